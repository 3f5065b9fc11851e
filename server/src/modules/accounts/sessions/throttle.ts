import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@cromia/domain/limits';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  type AccountRequestKind,
  beginAttempt,
  claimAccountMail,
  clearAttempts,
  deleteAccountRequest,
  recordAccountRequest,
  recordFailure,
  type SecretAttempt,
} from './throttle-queries.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = LIMITS.loginWindowMinutes * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * An attempt that stays open longer counts as failed. A check takes less than a second, or a few seconds in a queue.
 */
const LOOK_MS = MINUTE_MS;
/** Pauses between the retries of an attempt that is blocked by concurrent ones. */
const PAUSES_MS = [100, 200, 400, 800, 1_600];

function tooMany(blocking: readonly Date[], now: Date): Problem {
  const free = Math.max(...blocking.map((moment) => moment.getTime())) + WINDOW_MS;
  return new Problem('TooManyRequests', {
    retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)),
  });
}

/** Opens an attempt, with retries while concurrent attempts exhaust the limit. @throws Problem TooManyRequests */
async function openAttempt(db: Database, guess: SecretAttempt): Promise<number> {
  const limits = {
    since: new Date(guess.now.getTime() - WINDOW_MS),
    openSince: new Date(guess.now.getTime() - LOOK_MS),
    perUser: LIMITS.loginFailuresPerUser,
    perAddress: LIMITS.loginFailuresPerAddress,
  };
  for (const pause of [...PAUSES_MS, null]) {
    const opened = await db.transaction().execute((trx) => beginAttempt(trx, guess, limits));
    if (opened !== 'busy') {
      if ('id' in opened) return opened.id;
      throw tooMany(opened.full, guess.now);
    }
    if (pause !== null) await wait(pause);
  }
  throw new Problem('TooManyRequests', { retryAfter: 1 });
}

/**
 * Checks a secret, unless there were too many failures. Failed logins are counted per user and address, and per
 * address; an account is never locked (contract, section 6). Codes of links have a separate limit, so that a user with
 * too many failed passwords can still set a new one. Refused attempts do not count, so waiting for `Retry-After` always
 * suffices. Attempts beyond the limit wait for those still being checked, so that correct secrets do not block each
 * other and parallel guessing gains nothing.
 * @param look checks the secret; an error counts as a failed attempt
 * @throws Problem TooManyRequests
 */
export async function verifyThrottledSecret<T>(
  db: Database,
  guess: SecretAttempt,
  look: () => Promise<T>,
): Promise<T> {
  const id = await openAttempt(db, guess);
  let result: T;
  try {
    result = await look();
  } catch (error) {
    await recordFailure(db, id);
    throw error;
  }
  await clearAttempts(db, id, guess);
  return result;
}

/** A counted registration or password reset request. */
export interface AccountRequest {
  id: number;
  kind: AccountRequestKind;
  username: string;
  /** As `toAddressBlock` returns it. */
  address: string;
  now: Date;
}

/**
 * Counts a registration or password reset request per address. Names do not matter, so the answer does not reveal which
 * names exist.
 * @throws Problem TooManyRequests
 */
export async function countAccountRequest(
  db: Database,
  request: Omit<AccountRequest, 'id'>,
): Promise<AccountRequest> {
  const { now } = request;
  const { id, addressFull } = await recordAccountRequest(db, request, {
    since: new Date(now.getTime() - WINDOW_MS),
    perAddress: LIMITS.accountRequestsPerAddress,
  });
  if (addressFull === null) return { id, ...request };
  await deleteAccountRequest(db, id);
  throw tooMany([addressFull], now);
}

/**
 * Grants the name another mail of this kind, unless its limit per hour is reached. Mails are also counted per address,
 * so that a stranger does not use up the limit of the name's owner. The caller must hold the lock on the name.
 * @returns false when a limit is reached
 */
export function mayReceiveMail(trx: Transaction, request: AccountRequest): Promise<boolean> {
  const since = new Date(request.now.getTime() - HOUR_MS);
  return claimAccountMail(trx, request, {
    since,
    perAddress: LIMITS.accountMailsPerHour,
    inAll: LIMITS.accountMailsPerHourInAll,
  });
}
