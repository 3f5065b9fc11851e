import type { ErrorCode } from '@cromia/domain/errors';
import type { Connection, Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type AttemptKind, deleteAttempt, recordAttempt } from './user-queries.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts a try of a user within the hour. A refused try does not count: a user who waits as long as they
 * were told is let in.
 * @returns the id of the try, for taking it back
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
 * Runs what a user may be refused only so often within the hour, because the refusal tells something of others. Only
 * refusals with one of the codes count; they count whatever becomes of the transaction that they end.
 * @throws Problem TooManyRequests, and what is thrown inside
 */
export async function countRefusals<T>(
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
