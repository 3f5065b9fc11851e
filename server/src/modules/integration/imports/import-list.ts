import { promisify } from 'node:util';
import { gunzip as gunzipWithCallback } from 'node:zlib';
import {
  type ImportDetail,
  type ImportListQuery,
  type ImportRowsQuery,
  type ImportSummary,
  importDetailSchema,
  importRowsPageSchema,
  importSchema,
  MAX_DISPLAYED_VALUE_LENGTH,
} from '@cromia/domain/integration/import';
import { IMPORT_FORMS } from '@cromia/domain/integration/import-forms';
import { formatCell, type TableColumn } from '@cromia/domain/integration/table-rows';
import { type LimitedPage, toLimitedPage } from '@cromia/domain/lists/paging';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { Problem } from '../../../platform/problem.ts';
import { findImport, findImportFile, type ImportRow, selectImports } from './imports-queries.ts';
import { readStoredRows } from './input-rows.ts';

const gunzip = promisify(gunzipWithCallback);

function toImportSummary({ username, keyName, begunAt, endedAt, undoneAt, ...fields }: ImportRow) {
  return {
    ...fields,
    by: keyName ?? username,
    byKey: keyName !== null,
    undoneOn: undoneAt?.toISOString() ?? null,
    begunOn: begunAt.toISOString(),
    seconds: (endedAt.getTime() - begunAt.getTime()) / 1000,
  };
}

/** Reads one page of the imports, for staff. */
export function readImports(db: Connection, query: ImportListQuery): Promise<LimitedPage<ImportSummary>> {
  return readPage(db, selectImports(db, query), query, (row) => importSchema.parse(toImportSummary(row)));
}

/** Reads one import with its errors and changes. @throws Problem NotFound */
export async function readImport(db: Connection, id: string): Promise<ImportDetail> {
  const row = await findImport(db, id);
  if (!row) throw new Problem('NotFound');
  return importDetailSchema.parse({
    ...toImportSummary(row),
    fileKept: row.fileImportId !== null,
    canUndo: row.hasJournal && row.undoneAt === null,
  });
}

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
} as const;

/** Reads the file of an import. @throws Problem NotFound, also after the file has been deleted */
export async function readImportFile(db: Connection, id: string) {
  const file = await findImportFile(db, id);
  if (!file) throw new Problem('NotFound');
  return {
    ...file,
    content: await gunzip(file.content),
    contentType: CONTENT_TYPES[file.type],
    name: `${file.kind}-${id.slice(0, 8)}.${file.type}`,
  };
}

/** Reads one page of the rows of an import, each with its state. @throws Problem NotFound as `readImportFile` */
export async function readImportRows(
  { db, config }: Pick<ServiceDependencies, 'db' | 'config'>,
  id: string,
  { page, size, state, sort }: ImportRowsQuery,
) {
  const file = await readImportFile(db, id);
  const { kind, outcome, createdRows, changedRows, failedRows } = file;
  const rowNumbers = {
    CREATED: new Set(createdRows),
    CHANGED: new Set(changedRows),
    FAILED: new Set(failedRows),
  };
  const getState = (row: number) =>
    (['FAILED', 'CREATED', 'CHANGED'] as const).find((candidate) => rowNumbers[candidate].has(row)) ??
    (outcome === 'REFUSED' ? 'SKIPPED' : 'UNCHANGED');
  const { rows } = await readStoredRows({ db, config }, kind, file);
  const matches = rows
    .map(({ row, value }) => ({ row, value, state: getState(row) }))
    .filter((match) => state === undefined || match.state === state);
  const columns: Readonly<Record<string, TableColumn>> = IMPORT_FORMS[kind].columns;
  if (sort.direction === 'desc') matches.reverse();
  const content = matches.slice(page * size, (page + 1) * size).map(({ row, value, state: rowState }) => ({
    row,
    state: rowState,
    cells: Object.fromEntries(
      Object.entries(columns).flatMap(([name, { field = name, type }]) => {
        const text = formatCell(value, field, type);
        return text === '' ? [] : [[name, text.slice(0, MAX_DISPLAYED_VALUE_LENGTH)]];
      }),
    ),
  }));
  return importRowsPageSchema.parse(toLimitedPage(content, matches.length, { page, size }));
}
