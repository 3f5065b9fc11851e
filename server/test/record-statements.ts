import pg from 'pg';
import { vi } from 'vitest';

/** Records the SQL statements that the process sends while `work` runs, in order, without parameter values. */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]: unknown[]) =>
      typeof statement === 'string' ? statement : String(Object(statement).text),
    );
  } finally {
    query.mockRestore();
  }
}
