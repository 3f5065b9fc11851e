import type { FieldChange, RowError, ValueSource } from '@cromia/domain/integration/import';
import type { ReadRow } from '@cromia/domain/integration/read-rows';
import type { Transaction } from '../../../platform/database/database.ts';

/** The numbers of the written rows; for changed rows with their field changes. */
export interface Written {
  created: ReadonlySet<number>;
  changed: ReadonlyMap<number, readonly FieldChange[]>;
}

/** Checks and stores one kind of rows. */
export interface Importer<Row> {
  /** Lock name of the written tables: imports with the same name run one after another. */
  tables: string;
  /** Errors beyond single fields: conflicts between rows, and with stored data. */
  check: (trx: Transaction, rows: readonly ReadRow<Row>[]) => Promise<RowError[]>;
  /** Stores rows that passed all checks. */
  write: (trx: Transaction, rows: readonly ReadRow<Row>[], source: ValueSource) => Promise<Written>;
}
