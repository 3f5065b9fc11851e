import {
  type Confirmation,
  type RegisteredPerson,
  registeredPerson,
} from '@cromia/domain/accounts/confirmation';
import { type Registration, registrationSchema } from '@cromia/domain/accounts/registration';
import { chooseLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { hashPassword } from '../../platform/access/passwords.ts';
import { newSecret, secretHash } from '../../platform/access/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { addressBlock } from '../../platform/http/client-address.ts';
import type { ModuleDependencies } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import { padResponseTime } from '../../platform/http/response-time.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { alreadyRegisteredMail, registrationMail } from './mails/account-mails.ts';
import {
  deleteRegistration,
  deleteRegistrations,
  findRegistration,
  insertRegistration,
  insertUser,
  lockUsername,
} from './registration-queries.ts';
import { countAccountRequest, mayBeMailed, trySecret } from './throttle.ts';
import { findUser } from './user-queries.ts';

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
  return padResponseTime(async () => {
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

/** What the link of a registration's mail says, and where it was followed. */
interface FollowedLink {
  username: string;
  tempCode: string;
  clientAddress: string;
}

function tryCode<T>(
  { db, now }: ModuleDependencies,
  { username, tempCode, clientAddress }: FollowedLink,
  look: (code: { username: string; codeHash: Buffer; now: Date }) => Promise<T>,
): Promise<T> {
  const moment = now();
  const guess = { username, address: addressBlock(clientAddress), secret: 'CODE', now: moment } as const;
  return trySecret(db, guess, () => look({ username, codeHash: secretHash(tempCode), now: moment }));
}

/**
 * The data and consents that were entered, for the owner of the address to confirm: the code of the mail is the right to
 * see them. It stays valid.
 * @throws Problem UnauthorizedOrInvalid, TooManyRequests
 */
export function showRegistration(deps: ModuleDependencies, link: FollowedLink): Promise<RegisteredPerson> {
  return tryCode(deps, link, async (code) => {
    const pending = await findRegistration(deps.db, code);
    const registration = registrationSchema.safeParse(pending?.data);
    if (!registration.success) throw new Problem('UnauthorizedOrInvalid');
    return registeredPerson(registration.data);
  });
}

/**
 * Deletes a registration that the owner of its address did not send.
 * @throws Problem UnauthorizedOrInvalid, TooManyRequests
 */
export function rejectRegistration(deps: ModuleDependencies, link: FollowedLink): Promise<void> {
  return tryCode(deps, link, async (code) => {
    if (!(await deleteRegistration(deps.db, code))) throw new Problem('UnauthorizedOrInvalid');
  });
}

async function becomeUser(
  db: Database,
  code: { username: string; codeHash: Buffer; now: Date },
  { newPassword, registration: corrected }: Confirmation,
): Promise<void> {
  const { username, now } = code;
  // Asked before the costly hash, and once more under the lock.
  if (!(await findRegistration(db, code))) throw new Problem('UnauthorizedOrInvalid');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (trx) => {
    await lockUsername(trx, username);
    const pending = await findRegistration(trx, code);
    // What an older release took may no longer hold: the person registers again.
    const registration = registrationSchema.safeParse(pending && (corrected ?? pending.data));
    const userId = registration.success
      ? await insertUser(trx, registration.data, { passwordHash, now })
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
 * Makes a user of the person who follows the link of a registration and chooses a password, with the data and consents that
 * they confirm. The code works once, for its name and for a day; of several registrations of a name the others go with
 * it.
 * @throws Problem UnauthorizedOrInvalid, TooManyRequests
 */
export function confirmRegistration(
  deps: ModuleDependencies,
  { username, clientAddress }: Omit<FollowedLink, 'tempCode'>,
  confirmation: Confirmation,
): Promise<void> {
  const { tempCode, registration } = confirmation;
  // A user is made of the address that the mail went to.
  if (registration !== undefined && registration.username !== username)
    throw new Problem('UnauthorizedOrInvalid');
  return tryCode(deps, { username, tempCode, clientAddress }, (code) =>
    becomeUser(deps.db, code, confirmation),
  );
}
