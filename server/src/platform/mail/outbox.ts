import type { Database, Transaction } from '../database/database.ts';
import type { ProcessLog } from '../database/embedded-postgres-binaries.ts';
import { openNotifiedLoop } from '../database/notified-loop.ts';
import { runInSpan } from '../observability/tracing.ts';
import type { Mail, MailTransport } from './mail.ts';
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

/** Longest time between two looks, for the case that a wake-up was lost. */
const LOOK_EVERY_MS = 60_000;
const ERROR_LENGTH = 500;

/**
 * Queues a mail in the transaction of its cause: it leaves exactly when that is committed (architecture,
 * "Transactions").
 */
export async function queueMail(trx: Transaction, mail: Mail): Promise<void> {
  await insertMails(trx, [mail]);
}

/**
 * As `queueMail` for a mail that only some are sent: the database is asked the same either way, so that nobody can tell
 * from the time that it took.
 */
export async function queueMailIf(trx: Transaction, isDue: boolean, mail: Mail): Promise<void> {
  await insertMailIf(trx, isDue, mail);
}

/** Queues several mails at once. */
export async function queueMails(trx: Transaction, mails: readonly Mail[]): Promise<void> {
  await insertMails(trx, mails);
}

/** Changes the texts of mails that have failed and will be tried again; those on their way stay as they are. */
export async function rewriteFailedMails(
  trx: Transaction,
  ids: readonly string[],
  rewrite: (text: string) => string,
): Promise<void> {
  if (ids.length > 0) await updateFailedMails(trx, [...new Set(ids)], rewrite);
}

/**
 * Tries mails that have failed again at once: the same mails, so that nobody receives one twice.
 * @returns how many are tried now
 */
export async function sendMailsNow(trx: Transaction, ids: readonly string[]): Promise<number> {
  return ids.length === 0 ? 0 : makeMailsDue(trx, [...new Set(ids)]);
}

/**
 * Sends every mail that is due, one after the other.
 * @returns how many left
 */
export async function sendDueMails(
  db: Database,
  transport: MailTransport,
  log: ProcessLog,
  goOn: () => boolean = () => true,
): Promise<number> {
  let sent = 0;
  while (goOn()) {
    const mail = await claimMail(db);
    if (!mail) break;
    try {
      await runInSpan('send mail', () => transport.send(mail));
      await markMailSent(db, mail.id);
      sent += 1;
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
      log.warn(
        { mail: mail.id, attempts: mail.attempts, reason },
        'a mail was not sent; it will be tried again',
      );
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
 * Runs the sender of mails until it is stopped. Each mail leaves at least once, and several servers share the outbox
 * without sending the same one at the same time.
 */
export function openOutbox({ db, url, transport, log }: OutboxDependencies): { stop: () => Promise<void> } {
  let stopped = false;
  const loop = openNotifiedLoop({
    url,
    channel: OUTBOX_CHANNEL,
    log,
    work: async () => {
      await sendDueMails(db, transport, log, () => !stopped);
      return msUntilNextMail(db, LOOK_EVERY_MS);
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
