import type { z } from 'zod';
import { formatProductCode, type ProductCode } from '../catalogue/product-code.ts';
import { type NewSynonym, newSynonymSchema } from '../catalogue/search-words.ts';
import { DOCUMENT_EMAIL_FIELDS, IDENTITY_FIELDS } from '../customers/profile-fields.ts';
import { keysOf } from '../keys.ts';
import {
  type PriceRow,
  priceRowSchema,
  productRowSchema,
  stockRowSchema,
  type TextRow,
  textRowSchema,
  toCodeKey,
} from './catalogue-rows.ts';
import { customerRowSchema } from './customer-rows.ts';
import { type HazardImportRow, hazardRowSchema } from './hazard-rows.ts';
import type { ImportKind, RowError } from './import.ts';
import { invoiceRowSchema } from './invoice-rows.ts';
import { groupOrderRows, orderRowSchema, orderStatusRowSchema } from './order-rows.ts';
import { groupShipmentRows, shipmentRowSchema } from './shipment-rows.ts';
import type { CellType, InputRow, TableColumn } from './table-rows.ts';

/** The format of the rows of an import kind, as JSON and as the columns of a table. */
export interface ImportForm<S extends z.ZodType> {
  schema: S;
  /** Key of the record that a row describes. It must be unique within an import. */
  keyOf: (row: z.output<S>) => string;
  /** Display name of the record that a row describes; defaults to its key. */
  nameOf?: (row: z.output<S>) => string;
  columns: Readonly<Record<string, TableColumn>>;
  /** Combines the lines of a table, with their errors, into rows, for kinds whose rows span several lines. */
  gather?: (
    lines: readonly InputRow[],
    errors: readonly RowError[],
  ) => { rows: InputRow[]; errors: RowError[] };
}

const CODE_COLUMNS = {
  productClass: { type: 'text', field: 'productCode.productClass' },
  serial: { type: 'text', field: 'productCode.serial' },
  color: { type: 'text', field: 'productCode.color' },
  pkg: { type: 'text', field: 'productCode.pkg' },
} as const satisfies Record<string, TableColumn>;

/** Columns of one type whose fields have the same names. */
function createColumns<const Names extends readonly string[]>(
  type: CellType,
  names: Names,
): Record<string, TableColumn> {
  return Object.fromEntries(names.map((name) => [name, { type }]));
}

function toTextKey({ productClass, serial, color, language }: TextRow): string {
  return [productClass, serial, color ?? '', language].join('-');
}

function toPriceKey(row: PriceRow): string {
  // A customer has one price for a product, regardless of the price list.
  return `${toCodeKey(row)} ${row.customerCode ?? row.priceListCode}`;
}

const formatRowCode = (row: { productCode: ProductCode }) => formatProductCode(row.productCode);

/** Returns its argument; infers the type of a form's rows from its schema. */
function defineForm<S extends z.ZodType>(importForm: ImportForm<S>): ImportForm<S> {
  return importForm;
}

/** The row format of each import kind. */
export const IMPORT_FORMS = {
  products: defineForm({
    schema: productRowSchema,
    keyOf: toCodeKey,
    nameOf: formatRowCode,
    columns: {
      ...CODE_COLUMNS,
      ...createColumns('text', ['status', 'tsc', 'um']),
      ...createColumns('number', ['qta', 'unitQty', 'qtyPkgMultiplier', 'dna', 'plo']),
      ...createColumns('text', ['lat', 'link', 'newSerial', 'newColor', 'hex']),
      ...createColumns('text', ['brand', 'area', 'typology', 'family', 'dilution', 'drying']),
      ...createColumns('list', ['applications']),
      ...createColumns('text', ['intest', 'diluent']),
      ...createColumns('number', ['expires', 'resalt', 'resakg']),
      hardenerSerial: { type: 'text', field: 'mixing.hardenerSerial' },
      baseParts: { type: 'number', field: 'mixing.baseParts' },
      hardenerParts: { type: 'number', field: 'mixing.hardenerParts' },
      mixedBy: { type: 'text', field: 'mixing.by' },
      thinnerSerial: { type: 'text', field: 'mixing.thinnerSerial' },
      thinnerPercent: { type: 'percent', field: 'mixing.thinnerPercent' },
    },
  }),
  texts: defineForm({
    schema: textRowSchema,
    keyOf: toTextKey,
    nameOf: ({ serial, color, language }) => [serial, ...(color === null ? [] : [color]), language].join('-'),
    columns: createColumns('text', [
      'productClass',
      'serial',
      'color',
      'language',
      'shortDescription',
      'longDescription',
      'colorDescription',
    ]),
  }),
  prices: defineForm({
    schema: priceRowSchema,
    keyOf: toPriceKey,
    nameOf: (row) => `${formatRowCode(row)} ${row.customerCode ?? row.priceListCode}`,
    columns: {
      ...CODE_COLUMNS,
      ...createColumns('text', ['priceListCode', 'customerCode']),
      ...createColumns('number', ['unitPrice']),
      ...createColumns('percent', ['discountPct1', 'discountPct2', 'agentCommissionPct']),
    },
  }),
  stock: defineForm({
    schema: stockRowSchema,
    keyOf: toCodeKey,
    nameOf: formatRowCode,
    columns: {
      ...CODE_COLUMNS,
      ...createColumns('flag', ['inStock']),
      ...createColumns('date', ['availableOn']),
    },
  }),
  customers: defineForm({
    schema: customerRowSchema,
    keyOf: ({ customerCode }) => customerCode,
    columns: {
      ...createColumns('text', ['customerCode', ...keysOf(IDENTITY_FIELDS), 'priceListCode']),
      ...createColumns('percent', [
        'discountPct1',
        'discountPct2',
        'agentCommissionPct',
        'unconditionalDiscountPct',
      ]),
      ...createColumns('text', ['paymentTerms']),
      ...createColumns('number', ['creditLimit']),
      ...createColumns('flag', ['blocksOverLimit']),
      ...createColumns('list', keysOf(DOCUMENT_EMAIL_FIELDS)),
    },
  }),
  synonyms: defineForm({
    schema: newSynonymSchema,
    keyOf: ({ language, term, synonym }: NewSynonym) => [language, term, synonym].join('\n'),
    columns: createColumns('text', ['language', 'term', 'synonym']),
  }),
  hazards: defineForm({
    schema: hazardRowSchema,
    keyOf: ({ productClass, serial, color }: HazardImportRow) =>
      [productClass, serial, color ?? ''].join('-'),
    nameOf: ({ serial, color }) => [serial, ...(color === null ? [] : [color])].join('-'),
    columns: {
      ...createColumns('text', ['productClass', 'serial', 'color', 'signalWord']),
      ...createColumns('list', ['pictograms', 'hStatements', 'euhStatements', 'pStatements']),
      ...createColumns('names', ['completions', 'contains', 'substanceNames']),
      ...createColumns('text', ['ufi']),
      ...createColumns('flag', ['professionalOnly', 'diisocyanates']),
      ...createColumns('text', [
        'unNumber',
        'properShippingName',
        'transportClass',
        'packingGroup',
        'tunnelCode',
      ]),
      ...createColumns('number', ['transportCategory', 'limitedQuantity']),
      ...createColumns('flag', ['environmentallyHazardous']),
    },
  }),
  orders: defineForm({
    schema: orderRowSchema,
    keyOf: ({ orderCode }) => orderCode,
    columns: {
      ...createColumns('text', ['orderCode', 'customerCode', 'customerOrderCode']),
      ...createColumns('date', ['requestCreatedOn', 'deliveryDate']),
      ...createColumns('text', ['status', 'addressCode', 'transportReason', 'port']),
      ...createColumns('percent', ['unconditionalDiscount']),
      ...CODE_COLUMNS,
      ...createColumns('number', ['quantity', 'confirmedQuantity', 'shippedQuantity', 'unitPrice']),
      ...createColumns('percent', ['discountPct1', 'discountPct2']),
    },
    gather: groupOrderRows,
  }),
  'order-statuses': defineForm({
    schema: orderStatusRowSchema,
    keyOf: ({ orderCode }) => orderCode,
    columns: createColumns('text', ['orderCode', 'status']),
  }),
  shipments: defineForm({
    schema: shipmentRowSchema,
    keyOf: ({ shipmentCode, orderCode }) => `${shipmentCode} ${orderCode}`,
    columns: {
      ...createColumns('text', ['shipmentCode', 'orderCode']),
      ...createColumns('date', ['shippedOn']),
      ...createColumns('text', ['carrier', 'trackingUrl']),
      ...createColumns('number', ['packages', 'grossWeight']),
      ...createColumns('text', ['rest']),
      ...CODE_COLUMNS,
      ...createColumns('number', ['quantity']),
      ...createColumns('text', ['batch']),
    },
    gather: groupShipmentRows,
  }),
  invoices: defineForm({
    schema: invoiceRowSchema,
    keyOf: ({ invoiceNumber }) => invoiceNumber,
    columns: {
      ...createColumns('text', ['invoiceNumber', 'type', 'customerCode']),
      ...createColumns('date', ['issuedOn', 'dueOn']),
      ...createColumns('number', ['net', 'vat', 'total', 'paid']),
      ...createColumns('list', ['orderCodes', 'shipmentCodes']),
    },
  }),
} as const satisfies Record<ImportKind, object>;

/** The names of the columns of a kind, in the order of its template. */
export function listColumns(kind: ImportKind): string[] {
  return Object.keys(IMPORT_FORMS[kind].columns);
}
