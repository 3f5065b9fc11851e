import type { Product, SerialColor } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { LocalizedText } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { MIXING_COLUMN } from './mixing/mixing-queries.ts';

/** The stored terms of a product for a customer; all fields are null if the product has no price. */
export interface PriceTermsRow {
  priceListCode: string | null;
  /** EUR per um, before discounts. */
  unitPrice: number | null;
  discountPct1: number | null;
  discountPct2: number | null;
  agentCommissionPct: number | null;
}

/** Terms agreed for the product take precedence over the customer's price list and usual discounts. */
const TERMS = sql`
  coalesce(agreed.unit_price, listed.unit_price) AS "unitPrice",
  coalesce(agreed.price_list_code, listed.price_list_code) AS "priceListCode",
  coalesce(agreed.discount_pct1, buyer.discount_pct1) AS "discountPct1",
  coalesce(agreed.discount_pct2, buyer.discount_pct2) AS "discountPct2",
  coalesce(agreed.agent_commission_pct, buyer.agent_commission_pct) AS "agentCommissionPct"`;

/** Joins the terms of the customer `buyer` to `products p`; without a customer the columns are null. */
const JOIN_TERMS = sql`
    LEFT JOIN customer_prices agreed ON agreed.customer_id = buyer.id AND agreed.product_id = p.id
    LEFT JOIN price_list_items listed
      ON listed.product_id = p.id AND listed.price_list_code = buyer.price_list_code`;

interface ProductRow extends ProductCode {
  status: string;
  tsc: string;
  inStock: boolean;
  availableOn: string | null;
  um: string;
  qta: number;
  unitQty: number;
  qtyPkgMultiplier: number;
  dna: number | null;
  plo: number;
  lat: string | null;
  imageVersion: string | null;
  newSerial: string | null;
  newColor: string | null;
  hex: string | null;
}

export interface SellableProductRow extends ProductRow, PriceTermsRow {
  id: number;
  brand: string;
  description: LocalizedText;
  colorDescription: LocalizedText;
}

/**
 * Products by internal id, sorted by code, with a customer's stored terms. The SQL aliases columns to field names,
 * because renaming the columns in JavaScript would cost as much as reading the rows.
 */
export async function listSellableProducts(
  db: Connection,
  customerId: string | null,
  ids: readonly number[],
): Promise<SellableProductRow[]> {
  const { rows } = await sql<SellableProductRow>`
    SELECT p.id, p.product_class AS "productClass", p.serial, p.color, p.pkg, p.status, p.tsc,
      p.in_stock AS "inStock", p.available_on AS "availableOn", p.um, p.qta, p.unit_qty AS "unitQty", p.qty_pkg_multiplier AS "qtyPkgMultiplier",
      p.dna, p.plo, p.lat, image.version AS "imageVersion", p.new_serial AS "newSerial", p.new_color AS "newColor",
      s.brand, s.short_description AS description, c.color_description AS "colorDescription", c.hex, ${TERMS}
    FROM products p
    JOIN serials s USING (product_class, serial)
    JOIN colors c USING (product_class, serial, color)
    LEFT JOIN product_images image ON image.lat = p.lat
    LEFT JOIN customers buyer ON buyer.id = ${customerId}::uuid
    ${JOIN_TERMS}
    WHERE p.id = ANY(${ids}::integer[])
    ORDER BY p.serial, p.color, p.qta, p.pkg, p.product_class
    LIMIT ${ids.length}`.execute(db.withoutPlugins());
  return rows;
}

/** For each serial, the stored terms of the cheapest product that the customer can put into the cart. */
export async function listLowestTerms(
  db: Connection,
  customerId: string,
  serials: readonly { productClass: string; serial: string }[],
): Promise<({ productClass: string; serial: string; um: string } & PriceTermsRow)[]> {
  const { rows } = await sql<{ productClass: string; serial: string; um: string } & PriceTermsRow>`
    SELECT DISTINCT ON (p.serial, p.product_class)
      p.product_class AS "productClass", p.serial, p.um, ${TERMS}
    FROM jsonb_to_recordset(${JSON.stringify(serials)}::jsonb) AS key ("productClass" text, serial text)
    JOIN products p ON p.product_class = key."productClass" AND p.serial = key.serial
    JOIN customers buyer ON buyer.id = ${customerId}::uuid
    ${JOIN_TERMS}
    WHERE p.status = 'A' AND p.tsc <> 'N' AND coalesce(agreed.unit_price, listed.unit_price) > 0
    ORDER BY p.serial, p.product_class,
      coalesce(agreed.unit_price, listed.unit_price)
        * (100 - coalesce(agreed.discount_pct1, buyer.discount_pct1))
        * (100 - coalesce(agreed.discount_pct2, buyer.discount_pct2)),
      p.um
    LIMIT ${serials.length}`.execute(db.withoutPlugins());
  return rows;
}

/** Internal ids of products by code; unknown codes are left out. */
export async function listProductIds(db: Connection, codes: readonly ProductCode[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id
    FROM jsonb_to_recordset(${JSON.stringify(codes)}::jsonb)
      AS code ("productClass" text, serial text, color text, pkg text)
    JOIN products p ON p.product_class = code."productClass" AND p.serial = code.serial
      AND p.color = code.color AND p.pkg = code.pkg
    GROUP BY p.id
    ORDER BY p.id
    LIMIT ${codes.length}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Key of a colour of a serial. */
export type ColorKey = Omit<ProductCode, 'pkg'>;

export interface VariantRow extends ProductRow {
  link: string | null;
  colorDescription: LocalizedText;
}

/** All packagings of a colour, sorted by content; empty for an unknown colour. */
export async function listVariants(
  db: Connection,
  { productClass, serial, color }: ColorKey,
): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    SELECT p.product_class, p.serial, p.color, p.pkg, p.status, p.tsc, p.in_stock, p.available_on,
      p.um, p.qta, p.unit_qty, p.qty_pkg_multiplier, p.dna, p.plo, p.lat, image.version AS image_version, p.link,
      p.new_serial, p.new_color, c.color_description, c.hex
    FROM products p
    JOIN colors c USING (product_class, serial, color)
    LEFT JOIN product_images image ON image.lat = p.lat
    WHERE p.product_class = ${productClass} AND p.serial = ${serial} AND p.color = ${color}
    ORDER BY p.qta, p.pkg`.execute(db);
  return rows;
}

/** Detail fields that all products of a serial share. */
export type SerialFactsRow = Pick<
  Product,
  | 'brand'
  | 'shortDescription'
  | 'longDescription'
  | 'cat1'
  | 'cat2'
  | 'cat3'
  | 'cat4'
  | 'cat5'
  | 'applications'
  | 'intest'
  | 'diluent'
  | 'expires'
  | 'resalt'
  | 'resakg'
  | 'mixing'
> & { colors: SerialColor[]; technical: unknown };

/** A serial with the colours in which it is still sold; undefined if it does not exist. */
export async function findSerialFacts(
  db: Connection,
  { productClass, serial }: Omit<ColorKey, 'color'>,
): Promise<SerialFactsRow | undefined> {
  const { rows } = await sql<SerialFactsRow>`
    SELECT s.brand, s.short_description AS "shortDescription", s.long_description AS "longDescription",
      s.typology AS cat1, s.family AS cat2, s.dilution AS cat3, s.drying AS cat4, s.area AS cat5,
      array_to_string(s.applications, ',') AS applications, s.intest, s.diluent, s.expires, s.resalt, s.resakg,
      ${MIXING_COLUMN} AS mixing, s.technical,
      coalesce((
        SELECT json_agg(json_build_object(
          'color', c.color, 'colorDescription', c.color_description, 'hex', c.hex, 'pkgs', sold.pkgs
        ) ORDER BY c.color)
        FROM (
          SELECT p.color, json_agg(p.pkg ORDER BY p.qta, p.pkg) AS pkgs
          FROM products p
          WHERE p.product_class = s.product_class AND p.serial = s.serial AND p.status <> 'E'
          GROUP BY p.color
        ) sold
        JOIN colors c ON c.product_class = s.product_class AND c.serial = s.serial AND c.color = sold.color
      ), '[]') AS colors
    FROM serials s
    WHERE s.product_class = ${productClass} AND s.serial = ${serial}`.execute(db.withoutPlugins());
  return rows[0];
}

export interface VariantTermsRow extends PriceTermsRow {
  pkg: string;
  preferred: boolean;
}

/** A customer's stored terms for every packaging of a colour. */
export async function listVariantTerms(
  db: Connection,
  { productClass, serial, color, customerId }: ColorKey & { customerId: string },
): Promise<VariantTermsRow[]> {
  const { rows } = await sql<VariantTermsRow>`
    SELECT p.pkg, preferred.product_id IS NOT NULL AS preferred, ${TERMS}
    FROM products p
    JOIN customers buyer ON buyer.id = ${customerId}::uuid
    ${JOIN_TERMS}
    LEFT JOIN preferred_products preferred
      ON preferred.customer_id = buyer.id AND preferred.product_id = p.id
    WHERE p.product_class = ${productClass} AND p.serial = ${serial} AND p.color = ${color}
    ORDER BY p.qta, p.pkg`.execute(db.withoutPlugins());
  return rows;
}
