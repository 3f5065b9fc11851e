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
export async function respondAtOnce<Response extends { statusCode: number }>(
  db: Database,
  tables: readonly string[],
  calls: readonly (() => Promise<Response>)[],
  { turnedAway }: { turnedAway: number },
): Promise<Response[]> {
  const statuses: number[] = [];
  const rejected = () => statuses.filter((status) => status === 429).length;
  const responses = await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL lock_timeout = ${sql.lit(WAIT_MS)}`.execute(trx);
    await sql`LOCK TABLE ${sql.join(tables.map((table) => sql.table(table)))} IN ACCESS EXCLUSIVE MODE`.execute(
      trx,
    );
    const called = calls.map(async (call) => {
      const response = await call();
      statuses.push(response.statusCode);
      return response;
    });
    await vi.waitFor(
      () => {
        if (rejected() < turnedAway)
          throw new Error(`${turnedAway} calls should be turned away; so far: ${statuses}`);
      },
      { timeout: WAIT_MS },
    );
    return called;
  });
  return Promise.all(responses);
}
