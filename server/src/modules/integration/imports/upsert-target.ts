import type { ChangedValue, ValueSource } from '@cromia/domain/integration/import';

/** Column names with their SQL types. The types match the table's, so that values are rounded in the same way. */
export type Columns = Readonly<Record<string, string>>;

/** A table to which rows are written, with its key and value columns. */
export interface UpsertTarget {
  /** By which the journal of an import names it. */
  name: string;
  table: string;
  key: Columns;
  values: Columns;
  /** Whether the table stores the source of each value. */
  hasSources?: true;
}

/** The columns of a row, by name. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A written field with its previous value, and the previous source if the table stores sources. */
export interface WrittenField {
  was?: ChangedValue;
  is?: ChangedValue;
  source?: ValueSource;
}
