import type { ImportListQuery, ImportOutcome, RowError } from '@cromia/domain/integration/import';
import { LIMITS } from '@cromia/domain/limits';
import type { InferResult } from 'kysely';
import { ago } from '../../../platform/database/ago.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { allOf, isEqual } from '../../../platform/database/list-queries.ts';

export interface ImportRecord {
  kind: string;
  keyId: string | null;
  userId: string | null;
  outcome: ImportOutcome;
  created: number;
  changed: number;
  unchanged: number;
  failed: number;
  errors: readonly RowError[];
  begunAt: Date;
  endedAt: Date;
}

/** @returns its id */
export async function insertImport(db: Connection, { errors, ...kept }: ImportRecord): Promise<string> {
  const { id } = await db
    .insertInto('imports')
    .values({ ...kept, errors: JSON.stringify(errors) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function allImports(db: Connection) {
  return db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.userId')
    .leftJoin('integrationKeys as key', 'key.id', 'imports.keyId')
    .select([
      'imports.id',
      'imports.kind',
      'imports.outcome',
      'imports.created',
      'imports.changed',
      'imports.unchanged',
      'imports.failed',
      'imports.begunAt',
      'imports.endedAt',
      'users.username',
      'key.name as keyName',
    ]);
}

const SORT_COLUMNS = {
  begunOn: 'imports.begunAt',
  kind: 'imports.kind',
  outcome: 'imports.outcome',
} as const;

/** The imports of a query. */
export function importList(db: Connection, { kind, outcome, sort }: ImportListQuery) {
  return allImports(db)
    .where(allOf([isEqual('imports.kind', kind), isEqual('imports.outcome', outcome)]))
    .orderBy(SORT_COLUMNS[sort.field], sort.direction)
    .orderBy('imports.id');
}

export type ImportRow = InferResult<ReturnType<typeof importList>>[number];

export async function findImport(db: Connection, id: string) {
  return allImports(db).select('imports.errors').where('imports.id', '=', id).executeTakeFirst();
}

/** Imports that the desk's list does not go back to. */
export async function purgeImports(db: Connection): Promise<void> {
  await db.deleteFrom('imports').where('begunAt', '<', ago('days', LIMITS.importKeepDays)).execute();
}
