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
import { csvLine } from '../../platform/csv.ts';
import type { Connection } from '../../platform/database.ts';
import { countEntries, type EntryRow, listEntries, listEntriesBehind } from './queries.ts';

/** Rows of an export that are held at once. */
const EXPORT_PART = 1_000;

/** An entry as a viewer may read it. */
function shown(viewer: Viewer, { at, place: _place, ...row }: EntryRow): AuditEntry {
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

/** Every entry that passes the filters as a table, newest first, read in parts as the reader takes them. */
export async function* exportAuditLog(
  db: Connection,
  viewer: Viewer,
  filter: AuditFilter,
  timeZone: string,
): AsyncGenerator<string> {
  yield csvLine([...COLUMNS, 'details']);
  let last: EntryRow['place'] | null = null;
  for (;;) {
    const rows: EntryRow[] = await listEntriesBehind(db, { ...filter, timeZone }, last, EXPORT_PART);
    for (const row of rows) {
      const entry = shown(viewer, row);
      const details = entry.details === null ? '' : JSON.stringify(entry.details);
      yield csvLine([...COLUMNS.map((column) => entry[column] ?? ''), details]);
    }
    last = rows.at(-1)?.place ?? null;
    if (rows.length < EXPORT_PART) return;
  }
}
