import pg from 'pg';
import { vi } from 'vitest';

/** The SQL that the process sends to its databases during a task, in order, without values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
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
