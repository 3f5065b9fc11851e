import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { getToday } from '@cromia/domain/dates';
import type { UiLanguage } from '@cromia/domain/languages';
import type { ShoppingListItem } from '@cromia/domain/shopping-lists/shopping-list';
import type { ListTable } from '../../platform/tables/send-list.ts';
import type { TableCell } from '../../platform/tables/table-files.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { describeProduct, formatPlacedBy, formatStatus } from './printing/printable-document.ts';
import type { DocumentLine, ShopDocument } from './shop-document.ts';

/** The kind of documents in a table. Its translated name is also the file name. */
export type DocumentsTableKind = 'orders' | 'orderRequests' | 'offerRequests';

interface TableOptions {
  language: UiLanguage;
  timeZone: string;
  /** Whether each row contains the customer, as in the lists for staff. */
  withCustomer?: boolean;
  /** Whether the rows contain base price and discounts, as for all who may see them. */
  withTerms?: boolean;
}

function toDayCell(instant: string, timeZone: string): TableCell {
  return { day: getToday(timeZone, new Date(instant)) };
}

function listColumns(
  kind: DocumentsTableKind,
  { language, withCustomer, withTerms }: TableOptions,
): string[] {
  const { labels } = DOCUMENT_TEXTS[language];
  const isOrder = kind === 'orders';
  return [
    ...(withCustomer ? [labels.customerCode, labels.customer] : []),
    {
      orders: labels.orderCode,
      offerRequests: labels.requestNumber,
      orderRequests: labels.orderRequestNumber,
    }[kind],
    labels.customerOrderCode,
    labels.createdOn,
    labels.status,
    isOrder ? labels.deliveryDate : labels.deliveryDateRequested,
    ...(kind === 'offerRequests' ? [labels.expirationDate] : []),
    labels.product,
    labels.description,
    ...(isOrder ? [labels.ordered, labels.confirmed, labels.processed, labels.cancelled] : [labels.quantity]),
    labels.content,
    labels.chargedQuantity,
    ...(withTerms
      ? [`${labels.basePrice} (EUR)`, `${labels.discountPct1} (%)`, `${labels.discountPct2} (%)`]
      : []),
    `${labels.price} (EUR)`,
    labels.unit,
    `${labels.tableRowTotal} (EUR)`,
    `${labels.rowWeight} (kg)`,
    `${labels.discount} (%)`,
    ...(isOrder
      ? [labels.orderedTotal, labels.confirmedTotal, labels.shippedTotal, labels.cancelledTotal]
      : [labels.total]
    ).map((label) => `${label} (EUR)`),
    kind === 'offerRequests' ? labels.requestedBy : labels.orderedBy,
  ];
}

function toRow(
  kind: DocumentsTableKind,
  document: ShopDocument,
  line: DocumentLine,
  index: number,
  { language, timeZone, withCustomer = false, withTerms = false }: TableOptions,
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
    ...(kind === 'orders' ? [confirmed, processed, line.cancelled] : []),
    line.qta,
    line.unitQty,
    ...(withTerms
      ? [line.terms?.unitPrice ?? null, line.terms?.discountPct1 ?? null, line.terms?.discountPct2 ?? null]
      : []),
    line.price,
    line.um,
    line.rowTotal,
    line.rowWeight,
    document.overallDiscount,
    // Only in the first row of a document, so that the sum of the column is the sum of the list.
    ...listTotals(document).map((total) => (index === 0 ? total : null)),
    formatPlacedBy(document, DOCUMENT_TEXTS[language].labels),
  ];
}

/** The totals of a document after its discount; of an order also those of the confirmed, shipped and cancelled packages. */
function listTotals({ kind, total, processedTotals }: ShopDocument): (number | null)[] {
  const { confirmed, shipped, cancelled } = processedTotals;
  return kind === 'order' ? [total, confirmed, shipped, cancelled] : [total];
}

/** The lines of documents as a table with one row per line, so that a spreadsheet can sum, sort and look up. */
export function defineDocumentsTable(
  kind: DocumentsTableKind,
  options: TableOptions,
): ListTable<ShopDocument> {
  return {
    name: DOCUMENT_TEXTS[options.language].files[kind],
    columns: listColumns(kind, options),
    toRows: (document) => document.lines.map((line, index) => toRow(kind, document, line, index, options)),
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

/** The items of a shopping list. Its headings are those that a quick order understands. */
export function defineShoppingListTable(language: UiLanguage): ListTable<ShoppingListItem> {
  const { labels, availability, files } = DOCUMENT_TEXTS[language];
  return {
    name: files.shoppingList,
    columns: [
      labels.product,
      labels.description,
      labels.brand,
      labels.quantity,
      labels.itemNote,
      labels.availability,
      `${labels.price} (EUR)`,
      labels.unit,
      `${labels.tableRowTotal} (EUR)`,
    ],
    toRows: (item) => [
      [
        formatProductCode(item.productCode),
        describeProduct(item, language),
        item.brand,
        item.quantity,
        item.note,
        availability[item.availability],
        item.pricesAndDiscounts?.finalUnitPrice ?? null,
        item.um,
        item.rowTotal,
      ],
    ],
  };
}
