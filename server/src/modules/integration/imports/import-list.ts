import {
  type Import,
  type ImportDetail,
  type ImportListQuery,
  importDetailSchema,
  importSchema,
} from '@cromia/domain/integration/import';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Connection } from '../../../platform/database/database.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findImport, type ImportRow, importList } from './imports-queries.ts';

function shown({ username, keyName, begunAt, endedAt, ...kept }: ImportRow) {
  return {
    ...kept,
    by: keyName ?? username,
    byKey: keyName !== null,
    begunOn: begunAt.toISOString(),
    seconds: (endedAt.getTime() - begunAt.getTime()) / 1000,
  };
}

/** One page of the imports, for the desk. */
export function readImports(db: Connection, query: ImportListQuery): Promise<LimitedPage<Import>> {
  return readPage(db, importList(db, query), query, (row) => importSchema.parse(shown(row)));
}

/** One import with what was wrong. @throws Problem NotFound */
export async function readImport(db: Connection, id: string): Promise<ImportDetail> {
  const row = await findImport(db, id);
  if (!row) throw new Problem('NotFound');
  return importDetailSchema.parse(shown(row));
}
