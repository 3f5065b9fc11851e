import type { Database, Transaction } from '../database/connection.ts';
import { openNotifiedLoop } from '../database/notified-loop.ts';
import type { ProcessLog } from '../telemetry/process-log.ts';
import { runInSpan } from '../telemetry/tracing.ts';
import type { Mail, MailTransport } from './mail-transport.ts';
import {
  claimMail,
  insertMailIf,
  insertMails,
  makeMailsDue,
  markMailFailed,
  markMailSent,
  msUntilNextMail,
  OUTBOX_CHANNEL,
  updateFailedMails,
} from './outbox-queries.ts';

/** Maximum time between two polls, in case a notification was lost. */
const POLLING_INTERVAL_MS = 60_000;
const MAX_ERROR_LENGTH = 500;

/**
 * Queues a mail in the transaction of its cause, so that it is sent only if the transaction is committed (architecture,
 * "Transactions").
 */
export async function queueMail(trx: Transaction, mail: Mail): Promise<void> {
  await insertMails(trx, [mail]);
}

/**
 * Queues a mail only if it is due. The database work is the same in both cases, so that the response time does not
 * reveal whether a mail was sent.
 */
export async function queueMailIf(trx: Transaction, isDue: boolean, mail: Mail): Promise<void> {
  await insertMailIf(trx, isDue, mail);
}

/** Queues several mails at once. */
export async function queueMails(trx: Transaction, mails: readonly Mail[]): Promise<void> {
  await insertMails(trx, mails);
}

/** Changes the texts of failed mails that will be retried; mails being sent stay unchanged. */
export async function rewriteFailedMails(
  trx: Transaction,
  ids: readonly string[],
  rewrite: (text: string) => string,
): Promise<void> {
  if (ids.length > 0) await updateFailedMails(trx, [...new Set(ids)], rewrite);
}

/**
 * Retries failed mails at once. The mails stay the same, so nobody receives one twice.
 * @returns the number of retried mails
 */
export async function sendMailsNow(trx: Transaction, ids: readonly string[]): Promise<number> {
  return ids.length === 0 ? 0 : makeMailsDue(trx, [...new Set(ids)]);
}

/** Sends all due mails, one after the other. @returns the number of sent mails */
export async function sendDueMails(
  db: Database,
  transport: MailTransport,
  log: ProcessLog,
  isRunning: () => boolean = () => true,
): Promise<number> {
  let sent = 0;
  while (isRunning()) {
    const mail = await claimMail(db);
    if (!mail) break;
    try {
      await runInSpan('send mail', () => transport.send(mail));
      await markMailSent(db, mail.id);
      sent += 1;
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'failed to send a mail');
      await markMailFailed(db, mail.id, reason);
    }
  }
  return sent;
}

export interface OutboxDependencies {
  db: Database;
  url: string;
  transport: MailTransport;
  log: ProcessLog;
}

/**
 * Runs the mail sender until it is stopped. Each mail is sent at least once, and several servers share the outbox
 * without sending the same mail concurrently.
 */
export function openOutbox({ db, url, transport, log }: OutboxDependencies): { stop: () => Promise<void> } {
  let stopped = false;
  const loop = openNotifiedLoop({
    url,
    channel: OUTBOX_CHANNEL,
    log,
    work: async () => {
      await sendDueMails(db, transport, log, () => !stopped);
      return msUntilNextMail(db, POLLING_INTERVAL_MS);
    },
  });
  return {
    stop: async () => {
      stopped = true;
      await loop.stop();
      transport.close();
    },
  };
}
