import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { todayIn } from '@cromia/domain/dates';
import type { TableFormat } from '@cromia/domain/export';
import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyReply } from 'fastify';
import { createLane } from '../../platform/lanes.ts';
import { Problem } from '../../platform/problem.ts';
import { type Cell, csvOf, type TableHead, workbookOf } from '../../platform/tables/tables.ts';
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

/** A table, and the rows of one of the things that it lists. */
export interface TableOf<T> extends TableHead {
  rowsOf: (listed: T) => Cell[][];
}

/** The lines of documents as a table: one row for each, so that a spreadsheet can sum, sort and look up. */
export function documentsTable(
  kind: Exclude<TableKind, 'orderedProducts'>,
  given: TableOptions,
): TableOf<ShopDocument> {
  const texts = PAPER_TEXTS[given.language];
  return {
    name: texts.files[kind],
    columns: columnsOf(kind, texts, given.withCustomer ?? false),
    rowsOf: (document) => document.lines.map((line) => rowOf(kind, document, line, given)),
  };
}

/** Ordered products as a table. */
export function orderedProductsTable({ language, timeZone }: TableOptions): TableOf<OrderedProduct> {
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
    rowsOf: (product) => [
      [
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
      ],
    ],
  };
}

interface TableFile {
  format: TableFormat;
  language: UiLanguage;
  /** In the name of the file, YYYY-MM-DD. */
  day: string;
  /** User who asks: of each, one list is read and written at a time. */
  owner: string;
}

/** An export takes a connection until it has left: some at once, whoever asks. */
const tablesInTurn = createLane({ atOnce: 3, waiting: 24 });
/** An export that takes longer ends, and frees its connection. */
const EXPORT_TIMEOUT_MS = 900_000;

/** A stream of a source that is opened when it is its turn, which lasts until the stream has ended. */
function streamInTurn(source: () => AsyncIterable<string>, owner: string): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      const stream = Readable.from(source(), { signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS) });
      resolve(stream);
      // Whoever reads the stream hears of its errors.
      await finished(stream).catch(() => {});
    };
    tablesInTurn(work, owner).catch(reject);
  });
}

/** The rows of a workbook, which is made in memory. @throws Problem ListTooLong */
async function workbookRows(batches: AsyncIterable<Cell[][]>): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for await (const batch of batches) {
    rows.push(...batch);
    if (rows.length > LIMITS.workbookRows) throw new Problem('ListTooLong');
  }
  return rows;
}

/**
 * Answers a table as a file: CSV as its rows are read, a workbook as a whole.
 * @param batches reads its rows, when it is its turn
 * @throws Problem ListTooLong for a workbook of too many rows, TooManyRequests, ServiceUnavailable when too many are
 * asked for at once
 */
export async function sendTable(
  reply: FastifyReply,
  head: TableHead,
  batches: () => AsyncIterable<Cell[][]>,
  { format, language, day: today, owner }: TableFile,
): Promise<FastifyReply> {
  const content =
    format === 'csv'
      ? await streamInTurn(() => csvOf(head, batches(), language), owner)
      : await tablesInTurn(
          async () => Buffer.from(await workbookOf({ ...head, rows: await workbookRows(batches()) })),
          owner,
        );
  return reply
    .headers({
      'content-disposition': `attachment; filename="${head.name}-${today}.${format}"`,
      'cache-control': 'private, no-store',
      'content-language': language,
    })
    .type(CONTENT_TYPES[format])
    .send(content);
}
