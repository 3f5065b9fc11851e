import { may } from '@cromia/domain/accounts/access';
import {
  type AuditEntry,
  type AuditFilter,
  type AuditListQuery,
  type AuditPage,
  auditEntrySchema,
  deskOfChange,
} from '@cromia/domain/audit/audit-log';
import { LIMITS } from '@cromia/domain/limits';
import { listedSlice, toLimitedPage } from '@cromia/domain/paging';
import type { Viewer } from '../../platform/access.ts';
import { csvContent } from '../../platform/csv.ts';
import type { Connection, Database, Transaction } from '../../platform/database.ts';
import { readWholeList } from '../../platform/list-queries.ts';
import { countEntries, type EntryRow, entries, listEntries } from './queries.ts';

/** An entry as a viewer may read it. */
function shown(viewer: Viewer, { at, ...row }: EntryRow): AuditEntry {
  return auditEntrySchema.parse({
    ...row,
    at: at.toISOString(),
    details: may(viewer, deskOfChange(row.action)) ? row.details : null,
  });
}

/** One page of the audit log: the first entries of an order, so that no page costs more as the log grows. */
export async function readAuditLog(
  db: Connection,
  viewer: Viewer,
  { page, size, sort, ...filter }: AuditListQuery,
  timeZone: string,
): Promise<AuditPage> {
  const narrowed = { ...filter, timeZone };
  const counted = await countEntries(db, narrowed, LIMITS.listedEntries + 1);
  const rows = await listEntries(db, narrowed, listedSlice({ page, size }), sort.direction);
  const content = rows.map((row) => shown(viewer, row));
  return toLimitedPage(content, counted, { page, size });
}

const COLUMNS = [
  'at',
  'action',
  'entity',
  'entityId',
  'username',
  'customerCode',
  'businessName',
] as const satisfies (keyof AuditEntry)[];

/** Every entry that passes the filters as a CSV file, newest first. */
export function exportAuditLog(
  db: Database,
  viewer: Viewer,
  filter: AuditFilter,
  { timeZone, closed }: { timeZone: string; closed: AbortSignal },
): AsyncIterable<string> {
  const list = {
    keys: entries({ ...filter, timeZone }, 'desc'),
    read: async (_trx: Transaction, rows: readonly EntryRow[]) => rows.map((row) => shown(viewer, row)),
  };
  return csvContent([...COLUMNS, 'details'], readWholeList(db, list, { closed }), (entry) => [
    ...COLUMNS.map((column) => entry[column] ?? ''),
    entry.details === null ? '' : JSON.stringify(entry.details),
  ]);
}
