import type pg from 'pg';

/** A table and its copied columns. Generated columns are excluded, because a restore computes them again. */
export interface BackupTable {
  name: string;
  columns: string[];
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const formatColumns = ({ columns }: BackupTable) => columns.map(quoteName).join(', ');

/** The portal's tables, sorted by name. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    GROUP BY c.relname
    ORDER BY c.relname`);
  return rows;
}

/** The last value of each sequence that has been used. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    SELECT sequencename AS name, last_value::text AS last
    FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL
    ORDER BY sequencename`);
  return rows;
}

export async function setSequences(
  client: pg.ClientBase,
  sequences: readonly { name: string; last: string }[],
): Promise<void> {
  for (const { name, last } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint)', [`public.${quoteName(name)}`, last]);
}

export function buildCopyOutStatement(table: BackupTable): string {
  return `COPY public.${quoteName(table.name)} (${formatColumns(table)}) TO STDOUT`;
}

export function buildCopyInStatement(table: BackupTable): string {
  return `COPY public.${quoteName(table.name)} (${formatColumns(table)}) FROM STDIN`;
}

/** Empties the tables, because migrations insert initial rows. */
export async function truncateTables(client: pg.ClientBase, tables: readonly BackupTable[]): Promise<void> {
  await client.query(`TRUNCATE ${tables.map(({ name }) => `public.${quoteName(name)}`).join(', ')}`);
}

/** Enables or disables the tables' triggers; a restore loads the rows with triggers disabled. */
export async function setTriggers(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
  state: 'ENABLE' | 'DISABLE',
): Promise<void> {
  for (const { name } of tables)
    await client.query(`ALTER TABLE public.${quoteName(name)} ${state} TRIGGER USER`);
}

/**
 * Drops the foreign keys, so that tables can be loaded in any order.
 * @returns the statements that recreate and validate them
 */
export async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; table: string; definition: string }>(`
    SELECT conname AS name, conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
    ORDER BY conrelid, conname`);
  for (const { name, table } of rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoteName(name)}`);
  return rows.map(
    ({ name, table, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${quoteName(name)} ${definition}`,
  );
}

/** Whether the database has no tables. */
export async function isDatabaseEmpty(client: pg.ClientBase): Promise<boolean> {
  return (await listTables(client)).length === 0;
}
