import type { TableFormat } from '@cromia/domain/export';
import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../platform/access.ts';
import { manufacturersToday } from '../../platform/clock.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { readWholeList, type WholeList } from '../../platform/list-queries.ts';
import { documentsTable, sendTable, type TableKind, type TableOf } from './paper-tables.ts';
import type { ShopDocument } from './shop-document.ts';

/** What is said of every call that answers lists of documents as tables. */
export const EXPORT_DESCRIPTION = `All lines of the list with its filters and sort; page and size do not matter. A workbook holds at most ${LIMITS.workbookRows} lines: of more it is refused with ListTooLong.`;

interface ListExport<T, Key> {
  list: WholeList<T, Key>;
  viewer: Viewer;
  format: TableFormat;
  language: UiLanguage;
}

/**
 * Answers a list as a file.
 * @throws Problem ListTooLong for a workbook of too many rows, TooManyRequests, ServiceUnavailable when too many lists
 * are asked for at once
 */
export function sendList<T, Key>(
  reply: FastifyReply,
  deps: ServiceDependencies,
  { rowsOf, ...head }: TableOf<T>,
  { list, viewer, format, language }: ListExport<T, Key>,
): Promise<FastifyReply> {
  async function* batches() {
    for await (const batch of readWholeList(deps.db, list)) yield batch.flatMap(rowsOf);
  }
  const day = manufacturersToday(deps);
  return sendTable(reply, head, batches, { format, language, day, owner: viewer.userId });
}

interface DocumentsExport<T, Key> extends ListExport<T, Key> {
  kind: Exclude<TableKind, 'orderedProducts'>;
  documentOf: (row: T) => ShopDocument;
  /** Whether each line names its customer, as in the lists of the desk. */
  withCustomer?: boolean;
}

/** Answers a list of documents as a file, line by line. @throws as `sendList` */
export function sendDocuments<T, Key>(
  reply: FastifyReply,
  deps: ServiceDependencies,
  { kind, documentOf, withCustomer = false, ...list }: DocumentsExport<T, Key>,
): Promise<FastifyReply> {
  const { timeZone } = deps.config;
  const { rowsOf, ...head } = documentsTable(kind, { language: list.language, timeZone, withCustomer });
  return sendList(reply, deps, { ...head, rowsOf: (row) => rowsOf(documentOf(row)) }, list);
}
