import {
  type Import,
  type ImportDetail,
  type ImportListQuery,
  importDetailSchema,
  importSchema,
} from '@cromia/domain/integration/import';
import { type Page, toPage } from '@cromia/domain/paging';
import type { Connection } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { countImports, findImport, listImports } from './imports-queries.ts';

type Row = Awaited<ReturnType<typeof listImports>>[number];

function shown({ username, keyName, begunAt, endedAt, ...kept }: Row) {
  return {
    ...kept,
    by: keyName ?? username,
    byKey: keyName !== null,
    begunOn: begunAt.toISOString(),
    seconds: (endedAt.getTime() - begunAt.getTime()) / 1000,
  };
}

/** One page of the imports, for the desk. */
export async function readImports(db: Connection, query: ImportListQuery): Promise<Page<Import>> {
  const total = await countImports(db, query);
  const rows = await listImports(db, query, query);
  return toPage(
    rows.map((row) => importSchema.parse(shown(row))),
    total,
    query,
  );
}

/** One import with what was wrong. @throws Problem NotFound */
export async function readImport(db: Connection, id: string): Promise<ImportDetail> {
  const row = await findImport(db, id);
  if (!row) throw new Problem('NotFound');
  return importDetailSchema.parse(shown(row));
}
