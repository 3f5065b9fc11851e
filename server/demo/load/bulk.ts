import { type Insertable, sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/connection.ts';
import type { DB } from '../../src/platform/database/schema.gen.ts';

/** Rows per statement, a few megabytes of JSON. */
const BATCH_SIZE = 20_000;

const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A row with snake_case column names. Values, including JSON, stay unchanged. */
function toColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value]));
}

/**
 * Inserts rows as one JSON parameter per batch, which the database converts to the table's column types. This is far
 * faster than one statement per row. All rows must have the columns of the first.
 */
export async function insertAll<Table extends keyof DB & string>(
  trx: Transaction,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  const tableRef = sql.table(toSnakeCase(table));
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const batch = rows.slice(start, start + BATCH_SIZE).map(toColumns);
    const columns = sql.join(Object.keys(batch[0] ?? {}).map((column) => sql.ref(column)));
    await sql`
      INSERT INTO ${tableRef} (${columns})
      SELECT ${columns} FROM json_populate_recordset(null::${tableRef}, ${JSON.stringify(batch)}::json)
    `.execute(trx);
  }
}
