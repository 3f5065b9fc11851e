import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { ReadBackQuery, ReadBackRecord } from '@cromia/domain/integration/read-back';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';
import { combineConditions, type SqlCondition } from '../../../platform/database/list-queries.ts';

/** A record's position: its cursor, and what it is read by. */
export interface ReadBackKey {
  id: string;
  cursor: string;
}

/** The entities that have a code, an id and the time of their last change. */
const CODED_ENTITIES = {
  orders: { table: 'orders', code: 'orderCode' },
  // The only code of a request is its id.
  'order-requests': { table: 'orderRequests', code: 'id' },
  customers: { table: 'customers', code: 'customerCode' },
  shipments: { table: 'shipments', code: 'shipmentCode' },
  invoices: { table: 'invoices', code: 'invoiceNumber' },
} as const;
export type CodedEntity = keyof typeof CODED_ENTITIES;

/** The start of the oldest running change; all changes before it are visible. */
export async function readVisibleTime(db: Connection): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    SELECT least(now(), min(xact_start)) AS at FROM pg_stat_activity
    WHERE datname = current_database() AND backend_xid IS NOT NULL`.execute(db);
  return rows[0]?.at ?? new Date(0);
}

/** Lists the ids of entities by their code, one more than `limit` if there are more. */
export async function listEntityKeys(
  db: Connection,
  entity: CodedEntity,
  { code, changedSince, after, limit }: ReadBackQuery,
): Promise<ReadBackKey[]> {
  const { table, code: codeColumn } = CODED_ENTITIES[entity];
  const column = sql`${sql.ref(`${table}.${codeColumn}`)}::text`;
  const { rows } = await sql<ReadBackKey>`
    SELECT id, ${column} AS cursor FROM ${sql.table(table)}
    WHERE ${combineConditions([
      code === undefined ? undefined : sql`${column} = ${code}`,
      after === undefined ? undefined : sql`${column} > ${after}`,
      changedSince === undefined ? undefined : sql`changed_on >= ${changedSince}::timestamptz`,
    ])}
    ORDER BY ${column} LIMIT ${limit + 1}`.execute(db);
  return rows;
}

const CODE_COLUMNS = sql`products.product_class, products.serial, products.color, products.pkg`;

/** Conditions on the code of products. @param changed condition that a product has changed since the time */
function matchProducts(
  { code, after, changedSince }: ReadBackQuery,
  changed: (since: string) => SqlCondition,
): SqlCondition {
  const cursor = after?.split('-') ?? [];
  return combineConditions([
    code === undefined
      ? undefined
      : sql`(products.serial, products.color, products.pkg) = (${sql.join(code.split('-').concat('', '').slice(0, 3))})`,
    after === undefined
      ? undefined
      : sql`(${CODE_COLUMNS}) > (${sql.join(cursor.concat('', '', '').slice(0, 4))})`,
    changedSince === undefined ? undefined : changed(changedSince),
  ]);
}

/** Whether the serial of a product has changed; each change of a product is one of its serial. */
const serialChanged = (since: string): SqlCondition =>
  sql`EXISTS (SELECT FROM serial_versions v WHERE v.product_class = products.product_class
    AND v.serial = products.serial AND v.changed_on >= ${since}::timestamptz)`;

/** Whether a value with its sources was set since a time. */
const sourceChanged = (table: string, since: string): SqlCondition =>
  sql`EXISTS (SELECT FROM ${sql.table(table)} price, jsonb_each(price.sources) source
    WHERE price.product_id = products.id AND (source.value ->> 'at')::timestamptz >= ${since}::timestamptz)`;

const priceChanged = (since: string): SqlCondition =>
  sql`(${sourceChanged('price_list_items', since)} OR ${sourceChanged('customer_prices', since)})`;

export type ProductColumns = ProductCode &
  Omit<ReadBackRecord<'products'>, 'productCode' | 'mixing'> & {
    inStock: boolean;
    availableOn: string | null;
    hardenerSerial: string | null;
    baseParts: number | null;
    hardenerParts: number | null;
    mixedBy: 'WEIGHT' | 'VOLUME' | null;
    thinnerSerial: string | null;
    thinnerPercent: number | null;
  };

/** Lists products by their code, one more than `limit` if there are more. */
export async function listProducts(db: Connection, query: ReadBackQuery): Promise<ProductColumns[]> {
  const { rows } = await sql<ProductColumns>`
    SELECT ${CODE_COLUMNS}, status, tsc, um, qta, unit_qty, qty_pkg_multiplier, dna, plo, lat, link, new_serial,
      new_color, in_stock, available_on, hex, brand, area, typology, family, dilution, drying, applications, intest, diluent,
      expires, resalt, resakg, hardener_serial, base_parts, hardener_parts, mixed_by, thinner_serial, thinner_percent
    FROM products JOIN colors USING (product_class, serial, color) JOIN serials USING (product_class, serial)
    WHERE ${matchProducts(query, serialChanged)}
    ORDER BY ${CODE_COLUMNS} LIMIT ${query.limit + 1}`.execute(db);
  return rows;
}

export interface PricedProduct extends ProductCode {
  id: number;
}

/** Lists products that have a price, by their code, one more than `limit` if there are more. */
export async function listPricedProducts(db: Connection, query: ReadBackQuery): Promise<PricedProduct[]> {
  const hasPrice = sql<boolean>`(EXISTS (SELECT FROM price_list_items WHERE product_id = products.id)
    OR EXISTS (SELECT FROM customer_prices WHERE product_id = products.id))`;
  const { rows } = await sql<PricedProduct>`
    SELECT ${CODE_COLUMNS}, products.id FROM products
    WHERE ${matchProducts(query, priceChanged)} AND ${hasPrice}
    ORDER BY ${CODE_COLUMNS} LIMIT ${query.limit + 1}`.execute(db);
  return rows;
}

type PriceRow = Omit<ReadBackRecord<'prices'>, 'productCode'> & { productId: number };

/** Lists all prices of products: those of the lists first, then the terms of customers. */
export async function listPrices(db: Connection, productIds: readonly number[]): Promise<PriceRow[]> {
  const ids: RawBuilder<unknown> = sql`ANY(${[...productIds]}::integer[])`;
  const { rows } = await sql<PriceRow>`
    SELECT product_id, price_list_code, NULL AS customer_code, unit_price, 0 AS discount_pct1, 0 AS discount_pct2,
      0 AS agent_commission_pct
    FROM price_list_items WHERE product_id = ${ids}
    UNION ALL
    SELECT product_id, terms.price_list_code, customers.customer_code, unit_price, terms.discount_pct1,
      terms.discount_pct2, terms.agent_commission_pct
    FROM customer_prices terms JOIN customers ON customers.id = terms.customer_id WHERE product_id = ${ids}
    ORDER BY product_id, customer_code NULLS FIRST, price_list_code`.execute(db);
  return rows;
}
