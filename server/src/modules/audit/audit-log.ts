import { isAllowed } from '@cromia/domain/accounts/access';
import {
  AUDIT_ACTIONS,
  AUDIT_ENTITIES,
  type AuditEntry,
  type AuditFilter,
  type AuditListQuery,
  type AuditPage,
  auditEntrySchema,
  findAuditReadAction,
} from '@cromia/domain/audit/audit-log';
import type { UiLanguage } from '@cromia/domain/languages';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Database } from '../../platform/database/connection.ts';
import { readPage, readWholeList, toWholeList } from '../../platform/database/list-queries.ts';
import { streamCsv } from '../../platform/files/csv.ts';
import { type AuditEntryRow, selectAuditEntries } from './audit-queries.ts';
import { getAuditTexts } from './audit-texts.ts';

/**
 * Converts an entry for the viewer. Removes the name of its entity and its details if the viewer may not open the affected part of the back
 * office.
 */
function toAuditEntry(viewer: Viewer, { at, ...row }: AuditEntryRow): AuditEntry {
  const seesDetails = isAllowed(viewer, findAuditReadAction(row.action));
  return auditEntrySchema.parse({
    ...row,
    at: at.toISOString(),
    subject: seesDetails ? row.subject : null,
    details: seesDetails ? row.details : null,
  });
}

export function readAuditLog(
  db: Connection,
  viewer: Viewer,
  query: AuditListQuery,
  timeZone: string,
): Promise<AuditPage> {
  const list = selectAuditEntries(db, { ...query, timeZone }, query.sort.direction);
  return readPage(db, list, query, (row) => toAuditEntry(viewer, row));
}

/** Creates a function that formats a timestamp as local time, in a form that spreadsheets recognise. */
function createLocalTimeFormat(timeZone: string): (instant: string) => string {
  // The Swedish format is ISO 8601 with a space.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => format.format(new Date(instant));
}

interface ExportOptions {
  /** The language of the translated columns. */
  language: UiLanguage;
  timeZone: string;
  closed: AbortSignal;
}

/** Returns the columns of the exported log. Each code is followed by its translation. */
function getExportColumns({ language, timeZone }: ExportOptions): [string, (entry: AuditEntry) => string][] {
  const translate = getAuditTexts(language);
  const localTime = createLocalTimeFormat(timeZone);
  return [
    ['at', ({ at }) => at],
    ['localTime', ({ at }) => localTime(at)],
    ['action', ({ action }) => action],
    [
      'change',
      ({ action }) => {
        const translated = AUDIT_ACTIONS.find((candidate) => candidate === action);
        return translated === undefined ? '' : translate(`actions.${translated}`);
      },
    ],
    ['entity', ({ entity }) => entity],
    [
      'subject',
      ({ entity }) => {
        const translated = AUDIT_ENTITIES.find((candidate) => candidate === entity);
        return translated === undefined ? '' : translate(`entities.${translated}`);
      },
    ],
    ['entityId', ({ entityId }) => entityId],
    ['subjectName', ({ subject }) => subject ?? ''],
    ['username', ({ username }) => username ?? ''],
    ['name', ({ name }) => name ?? translate('system')],
    ['customerCode', ({ customerCode }) => customerCode ?? ''],
    ['businessName', ({ businessName }) => businessName ?? ''],
    ['details', ({ details }) => (details === null ? '' : JSON.stringify(details))],
  ];
}

/** Exports all entries that match the filter as CSV, newest first. */
export function exportAuditLog(
  db: Database,
  viewer: Viewer,
  filter: AuditFilter,
  options: ExportOptions,
): AsyncIterable<string> {
  const { timeZone, closed } = options;
  const list = toWholeList(selectAuditEntries(db, { ...filter, timeZone }, 'desc'), (row) =>
    toAuditEntry(viewer, row),
  );
  const columns = getExportColumns(options);
  return streamCsv(
    columns.map(([name]) => name),
    readWholeList(db, list, { closed }),
    (entry) => columns.map(([, toCell]) => toCell(entry)),
  );
}
