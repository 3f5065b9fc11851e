import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { getToday } from '@cromia/domain/dates';
import type { UiLanguage } from '@cromia/domain/languages';
import type { ListTable } from '../../platform/tables/send-list.ts';
import type { TableCell } from '../../platform/tables/table-files.ts';
import { DOCUMENT_TEXTS, type DocumentTexts } from './document-texts.ts';
import { describeProduct, formatStatus } from './printing/printable-document.ts';
import type { DocumentLine, ShopDocument } from './shop-document.ts';

/** The kind of documents in a table. Its translated name is also the file name. */
export type DocumentsTableKind = 'orders' | 'orderRequests' | 'offerRequests';

interface TableOptions {
  language: UiLanguage;
  timeZone: string;
  /** Whether each row contains the customer, as in the lists for staff. */
  withCustomer?: boolean;
}

function toDayCell(instant: string, timeZone: string): TableCell {
  return { day: getToday(timeZone, new Date(instant)) };
}

function listColumns(kind: DocumentsTableKind, { labels }: DocumentTexts, withCustomer: boolean): string[] {
  const isOrder = kind === 'orders';
  return [
    ...(withCustomer ? [labels.customerCode, labels.customer] : []),
    isOrder ? labels.orderCode : kind === 'offerRequests' ? labels.offerNumber : labels.reference,
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

function toRow(
  kind: DocumentsTableKind,
  document: ShopDocument,
  line: DocumentLine,
  { language, timeZone, withCustomer = false }: TableOptions,
): TableCell[] {
  const { customer, deliveryDate, expirationDate, code, customerOrderCode, createdOn } = document;
  const { confirmed = 0, processed = 0 } = line.progress ?? {};
  return [
    ...(withCustomer ? [customer.customerCode, customer.businessName] : []),
    code,
    customerOrderCode,
    toDayCell(createdOn, timeZone),
    formatStatus(document, DOCUMENT_TEXTS[language]),
    deliveryDate === null ? null : { day: deliveryDate },
    ...(kind === 'offerRequests' ? [expirationDate === null ? null : { day: expirationDate }] : []),
    line.product,
    describeProduct(line, language),
    line.quantity,
    ...(kind === 'orders' ? [confirmed, processed] : []),
    line.unitQty,
    line.price,
    line.um,
    line.rowTotal,
    line.rowWeight,
  ];
}

/** The lines of documents as a table with one row per line, so that a spreadsheet can sum, sort and look up. */
export function defineDocumentsTable(
  kind: DocumentsTableKind,
  options: TableOptions,
): ListTable<ShopDocument> {
  const texts = DOCUMENT_TEXTS[options.language];
  return {
    name: texts.files[kind],
    columns: listColumns(kind, texts, options.withCustomer ?? false),
    toRows: (document) => document.lines.map((line) => toRow(kind, document, line, options)),
  };
}

export function defineOrderedProductsTable({ language, timeZone }: TableOptions): ListTable<OrderedProduct> {
  const { labels, availability, files } = DOCUMENT_TEXTS[language];
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
    toRows: (product) => [
      [
        formatProductCode(product.id),
        describeProduct(
          { description: product.shortDescription, colorDescription: product.colorDescription },
          language,
        ),
        product.brand,
        availability[product.availability],
        product.pricesAndDiscounts?.finalUnitPrice ?? null,
        product.um,
        toDayCell(product.lastOrderedOn, timeZone),
        product.lastQuantity,
        product.preferred ? 1 : 0,
      ],
    ],
  };
}
