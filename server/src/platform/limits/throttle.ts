import { setTimeout as wait } from 'node:timers/promises';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Connection, Transaction } from '../database/connection.ts';
import type { DB } from '../database/schema.gen.ts';
import { Problem } from '../problem.ts';

/** An attempt, counted under its kind and key, and within these under its subkey. */
export interface Attempt {
  kind: string;
  /** A user, an address or an e-mail address, as the kind requires. */
  key: string;
  subkey?: string;
  now: Date;
}

/** The attempts that are allowed within a sliding window. */
export interface AttemptLimit {
  perKey?: number;
  /** For attempts with a subkey. */
  perSubkey?: number;
  windowMs: number;
}

/** The counted attempt, the time at which the exhausted limit allows another one, or `busy` while open attempts exhaust it. */
type CountResult = { id: number } | { retryAt: Date } | 'busy';

const UNLIMITED = Number.MAX_SAFE_INTEGER;
/** An attempt that stays open longer counts as failed, because its server has stopped. */
const OPEN_TIMEOUT_MS = 60_000;
/** Pauses between the retries of an attempt that is blocked by open ones. */
const PAUSES_MS = [100, 200, 400, 800, 1_600];

/**
 * Counts an attempt unless a limit is exhausted. Rejected attempts do not count, so waiting for `Retry-After` always
 * suffices. Attempts of one key are counted one after another.
 */
async function countAttempt(
  trx: Connection,
  { kind, key, subkey = '', now }: Attempt,
  { perKey = UNLIMITED, perSubkey = perKey, windowMs }: AttemptLimit,
  isOpen: boolean,
): Promise<CountResult> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`attempts ${kind} ${key}`}, 0))`.execute(trx);
  const expiresAt = new Date(now.getTime() + windowMs);
  const keyAttempts = trx
    .selectFrom('limitedAttempts')
    .select('expiresAt')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .limit(1)
    .offset(perKey - 1);
  const subkeyAttempts = keyAttempts.where('subkey', '=', subkey).offset(perSubkey - 1);
  const isClosed = (eb: ExpressionBuilder<DB, 'limitedAttempts'>) =>
    eb.or([eb('isOpen', '=', false), eb('expiresAt', '<=', new Date(expiresAt.getTime() - OPEN_TIMEOUT_MS))]);
  const { keyFull, subkeyFull, keyBusy, subkeyBusy } = await trx
    .selectNoFrom([
      keyAttempts.where(isClosed).as('keyFull'),
      subkeyAttempts.where(isClosed).as('subkeyFull'),
      keyAttempts.as('keyBusy'),
      subkeyAttempts.as('subkeyBusy'),
    ])
    .executeTakeFirstOrThrow();
  const exhaustedUntil = [keyFull, subkeyFull].filter((at) => at !== null);
  if (exhaustedUntil.length > 0)
    return { retryAt: new Date(Math.max(...exhaustedUntil.map((at) => at.getTime()))) };
  if (keyBusy !== null || subkeyBusy !== null) return 'busy';
  return trx
    .insertInto('limitedAttempts')
    .values({ kind, key, subkey, expiresAt, isOpen })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Counts an attempt, with retries while open attempts exhaust a limit. @returns its id, or the Problem */
async function countWithRetries(
  db: Connection,
  attempt: Attempt,
  limit: AttemptLimit,
  isOpen: boolean,
): Promise<number | Problem> {
  const count = (trx: Connection) => countAttempt(trx, attempt, limit, isOpen);
  for (const pause of [...PAUSES_MS, null]) {
    const counted = await (db.isTransaction ? count(db) : db.transaction().execute(count));
    if (counted !== 'busy') {
      if ('id' in counted) return counted.id;
      const seconds = Math.ceil((counted.retryAt.getTime() - attempt.now.getTime()) / 1000);
      return new Problem('TooManyRequests', { retryAfter: Math.max(1, seconds) });
    }
    if (pause !== null) await wait(pause);
  }
  return new Problem('TooManyRequests', { retryAfter: 1 });
}

/** Counts an attempt. @returns its id, or TooManyRequests when a limit is exhausted */
export function tryConsume(db: Connection, attempt: Attempt, limit: AttemptLimit): Promise<number | Problem> {
  return countWithRetries(db, attempt, limit, false);
}

/** Counts an attempt. @throws Problem TooManyRequests when a limit is exhausted */
export async function consume(db: Connection, attempt: Attempt, limit: AttemptLimit): Promise<void> {
  const counted = await tryConsume(db, attempt, limit);
  if (counted instanceof Problem) throw counted;
}

/** Deletes an attempt, so that it does not count. */
export async function releaseAttempt(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('limitedAttempts').where('id', '=', id).execute();
}

/**
 * Runs an action of which only failures count. Attempts beyond the limit wait for those that still run, so that correct
 * ones do not block each other and parallel guessing gains nothing.
 * @param isFailure selects the errors that count
 * @throws Problem TooManyRequests, and errors of the action
 */
export async function limitFailures<T>(
  db: Connection,
  attempt: Attempt,
  limit: AttemptLimit,
  run: () => Promise<T>,
  isFailure: (error: unknown) => boolean = () => true,
): Promise<T> {
  const id = await countWithRetries(db, attempt, limit, true);
  if (id instanceof Problem) throw id;
  let result: T;
  try {
    result = await run();
  } catch (error) {
    if (isFailure(error))
      await db.updateTable('limitedAttempts').set({ isOpen: false }).where('id', '=', id).execute();
    else await releaseAttempt(db, id);
    throw error;
  }
  await releaseAttempt(db, id);
  return result;
}

/**
 * Runs a change of which only successes count: an error rolls the attempt back with its transaction, and a returned
 * problem deletes it.
 * @throws Problem TooManyRequests, and errors of the change
 */
export async function limitSuccesses<T>(
  trx: Transaction,
  attempt: Attempt,
  limit: AttemptLimit,
  change: () => Promise<T | Problem>,
): Promise<T | Problem> {
  const id = await tryConsume(trx, attempt, limit);
  if (id instanceof Problem) throw id;
  const result = await change();
  if (result instanceof Problem) await releaseAttempt(trx, id);
  return result;
}

/** Deletes closed attempts of a subkey, under one key or all. @returns their number */
export async function deleteClosedAttempts(
  db: Connection,
  { kinds, key, subkey }: { kinds: readonly string[]; key?: string; subkey: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('limitedAttempts')
    .where('kind', 'in', kinds)
    .where('subkey', '=', subkey)
    .where('isOpen', '=', false)
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes attempts outside their window, because they contain personal data. */
export async function purgeAttempts(db: Connection): Promise<void> {
  await db.deleteFrom('limitedAttempts').where('expiresAt', '<', sql<Date>`now()`).execute();
}
