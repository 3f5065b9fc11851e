import type { Config } from '../../platform/config.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { recordAudits } from '../../platform/events/audit.ts';
import type { Job } from '../../platform/jobs/scheduled-jobs.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import {
  expireRequests,
  lockExpiredRequests,
  purgeOldInvitations,
  purgeOldRequestDetails,
  purgeOldRequests,
} from './expiry-queries.ts';
import { buildRequestExpiredMail } from './mails/request-mails.ts';
import { toRequestKind } from './request-rules.ts';

interface ExpiryDependencies {
  db: Database;
  config: Pick<Config, 'brand' | 'publicUrl'>;
  now: () => Date;
}

async function expireBatch(trx: Transaction, { config, now }: ExpiryDependencies): Promise<number> {
  const requests = await lockExpiredRequests(trx, now());
  await expireRequests(
    trx,
    requests.map(({ id }) => id),
    now(),
  );
  await recordAudits(
    trx,
    requests.map(({ id, status }) => ({
      userId: null,
      action: 'customer-requests.expire',
      entity: 'customer_request',
      entityId: id,
      details: { from: status },
    })),
  );
  const mails = requests.map((request) =>
    buildRequestExpiredMail(
      request,
      {
        id: request.id,
        kind: toRequestKind(request),
        businessName: request.businessName,
        wasAccepted: request.status === 'ACCEPTED',
      },
      config,
    ),
  );
  await queueMails(trx, mails);
  return requests.length;
}

/** Expires requests, deletes data after their retention period, and deletes expired invitations. */
export async function expireActivation(deps: ExpiryDependencies): Promise<void> {
  let expired: number;
  do {
    expired = await deps.db.transaction().execute((trx) => expireBatch(trx, deps));
  } while (expired > 0);
  await purgeOldRequests(deps.db, deps.now());
  await purgeOldRequestDetails(deps.db, deps.now());
  await purgeOldInvitations(deps.db, deps.now());
}

/** The nightly job for expiry and retention. */
export function createActivationExpiryJob(deps: ExpiryDependencies): Job {
  return { name: 'activation-expiry', cron: '40 3 * * *', work: () => expireActivation(deps) };
}
