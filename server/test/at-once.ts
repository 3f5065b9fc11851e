import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../src/platform/database/connection.ts';

/** Milliseconds to wait for the lock and the refused calls; less than the timeout of a test. */
const WAIT_MS = 8_000;

/**
 * Makes calls that are guaranteed to run concurrently: the tables they read stay locked until at least `turnedAway`
 * calls are refused with 429. On a fast machine a call could otherwise end before the next one arrives.
 * @returns their answers, in order
 */
export async function answersAtOnce<Answer extends { statusCode: number }>(
  db: Database,
  tables: readonly string[],
  calls: readonly (() => Promise<Answer>)[],
  { turnedAway }: { turnedAway: number },
): Promise<Answer[]> {
  const statuses: number[] = [];
  const refused = () => statuses.filter((status) => status === 429).length;
  const answers = await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL lock_timeout = ${sql.lit(WAIT_MS)}`.execute(trx);
    await sql`LOCK TABLE ${sql.join(tables.map((table) => sql.table(table)))} IN ACCESS EXCLUSIVE MODE`.execute(
      trx,
    );
    const called = calls.map(async (call) => {
      const answer = await call();
      statuses.push(answer.statusCode);
      return answer;
    });
    await vi.waitFor(
      () => {
        if (refused() < turnedAway)
          throw new Error(`${turnedAway} calls should be turned away; so far: ${statuses}`);
      },
      { timeout: WAIT_MS },
    );
    return called;
  });
  return Promise.all(answers);
}
