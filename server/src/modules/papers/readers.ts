import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Page } from '@cromia/domain/paging';
import type { Viewer } from '../../platform/access.ts';
import type { Connection } from '../../platform/database.ts';
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

/** Rows of a list for its export, page by page, until there are enough lines. */
export async function collected<T>(
  size: number,
  readPage: (page: { page: number; size: number }) => Promise<Page<T>>,
  linesOf: (row: T) => number,
): Promise<T[]> {
  const rows: T[] = [];
  let lines = 0;
  for (let page = 0; lines < LIMITS.exportRows; page++) {
    const { content, last } = await readPage({ page, size });
    rows.push(...content);
    lines += content.reduce((sum, row) => sum + linesOf(row), 0);
    if (last) break;
  }
  return rows;
}
