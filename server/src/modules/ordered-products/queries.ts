import type { OrderedProductListQuery, OrderedProductSort } from '@cromia/domain/catalogue/ordered-product';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database.ts';
import { allOf, type Condition } from '../../platform/list-queries.ts';
import { JOIN_DESCRIPTIONS, productConditions } from '../catalogue/service.ts';

type Filter = Omit<OrderedProductListQuery, 'customerCode'>;

/** Each sort ends at the product, so that none stands on two pages. */
const ORDERS: Record<OrderedProductSort, (direction: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  lastOrderedOn: (direction) => sql`ordered.last_ordered_on ${direction}, ordered.product_id`,
  lastQuantity: (direction) => sql`ordered.last_quantity ${direction}, ordered.product_id`,
  productCode: (direction) =>
    sql`products.serial ${direction}, products.color ${direction}, products.qta ${direction}, products.id`,
  brand: (direction) =>
    sql`serials.brand ${direction}, products.serial ${direction}, products.color ${direction}, products.id`,
  preferred: (direction) =>
    sql`(preferred.product_id IS NOT NULL) ${direction}, ordered.last_ordered_on DESC, ordered.product_id`,
};

/** Products that can never be ordered again are still listed: their status says so. */
function from(customerId: string, filter: Filter): RawBuilder<unknown> {
  const conditions: (Condition | undefined)[] = [
    sql`ordered.customer_id = ${customerId}::uuid`,
    ...productConditions(filter),
    filter.onlyPreferred ? sql`preferred.product_id IS NOT NULL` : undefined,
  ];
  return sql`
    FROM ordered_products ordered
    JOIN products ON products.id = ordered.product_id
    ${JOIN_DESCRIPTIONS}
    LEFT JOIN preferred_products preferred
      ON preferred.customer_id = ordered.customer_id AND preferred.product_id = ordered.product_id
    WHERE ${allOf(conditions)}`;
}

export interface OrderedRow {
  productId: number;
  lastOrderedOn: Date;
  lastQuantity: number;
  preferred: boolean;
}

/** The statement of what a customer has ordered, in its order. */
export function orderedProducts(customerId: string, filter: Filter): RawBuilder<OrderedRow> {
  const order = ORDERS[filter.sort.field](sql.raw(filter.sort.direction));
  return sql<OrderedRow>`
    SELECT ordered.product_id, ordered.last_ordered_on, ordered.last_quantity,
      preferred.product_id IS NOT NULL AS preferred
    ${from(customerId, filter)}
    ORDER BY ${order}`;
}

/** One page of what a customer has ordered. */
export async function listOrderedProducts(
  db: Connection,
  customerId: string,
  filter: Filter,
): Promise<OrderedRow[]> {
  const { size, page } = filter;
  const { rows } = await sql<OrderedRow>`
    ${orderedProducts(customerId, filter)} LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return rows;
}

export async function countOrderedProducts(
  db: Connection,
  customerId: string,
  filter: Filter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total ${from(customerId, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Whether a customer prefers a product. */
export async function isPreferred(db: Connection, customerId: string, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('preferredProducts')
    .select('productId')
    .where('customerId', '=', customerId)
    .where('productId', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks products as preferred by a customer, or as no longer so. */
export async function setPreferred(
  trx: Transaction,
  customerId: string,
  productIds: readonly number[],
  preferred: boolean,
): Promise<void> {
  if (preferred) {
    await sql`
      INSERT INTO preferred_products (customer_id, product_id)
      SELECT ${customerId}::uuid, unnest(${productIds}::integer[])
      ON CONFLICT DO NOTHING`.execute(trx);
    return;
  }
  await trx
    .deleteFrom('preferredProducts')
    .where('customerId', '=', customerId)
    .where(sql<boolean>`product_id = ANY(${productIds}::integer[])`)
    .execute();
}
