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

/** The rows as a table named `given`, passed as a single parameter. */
function given({ key, values }: UpsertTarget, rows: readonly object[]): RawBuilder<unknown> {
  const columns = Object.entries({ ...key, ...values }).map(([name, type]) => `"${name}" ${type}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (${sql.raw(columns.join(', '))})`;
}

const quoted = (name: string) => sql.raw(`given."${name}"`);

function isSame(columns: Columns, alias: 'kept' | 'was'): RawBuilder<SqlBool> {
  const equal = Object.keys(columns).map((name) => sql`${sql.id(alias, name)} = ${quoted(name)}`);
  return sql<SqlBool>`${sql.join(equal, sql` AND `)}`;
}

/** SQL for a JSON object of the fields that differ between `was` and `given`, with the value that `each` yields. */
function differences(
  names: readonly string[],
  each: (name: string) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const entries = names.map(
    (name) =>
      sql`${sql.lit(name)}, CASE WHEN was.${sql.id(name)} IS DISTINCT FROM ${quoted(name)} THEN ${each(name)} END`,
  );
  return sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(entries)}))`;
}

const asJson = (value: object) => sql`${JSON.stringify(value)}::jsonb`;

/**
 * Updates the rows that exist and differ. Unchanged rows are not written, so nothing that depends on their version is
 * recomputed.
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
  const kept = names.map((name) => sql`kept.${sql.id(name)}`);
  const said = names.map(quoted);
  const keys = Object.keys(target.key).map((name) => sql`${quoted(name)}`);
  const isTraced = target.hasSources === true && source !== undefined;
  const set = [
    ...names.map((name) => sql`${sql.id(name)} = ${quoted(name)}`),
    ...(isTraced ? [sql`sources = kept.sources || ${differences(names, () => asJson(source))}`] : []),
  ];
  const change = (name: string) => sql`jsonb_build_object(
    'was', was.${sql.id(name)}, 'is', kept.${sql.id(name)}, 'corrected', ${
      isTraced ? sql`was.sources -> ${sql.lit(name)} ? 'user'` : sql`false`
    })`;
  const { rows: changed } = await sql<Key & { changes: Record<string, Omit<FieldChange, 'field'>> }>`
    UPDATE ${sql.table(target.table)} AS kept SET ${sql.join(set)}
    FROM ${given(target, rows)}
    JOIN ${sql.table(target.table)} AS was ON ${isSame(target.key, 'was')}
    WHERE ${isSame(target.key, 'kept')} AND (${sql.join(kept)}) IS DISTINCT FROM (${sql.join(said)})
    RETURNING ${sql.join(keys)}, ${differences(names, change)} AS changes`.execute(trx);
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
 * Inserts the rows that do not exist yet. Existing rows are filtered out first, because ON CONFLICT alone would use up
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
  const isTraced = target.hasSources === true && source !== undefined;
  const columns = [...names.map((name) => sql.id(name)), ...(isTraced ? [sql.id('sources')] : [])];
  const said = [...names.map(quoted), ...(isTraced ? [asJson({ '*': source })] : [])];
  const keys = Object.keys(target.key);
  const order = keys.map(quoted);
  const { rows: made } = await sql<Key>`
    INSERT INTO ${sql.table(target.table)} (${sql.join(columns)})
    SELECT ${sql.join(said)} FROM ${given(target, rows)}
    WHERE NOT EXISTS (SELECT FROM ${sql.table(target.table)} AS kept WHERE ${isSame(target.key, 'kept')})
    ORDER BY ${sql.join(order)}
    ON CONFLICT DO NOTHING
    RETURNING ${sql.join(keys.map((name) => sql.id(name)))}`.execute(trx);
  return made;
}

/**
 * Makes imports into the same tables run one after another, so that checked data does not change before it is written.
 */
export async function lockImports(trx: Transaction, tables: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`imports of ${tables}`}, 0))`.execute(trx);
}
