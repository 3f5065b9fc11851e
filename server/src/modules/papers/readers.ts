import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Page } from '@cromia/domain/paging';
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

/** Rows of a list for its export. */
export interface Collected<T> {
  rows: T[];
  /** Whether some of the list are left out, as there are too many lines. */
  isCut: boolean;
}

/**
 * Rows of a list for its export, page by page, as it stands at one moment: whole ones, as long as their lines fit in.
 * @param readPage reads a page of the list in the transaction that it is given
 */
export async function collected<T>(
  db: Database,
  size: number,
  readPage: (trx: Transaction, page: { page: number; size: number }) => Promise<Page<T>>,
  linesOf: (row: T) => number,
): Promise<Collected<T>> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (trx) => {
    const rows: T[] = [];
    let lines = 0;
    for (let page = 0; ; page++) {
      const { content, last } = await readPage(trx, { page, size });
      for (const row of content) {
        lines += linesOf(row);
        if (lines > LIMITS.exportRows) return { rows, isCut: true };
        rows.push(row);
      }
      if (last) return { rows, isCut: false };
    }
  });
}
