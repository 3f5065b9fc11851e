import type { FieldChange, RowError } from '@cromia/domain/integration/import';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import type { Transaction } from '../../../platform/database/connection.ts';
import type { WriteOrigin } from './journal.ts';

/** Numbers of the created and changed rows, with the field changes of each changed row. */
export interface WrittenRows {
  created: ReadonlySet<number>;
  changed: ReadonlyMap<number, readonly FieldChange[]>;
}

/** Checks and stores rows of one kind. */
export interface Importer<Row> {
  /** The lock name of the written tables. Imports with the same lock name run one after another. */
  tables: string;
  /** Returns errors beyond single fields: conflicts between rows, or with stored data. */
  check: (trx: Transaction, rows: readonly ParsedRow<Row>[]) => Promise<RowError[]>;
  /** Stores rows that passed all checks. */
  write: (trx: Transaction, rows: readonly ParsedRow<Row>[], origin: WriteOrigin) => Promise<WrittenRows>;
}
