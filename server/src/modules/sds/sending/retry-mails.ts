import type { Config } from '../../../platform/config.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { rewriteFailedMails, sendMailsNow } from '../../../platform/mail/outbox.ts';
import { renewLinks } from './links.ts';

export interface RetryDependencies {
  config: Pick<Config, 'tokenSecret'>;
  now: () => Date;
}

/**
 * Retries failed mails with sheets at once and signs their links again. The mail says that its links are valid for 30
 * days, which would otherwise be wrong for a mail that failed weeks ago.
 * @returns the number of mails retried
 */
export async function retryMails(
  trx: Transaction,
  { config, now }: RetryDependencies,
  mailIds: readonly string[],
): Promise<number> {
  await rewriteFailedMails(trx, mailIds, (text) => renewLinks(config, text, now()));
  return sendMailsNow(trx, mailIds);
}
