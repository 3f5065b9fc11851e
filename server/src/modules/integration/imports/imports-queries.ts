import {
  FILE_RETENTION_DAYS,
  type ImportKind,
  type ImportListQuery,
  type ImportOutcome,
  type RowChange,
  type RowError,
} from '@cromia/domain/integration/import';
import { LIMITS } from '@cromia/domain/limits';
import { type InferResult, sql } from 'kysely';
import { sqlTimeAgo } from '../../../platform/database/ago.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { combineConditions, isEqual } from '../../../platform/database/list-queries.ts';
import type { JournalEntry } from './journal.ts';

export interface ImportRecord {
  id: string;
  kind: string;
  keyId: string | null;
  userId: string | null;
  outcome: ImportOutcome;
  created: number;
  changed: number;
  unchanged: number;
  failed: number;
  erased: number;
  errors: readonly RowError[];
  changes: readonly RowChange[];
  fileName: string | null;
  begunAt: Date;
  endedAt: Date;
}

export async function insertImport(
  db: Connection,
  { errors, changes, ...columns }: ImportRecord,
): Promise<void> {
  await db
    .insertInto('imports')
    .values({ ...columns, errors: JSON.stringify(errors), changes: JSON.stringify(changes) })
    .execute();
}

export type ImportFileType = 'csv' | 'xlsx' | 'json' | 'xml';

export interface StoredImportFile {
  importId: string;
  type: ImportFileType;
  /** Compressed with gzip. */
  content: Buffer;
  createdRows: number[];
  changedRows: number[];
  failedRows: number[];
  keptAt: Date;
  /** What the import wrote, and the values before. */
  journal: readonly JournalEntry[];
}

export async function insertImportFile(
  db: Connection,
  { journal, ...columns }: StoredImportFile,
): Promise<void> {
  await db
    .insertInto('importFiles')
    .values({ ...columns, journal: JSON.stringify(journal) })
    .execute();
}

/** Finds the file of an import. @returns undefined after the file has been deleted */
export async function findImportFile(db: Connection, id: string) {
  return db
    .selectFrom('imports')
    .innerJoin('importFiles as file', 'file.importId', 'imports.id')
    .select([
      'imports.kind',
      'imports.outcome',
      'imports.fileName',
      'file.type',
      'file.content',
      'file.createdRows',
      'file.changedRows',
      'file.failedRows',
    ])
    .where('imports.id', '=', id)
    .$narrowType<{ kind: ImportKind; type: ImportFileType }>()
    .executeTakeFirst();
}

function selectImportRows(db: Connection) {
  return db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.userId')
    .leftJoin('users as undoer', 'undoer.id', 'imports.undoneBy')
    .leftJoin('integrationKeys as key', 'key.id', 'imports.keyId')
    .select([
      'imports.id',
      'imports.kind',
      'imports.outcome',
      'imports.created',
      'imports.changed',
      'imports.unchanged',
      'imports.failed',
      'imports.erased',
      'imports.begunAt',
      'imports.endedAt',
      'imports.fileName',
      'imports.undoneAt',
      'undoer.username as undoneBy',
      'users.username',
      'key.name as keyName',
    ]);
}

const SORT_COLUMNS = {
  begunOn: 'imports.begunAt',
  kind: 'imports.kind',
  outcome: 'imports.outcome',
} as const;

export function selectImports(db: Connection, { kind, outcome, sort }: ImportListQuery) {
  return selectImportRows(db)
    .where(combineConditions([isEqual('imports.kind', kind), isEqual('imports.outcome', outcome)]))
    .orderBy(SORT_COLUMNS[sort.field], sort.direction)
    .orderBy('imports.id');
}

export type ImportRow = InferResult<ReturnType<typeof selectImports>>[number];

export async function findImport(db: Connection, id: string) {
  return selectImportRows(db)
    .leftJoin('importFiles as file', 'file.importId', 'imports.id')
    .select(['imports.errors', 'imports.changes', 'file.importId as fileImportId'])
    .select(sql<boolean>`jsonb_array_length(coalesce(file.journal, '[]')) > 0`.as('hasJournal'))
    .where('imports.id', '=', id)
    .executeTakeFirst();
}

/** Reads and locks an import with its journal. The journal is deleted with the file. */
export async function lockImport(trx: Transaction, id: string) {
  const found = await trx
    .selectFrom('imports')
    .select(['kind', 'undoneAt', 'created', 'changed'])
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ kind: ImportKind }>()
    .executeTakeFirst();
  if (!found) return undefined;
  const file = await trx
    .selectFrom('importFiles')
    .select(sql<readonly JournalEntry[]>`journal`.as('journal'))
    .where('importId', '=', id)
    .executeTakeFirst();
  return { ...found, journal: file?.journal ?? [] };
}

export async function markImportUndone(
  trx: Transaction,
  id: string,
  userId: string,
  at: Date,
): Promise<void> {
  await trx.updateTable('imports').set({ undoneAt: at, undoneBy: userId }).where('id', '=', id).execute();
  await trx.updateTable('importFiles').set({ journal: '[]' }).where('importId', '=', id).execute();
}

/** Deletes imports and import files after their retention periods. The retention period of files is shorter. */
export async function purgeImports(db: Connection): Promise<void> {
  await db.deleteFrom('importFiles').where('keptAt', '<', sqlTimeAgo('days', FILE_RETENTION_DAYS)).execute();
  await db
    .deleteFrom('imports')
    .where('begunAt', '<', sqlTimeAgo('days', LIMITS.importRetentionDays))
    .execute();
}
