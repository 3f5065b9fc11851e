import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/connection.ts';
import { buildRowObject, listColumns, matchColumns, selectInput } from '../upsert-queries.ts';
import type { StoredRow, UpsertTarget } from '../upsert-target.ts';

/** Reads and locks rows until the transaction ends. @returns the columns of each key, in their order; null if missing */
export async function lockRows(
  trx: Transaction,
  target: UpsertTarget,
  keys: readonly StoredRow[],
): Promise<(StoredRow | null)[]> {
  const input = keys.map((key, position) => ({ ...key, position }));
  const { rows } = await sql<{ position: number; stored: StoredRow }>`
    SELECT (source.fields ->> 'position')::int AS position, ${buildRowObject(listColumns(target), 'target')} AS stored
    FROM ${selectInput({ key: target.key, values: {} }, input)}
    JOIN ${sql.table(target.table)} AS target ON ${matchColumns(target.key, 'target')}
    ORDER BY 1
    FOR UPDATE OF target`.execute(trx);
  const found = new Map(rows.map(({ position, stored }) => [position, stored]));
  return keys.map((_key, position) => found.get(position) ?? null);
}

interface ForeignKey {
  table: string;
  columns: string[];
  referencedColumns: string[];
}

/** The versions of serials are derived from them. */
const DERIVED_TABLES = ['serial_versions'];

async function listForeignKeys(trx: Transaction, table: string): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    SELECT c.conrelid::regclass::text AS "table",
      (SELECT array_agg(a.attname::text ORDER BY k.ordinality)
        FROM unnest(c.conkey) WITH ORDINALITY AS k (attnum, ordinality)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum
      ) AS "columns",
      (SELECT array_agg(a.attname::text ORDER BY k.ordinality)
        FROM unnest(c.confkey) WITH ORDINALITY AS k (attnum, ordinality)
        JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.attnum
      ) AS "referencedColumns"
    FROM pg_constraint c
    WHERE c.contype = 'f' AND c.confrelid = ${table}::regclass AND NOT c.conrelid::regclass::text = ANY (${DERIVED_TABLES})
    ORDER BY 1`.execute(trx);
  return rows;
}

function matchForeignKey({ columns, referencedColumns }: ForeignKey): RawBuilder<SqlBool> {
  const equal = columns.map(
    (column, index) =>
      sql`referring.${sql.id(column)} = target.${sql.id(referencedColumns[index] ?? column)}`,
  );
  return sql<SqlBool>`${sql.join(equal, sql` AND `)}`;
}

/** Finds the rows, by position, to which rows of other tables refer, such as the products of a cart. */
export async function findReferredRows(
  trx: Transaction,
  target: UpsertTarget,
  keys: readonly StoredRow[],
): Promise<Set<number>> {
  const foreignKeys = await listForeignKeys(trx, target.table);
  const [first, ...others] = foreignKeys.map(
    (foreignKey) =>
      sql<SqlBool>`EXISTS (SELECT FROM ${sql.table(foreignKey.table)} AS referring WHERE ${matchForeignKey(foreignKey)})`,
  );
  if (first === undefined) return new Set();
  const input = keys.map((key, position) => ({ ...key, position }));
  const { rows } = await sql<{ position: number }>`
    SELECT (source.fields ->> 'position')::int AS position
    FROM ${selectInput({ key: target.key, values: {} }, input)}
    JOIN ${sql.table(target.table)} AS target ON ${matchColumns(target.key, 'target')}
    WHERE ${sql.join([first, ...others], sql` OR `)}
    ORDER BY 1`.execute(trx);
  return new Set(rows.map(({ position }) => position));
}

/** Finds the customers and products of internal ids, as people name them. */
export async function findDisplayedCodes(
  trx: Transaction,
  { customerIds, productIds }: { customerIds: readonly string[]; productIds: readonly number[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`
    SELECT id::text, customer_code AS code FROM customers WHERE id = ANY (${[...customerIds]}::uuid[])
    UNION ALL
    SELECT id::text, concat_ws('-', serial, color, pkg) FROM products WHERE id = ANY (${[...productIds]}::int[])
    ORDER BY 1`.execute(trx);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** The name of the key or user behind an import. */
export async function findImportAuthor(trx: Transaction, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.userId')
    .leftJoin('integrationKeys as key', 'key.id', 'imports.keyId')
    .select(({ fn }) => fn.coalesce('key.name', 'users.username').as('by'))
    .where('imports.id', '=', id)
    .executeTakeFirst();
  return row?.by ?? null;
}

export async function findUsername(trx: Transaction, id: string): Promise<string | null> {
  const row = await trx.selectFrom('users').select('username').where('id', '=', id).executeTakeFirst();
  return row?.username ?? null;
}
