import type { OrderedProductListQuery, OrderedProductSort } from '@cromia/domain/catalogue/ordered-product';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { combineConditions } from '../../platform/database/list-queries.ts';
import { buildProductConditions } from '../catalogue/index.ts';

/** Every sort ends with the product as a tie-breaker, so that no product appears on two pages. */
const SORT_ORDERS: Record<
  OrderedProductSort,
  (direction: RawBuilder<unknown>, customerId: string) => RawBuilder<unknown>
> = {
  lastOrderedOn: (direction) => sql`ordered.last_ordered_on ${direction}, ordered.product_id`,
  lastQuantity: (direction) => sql`ordered.last_quantity ${direction}, ordered.product_id`,
  productCode: (direction) =>
    sql`products.serial ${direction}, products.color ${direction}, products.qta ${direction}, products.id`,
  brand: (direction) =>
    sql`serials.brand ${direction}, products.serial ${direction}, products.color ${direction}, products.id`,
  timesOrdered: (direction, customerId) => sql`(
    SELECT count(*) FROM order_items item
    WHERE item.customer_id = ${customerId}::uuid AND item.product_id = ordered.product_id
  ) ${direction}, ordered.last_ordered_on DESC, ordered.product_id`,
  preferred: (direction) =>
    sql`(preferred.product_id IS NOT NULL) ${direction}, ordered.last_ordered_on DESC, ordered.product_id`,
};

/** The last order of a product by a customer. */
interface LastOrder {
  productId: number;
  lastOrderedOn: Date;
  lastQuantity: number;
}

/**
 * The products in a customer's orders and order requests, each with its last order. An accepted request is left out,
 * because its order has the same lines and date.
 */
function selectLastOrders(customerId: string) {
  return sql<LastOrder>`(
    SELECT DISTINCT ON (product_id) product_id, ordered_on AS last_ordered_on, quantity AS last_quantity
    FROM (
      SELECT item.product_id, orders.request_created_on AS ordered_on, item.quantity_ordered AS quantity
      FROM order_items item JOIN orders ON orders.id = item.order_id AND orders.customer_id = item.customer_id
      WHERE item.customer_id = ${customerId}::uuid
      UNION ALL
      SELECT item.product_id, request.created_on, item.quantity
      FROM order_requests request JOIN order_request_items item ON item.order_request_id = request.id
      WHERE request.customer_id = ${customerId}::uuid AND request.status <> 'ACCEPTED'
    ) lines
    ORDER BY product_id, ordered_on DESC, quantity DESC)`;
}

const IS_PREFERRED = sql<boolean>`(preferred.product_id IS NOT NULL)`;

/** A customer's ordered products, including those that can no longer be ordered (see their status). */
export function selectOrderedProducts(
  db: Connection,
  customerId: string,
  filter: Omit<OrderedProductListQuery, 'customerCode'>,
) {
  const { onlyPreferred, sort } = filter;
  return db
    .selectFrom(selectLastOrders(customerId).as('ordered'))
    .innerJoin('products', 'products.id', 'ordered.productId')
    .innerJoin('serials', (join) =>
      join
        .onRef('serials.productClass', '=', 'products.productClass')
        .onRef('serials.serial', '=', 'products.serial'),
    )
    .innerJoin('colors', (join) =>
      join
        .onRef('colors.productClass', '=', 'products.productClass')
        .onRef('colors.serial', '=', 'products.serial')
        .onRef('colors.color', '=', 'products.color'),
    )
    .leftJoin('preferredProducts as preferred', (join) =>
      join.on('preferred.customerId', '=', customerId).onRef('preferred.productId', '=', 'ordered.productId'),
    )
    .select([
      'ordered.productId',
      'ordered.lastOrderedOn',
      'ordered.lastQuantity',
      IS_PREFERRED.as('preferred'),
    ])
    .where(combineConditions([...buildProductConditions(filter), onlyPreferred ? IS_PREFERRED : undefined]))
    .orderBy(SORT_ORDERS[sort.field](sql.raw(sort.direction), customerId));
}

export type OrderedProductRow = InferResult<ReturnType<typeof selectOrderedProducts>>[number];

/**
 * The largest number of packages that a customer has ordered at once, by product. Products without an order are left
 * out.
 */
export async function findLargestQuantities(
  db: Connection,
  customerId: string,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ productId: number; largest: number }>`
    SELECT product_id, max(quantity) AS largest
    FROM (
      SELECT product_id, quantity_ordered AS quantity FROM order_items
      WHERE customer_id = ${customerId}::uuid AND product_id = ANY(${productIds}::integer[])
      UNION ALL
      SELECT item.product_id, item.quantity
      FROM order_request_items item JOIN order_requests request ON request.id = item.order_request_id
      WHERE request.customer_id = ${customerId}::uuid AND item.product_id = ANY(${productIds}::integer[])
    ) lines
    GROUP BY product_id`.execute(db);
  return new Map(rows.map(({ productId, largest }) => [productId, largest]));
}

export async function isPreferred(db: Connection, customerId: string, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('preferredProducts')
    .select('productId')
    .where('customerId', '=', customerId)
    .where('productId', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds products to a customer's preferred ones, or removes them. */
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
