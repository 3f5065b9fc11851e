import type { OrderedProductListQuery, OrderedProductSort } from '@cromia/domain/catalogue/ordered-product';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { combineConditions } from '../../platform/database/list-queries.ts';
import { buildProductConditions } from '../catalogue/index.ts';

/** Every sort ends with the product as a tie-breaker, so that no product appears on two pages. */
const ORDERS: Record<OrderedProductSort, (direction: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  lastOrderedOn: (direction) => sql`ordered.last_ordered_on ${direction}, ordered.product_id`,
  lastQuantity: (direction) => sql`ordered.last_quantity ${direction}, ordered.product_id`,
  productCode: (direction) =>
    sql`products.serial ${direction}, products.color ${direction}, products.qta ${direction}, products.id`,
  brand: (direction) =>
    sql`serials.brand ${direction}, products.serial ${direction}, products.color ${direction}, products.id`,
  timesOrdered: (direction) => sql`(
    SELECT count(*) FROM order_items item
    WHERE item.customer_id = ordered.customer_id AND item.product_id = ordered.product_id
  ) ${direction}, ordered.last_ordered_on DESC, ordered.product_id`,
  preferred: (direction) =>
    sql`(preferred.product_id IS NOT NULL) ${direction}, ordered.last_ordered_on DESC, ordered.product_id`,
};

const IS_PREFERRED = sql<boolean>`(preferred.product_id IS NOT NULL)`;

/** A customer's ordered products, including those that can no longer be ordered (see their status). */
export function selectOrderedProducts(
  db: Connection,
  customerId: string,
  filter: Omit<OrderedProductListQuery, 'customerCode'>,
) {
  const { onlyPreferred, sort } = filter;
  return db
    .selectFrom('orderedProducts as ordered')
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
      join
        .onRef('preferred.customerId', '=', 'ordered.customerId')
        .onRef('preferred.productId', '=', 'ordered.productId'),
    )
    .select([
      'ordered.productId',
      'ordered.lastOrderedOn',
      'ordered.lastQuantity',
      IS_PREFERRED.as('preferred'),
    ])
    .where('ordered.customerId', '=', customerId)
    .where(combineConditions([...buildProductConditions(filter), onlyPreferred ? IS_PREFERRED : undefined]))
    .orderBy(ORDERS[sort.field](sql.raw(sort.direction)));
}

export type OrderedProductRow = InferResult<ReturnType<typeof selectOrderedProducts>>[number];

/** The largest number of packages that a customer has ever ordered, by product, without products never ordered. */
export async function findLargestQuantities(
  db: Connection,
  customerId: string,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  // The last quantity may come from an order request, which has no order items.
  const { rows } = await sql<{ productId: number; largest: number }>`
    SELECT known.product_id, greatest(known.last_quantity, (
      SELECT max(item.quantity_ordered) FROM order_items item
      WHERE item.customer_id = known.customer_id AND item.product_id = known.product_id)) AS largest
    FROM ordered_products known
    WHERE known.customer_id = ${customerId}::uuid AND known.product_id = ANY(${productIds}::integer[])
    LIMIT ${productIds.length}`.execute(db);
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
