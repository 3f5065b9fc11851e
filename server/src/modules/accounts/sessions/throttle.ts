import { LIMITS } from '@cromia/domain/limits';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import {
  consume,
  deleteClosedAttempts,
  limitFailures,
  tryConsume,
} from '../../../platform/limits/throttle.ts';
import { Problem } from '../../../platform/problem.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = LIMITS.loginWindowMinutes * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A password, or the code of a mailed link. */
const SECRETS = ['PASSWORD', 'CODE'] as const;

/** Whether a failure is no wrong secret: the server lacked capacity, or the new password is too weak. */
function isUncounted({ code }: Problem): boolean {
  return code === 'ServiceUnavailable' || code === 'CommonPassword';
}

/** The user whose secret is checked, and the address of the caller. */
interface SecretAttempt {
  username: string;
  /** The result of `toAddressBlock`. */
  address: string;
  secret: (typeof SECRETS)[number];
  now: Date;
}

/**
 * Checks a secret, unless there have been too many failures. Failed logins are counted per user and address, and per
 * address; an account is never locked (contract, section 6). Codes of links have a separate limit, so that a user with
 * too many failed passwords can still set a new one.
 * @param check checks the secret; an error counts as a failed attempt
 * @throws Problem TooManyRequests
 */
export async function verifyThrottledSecret<T>(
  db: Database,
  { username, address, secret, now }: SecretAttempt,
  check: () => Promise<T>,
): Promise<T> {
  const result = await limitFailures(
    db,
    { kind: secret, key: address, subkey: username, now },
    {
      perKey: LIMITS.loginFailuresPerAddress,
      perSubkey: LIMITS.loginFailuresPerUser,
      windowMs: WINDOW_MS,
    },
    check,
    (error) => !(error instanceof Problem && isUncounted(error)),
  );
  await deleteClosedAttempts(db, { kinds: SECRETS, key: address, subkey: username });
  return result;
}

/** Deletes the failed logins of a user from all addresses. @returns their number */
export function deleteLoginFailures(trx: Transaction, username: string): Promise<number> {
  return deleteClosedAttempts(trx, { kinds: SECRETS, subkey: username });
}

/** A registration or password reset request, which results in a mail. */
interface AccountRequest {
  kind: 'REGISTRATION' | 'PASSWORD_RESET';
  username: string;
  /** The result of `toAddressBlock`. */
  address: string;
  now: Date;
}

/**
 * Counts a registration or password reset request per address. User names do not matter, so the response does not
 * reveal which of them exist.
 * @throws Problem TooManyRequests
 */
export function countAccountRequest(
  db: Database,
  { kind, username, address, now }: AccountRequest,
): Promise<void> {
  return consume(
    db,
    { kind, key: address, subkey: username, now },
    { perKey: LIMITS.accountRequestsPerAddress, windowMs: WINDOW_MS },
  );
}

/**
 * Counts another mail of this kind to the user name, unless its limit per hour is reached. Mails are also counted per
 * address, so that a stranger does not use up the limit of the name's owner.
 * @returns false when a limit is reached
 */
export async function tryConsumeMail(
  trx: Transaction,
  { kind, username, address, now }: AccountRequest,
): Promise<boolean> {
  const counted = await tryConsume(
    trx,
    { kind: `${kind}_MAIL`, key: username, subkey: address, now },
    {
      perKey: LIMITS.accountMailsPerHourTotal,
      perSubkey: LIMITS.accountMailsPerHour,
      windowMs: HOUR_MS,
    },
  );
  return typeof counted === 'number';
}
