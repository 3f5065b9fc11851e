import type { RowError } from '@cromia/domain/integration/import';
import type { ReadRow } from '@cromia/domain/integration/read-rows';
import type { Transaction } from '../../../platform/database/database.ts';

/** Rows that were written, by their places. */
export interface Written {
  created: ReadonlySet<number>;
  changed: ReadonlySet<number>;
}

/** How one kind of rows is stored. */
export interface Importer<Row> {
  /** What it writes: imports into the same tables follow one another. */
  tables: string;
  /** What is wrong with rows beyond their fields: between themselves, and with what is stored. */
  check: (trx: Transaction, rows: readonly ReadRow<Row>[]) => Promise<RowError[]>;
  /** Stores rows that have nothing wrong with them. */
  write: (trx: Transaction, rows: readonly ReadRow<Row>[]) => Promise<Written>;
}
