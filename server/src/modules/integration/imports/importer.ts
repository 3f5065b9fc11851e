import type { FieldChange, RowError, ValueSource } from '@cromia/domain/integration/import';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import type { Transaction } from '../../../platform/database/database.ts';

/** Rows that were written, by their places; those that were changed with what each of their fields was before. */
export interface WrittenRows {
  created: ReadonlySet<number>;
  changed: ReadonlyMap<number, readonly FieldChange[]>;
}

/** How one kind of rows is stored. */
export interface Importer<Row> {
  /** What it writes: imports into the same tables follow one another. */
  tables: string;
  /** What is wrong with rows beyond their fields: between themselves, and with what is stored. */
  check: (trx: Transaction, rows: readonly ParsedRow<Row>[]) => Promise<RowError[]>;
  /** Stores rows that have nothing wrong with them. */
  write: (trx: Transaction, rows: readonly ParsedRow<Row>[], source: ValueSource) => Promise<WrittenRows>;
}
