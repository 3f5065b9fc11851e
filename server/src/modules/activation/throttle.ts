import type { ErrorCode } from '@cromia/domain/errors';
import type { Connection, Database } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { type AttemptKind, deleteAttempt, recordAttempt } from './user-queries.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts an attempt of a user in the current hour. Refused attempts do not count, so waiting for `Retry-After` always
 * suffices.
 * @returns the id of the attempt, with which it can be deleted again
 * @throws Problem TooManyRequests
 */
export async function countAttempt(
  db: Connection,
  { userId, kind, now }: { userId: string; kind: AttemptKind; now: Date },
  most: number,
): Promise<number> {
  const since = new Date(now.getTime() - HOUR_MS);
  const { id, full } = await recordAttempt(db, { userId, kind, now, since }, most);
  if (full === null) return id;
  await deleteAttempt(db, id);
  const retryAfter = Math.ceil((full.getTime() + HOUR_MS - now.getTime()) / 1000);
  throw new Problem('TooManyRequests', { retryAfter: Math.max(1, retryAfter) });
}

/**
 * Runs an action whose refusals are limited per hour, because they reveal something about others. Only refusals with
 * one of the codes count. They count even though the action's transaction is rolled back.
 * @throws Problem TooManyRequests, and errors of the action
 */
export async function limitRefusals<T>(
  db: Database,
  {
    codes,
    most,
    ...attempt
  }: { userId: string; kind: AttemptKind; now: Date; codes: readonly ErrorCode[]; most: number },
  run: () => Promise<T>,
): Promise<T> {
  const tryId = await countAttempt(db, attempt, most);
  let counts = false;
  try {
    return await run();
  } catch (error) {
    counts = error instanceof Problem && codes.includes(error.code);
    throw error;
  } finally {
    if (!counts) await deleteAttempt(db, tryId);
  }
}
