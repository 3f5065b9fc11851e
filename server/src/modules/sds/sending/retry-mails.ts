import type { Config } from '../../../config.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { rewriteFailedMails, sendMailsNow } from '../../../platform/mail/outbox.ts';
import { renewLinks } from './links.ts';

export interface RetryDependencies {
  config: Pick<Config, 'tokenSecret'>;
  now: () => Date;
}

/**
 * Retries failed mails with sheets at once. Their links are signed again: a mail that failed weeks ago would otherwise
 * contain links that have expired, or soon will, while it says that they are valid for 30 days.
 * @returns how many are retried
 */
export async function retryMails(
  trx: Transaction,
  { config, now }: RetryDependencies,
  mailIds: readonly string[],
): Promise<number> {
  await rewriteFailedMails(trx, mailIds, (text) => renewLinks(config, text, now()));
  return sendMailsNow(trx, mailIds);
}
