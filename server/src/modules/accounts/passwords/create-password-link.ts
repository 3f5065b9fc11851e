import { chooseLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import { createSecret } from '../../../platform/access/tokens.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { toPageUrl } from '../../../platform/mail/mail-page.ts';
import { insertPasswordReset } from './password-queries.ts';

const HOUR_MS = 3_600_000;

/** Creates a link to choose a password. It works once and expires after a day. */
export async function createPasswordLink(
  trx: Transaction,
  { config, now }: Pick<ServiceDependencies, 'config' | 'now'>,
  { username, language }: { username: string; language: string },
): Promise<string> {
  const { secret, hash } = createSecret();
  const moment = now();
  await insertPasswordReset(trx, {
    username,
    codeHash: hash,
    now: moment,
    expiresAt: new Date(moment.getTime() + LIMITS.confirmationHours * HOUR_MS),
  });
  const locale = chooseLanguage({ userLanguage: language });
  return toPageUrl(config, 'new-password', { username, token: secret, locale });
}
