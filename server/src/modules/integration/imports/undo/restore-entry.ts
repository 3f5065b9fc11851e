import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../../platform/database/connection.ts';
import * as catalogue from '../catalogue/catalogue-import-queries.ts';
import { HAZARD_TARGET } from '../catalogue/import-hazards.ts';
import { SYNONYM_TARGET } from '../catalogue/import-synonyms.ts';
import { ADDRESS_TARGET, CUSTOMER_TARGET } from '../customer-import-queries.ts';
import type { JournalEntry, JournalRow } from '../journal.ts';
import { deleteRows, insertMissing, updateChanged } from '../upsert-queries.ts';
import type { StoredRow, UpsertTarget } from '../upsert-target.ts';
import { findReferredRows, lockRows } from './undo-queries.ts';

/** The targets of the imports that can be undone. */
const TARGETS: readonly UpsertTarget[] = [
  catalogue.SERIAL_TARGET,
  catalogue.SERIAL_MIXING_TARGET,
  catalogue.COLOR_TARGET,
  catalogue.NEW_SERIAL_TARGET,
  catalogue.NEW_COLOR_TARGET,
  catalogue.PRODUCT_TARGET,
  catalogue.STOCK_TARGET,
  catalogue.LIST_PRICE_TARGET,
  catalogue.CUSTOMER_PRICE_TARGET,
  catalogue.SERIAL_TEXT_TARGET,
  catalogue.COLOR_TEXT_TARGET,
  CUSTOMER_TARGET,
  ADDRESS_TARGET,
  SYNONYM_TARGET,
  HAZARD_TARGET,
];

/** A row that has changed since the import. */
export interface RestoredRow {
  key: StoredRow;
  /** The column that has changed; null if the row was deleted or stored since, or if other data refer to it. */
  field: string | null;
  /** The stored columns; null for a missing row. */
  current: StoredRow | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Restores the members that an import changed in an object, such as one language of a text. */
function restoreMembers(current: Fields, was: Fields, is: Fields, isLenient: boolean) {
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !isDeepStrictEqual(was[name], is[name]),
  );
  const untouched = changed.filter((name) => isDeepStrictEqual(current[name], is[name]));
  if (!isLenient && untouched.length < changed.length) return undefined;
  const kept = Object.entries(current).filter(([name]) => !untouched.includes(name));
  const restored = untouched.flatMap((name) => (was[name] === undefined ? [] : [[name, was[name]] as const]));
  return Object.fromEntries([...kept, ...restored]);
}

/** The value before the import; undefined if the current one is not the imported one. */
function restoreValue(
  name: string,
  current: unknown,
  was: unknown,
  is: unknown,
): { value: unknown } | undefined {
  if (isFields(current) && (isFields(was) || isFields(is))) {
    // The source of a value is no content: it stays if it has changed.
    const value = restoreMembers(
      current,
      isFields(was) ? was : {},
      isFields(is) ? is : {},
      name === 'sources',
    );
    return value && { value };
  }
  return isDeepStrictEqual(current, is) ? { value: was } : undefined;
}

/** Gives the restored columns their previous sources. */
function restoreSources(current: unknown, names: readonly string[], previous: Fields): Fields {
  const kept = Object.entries(isFields(current) ? current : {}).filter(([name]) => !names.includes(name));
  return Object.fromEntries([...kept, ...Object.entries(previous)]);
}

/** The changed columns of one row with their previous values, or the column that has changed since. */
function restoreColumns(
  { key, was = {}, is = {}, sources = {} }: JournalRow,
  current: StoredRow | null,
  hasSources: boolean,
): { values: StoredRow } | RestoredRow {
  if (current === null) return { key, field: null, current };
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(is)) {
    const restored = restoreValue(name, current[name], was[name], is[name]);
    if (restored === undefined) return { key, field: name, current };
    values[name] = restored.value;
  }
  if (hasSources) values.sources = restoreSources(current.sources, Object.keys(is), sources);
  return { values: { ...key, ...values } };
}

const withSources = ({ name, table, key, values, hasSources }: UpsertTarget): UpsertTarget => ({
  name,
  table,
  key,
  values: hasSources ? { ...values, sources: 'jsonb' } : values,
});

async function restoreUpdates(trx: Transaction, target: UpsertTarget, rows: readonly JournalRow[]) {
  const current = await lockRows(
    trx,
    target,
    rows.map(({ key }) => key),
  );
  const restored = rows.map((row, index) =>
    restoreColumns(row, current[index] ?? null, target.hasSources === true),
  );
  const values = restored.flatMap((row) => ('values' in row ? [row.values] : []));
  await updateChanged(trx, withSources(target), values);
  return restored.flatMap((row) => ('values' in row ? [] : [row]));
}

async function deleteInserted(trx: Transaction, target: UpsertTarget, rows: readonly JournalRow[]) {
  const keys = rows.map(({ key }) => key);
  const current = await lockRows(trx, target, keys);
  const referred = await findReferredRows(trx, target, keys);
  const changed = rows.flatMap(({ key, is = {} }, index): RestoredRow[] => {
    const stored = current[index] ?? null;
    if (stored === null || referred.has(index)) return [{ key, field: null, current: stored }];
    const field = Object.keys(is).find((name) => !isDeepStrictEqual(stored[name], is[name]));
    return field === undefined ? [] : [{ key, field, current: stored }];
  });
  if (changed.length === 0) await deleteRows(trx, target, keys);
  return changed;
}

async function insertDeleted(trx: Transaction, target: UpsertTarget, rows: readonly JournalRow[]) {
  const current = await lockRows(
    trx,
    target,
    rows.map(({ key }) => key),
  );
  await insertMissing(
    trx,
    withSources(target),
    rows.map(({ was = {} }) => was),
  );
  return rows.flatMap(({ key }, index): RestoredRow[] => {
    const stored = current[index] ?? null;
    return stored === null ? [] : [{ key, field: null, current: stored }];
  });
}

/** Restores the rows of one statement of an import. @returns the rows that have changed since */
export async function restoreEntry(
  trx: Transaction,
  { target: name, operation, rows }: JournalEntry,
): Promise<RestoredRow[]> {
  const target = TARGETS.find((candidate) => candidate.name === name);
  if (target === undefined) throw new Error(`no target ${name}`);
  switch (operation) {
    case 'UPDATE':
      return restoreUpdates(trx, target, rows);
    case 'INSERT':
      return deleteInserted(trx, target, rows);
    case 'DELETE':
      return insertDeleted(trx, target, rows);
  }
}
