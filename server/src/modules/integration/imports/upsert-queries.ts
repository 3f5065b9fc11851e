import type { FieldChange, ValueSource } from '@cromia/domain/integration/import';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';

/** Column names with their SQL types. The types match the table's, so that values are rounded in the same way. */
type Columns = Readonly<Record<string, string>>;

/** A table to which rows are written, with its key and value columns. */
export interface UpsertTarget {
  table: string;
  key: Columns;
  values: Columns;
  /** Whether the table stores the source of each value. */
  hasSources?: true;
}

/** The key of a changed row, with its field changes. */
export type ChangedRow<Key> = Key & { changes: readonly FieldChange[] };

/**
 * SQL of the rows as a table named `input`. They are passed as a single parameter. `source.fields` contains the fields
 * that a row names.
 */
function selectInput({ key, values }: UpsertTarget, rows: readonly object[]): RawBuilder<unknown> {
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

function matchColumns(columns: Columns, alias: 'target' | 'previous'): RawBuilder<SqlBool> {
  const equal = Object.keys(columns).map((name) => sql`${sql.id(alias, name)} = ${toInputColumn(name)}`);
  return sql<SqlBool>`${sql.join(equal, sql` AND `)}`;
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
 * @param source origin of the values, for tables that store it
 * @returns the changed rows
 */
export async function updateChanged<Key>(
  trx: Transaction,
  target: UpsertTarget,
  rows: readonly object[],
  source?: ValueSource,
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
    'was', previous.${sql.id(name)}, 'is', target.${sql.id(name)}, 'corrected', ${
      storesSources ? sql`previous.sources -> ${sql.lit(name)} ? 'user'` : sql`false`
    })`;
  const { rows: changed } = await sql<Key & { changes: Record<string, Omit<FieldChange, 'field'>> }>`
    UPDATE ${sql.table(target.table)} AS target SET ${sql.join(assignments)}
    FROM ${selectInput(target, rows)}
    JOIN ${sql.table(target.table)} AS previous ON ${matchColumns(target.key, 'previous')}
    WHERE ${matchColumns(target.key, 'target')} AND (${sql.join(targetColumns)}) IS DISTINCT FROM (${sql.join(newValues)})
    RETURNING ${sql.join(keys)}, ${buildDifferences(names, toNew, buildChange)} AS changes`.execute(trx);
  return changed.map((row) => ({
    ...row,
    changes: Object.entries(row.changes).map(([field, { was = null, is = null, corrected = false }]) => ({
      field,
      was,
      is,
      corrected,
    })),
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
  source?: ValueSource,
): Promise<Key[]> {
  if (rows.length === 0) return [];
  const names = Object.keys({ ...target.key, ...target.values });
  const storesSources = target.hasSources === true && source !== undefined;
  const columns = [...names.map((name) => sql.id(name)), ...(storesSources ? [sql.id('sources')] : [])];
  const inputColumns = [...names.map(toInputColumn), ...(storesSources ? [toJsonb({ '*': source })] : [])];
  const keys = Object.keys(target.key);
  const order = keys.map(toInputColumn);
  const { rows: inserted } = await sql<Key>`
    INSERT INTO ${sql.table(target.table)} (${sql.join(columns)})
    SELECT ${sql.join(inputColumns)} FROM ${selectInput(target, rows)}
    WHERE NOT EXISTS (SELECT FROM ${sql.table(target.table)} AS target WHERE ${matchColumns(target.key, 'target')})
    ORDER BY ${sql.join(order)}
    ON CONFLICT DO NOTHING
    RETURNING ${sql.join(keys.map((name) => sql.id(name)))}`.execute(trx);
  return inserted;
}

/**
 * Serialises imports into the same tables, so that checked data does not change before it is written.
 */
export async function lockImports(trx: Transaction, tables: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`imports of ${tables}`}, 0))`.execute(trx);
}
