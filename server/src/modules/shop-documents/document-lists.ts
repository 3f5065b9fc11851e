import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { TableFormat } from '@cromia/domain/lists/export';
import { type LimitedPage, toLimitedPage, toListedSlice } from '@cromia/domain/lists/paging';
import type { z } from 'zod';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type DocumentListQuery,
  findDocuments,
  restrictToIds,
  toUnpagedDocumentList,
} from './document-list-queries.ts';
import { type DocumentsTableKind, defineDocumentsTable } from './document-tables.ts';
import type { DocumentOwner, ShopDocument } from './shop-document.ts';

export interface PageQuery {
  page: number;
  size: number;
}

export interface ExportQuery {
  format: TableFormat;
  language?: UiLanguage | undefined;
}

export interface PrintQuery {
  ids?: readonly string[] | undefined;
  language?: UiLanguage | undefined;
}

/** The functions with which routes list and export a kind of document, and their schemas. */
export interface DocumentListDefinition<Caller, Query, Row> {
  kind: DocumentsTableKind;
  query: z.ZodType<Query>;
  /** Query of the list with the parameters of exports. */
  exportQuery: z.ZodType<NoInfer<Query> & ExportQuery>;
  /** Query of the list with the parameters of a print. */
  printQuery: z.ZodType<NoInfer<Query> & PrintQuery>;
  page: z.ZodType<LimitedPage<Row>>;
  list: (caller: Caller, query: NoInfer<Query>) => DocumentListQuery<NoInfer<Row>>;
  toDocument: (row: NoInfer<Row>, customer: DocumentOwner) => ShopDocument;
}

/** The same for documents that can also be read one by one. */
export interface DocumentKindDefinition<Caller, Query, Row, Detail>
  extends DocumentListDefinition<Caller, Query, Row> {
  detail: z.ZodType<Detail>;
  /** @throws Problem NotFound */
  read: (caller: Caller, id: string) => Promise<NoInfer<Detail>>;
}

/** One page of a list, each document with its first lines. */
export async function readDocumentPage<T>(
  db: Connection,
  list: DocumentListQuery<T>,
  query: PageQuery,
): Promise<LimitedPage<T>> {
  const { counted, ids } = await findDocuments(db, list, toListedSlice(query));
  return toLimitedPage(await list.read(db, ids, LIMITS.listedLines), counted, query);
}

/**
 * The documents of a list to print, or those of them that are named, with all their lines.
 * @throws Problem TooMuchToPrint
 */
export async function readDocumentsToPrint<T extends { items: readonly unknown[] }>(
  db: Connection,
  list: DocumentListQuery<T>,
  ids: readonly string[] | undefined,
): Promise<T[]> {
  const slice = { offset: 0, size: LIMITS.printedDocuments };
  const found = await findDocuments(db, ids === undefined ? list : restrictToIds(list, ids), slice);
  if (found.counted > LIMITS.printedDocuments) throw new Problem('TooMuchToPrint');
  const documents = await list.read(db, found.ids, LIMITS.orderLines);
  const lines = documents.reduce((sum, { items }) => sum + items.length, 0);
  if (lines > LIMITS.printedLines) throw new Problem('TooMuchToPrint');
  return documents;
}

interface DocumentsExport<T> {
  kind: DocumentsTableKind;
  language: UiLanguage;
  /** Whether each row contains the customer. */
  withCustomer: boolean;
  /** Whether each row contains list price and discounts. */
  withTerms: boolean;
  toDocument: (row: T) => ShopDocument;
}

/** The table of an export of documents, and the whole list that fills it. */
export function defineDocumentsExport<T>(
  { config }: Pick<ServiceDependencies, 'config'>,
  list: DocumentListQuery<T>,
  { kind, toDocument, ...options }: DocumentsExport<T>,
) {
  const { toRows, ...head } = defineDocumentsTable(kind, { ...options, timeZone: config.timeZone });
  return {
    table: { ...head, toRows: (row: T) => toRows(toDocument(row)) },
    list: toUnpagedDocumentList(list),
  };
}
