import type { ChosenPassword, PasswordChange } from '@cromia/domain/accounts/password';
import { chooseLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { verifyPassword } from '../../../platform/access/passwords.ts';
import { createSecret, hashSecret } from '../../../platform/access/tokens.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { toAddressBlock } from '../../../platform/http/client-address.ts';
import { padResponseTime } from '../../../platform/http/response-time.ts';
import { queueMail, queueMailIf } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { buildNewPasswordMail, buildPasswordChangedMail } from '../mails/account-mails.ts';
import { lockUsername } from '../registration/registration-queries.ts';
import { deleteChallenges } from '../security/challenge-queries.ts';
import { deletePendingSecret } from '../security/second-factor-queries.ts';
import { countAccountRequest, tryConsumeMail, verifyThrottledSecret } from '../sessions/throttle.ts';
import { findUser } from '../user-queries.ts';
import { hashNewPassword } from './hash-new-password.ts';
import {
  deletePasswordResets,
  endSessions,
  findPasswordReset,
  insertPasswordReset,
  replacePassword,
  setPassword,
} from './password-queries.ts';

const HOUR_MS = 3_600_000;

/**
 * Mails a password reset link to a user who may log in. For any other name, the response, its time (contract, section
 * 2) and the database statements are the same.
 * @throws Problem TooManyRequests for too many requests from one address
 */
export function requestPasswordReset(
  { db, config, now }: ModuleDependencies,
  username: string,
  clientAddress: string,
): Promise<void> {
  return padResponseTime(async () => {
    const moment = now();
    const address = toAddressBlock(clientAddress);
    const request = { kind: 'PASSWORD_RESET', username, address, now: moment } as const;
    await countAccountRequest(db, request);
    await db.transaction().execute(async (trx) => {
      await lockUsername(trx, username);
      if (!(await tryConsumeMail(trx, request))) return;
      const user = await findUser(trx, username);
      const { secret, hash } = createSecret();
      await insertPasswordReset(trx, {
        username,
        codeHash: hash,
        now: moment,
        expiresAt: new Date(moment.getTime() + LIMITS.passwordResetHours * HOUR_MS),
      });
      const language = chooseLanguage({ userLanguage: user?.language });
      const mail = buildNewPasswordMail({ username, language }, secret, config);
      await queueMailIf(trx, user !== undefined && user.disabledAt === null, mail);
    });
  });
}

/** A user whose password was reset or changed. */
interface PasswordUpdate {
  userId: string;
  username: string;
  language: string;
  /** The session that continues. Without it, all sessions end. */
  session?: string;
  action: 'accounts.reset-password' | 'accounts.change-password';
}

/**
 * Ends the sessions and reset links of the old password, and notifies the user by mail in case somebody else changed
 * it.
 */
async function completePasswordChange(
  trx: Transaction,
  { config, now }: ModuleDependencies,
  { userId, username, language, session, action }: PasswordUpdate,
): Promise<void> {
  await deletePasswordResets(trx, userId);
  await deleteChallenges(trx, userId);
  await deletePendingSecret(trx, userId);
  await endSessions(trx, userId, { now: now(), ...(session === undefined ? {} : { except: session }) });
  await recordAudit(trx, { userId, action, entity: 'user', entityId: userId });
  const recipient = { username, language: chooseLanguage({ userLanguage: language }) };
  await queueMail(trx, buildPasswordChangedMail(recipient, config));
}

async function replaceForgottenPassword(
  deps: ModuleDependencies,
  moment: Date,
  { username, tempCode, newPassword }: ChosenPassword & { username: string },
): Promise<void> {
  const { db } = deps;
  const code = { username, codeHash: hashSecret(tempCode), now: moment };
  // Checks the code before the costly hashes, and again after taking the lock.
  const reset = await findPasswordReset(db, code);
  if (!reset) throw new Problem('UnauthorizedOrInvalid');
  if (await verifyPassword(reset.passwordHash, newPassword)) throw new Problem('PasswordUnchanged');
  const passwordHash = await hashNewPassword(newPassword, username, deps.config);
  await db.transaction().execute(async (trx) => {
    await lockUsername(trx, username);
    const user = await findPasswordReset(trx, code);
    if (!user) throw new Problem('UnauthorizedOrInvalid');
    await setPassword(trx, user.userId, passwordHash);
    await completePasswordChange(trx, deps, { ...user, username, action: 'accounts.reset-password' });
  });
}

/**
 * Sets the password with the code of a mailed link, and ends all sessions. The code works once, for its user and for an
 * hour. The user's other reset links become invalid.
 * @throws Problem UnauthorizedOrInvalid, PasswordUnchanged, CommonPassword, TooManyRequests
 */
export function resetPassword(
  deps: ModuleDependencies,
  username: string,
  chosen: ChosenPassword,
  clientAddress: string,
): Promise<void> {
  const moment = deps.now();
  return verifyThrottledSecret(
    deps.db,
    { username, address: toAddressBlock(clientAddress), secret: 'CODE', now: moment },
    () => replaceForgottenPassword(deps, moment, { username, ...chosen }),
  );
}

async function replaceOwnPassword(
  deps: ModuleDependencies,
  { username, sessionId }: Viewer,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { db } = deps;
  const user = await findUser(db, username);
  const currentHash = user?.passwordHash ?? null;
  if (!(await verifyPassword(currentHash, currentPassword)) || !user || currentHash === null) {
    throw new Problem('WrongPassword');
  }
  const newHash = await hashNewPassword(newPassword, username, deps.config);
  await db.transaction().execute(async (trx) => {
    await lockUsername(trx, username);
    if (!(await replacePassword(trx, user.id, { from: currentHash, to: newHash })))
      throw new Problem('WrongPassword');
    await completePasswordChange(trx, deps, {
      userId: user.id,
      username,
      language: user.language,
      session: sessionId,
      action: 'accounts.change-password',
    });
  });
}

/**
 * Changes the user's own password. The current session continues; all others end.
 * @throws Problem NotFound for another user's name, PasswordUnchanged, CommonPassword, WrongPassword, TooManyRequests
 */
export async function changePassword(
  deps: ModuleDependencies,
  viewer: Viewer,
  { username, ...change }: PasswordChange & { username: string },
  clientAddress: string,
): Promise<void> {
  if (username !== viewer.username) throw new Problem('NotFound');
  if (change.newPassword === change.currentPassword) throw new Problem('PasswordUnchanged');
  await verifyThrottledSecret(
    deps.db,
    { username, address: toAddressBlock(clientAddress), secret: 'PASSWORD', now: deps.now() },
    () => replaceOwnPassword(deps, viewer, change),
  );
}
