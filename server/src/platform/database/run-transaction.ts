import { Problem } from '../problem.ts';
import type { Database, Transaction } from './connection.ts';

/**
 * Runs a change in a transaction. A returned problem is thrown after the commit, so that rows that
 * the change has stored before the rejection, such as a mark on the cart, stay.
 * @throws Problem that the change returns or throws
 */
export async function runTransaction<T>(
  db: Database,
  change: (trx: Transaction) => Promise<T | Problem>,
): Promise<T> {
  const result = await db.transaction().execute(change);
  if (result instanceof Problem) throw result;
  return result;
}
