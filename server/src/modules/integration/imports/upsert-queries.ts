import type { FieldChange } from '@cromia/domain/integration/import';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';
import type { WriteOrigin } from './journal.ts';
import type { Columns, StoredRow, UpsertTarget, WrittenField } from './upsert-target.ts';

/** The names of all columns of a target. */
export function listColumns({ key, values, hasSources }: UpsertTarget): string[] {
  return [...Object.keys({ ...key, ...values }), ...(hasSources ? ['sources'] : [])];
}

/** The key of a changed row, with its field changes. */
export type ChangedRow<Key> = Key & { changes: readonly FieldChange[] };

/**
 * SQL of the rows as a table named `input`. They are passed as a single parameter. `source.fields` contains the fields
 * that a row names.
 */
export function selectInput(
  { key, values }: Pick<UpsertTarget, 'key' | 'values'>,
  rows: readonly object[],
): RawBuilder<unknown> {
  const columns = Object.entries({ ...key, ...values }).map(([name, type]) => `"${name}" ${type}`);
  return sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS source (fields)
    CROSS JOIN LATERAL jsonb_to_record(source.fields) AS input (${sql.raw(columns.join(', '))})`;
}

const toInputColumn = (name: string) => sql.raw(`input."${name}"`);

/** Lists the columns that a row does not name. JSON omits fields that are undefined. */
function findPartialColumns(names: readonly string[], rows: readonly object[]): Set<string> {
  return new Set(
    rows.flatMap((row) => {
      const fields = new Map<string, unknown>(Object.entries(row));
      return names.filter((name) => fields.get(name) === undefined);
    }),
  );
}

export function matchColumns(columns: Columns, alias: 'target' | 'previous'): RawBuilder<SqlBool> {
  const equal = Object.keys(columns).map((name) => sql`${sql.id(alias, name)} = ${toInputColumn(name)}`);
  return sql<SqlBool>`${sql.join(equal, sql` AND `)}`;
}

/** SQL of a JSON object with columns of a row. */
export function buildRowObject(names: readonly string[], alias: 'target' | 'previous'): RawBuilder<unknown> {
  const entries = names.map((name) => sql`${sql.lit(name)}, ${sql.id(alias, name)}`);
  return sql`jsonb_build_object(${sql.join(entries)})`;
}

/** SQL of a JSON object with the fields that differ between `previous` and `toNew`, and their values by `toValue`. */
function buildDifferences(
  names: readonly string[],
  toNew: (name: string) => RawBuilder<unknown>,
  toValue: (name: string) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const entries = names.map(
    (name) =>
      sql`${sql.lit(name)}, CASE WHEN previous.${sql.id(name)} IS DISTINCT FROM ${toNew(name)} THEN ${toValue(name)} END`,
  );
  return sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(entries)}))`;
}

const toJsonb = (value: object) => sql`${JSON.stringify(value)}::jsonb`;

/**
 * Updates the rows that exist and differ. A column that a row does not name keeps its value. Unchanged rows are not
 * written, so nothing that depends on their version is recomputed.
 * @param origin the source of the values, for tables that store it, and the journal of previous values
 * @returns the changed rows
 */
export async function updateChanged<Key>(
  trx: Transaction,
  target: UpsertTarget,
  rows: readonly object[],
  { source, journal }: Partial<WriteOrigin> = {},
): Promise<ChangedRow<Key>[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(target.values);
  const targetColumns = names.map((name) => sql`target.${sql.id(name)}`);
  const partial = findPartialColumns(names, rows);
  const toNew = (name: string) =>
    partial.has(name)
      ? sql`CASE WHEN source.fields ? ${sql.lit(name)} THEN ${toInputColumn(name)} ELSE previous.${sql.id(name)} END`
      : toInputColumn(name);
  const newValues = names.map(toNew);
  const keys = Object.keys(target.key).map((name) => sql`${toInputColumn(name)}`);
  const storesSources = target.hasSources === true && source !== undefined;
  const assignments = [
    ...names.map((name) => sql`${sql.id(name)} = ${toNew(name)}`),
    ...(storesSources
      ? [sql`sources = target.sources || ${buildDifferences(names, toNew, () => toJsonb(source))}`]
      : []),
  ];
  const buildChange = (name: string) => sql`jsonb_build_object(
    'was', previous.${sql.id(name)}, 'is', target.${sql.id(name)}, 'source', ${
      storesSources ? sql`previous.sources -> ${sql.lit(name)}` : sql`NULL`
    })`;
  const { rows: changed } = await sql<Key & { changes: Record<string, WrittenField> }>`
    UPDATE ${sql.table(target.table)} AS target SET ${sql.join(assignments)}
    FROM ${selectInput(target, rows)}
    JOIN ${sql.table(target.table)} AS previous ON ${matchColumns(target.key, 'previous')}
    WHERE ${matchColumns(target.key, 'target')} AND (${sql.join(targetColumns)}) IS DISTINCT FROM (${sql.join(newValues)})
    RETURNING ${sql.join(keys)}, ${buildDifferences(names, toNew, buildChange)} AS changes`.execute(trx);
  journal?.recordUpdates(target, changed);
  return changed.map((row) => ({
    ...row,
    changes: Object.entries(row.changes).map(
      ([field, { was = null, is = null, source: previousSource }]) => ({
        field,
        was,
        is,
        corrected: previousSource !== undefined && 'user' in previousSource,
      }),
    ),
  }));
}

/**
 * Inserts the rows that do not exist yet; absent columns become null. Existing rows are filtered out first, because ON CONFLICT alone would consume
 * a sequence number for each.
 * @returns the keys of the new rows
 */
export async function insertMissing<Key>(
  trx: Transaction,
  target: UpsertTarget,
  rows: readonly object[],
  { source, journal }: Partial<WriteOrigin> = {},
): Promise<Key[]> {
  if (rows.length === 0) return [];
  const names = Object.keys({ ...target.key, ...target.values });
  const storesSources = target.hasSources === true && source !== undefined;
  const columns = [...names.map((name) => sql.id(name)), ...(storesSources ? [sql.id('sources')] : [])];
  const inputColumns = [...names.map(toInputColumn), ...(storesSources ? [toJsonb({ '*': source })] : [])];
  const keys = Object.keys(target.key);
  const order = keys.map(toInputColumn);
  const { rows: inserted } = await sql<Key & { stored: StoredRow }>`
    INSERT INTO ${sql.table(target.table)} AS target (${sql.join(columns)})
    SELECT ${sql.join(inputColumns)} FROM ${selectInput(target, rows)}
    WHERE NOT EXISTS (SELECT FROM ${sql.table(target.table)} AS previous WHERE ${matchColumns(target.key, 'previous')})
    ORDER BY ${sql.join(order)}
    ON CONFLICT DO NOTHING
    RETURNING ${sql.join(keys.map((name) => sql`target.${sql.id(name)}`))}, ${buildRowObject(names, 'target')} AS stored`.execute(
    trx,
  );
  journal?.recordInserts(target, inserted);
  return inserted;
}

/**
 * Deletes rows by key.
 * @returns the deleted rows, each with its columns as `stored`
 */
export async function deleteRows<Key>(
  trx: Transaction,
  target: UpsertTarget,
  keys: readonly object[],
  { journal }: Partial<WriteOrigin> = {},
): Promise<(Key & { stored: StoredRow })[]> {
  if (keys.length === 0) return [];
  const { rows: deleted } = await sql<Key & { stored: StoredRow }>`
    DELETE FROM ${sql.table(target.table)} AS target
    USING ${selectInput({ key: target.key, values: {} }, keys)}
    WHERE ${matchColumns(target.key, 'target')}
    RETURNING ${sql.join(Object.keys(target.key).map((name) => sql`target.${sql.id(name)}`))}, ${buildRowObject(
      listColumns(target),
      'target',
    )} AS stored`.execute(trx);
  journal?.recordDeletions(target, deleted);
  return deleted;
}

/**
 * Serialises imports into the same tables, so that checked data does not change before it is written.
 */
export async function lockImports(trx: Transaction, tables: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`imports of ${tables}`}, 0))`.execute(trx);
}
