import type { Mixing, MixingBasis } from '@cromia/domain/catalogue/mixing';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { ValueSources } from '@cromia/domain/integration/import';
import type { LocalizedText } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../../platform/database/connection.ts';
import type { UpsertTarget } from '../upsert-target.ts';

const MEASURE = 'numeric(12, 4)';
const PRICE = 'numeric(14, 4)';
const PERCENT = 'numeric(5, 2)';

export const SERIAL_TARGET: UpsertTarget = {
  name: 'SERIAL_TARGET',
  table: 'serials',
  hasSources: true,
  key: { productClass: 'text', serial: 'text' },
  values: {
    brand: 'text',
    typology: 'text',
    family: 'text',
    dilution: 'text',
    drying: 'text',
    area: 'text',
    applications: 'text[]',
    intest: 'text',
    diluent: 'text',
    expires: 'integer',
    resalt: 'numeric(8, 2)',
    resakg: 'numeric(8, 2)',
  },
};

/** The mixing instructions of a serial, which only some imports contain. */
export const SERIAL_MIXING_TARGET: UpsertTarget = {
  name: 'SERIAL_MIXING_TARGET',
  table: 'serials',
  hasSources: true,
  key: SERIAL_TARGET.key,
  values: {
    hardenerSerial: 'text',
    baseParts: 'numeric(8, 2)',
    hardenerParts: 'numeric(8, 2)',
    mixedBy: 'text',
    thinnerSerial: 'text',
    thinnerPercent: 'numeric(5, 2)',
  },
};

export const COLOR_TARGET: UpsertTarget = {
  name: 'COLOR_TARGET',
  table: 'colors',
  hasSources: true,
  key: { productClass: 'text', serial: 'text', color: 'text' },
  values: { hex: 'text' },
};

/** New serials and colours start with empty texts. */
export const NEW_SERIAL_TARGET: UpsertTarget = {
  ...SERIAL_TARGET,
  name: 'NEW_SERIAL_TARGET',
  values: { ...SERIAL_TARGET.values, shortDescription: 'jsonb', longDescription: 'jsonb' },
};

export const NEW_COLOR_TARGET: UpsertTarget = {
  ...COLOR_TARGET,
  name: 'NEW_COLOR_TARGET',
  values: { ...COLOR_TARGET.values, colorDescription: 'jsonb' },
};

const PRODUCT_KEY = { productClass: 'text', serial: 'text', color: 'text', pkg: 'text' };

export const PRODUCT_TARGET: UpsertTarget = {
  name: 'PRODUCT_TARGET',
  table: 'products',
  hasSources: true,
  key: PRODUCT_KEY,
  values: {
    status: 'text',
    tsc: 'text',
    um: 'text',
    qta: MEASURE,
    unitQty: MEASURE,
    qtyPkgMultiplier: 'integer',
    dna: 'numeric(8, 4)',
    plo: MEASURE,
    lat: 'text',
    link: 'text',
    newSerial: 'text',
    newColor: 'text',
  },
};

export const STOCK_TARGET: UpsertTarget = {
  name: 'STOCK_TARGET',
  table: 'products',
  hasSources: true,
  key: PRODUCT_KEY,
  values: { inStock: 'boolean', availableOn: 'date' },
};

export const LIST_PRICE_TARGET: UpsertTarget = {
  name: 'LIST_PRICE_TARGET',
  table: 'price_list_items',
  hasSources: true,
  key: { productId: 'integer', priceListCode: 'text' },
  values: { unitPrice: PRICE },
};

export const CUSTOMER_PRICE_TARGET: UpsertTarget = {
  name: 'CUSTOMER_PRICE_TARGET',
  table: 'customer_prices',
  hasSources: true,
  key: { customerId: 'uuid', productId: 'integer' },
  values: {
    priceListCode: 'text',
    unitPrice: PRICE,
    discountPct1: PERCENT,
    discountPct2: PERCENT,
    agentCommissionPct: PERCENT,
  },
};

/** Finds products by code, in any status. Omits unknown codes. */
export async function findProducts(db: Connection, codes: readonly ProductCode[]) {
  const { rows } = await sql<ProductCode & { id: number }>`
    SELECT p.id, p.product_class AS "productClass", p.serial, p.color, p.pkg
    FROM jsonb_to_recordset(${JSON.stringify(codes)}::jsonb)
      AS input ("productClass" text, serial text, color text, pkg text)
    JOIN products p ON p.product_class = input."productClass" AND p.serial = input.serial
      AND p.color = input.color AND p.pkg = input.pkg`.execute(db);
  return rows;
}

/** Finds products whose codes differ from the requested ones in leading zeros only, as spreadsheets drop them. */
export async function findSimilarProducts(db: Connection, codes: readonly ProductCode[]) {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ key: string; similar: ProductCode }>`
    SELECT DISTINCT concat_ws('-', input."productClass", input.serial, input.color, input.pkg) AS key,
      jsonb_build_object('productClass', p.product_class, 'serial', p.serial, 'color', p.color, 'pkg', p.pkg) AS similar
    FROM jsonb_to_recordset(${JSON.stringify(codes)}::jsonb)
      AS input ("productClass" text, serial text, color text, pkg text)
    JOIN products p ON p.product_class = input."productClass" AND ltrim(p.serial, '0') = ltrim(input.serial, '0')
      AND ltrim(p.color, '0') = ltrim(input.color, '0') AND ltrim(p.pkg, '0') = ltrim(input.pkg, '0')`.execute(
    db,
  );
  return rows;
}

/** Finds customers by code. Omits unknown codes. */
export async function findCustomers(db: Connection, codes: readonly string[]) {
  const { rows } = await sql<{ id: string; customerCode: string }>`
    SELECT c.id, c.customer_code AS "customerCode"
    FROM jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) AS input (code)
    JOIN customers c ON c.customer_code = input.code`.execute(db);
  return rows;
}

export interface SerialKey {
  productClass: string;
  serial: string;
}

/** Reads and locks serials with their mixing data until the transaction ends. */
export async function lockSerials(trx: Transaction, keys: readonly SerialKey[]) {
  const { rows } = await sql<SerialKey & Omit<Mixing, 'by'> & { mixedBy: MixingBasis | null }>`
    SELECT s.product_class AS "productClass", s.serial, s.hardener_serial AS "hardenerSerial",
      s.base_parts AS "baseParts", s.hardener_parts AS "hardenerParts", s.mixed_by AS "mixedBy",
      s.thinner_serial AS "thinnerSerial", s.thinner_percent AS "thinnerPercent"
    FROM serials s
    WHERE (s.product_class, s.serial) IN (
      SELECT input."productClass", input.serial
      FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS input ("productClass" text, serial text))
    ORDER BY s.product_class, s.serial
    FOR NO KEY UPDATE`.execute(trx);
  return rows;
}

/** Reads and locks the texts of serials until the transaction ends. */
export async function lockSerialTexts(trx: Transaction, keys: readonly SerialKey[]) {
  const { rows } = await sql<
    SerialKey & { shortDescription: LocalizedText; longDescription: LocalizedText; sources: ValueSources }
  >`
    SELECT s.product_class AS "productClass", s.serial, s.short_description AS "shortDescription",
      s.long_description AS "longDescription", s.sources
    FROM serials s
    WHERE (s.product_class, s.serial) IN (
      SELECT input."productClass", input.serial
      FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS input ("productClass" text, serial text))
    ORDER BY s.product_class, s.serial
    FOR NO KEY UPDATE`.execute(trx);
  return rows;
}

/** Reads and locks the texts of all colours of serials until the transaction ends. */
export async function lockColorTexts(trx: Transaction, keys: readonly SerialKey[]) {
  const { rows } = await sql<
    SerialKey & { color: string; colorDescription: LocalizedText; sources: ValueSources }
  >`
    SELECT c.product_class AS "productClass", c.serial, c.color, c.color_description AS "colorDescription", c.sources
    FROM colors c
    WHERE (c.product_class, c.serial) IN (
      SELECT input."productClass", input.serial
      FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS input ("productClass" text, serial text))
    ORDER BY c.product_class, c.serial, c.color
    FOR NO KEY UPDATE`.execute(trx);
  return rows;
}

/** The text columns of a serial, with the texts of all languages. */
export const SERIAL_TEXT_TARGET: UpsertTarget = {
  name: 'SERIAL_TEXT_TARGET',
  table: 'serials',
  key: { productClass: 'text', serial: 'text' },
  values: { shortDescription: 'jsonb', longDescription: 'jsonb', sources: 'jsonb' },
};

export const COLOR_TEXT_TARGET: UpsertTarget = {
  name: 'COLOR_TEXT_TARGET',
  table: 'colors',
  key: { productClass: 'text', serial: 'text', color: 'text' },
  values: { colorDescription: 'jsonb', sources: 'jsonb' },
};

export interface ListPriceKey {
  productId: number;
  priceListCode: string;
}

/** Finds the numbers of the rows whose list price, or whose terms with a customer, are stored. */
export async function findPricedRows(
  db: Connection,
  rows: readonly (ProductCode & {
    row: number;
    priceListCode?: string | undefined;
    customerCode: string | null;
  })[],
): Promise<Set<number>> {
  const { rows: found } = await sql<{ row: number }>`
    SELECT input.row
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS input (row integer, "productClass" text, serial text,
      color text, pkg text, "priceListCode" text, "customerCode" text)
    JOIN products p ON p.product_class = input."productClass" AND p.serial = input.serial
      AND p.color = input.color AND p.pkg = input.pkg
    WHERE CASE WHEN input."customerCode" IS NULL
      THEN EXISTS (SELECT FROM price_list_items item
        WHERE item.product_id = p.id AND item.price_list_code = input."priceListCode")
      ELSE EXISTS (SELECT FROM customer_prices price
        JOIN customers c ON c.id = price.customer_id
        WHERE price.product_id = p.id AND c.customer_code = input."customerCode")
      END`.execute(db);
  return new Set(found.map(({ row }) => row));
}

export interface CustomerPriceKey {
  customerId: string;
  productId: number;
}
