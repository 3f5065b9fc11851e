import {
  type RegistrationConfirmation,
  type RegistrationSummary,
  toRegistrationSummary,
} from '@cromia/domain/accounts/confirmation';
import { type Registration, registrationSchema } from '@cromia/domain/accounts/registration';
import { chooseLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { createSecret, hashSecret } from '../../../platform/access/tokens.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { toAddressBlock } from '../../../platform/http/client-address.ts';
import { padResponseTime } from '../../../platform/http/response-time.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { buildAlreadyRegisteredMail, buildRegistrationMail } from '../mails/account-mails.ts';
import { hashNewPassword } from '../passwords/hash-new-password.ts';
import { countAccountRequest, tryConsumeMail, verifyThrottledSecret } from '../sessions/throttle.ts';
import { findUser } from '../user-queries.ts';
import {
  deleteRegistration,
  deleteRegistrations,
  findRegistration,
  insertRegistration,
  insertUser,
  isConfirmedBy,
  lockUsername,
} from './registration-queries.ts';

const HOUR_MS = 3_600_000;

/**
 * Accepts a registration. The person becomes a user by opening the link in the mail, so nobody can register another
 * person's address. An existing user gets a mail about the existing account instead. The caller sees no difference,
 * neither in the response nor in its time (contract, section 2).
 * @throws Problem TooManyRequests for too many requests from one address
 */
export function submitRegistration(
  { db, config, now }: ModuleDependencies,
  registration: Registration,
  clientAddress: string,
): Promise<void> {
  return padResponseTime(async () => {
    const moment = now();
    const { username } = registration;
    const address = toAddressBlock(clientAddress);
    const request = { kind: 'REGISTRATION', username, address, now: moment } as const;
    await countAccountRequest(db, request);
    await db.transaction().execute(async (trx) => {
      await lockUsername(trx, username);
      if (!(await tryConsumeMail(trx, request))) return;
      const user = await findUser(trx, username);
      const { secret, hash } = createSecret();
      await insertRegistration(trx, {
        username,
        data: registration,
        codeHash: hash,
        now: moment,
        expiresAt: new Date(moment.getTime() + LIMITS.confirmationHours * HOUR_MS),
      });
      const language = chooseLanguage({ userLanguage: user?.language ?? registration.language });
      const recipient = { username, language };
      await queueMail(
        trx,
        user
          ? buildAlreadyRegisteredMail(recipient, config)
          : buildRegistrationMail(recipient, secret, config),
      );
    });
  });
}

/** The user name and code of an opened registration link, with the caller's address. */
interface OpenedLink {
  username: string;
  tempCode: string;
  clientAddress: string;
}

/** Calls `use` with the code of a link, unless the caller has made too many wrong guesses. */
function withLinkCode<T>(
  { db, now }: ModuleDependencies,
  { username, tempCode, clientAddress }: OpenedLink,
  use: (code: { username: string; codeHash: Buffer; now: Date }) => Promise<T>,
): Promise<T> {
  const moment = now();
  const attempt = { username, address: toAddressBlock(clientAddress), secret: 'CODE', now: moment } as const;
  return verifyThrottledSecret(db, attempt, () =>
    use({ username, codeHash: hashSecret(tempCode), now: moment }),
  );
}

/**
 * Rejects a code without a registration. Whoever has the code of a confirmed registration received its mail, so the
 * response may say that it is confirmed.
 * @throws Problem UnauthorizedOrInvalid
 */
async function rejectCode(db: Connection, code: { username: string; codeHash: Buffer }): Promise<never> {
  const isConfirmed = await isConfirmedBy(db, code);
  throw new Problem(
    'UnauthorizedOrInvalid',
    isConfirmed ? { extension: { reason: 'alreadyConfirmed' } } : {},
  );
}

/**
 * Reads the data and consents of a registration, for the owner of the address to confirm. The mailed code grants access
 * and stays valid.
 * @throws Problem UnauthorizedOrInvalid, TooManyRequests
 */
export function readRegistration(deps: ModuleDependencies, link: OpenedLink): Promise<RegistrationSummary> {
  return withLinkCode(deps, link, async (code) => {
    const pending = await findRegistration(deps.db, code);
    const registration = registrationSchema.safeParse(pending?.data);
    if (!registration.success) return rejectCode(deps.db, code);
    return toRegistrationSummary(registration.data);
  });
}

/**
 * Deletes a registration at the request of the address's owner.
 * @throws Problem UnauthorizedOrInvalid, TooManyRequests
 */
export function rejectRegistration(deps: ModuleDependencies, link: OpenedLink): Promise<void> {
  return withLinkCode(deps, link, async (code) => {
    if (!(await deleteRegistration(deps.db, code))) throw new Problem('UnauthorizedOrInvalid');
  });
}

async function createUser(
  { db, config }: Pick<ModuleDependencies, 'db' | 'config'>,
  code: { username: string; codeHash: Buffer; now: Date },
  { newPassword, registration: corrected }: RegistrationConfirmation,
): Promise<void> {
  const { username, now } = code;
  // Checks the code before the costly hash, and again after taking the lock.
  if (!(await findRegistration(db, code))) return rejectCode(db, code);
  const passwordHash = await hashNewPassword(newPassword, username, config);
  await db.transaction().execute(async (trx) => {
    await lockUsername(trx, username);
    const pending = await findRegistration(trx, code);
    // A registration stored by an older release may no longer be valid. The person then registers again.
    const registration = registrationSchema.safeParse(pending && (corrected ?? pending.data));
    const userId = registration.success
      ? await insertUser(trx, registration.data, { passwordHash, codeHash: code.codeHash, now })
      : undefined;
    if (userId === undefined) return rejectCode(trx, code);
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
 * Creates the user when the person opens the registration link, confirms the data and consents, and chooses a
 * password. The code works once, for its name and for a day. Other registrations of the name are deleted.
 * @throws Problem UnauthorizedOrInvalid, CommonPassword, TooManyRequests
 */
export function confirmRegistration(
  deps: ModuleDependencies,
  { username, clientAddress }: Omit<OpenedLink, 'tempCode'>,
  confirmation: RegistrationConfirmation,
): Promise<void> {
  const { tempCode, registration } = confirmation;
  // The user name is the address to which the mail was sent.
  if (registration !== undefined && registration.username !== username)
    throw new Problem('UnauthorizedOrInvalid');
  return withLinkCode(deps, { username, tempCode, clientAddress }, (code) =>
    createUser(deps, code, confirmation),
  );
}
