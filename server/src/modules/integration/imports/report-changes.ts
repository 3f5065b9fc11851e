import { isUnusualPrice } from '@cromia/domain/catalogue/pricing';
import {
  type ChangedValue,
  type ImportResponse,
  MAX_DISPLAYED_VALUE_LENGTH,
  MAX_REPORTED_CHANGES,
  type RowChange,
} from '@cromia/domain/integration/import';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import type { WrittenRows } from './importer.ts';

export type ImportCounts = Omit<ImportResponse, 'id' | 'kind' | 'errors' | 'changes'>;

/** Counts what became of the rows, and the stored values that they empty. */
export function countRows(
  rows: readonly ParsedRow<unknown>[],
  failed: number,
  written: WrittenRows,
): ImportCounts {
  const [created, changed] = [written.created.size, written.changed.size];
  const outcome = failed === 0 ? 'DONE' : 'PARTLY';
  const unchanged = rows.length - created - changed;
  return { outcome, created, changed, unchanged, failed, erased: countErased(rows, written) };
}

const isEmpty = (value: ChangedValue) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Counts the stored values that the rows empty, also those that get their default instead. */
function countErased(rows: readonly ParsedRow<unknown>[], { changed }: WrittenRows): number {
  return rows
    .flatMap(({ row, value }) => {
      const emptied = new Set(
        Object.entries(value ?? {}).flatMap(([name, field]) => (field === null ? [name] : [])),
      );
      return (changed.get(row) ?? []).map(
        ({ field, was, is }) => !isEmpty(was) && (isEmpty(is) || emptied.has(field)),
      );
    })
    .filter(Boolean).length;
}

/** Shortens long texts for display. */
function shortenValue(value: ChangedValue): ChangedValue {
  const isLong = typeof value === 'string' && value.length > MAX_DISPLAYED_VALUE_LENGTH;
  return isLong ? `${value.slice(0, MAX_DISPLAYED_VALUE_LENGTH)}…` : value;
}

function isUnusualChange(field: string, was: ChangedValue, is: ChangedValue): boolean {
  return (
    field === 'unitPrice' && typeof was === 'number' && typeof is === 'number' && isUnusualPrice(was, is)
  );
}

/** Lists the changes to report: those that overwrite manual corrections first, then unusual prices, then by row. */
export function listChanges<T>(
  rows: readonly ParsedRow<T>[],
  written: WrittenRows,
  toSubject: (row: T) => string,
): RowChange[] {
  const changes = rows.flatMap(({ row, value }) =>
    (written.changed.get(row) ?? []).map(({ field, was, is, corrected }) => ({
      row,
      subject: toSubject(value),
      field,
      was: shortenValue(was),
      is: shortenValue(is),
      corrected,
      ...(isUnusualChange(field, was, is) ? { unusual: true } : {}),
    })),
  );
  return changes
    .sort(
      (a, b) =>
        Number(b.corrected) - Number(a.corrected) ||
        Number(b.unusual ?? false) - Number(a.unusual ?? false) ||
        a.row - b.row,
    )
    .slice(0, MAX_REPORTED_CHANGES);
}
