import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Viewer } from '../../platform/access.ts';
import type { Connection, Database, Transaction } from '../../platform/database.ts';
import { type ActingCustomer, requestReaders } from '../customers/service.ts';

/**
 * The language of a document: the one that is asked for, else the customer's, as whoever acts for a customer hands it on
 * to them.
 */
export async function readerLanguage(
  db: Connection,
  viewer: Viewer,
  customer: Pick<ActingCustomer, 'id'>,
  asked: UiLanguage | undefined,
): Promise<UiLanguage> {
  if (asked) return asked;
  if (viewer.role === 'CUSTOMER') return chooseLanguage({ userLanguage: viewer.language });
  const [reader] = await requestReaders(db, customer.id, null);
  return chooseLanguage({ userLanguage: reader?.language ?? viewer.language });
}

/** A list that is read as a whole: what it holds, in its order, and so much of it at once as is asked for. */
export interface WholeList<T, Key = string> {
  /** The first keys of the list. */
  keys: (trx: Transaction, most: number) => Promise<readonly Key[]>;
  /** The rows of some keys, in their order. */
  read: (trx: Transaction, keys: readonly Key[]) => Promise<T[]>;
}

/** Rows of a list for its export. */
export interface Collected<T> {
  rows: T[];
  /** Whether some of the list are left out, as there are too many lines. */
  isCut: boolean;
}

/** Rows that are read at once. */
const AT_ONCE = 50;

/**
 * Rows of a list for its export, as it stands at one moment: whole ones, as long as their lines fit in. What the list
 * holds is found once; however far down a row stands, it is then read by its key.
 * @param linesOf lines of a row, one at least
 */
export async function collected<T, Key>(
  db: Database,
  list: WholeList<T, Key>,
  linesOf: (row: T) => number,
): Promise<Collected<T>> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (trx) => {
    // One more than could fit in: so that one too many is seen.
    const keys = await list.keys(trx, LIMITS.exportRows + 1);
    const rows: T[] = [];
    let lines = 0;
    for (let first = 0; first < keys.length; first += AT_ONCE) {
      for (const row of await list.read(trx, keys.slice(first, first + AT_ONCE))) {
        lines += linesOf(row);
        if (lines > LIMITS.exportRows) return { rows, isCut: true };
        rows.push(row);
      }
    }
    return { rows, isCut: false };
  });
}
