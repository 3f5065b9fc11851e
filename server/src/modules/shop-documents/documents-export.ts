import { LIMITS } from '@cromia/domain/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { type ListExport, sendList } from '../../platform/tables/send-list.ts';
import { type DocumentListQuery, toWholeDocumentList } from './document-list-queries.ts';
import { defineDocumentsTable, type TableKind } from './document-tables.ts';
import type { ShopDocument } from './shop-document.ts';

/** Description shared by all routes that export lists of documents as tables. */
export const EXPORT_DESCRIPTION =
  'Exports the filtered and sorted list, ignoring `page` and `size`. ' +
  `Workbooks over ${LIMITS.workbookRows} lines are rejected with ListTooLong.`;

export interface DocumentsExport<T> extends ListExport {
  kind: Exclude<TableKind, 'orderedProducts'>;
  list: DocumentListQuery<T>;
  documentOf: (row: T) => ShopDocument;
}

/** Streams a list of documents as a file; in exports for staff each row contains the customer. @throws as `sendList` */
export function sendDocuments<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServiceDependencies,
  { kind, list, documentOf, ...given }: DocumentsExport<T>,
): Promise<FastifyReply> {
  const { timeZone } = deps.config;
  const { rowsOf, ...head } = defineDocumentsTable(kind, {
    language: given.language,
    timeZone,
    withCustomer: given.by.isDesk,
  });
  const table = { ...head, rowsOf: (row: T) => rowsOf(documentOf(row)) };
  return sendList(request, reply, deps, table, { ...given, list: toWholeDocumentList(list) });
}
