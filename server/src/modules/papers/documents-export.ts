import type { TableFormat } from '@cromia/domain/export';
import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { manufacturersToday } from '../../platform/clock.ts';
import { CSV_TYPE } from '../../platform/csv.ts';
import { type Exporter, sendExport } from '../../platform/exports.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { readWholeList, type WholeList } from '../../platform/list-queries.ts';
import { csvOf, workbookOf } from '../../platform/tables/tables.ts';
import { type DocumentList, wholeDocuments } from '../catalogue/service.ts';
import { documentsTable, type TableKind, type TableOf } from './paper-tables.ts';
import type { ShopDocument } from './shop-document.ts';

/** What is said of every call that answers lists of documents as tables. */
export const EXPORT_DESCRIPTION = `All lines of the list with its filters and sort, whatever page and size. A workbook of more than ${LIMITS.workbookRows} is refused with ListTooLong.`;

const CONTENT_TYPES: Record<TableFormat, string> = {
  csv: CSV_TYPE,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface Export {
  by: Exporter;
  format: TableFormat;
  language: UiLanguage;
}

/**
 * Answers a list as a file.
 * @throws Problem ListTooLong for a workbook of too many lines, TooManyConcurrentRequests, ServiceUnavailable
 */
export function sendList<T, Key>(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServiceDependencies,
  { rowsOf, ...head }: TableOf<T>,
  { list, by, format, language }: Export & { list: WholeList<T, Key> },
): Promise<FastifyReply> {
  async function* batches(closed: AbortSignal, maxLines?: number) {
    for await (const batch of readWholeList(deps.db, list, { closed, maxLines })) yield batch.flatMap(rowsOf);
  }
  async function* workbook(closed: AbortSignal) {
    const rows = (await Array.fromAsync(batches(closed, LIMITS.workbookRows))).flat();
    yield await workbookOf({ ...head, rows }, closed);
  }
  const name = `${head.name}-${manufacturersToday(deps)}.${format}`;
  const file = { by, name, contentType: CONTENT_TYPES[format], language };
  return sendExport(request, reply, deps.config, file, (closed) =>
    format === 'csv' ? csvOf(head, batches(closed), language) : workbook(closed),
  );
}

interface DocumentsExport<T> extends Export {
  kind: Exclude<TableKind, 'orderedProducts'>;
  list: DocumentList<T>;
  documentOf: (row: T) => ShopDocument;
}

/** Answers a list of documents as a file, line by line; at the desk each line names its customer. @throws as `sendList` */
export function sendDocuments<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServiceDependencies,
  { kind, list, documentOf, ...given }: DocumentsExport<T>,
): Promise<FastifyReply> {
  const { timeZone } = deps.config;
  const { rowsOf, ...head } = documentsTable(kind, {
    language: given.language,
    timeZone,
    withCustomer: given.by.isDesk,
  });
  const table = { ...head, rowsOf: (row: T) => rowsOf(documentOf(row)) };
  return sendList(request, reply, deps, table, { ...given, list: wholeDocuments(list) });
}
