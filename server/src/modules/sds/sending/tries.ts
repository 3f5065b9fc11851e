import type { Config } from '../../../config.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { rewriteFailedMails, sendMailsNow } from '../../../platform/mail/outbox.ts';
import { withFreshLinks } from './links.ts';

export interface TryingDependencies {
  config: Pick<Config, 'tokenSecret'>;
  now: () => Date;
}

/**
 * Tries mails with sheets that have failed again at once. Their links are signed anew: a mail that failed weeks ago would
 * otherwise bring links that are dead, or soon will be, and say that they hold for 30 days.
 * @returns how many are tried now
 */
export async function tryAgain(
  trx: Transaction,
  { config, now }: TryingDependencies,
  mailIds: readonly string[],
): Promise<number> {
  await rewriteFailedMails(trx, mailIds, (text) => withFreshLinks(config, text, now()));
  return sendMailsNow(trx, mailIds);
}
