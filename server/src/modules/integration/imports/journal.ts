import type { ValueSource } from '@cromia/domain/integration/import';
import type { StoredRow, UpsertTarget, WrittenField } from './upsert-target.ts';

/** A row that was written: its key, with the values that differ before and after. */
export interface JournalRow {
  key: StoredRow;
  /** Columns before; absent for a new row. */
  was?: StoredRow;
  /** Columns after; absent for a deleted row. */
  is?: StoredRow;
  /** The previous sources of the changed columns; absent ones had none of their own. */
  sources?: Readonly<Record<string, ValueSource>>;
}

/** The rows of one statement. */
export interface JournalEntry {
  target: string;
  operation: 'UPDATE' | 'INSERT' | 'DELETE';
  rows: readonly JournalRow[];
}

/** What an import wrote, in order, so that it can be undone. */
export interface Journal {
  readonly entries: readonly JournalEntry[];
  recordUpdates: (target: UpsertTarget, rows: readonly ChangedFields[]) => void;
  recordInserts: (target: UpsertTarget, rows: readonly { stored: StoredRow }[]) => void;
  recordDeletions: (target: UpsertTarget, rows: readonly { stored: StoredRow }[]) => void;
}

type ChangedFields = { changes: Readonly<Record<string, WrittenField>> };

/** The source that written values get, and the journal that records them, if any. */
export interface WriteOrigin {
  source: ValueSource;
  journal?: Journal;
}

function pick(row: object, names: readonly string[]): StoredRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  const record = (
    { name, key }: UpsertTarget,
    operation: JournalEntry['operation'],
    written: readonly (Omit<JournalRow, 'key'> & { row: object })[],
  ) => {
    if (written.length === 0) return;
    const rows = written.map(({ row, ...values }) => ({ key: pick(row, Object.keys(key)), ...values }));
    entries.push({ target: name, operation, rows });
  };
  const toValues = (changes: ChangedFields['changes'], side: 'was' | 'is') =>
    Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[side] ?? null]));
  return {
    entries,
    recordUpdates: (target, rows) =>
      record(
        target,
        'UPDATE',
        rows.map((row) => ({
          row,
          was: toValues(row.changes, 'was'),
          is: toValues(row.changes, 'is'),
          sources: Object.fromEntries(
            Object.entries(row.changes).flatMap(([name, { source }]) => (source ? [[name, source]] : [])),
          ),
        })),
      ),
    recordInserts: (target, rows) =>
      record(
        target,
        'INSERT',
        rows.map(({ stored }) => ({ row: stored, is: stored })),
      ),
    recordDeletions: (target, rows) =>
      record(
        target,
        'DELETE',
        rows.map(({ stored }) => ({ row: stored, was: stored })),
      ),
  };
}
