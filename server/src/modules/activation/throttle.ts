import type { Connection } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { forgetTry, noteTry, type TryKind } from './queries.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts a try of a user within the hour. One that is turned away here does not count: whoever waits as long as they
 * were told is let in.
 * @returns the id of the try, for taking it back
 * @throws Problem TooManyRequests
 */
export async function countTry(
  db: Connection,
  { userId, kind, now }: { userId: string; kind: TryKind; now: Date },
  most: number,
): Promise<number> {
  const since = new Date(now.getTime() - HOUR_MS);
  const { id, full } = await noteTry(db, { userId, kind, now, since }, most);
  if (full === null) return id;
  await forgetTry(db, id);
  const retryAfter = Math.ceil((full.getTime() + HOUR_MS - now.getTime()) / 1000);
  throw new Problem('TooManyRequests', { retryAfter: Math.max(1, retryAfter) });
}
