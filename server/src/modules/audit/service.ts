import { may } from '@cromia/domain/accounts/access';
import {
  type AuditEntry,
  type AuditFilter,
  type AuditListQuery,
  type AuditPage,
  auditEntrySchema,
  deskOfChange,
} from '@cromia/domain/audit/audit-log';
import type { Viewer } from '../../platform/access/access.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { readPage, readWholeList, wholeRows } from '../../platform/database/list-queries.ts';
import { csvContent } from '../../platform/files/csv.ts';
import { type EntryRow, entryList } from './audit-queries.ts';

/** An entry as a viewer may read it. */
function shown(viewer: Viewer, { at, ...row }: EntryRow): AuditEntry {
  return auditEntrySchema.parse({
    ...row,
    at: at.toISOString(),
    details: may(viewer, deskOfChange(row.action)) ? row.details : null,
  });
}

/** One page of the audit log. */
export function readAuditLog(
  db: Connection,
  viewer: Viewer,
  query: AuditListQuery,
  timeZone: string,
): Promise<AuditPage> {
  const list = entryList(db, { ...query, timeZone }, query.sort.direction);
  return readPage(db, list, query, (row) => shown(viewer, row));
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
  const list = wholeRows(entryList(db, { ...filter, timeZone }, 'desc'), (row) => shown(viewer, row));
  return csvContent([...COLUMNS, 'details'], readWholeList(db, list, { closed }), (entry) => [
    ...COLUMNS.map((column) => entry[column] ?? ''),
    entry.details === null ? '' : JSON.stringify(entry.details),
  ]);
}
