import type { ImportListQuery, ImportOutcome, RowError } from '@cromia/domain/integration/import';
import type { Connection } from '../../platform/database.ts';

export interface KeptImport {
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
export async function insertImport(db: Connection, { errors, ...kept }: KeptImport): Promise<string> {
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

type ImportFilter = Pick<ImportListQuery, 'kind' | 'outcome'>;

/** One page of the imports; the id breaks ties. */
export async function listImports(
  db: Connection,
  { kind, outcome }: ImportFilter,
  { page, size, sort }: Pick<ImportListQuery, 'page' | 'size' | 'sort'>,
) {
  return allImports(db)
    .$if(kind !== undefined, (query) => query.where('imports.kind', '=', kind ?? ''))
    .$if(outcome !== undefined, (query) => query.where('imports.outcome', '=', outcome ?? ''))
    .orderBy(SORT_COLUMNS[sort.field], sort.direction)
    .orderBy('imports.id')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countImports(db: Connection, { kind, outcome }: ImportFilter): Promise<number> {
  const { total } = await db
    .selectFrom('imports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? ''))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findImport(db: Connection, id: string) {
  return allImports(db).select('imports.errors').where('imports.id', '=', id).executeTakeFirst();
}
