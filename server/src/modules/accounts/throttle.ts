import { LIMITS } from '@cromia/domain/limits';
import type { Database, Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type AccountRequestKind,
  forgetAccountRequest,
  forgetTry,
  type GuessedSecret,
  grantAccountMail,
  noteAccountRequest,
  noteTry,
} from './throttle-queries.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = LIMITS.loginWindowMinutes * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

function tooMany(blocking: readonly Date[], now: Date): Problem {
  const free = Math.max(...blocking.map((moment) => moment.getTime())) + WINDOW_MS;
  return new Problem('TooManyRequests', {
    retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)),
  });
}

/**
 * Contract, section 6: failed logins are counted per user and address, and per address; an account itself is never
 * locked. Codes of links are counted alike, beside the passwords, so that who has tried too many of these can still set
 * a new one. A try that is turned away here does not count: whoever waits as long as they were told gets in. One that
 * turns out right is forgiven by `forgetTries`.
 * @param address as `addressBlock` gives it
 * @throws Problem TooManyRequests
 */
export async function countTry(
  db: Database,
  guess: { username: string; address: string; secret: GuessedSecret; now: Date },
): Promise<void> {
  const { id, userFull, addressFull } = await noteTry(db, guess, {
    since: new Date(guess.now.getTime() - WINDOW_MS),
    perUser: LIMITS.loginFailuresPerUser,
    perAddress: LIMITS.loginFailuresPerAddress,
  });
  const blocking = [userFull, addressFull].filter((failedAt) => failedAt !== null);
  if (blocking.length === 0) return;
  await forgetTry(db, id);
  throw tooMany(blocking, guess.now);
}

/** A registration or a forgotten password, counted. */
export interface AccountRequest {
  id: number;
  kind: AccountRequestKind;
  username: string;
  now: Date;
}

/**
 * Counts a registration or a forgotten password of an address; names do not matter here, so that nobody learns from the
 * answer which of them exist.
 * @param address as `addressBlock` gives it
 * @throws Problem TooManyRequests
 */
export async function countAccountRequest(
  db: Database,
  request: Omit<AccountRequest, 'id'> & { address: string },
): Promise<AccountRequest> {
  const { kind, username, now } = request;
  const { id, addressFull } = await noteAccountRequest(db, request, {
    since: new Date(now.getTime() - WINDOW_MS),
    perAddress: LIMITS.accountRequestsPerAddress,
  });
  if (addressFull === null) return { id, kind, username, now };
  await forgetAccountRequest(db, id);
  throw tooMany([addressFull], now);
}

/** Whether the name may be sent one more mail of this kind within the hour. The name must be locked. */
export function mayBeMailed(trx: Transaction, request: AccountRequest): Promise<boolean> {
  const since = new Date(request.now.getTime() - HOUR_MS);
  return grantAccountMail(trx, request, { since, most: LIMITS.accountMailsPerHour });
}
