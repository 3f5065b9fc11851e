import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@cromia/domain/limits';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  type AccountRequestKind,
  beginAttempt,
  clearAttempts,
  deleteAccountRequest,
  type Guess,
  grantAccountMail,
  recordAccountRequest,
  recordFailure,
} from './throttle-queries.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = LIMITS.loginWindowMinutes * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Looking at a secret takes a fraction of a second, in line behind others a few. */
const LOOK_MS = MINUTE_MS;
/** Pauses of a try that waits for others to be looked at. */
const PAUSES_MS = [100, 200, 400, 800, 1_600];

function tooMany(blocking: readonly Date[], now: Date): Problem {
  const free = Math.max(...blocking.map((moment) => moment.getTime())) + WINDOW_MS;
  return new Problem('TooManyRequests', {
    retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)),
  });
}

/** Opens a try as soon as others at the same time leave room for it. @throws Problem TooManyRequests */
async function openedTry(db: Database, guess: Guess): Promise<number> {
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
 * Lets a secret be looked at, unless too many were wrong. Contract, section 6: failed logins are counted per user and
 * address, and per address; an account itself is never locked. Codes of links are counted alike, beside the passwords,
 * so that who has tried too many of these can still set a new one. A try that is turned away here does not count:
 * a caller who waits as long as they were told gets in. Tries at the same time are no failures yet: beyond the limit they
 * wait until these are known, so that right ones never shut each other out and wrong ones gain nothing.
 * @param look does what the secret is for; whatever it throws is a failed try
 * @throws Problem TooManyRequests
 */
export async function trySecret<T>(db: Database, guess: Guess, look: () => Promise<T>): Promise<T> {
  const id = await openedTry(db, guess);
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

/** A registration or a forgotten password, counted. */
export interface AccountRequest {
  id: number;
  kind: AccountRequestKind;
  username: string;
  /** As `addressBlock` gives it. */
  address: string;
  now: Date;
}

/**
 * Counts a registration or a forgotten password of an address; names do not matter here, so that nobody learns from the
 * answer which of them exist.
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
 * Whether the name may be sent one more mail of this kind within the hour. Counted by where it is asked for, too, so that
 * a stranger does not use up the mails of the name's owner. The name must be locked.
 */
export function mayBeMailed(trx: Transaction, request: AccountRequest): Promise<boolean> {
  const since = new Date(request.now.getTime() - HOUR_MS);
  return grantAccountMail(trx, request, {
    since,
    perAddress: LIMITS.accountMailsPerHour,
    inAll: LIMITS.accountMailsPerHourInAll,
  });
}
