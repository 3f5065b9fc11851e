import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { todayIn } from '@cromia/domain/dates';
import type { TableFormat } from '@cromia/domain/export';
import type { UiLanguage } from '@cromia/domain/languages';
import type { FastifyReply } from 'fastify';
import { createLane } from '../../platform/lanes.ts';
import { type Cell, csvOf, type Table, workbookOf } from '../../platform/tables/tables.ts';
import { describe, statusText } from './paper.ts';
import { PAPER_TEXTS, type PaperTexts } from './paper-texts.ts';
import type { DocumentLine, ShopDocument } from './shop-document.ts';

const CONTENT_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What a table is of; its name in each language is that of the file. */
export type TableKind = 'orders' | 'orderRequests' | 'offerRequests' | 'orderedProducts';

interface TableOptions {
  language: UiLanguage;
  timeZone: string;
  /** Whether each line names its customer, as in the lists of the desk. */
  withCustomer?: boolean;
}

function day(instant: string, timeZone: string): Cell {
  return { day: todayIn(timeZone, new Date(instant)) };
}

function columnsOf(kind: TableKind, { labels }: PaperTexts, withCustomer: boolean): string[] {
  const isOrder = kind === 'orders';
  return [
    ...(withCustomer ? [labels.customerCode, labels.customer] : []),
    isOrder ? labels.orderCode : labels.reference,
    labels.customerOrderCode,
    labels.createdOn,
    labels.status,
    isOrder ? labels.deliveryDate : labels.deliveryDateRequested,
    ...(kind === 'offerRequests' ? [labels.expirationDate] : []),
    labels.product,
    labels.description,
    ...(isOrder ? [labels.ordered, labels.confirmed, labels.processed] : [labels.quantity]),
    labels.content,
    `${labels.price} (EUR)`,
    labels.unit,
    `${labels.rowTotal} (EUR)`,
    `${labels.rowWeight} (kg)`,
  ];
}

function rowOf(
  kind: TableKind,
  document: ShopDocument,
  line: DocumentLine,
  { language, timeZone, withCustomer = false }: TableOptions,
): Cell[] {
  const { customer, deliveryDate, expirationDate, code, customerOrderCode, createdOn } = document;
  const { confirmed = 0, processed = 0 } = line.progress ?? {};
  return [
    ...(withCustomer ? [customer.customerCode, customer.businessName] : []),
    code,
    customerOrderCode,
    day(createdOn, timeZone),
    statusText(document, PAPER_TEXTS[language]),
    deliveryDate === null ? null : { day: deliveryDate },
    ...(kind === 'offerRequests' ? [expirationDate === null ? null : { day: expirationDate }] : []),
    line.product,
    describe(line, language),
    line.quantity,
    ...(kind === 'orders' ? [confirmed, processed] : []),
    line.unitQty,
    line.price,
    line.um,
    line.rowTotal,
    line.rowWeight,
  ];
}

/** The lines of documents as a table: one row for each, so that a spreadsheet can sum, sort and look up. */
export function documentsTable(
  kind: Exclude<TableKind, 'orderedProducts'>,
  documents: readonly ShopDocument[],
  given: TableOptions,
): Table {
  const texts = PAPER_TEXTS[given.language];
  return {
    name: texts.files[kind],
    columns: columnsOf(kind, texts, given.withCustomer ?? false),
    rows: documents.flatMap((document) => document.lines.map((line) => rowOf(kind, document, line, given))),
  };
}

/** Ordered products as a table. */
export function orderedProductsTable(
  products: readonly OrderedProduct[],
  { language, timeZone }: { language: UiLanguage; timeZone: string },
): Table {
  const { labels, availability, files } = PAPER_TEXTS[language];
  return {
    name: files.orderedProducts,
    columns: [
      labels.product,
      labels.description,
      labels.brand,
      labels.availability,
      `${labels.price} (EUR)`,
      labels.unit,
      labels.lastOrderedOn,
      labels.lastQuantity,
      labels.preferred,
    ],
    rows: products.map((product) => [
      formatProductCode(product.id),
      describe(
        { description: product.shortDescription, colorDescription: product.colorDescription },
        language,
      ),
      product.brand,
      availability[product.availability],
      product.pricesAndDiscounts?.finalUnitPrice ?? null,
      product.um,
      day(product.lastOrderedOn, timeZone),
      product.lastQuantity,
      product.preferred ? 1 : 0,
    ]),
  };
}

/** A list that becomes a file, as it was read. */
export interface ReadTable {
  table: Table;
  /** Whether some of the list are left out. */
  isCut: boolean;
}

interface TableFile {
  format: TableFormat;
  language: UiLanguage;
  /** In the name of the file, YYYY-MM-DD. */
  day: string;
  /** User who asks: of each, one list is read and written at a time. */
  owner: string;
}

/** A list takes a connection and, until it has left, its rows several times over: some at once, whoever asks. */
const tablesInTurn = createLane({ atOnce: 3, waiting: 24 });

/**
 * Answers a table as a file.
 * @param read reads its rows, when it is its turn
 * @throws Problem TooManyRequests, ServiceUnavailable when too many are asked for at once
 */
export async function sendTable(
  reply: FastifyReply,
  read: () => Promise<ReadTable>,
  { format, language, day: today, owner }: TableFile,
): Promise<FastifyReply> {
  const { name, content, isCut } = await tablesInTurn(async () => {
    const { table, isCut } = await read();
    const content =
      format === 'csv' ? Buffer.from(csvOf(table, language)) : Buffer.from(await workbookOf(table));
    return { name: table.name, content, isCut };
  }, owner);
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}-${today}.${format}"`,
      'cache-control': 'private, no-store',
      'x-list-cut': String(isCut),
      'content-language': language,
    })
    .type(CONTENT_TYPES[format])
    .send(content);
}
