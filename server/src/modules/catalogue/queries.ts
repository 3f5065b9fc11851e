import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { LocalizedText } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';

/** The stored terms of one product for one customer; all null where no price is assigned. */
export interface TermsRow {
  priceListCode: string | null;
  /** EUR for one um, before discounts. */
  unitPrice: number | null;
  discountPct1: number | null;
  discountPct2: number | null;
  agentCommissionPct: number | null;
}

/** Terms agreed for the very product come before the customer's price list with its usual discounts. */
const TERMS = sql`
  coalesce(own.unit_price, listed.unit_price) AS unit_price,
  coalesce(own.price_list_code, listed.price_list_code) AS price_list_code,
  coalesce(own.discount_pct1, buyer.discount_pct1) AS discount_pct1,
  coalesce(own.discount_pct2, buyer.discount_pct2) AS discount_pct2,
  coalesce(own.agent_commission_pct, buyer.agent_commission_pct) AS agent_commission_pct`;

/** Joins the terms of a customer, joined as `buyer`, to `products p`; without a customer there are none. */
const JOIN_TERMS = sql`
    LEFT JOIN customer_prices own ON own.customer_id = buyer.id AND own.product_id = p.id
    LEFT JOIN price_list_items listed
      ON listed.product_id = p.id AND listed.price_list_code = buyer.price_list_code`;

interface ProductRow extends ProductCode, TermsRow {
  status: string;
  tsc: string;
  inStock: boolean;
  um: string;
  qta: number;
  unitQty: number;
  qtyPkgMultiplier: number;
  dna: number | null;
  plo: number;
  lat: string | null;
  newSerial: string | null;
  newColor: string | null;
  hex: string | null;
}

export interface SellableProductRow extends ProductRow {
  id: number;
  brand: string;
  description: LocalizedText;
  colorDescription: LocalizedText;
}

/** Products by their internal ids, in the order of their codes, with a customer's stored terms. */
export async function listSellableProducts(
  db: Connection,
  customerId: string | null,
  ids: readonly number[],
): Promise<SellableProductRow[]> {
  const { rows } = await sql<SellableProductRow>`
    SELECT p.id, p.product_class, p.serial, p.color, p.pkg, p.status, p.tsc, p.in_stock,
      p.um, p.qta, p.unit_qty, p.qty_pkg_multiplier, p.dna, p.plo, p.lat, p.new_serial, p.new_color,
      s.brand, s.short_description AS description, c.color_description, c.hex, ${TERMS}
    FROM products p
    JOIN serials s USING (product_class, serial)
    JOIN colors c USING (product_class, serial, color)
    LEFT JOIN customers buyer ON buyer.id = ${customerId}::uuid
    ${JOIN_TERMS}
    WHERE p.id = ANY(${ids}::integer[])
    ORDER BY p.serial, p.color, p.qta, p.pkg, p.product_class
    LIMIT ${ids.length}`.execute(db);
  return rows;
}

/** The internal ids of the products that some codes name; codes that no product has give none. */
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

export interface VariantRow extends ProductRow {
  /** Version of the serial's prepared answers. */
  version: number;
  link: string | null;
  /** JSON text. */
  colorDescription: string;
  preferred: boolean;
}

/** A colour, and the customer whose terms are wanted with it. */
export interface ColorKey extends Omit<ProductCode, 'pkg'> {
  customerId: string | null;
}

/** As JSON: of arrays, PostgreSQL would make a new plan for each length. */
function asRecord({ productClass, serial, color, customerId }: ColorKey, place: number) {
  return { product_class: productClass, serial, color, customer_id: customerId, place };
}

/**
 * Every packaging of some colours, by content, with a customer's stored terms: one list for each key, in their order,
 * empty for a colour that does not exist.
 */
export async function listVariants(db: Connection, keys: readonly ColorKey[]): Promise<VariantRow[][]> {
  const { rows } = await sql<VariantRow & { place: number }>`
    SELECT key.place,
      p.product_class, p.serial, p.color, p.pkg, p.status, p.tsc, p.in_stock,
      p.um, p.qta, p.unit_qty, p.qty_pkg_multiplier, p.dna, p.plo, p.lat, p.link, p.new_serial, p.new_color,
      c.color_description::text AS color_description, c.hex, d.version,
      preferred.product_id IS NOT NULL AS preferred, ${TERMS}
    FROM jsonb_to_recordset(${JSON.stringify(keys.map(asRecord))}::jsonb)
      AS key (product_class text, serial text, color text, customer_id uuid, place int)
    JOIN products p USING (product_class, serial, color)
    JOIN colors c USING (product_class, serial, color)
    JOIN serial_documents d USING (product_class, serial)
    LEFT JOIN customers buyer ON buyer.id = key.customer_id
    ${JOIN_TERMS}
    LEFT JOIN preferred_products preferred
      ON preferred.customer_id = buyer.id AND preferred.product_id = p.id
    ORDER BY key.place, p.qta, p.pkg`.execute(db);
  const lists: VariantRow[][] = keys.map(() => []);
  for (const row of rows) lists[row.place]?.push(row);
  return lists;
}
