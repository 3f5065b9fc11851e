import type { ChosenPassword } from '@cromia/domain/accounts/password';
import { type Registration, registrationSchema } from '@cromia/domain/accounts/registration';
import { chooseLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { answerInSteps } from '../../platform/answer-steps.ts';
import { recordAudit } from '../../platform/audit.ts';
import { addressBlock } from '../../platform/client-address.ts';
import type { Database } from '../../platform/database.ts';
import type { ModuleDependencies } from '../../platform/http.ts';
import { queueMail } from '../../platform/outbox.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { Problem } from '../../platform/problem.ts';
import { newSecret, secretHash } from '../../platform/tokens.ts';
import { alreadyRegisteredMail, registrationMail } from './mails/account-mails.ts';
import { findUser } from './queries.ts';
import {
  deleteRegistrations,
  findRegistration,
  insertRegistration,
  insertUser,
  lockUsername,
} from './registration-queries.ts';
import { countAccountRequest, mayBeMailed, trySecret } from './throttle.ts';

const HOUR_MS = 3_600_000;

/**
 * Takes a registration. The person becomes a user by following the link in the mail, so that nobody can register
 * another's address. A name that is a user's already gets a mail that says so; the caller sees no difference, neither in
 * the answer nor in its time (contract, section 2).
 * @throws Problem TooManyRequests for too many from one address
 */
export function register(
  { db, config, now }: ModuleDependencies,
  registration: Registration,
  clientAddress: string,
): Promise<void> {
  return answerInSteps(async () => {
    const moment = now();
    const { username } = registration;
    const request = await countAccountRequest(db, {
      kind: 'REGISTRATION',
      username,
      address: addressBlock(clientAddress),
      now: moment,
    });
    await db.transaction().execute(async (trx) => {
      await lockUsername(trx, username);
      if (!(await mayBeMailed(trx, request))) return;
      const user = await findUser(trx, username);
      const { secret, hash } = newSecret();
      await insertRegistration(trx, {
        username,
        data: registration,
        codeHash: hash,
        now: moment,
        expiresAt: new Date(moment.getTime() + LIMITS.confirmationHours * HOUR_MS),
      });
      const language = chooseLanguage({ userLanguage: user?.language ?? registration.language });
      const to = { username, language };
      await queueMail(trx, user ? alreadyRegisteredMail(to, config) : registrationMail(to, secret, config));
    });
  });
}

async function becomeUser(
  db: Database,
  moment: Date,
  { username, tempCode, newPassword }: ChosenPassword & { username: string },
): Promise<void> {
  const code = { username, codeHash: secretHash(tempCode), now: moment };
  // Asked before the costly hash, and once more under the lock.
  if (!(await findRegistration(db, code))) throw new Problem('UnauthorizedOrInvalid');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (trx) => {
    await lockUsername(trx, username);
    const pending = await findRegistration(trx, code);
    // What an older release took may no longer hold: the person registers again.
    const registration = registrationSchema.safeParse(pending?.data);
    const userId = registration.success
      ? await insertUser(trx, registration.data, { passwordHash, now: moment })
      : undefined;
    if (userId === undefined) throw new Problem('UnauthorizedOrInvalid');
    await deleteRegistrations(trx, username);
    await recordAudit(trx, {
      userId,
      action: 'accounts.confirm-registration',
      entity: 'user',
      entityId: userId,
      details: { registeredAt: pending?.createdAt, privacyAccepted: true },
    });
  });
}

/**
 * Makes a user of whoever follows the link of a registration and chooses a password. The code works once, for its name
 * and for a day; of several registrations of a name the others go with it.
 * @throws Problem UnauthorizedOrInvalid, TooManyRequests
 */
export function confirmRegistration(
  { db, now }: ModuleDependencies,
  username: string,
  chosen: ChosenPassword,
  clientAddress: string,
): Promise<void> {
  const moment = now();
  return trySecret(db, { username, address: addressBlock(clientAddress), secret: 'CODE', now: moment }, () =>
    becomeUser(db, moment, { username, ...chosen }),
  );
}
