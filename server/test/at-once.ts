import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';

/**
 * Makes calls at the same time while none can end: the tables that they read are locked until so many are turned away
 * with 429. On a fast machine a call would otherwise end before the next one comes.
 * @returns their answers, in order
 */
export async function answersAtOnce<Answer extends { statusCode: number }>(
  db: Database,
  tables: readonly string[],
  calls: readonly (() => Promise<Answer>)[],
  { turnedAway }: { turnedAway: number },
): Promise<Answer[]> {
  let refused = 0;
  const answers = await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE ${sql.join(tables.map((table) => sql.table(table)))} IN ACCESS EXCLUSIVE MODE`.execute(
      trx,
    );
    const called = calls.map(async (call) => {
      const answer = await call();
      if (answer.statusCode === 429) refused++;
      return answer;
    });
    await vi.waitFor(() => expect(refused).toBe(turnedAway), { timeout: 20_000 });
    return called;
  });
  return Promise.all(answers);
}
