import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../src/platform/database/connection.ts';

/** Milliseconds to wait for the lock and the rejected calls; less than the timeout of a test. */
const WAIT_MS = 8_000;

/**
 * Makes calls that are guaranteed to run concurrently: the tables they read stay locked until at least `turnedAway`
 * calls are rejected with 429. Otherwise, on a fast machine, a call could end before the next one arrives.
 * @returns their responses, in order
 */
export async function callConcurrently<Response extends { statusCode: number }>(
  db: Database,
  tables: readonly string[],
  calls: readonly (() => Promise<Response>)[],
  { minRejected }: { minRejected: number },
): Promise<Response[]> {
  const statuses: number[] = [];
  const countRejected = () => statuses.filter((status) => status === 429).length;
  const responses = await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL lock_timeout = ${sql.lit(WAIT_MS)}`.execute(trx);
    await sql`LOCK TABLE ${sql.join(tables.map((table) => sql.table(table)))} IN ACCESS EXCLUSIVE MODE`.execute(
      trx,
    );
    const pendingCalls = calls.map(async (call) => {
      const response = await call();
      statuses.push(response.statusCode);
      return response;
    });
    await vi.waitFor(
      () => {
        if (countRejected() < minRejected)
          throw new Error(`Expected ${minRejected} calls to be rejected; statuses: ${statuses}`);
      },
      { timeout: WAIT_MS },
    );
    return pendingCalls;
  });
  return Promise.all(responses);
}
