import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import type { SqlCondition } from '../../platform/database/list-queries.ts';
import { JOIN_DESCRIPTIONS, PRODUCT_LINE_COLUMNS, type ProductLineRow } from '../catalogue/index.ts';

/** PostgreSQL channel that notifies the sender that a product with waiting users is in stock. */
export const STOCK_CHANNEL = 'stock_watches';

/** Whether the user of a watch still belongs to its customer, or manages it, and can log in. */
const IS_LIVE: SqlCondition = sql`(users.disabled_at IS NULL AND (
  users.customer_id = stock_watches.customer_id
  OR EXISTS (SELECT FROM customer_managers manager
    WHERE manager.user_id = users.id AND manager.customer_id = stock_watches.customer_id)))`;

/**
 * Reads a product and locks it against changes until the transaction ends, so that it cannot come back into stock between
 * this check and the new watch. Undefined for an unknown code.
 */
export async function lockWatchedProduct(trx: Transaction, code: ProductCode) {
  const { productClass, serial, color, pkg } = code;
  return trx
    .selectFrom('products')
    .select(['id', 'status', 'tsc', 'inStock'])
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .where('color', '=', color)
    .where('pkg', '=', pkg)
    .forShare()
    .executeTakeFirst();
}

/** The number of a user's watches of other products. The lock on the user's row makes it exact until the transaction ends. */
export async function lockAndCountWatches(
  trx: Transaction,
  userId: string,
  exceptProductId: number,
): Promise<number> {
  await sql`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`.execute(trx);
  const { count } = await trx
    .selectFrom('stockWatches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('productId', '<>', exceptProductId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a watch. A product that the user waits for already gets the customer that the user acts for now. */
export async function insertWatch(
  trx: Transaction,
  watch: { userId: string; productId: number; customerId: string },
): Promise<void> {
  const { customerId } = watch;
  await trx
    .insertInto('stockWatches')
    .values(watch)
    .onConflict((conflict) => conflict.columns(['userId', 'productId']).doUpdateSet({ customerId }))
    .execute();
}

export async function deleteWatch(trx: Transaction, userId: string, code: ProductCode): Promise<void> {
  const { productClass, serial, color, pkg } = code;
  await sql`
    DELETE FROM stock_watches USING products
    WHERE products.id = stock_watches.product_id AND user_id = ${userId}::uuid AND product_class = ${productClass}
      AND serial = ${serial} AND color = ${color} AND pkg = ${pkg}`.execute(trx);
}

export interface WatchRow extends ProductLineRow {
  status: string;
  tsc: string;
  inStock: boolean;
  availableOn: string | null;
  customerCode: string;
  businessName: string;
  createdOn: Date;
}

/** The products that a user waits for, the latest first. */
export async function listWatches(db: Connection, userId: string): Promise<WatchRow[]> {
  const { rows } = await sql<WatchRow>`
    SELECT ${PRODUCT_LINE_COLUMNS}, products.status, products.tsc, products.in_stock, products.available_on,
      customers.customer_code, customers.business_name, stock_watches.created_on
    FROM stock_watches
    JOIN users ON users.id = stock_watches.user_id
    JOIN customers ON customers.id = stock_watches.customer_id
    JOIN products ON products.id = stock_watches.product_id
    ${JOIN_DESCRIPTIONS}
    WHERE stock_watches.user_id = ${userId}::uuid AND ${IS_LIVE}
    ORDER BY stock_watches.created_on DESC, products.id
    LIMIT ${LIMITS.stockWatches}`.execute(db);
  return rows;
}

/** The number of customers that wait for each product of a serial, by internal id; products without any are left out. */
export async function countWaitingCustomers(
  db: Connection,
  { productClass, serial }: Pick<ProductCode, 'productClass' | 'serial'>,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ productId: number; customers: number }>`
    SELECT products.id AS "productId", count(DISTINCT stock_watches.customer_id)::integer AS customers
    FROM products
    JOIN stock_watches ON stock_watches.product_id = products.id
    JOIN users ON users.id = stock_watches.user_id
    WHERE products.product_class = ${productClass} AND products.serial = ${serial} AND ${IS_LIVE}
    GROUP BY products.id
    ORDER BY products.id`.execute(db);
  return new Map(rows.map(({ productId, customers }) => [productId, customers]));
}

export interface DueWatchRow extends ProductLineRow {
  userId: string;
  productId: number;
  username: string;
  language: string;
  /** Whether the user may still order for the customer. */
  isLive: boolean;
}

/** Watches that one transaction takes. */
const BATCH_SIZE = 500;

/**
 * Takes watches whose product is available again out of the table, by user. Two processes never take the same one, nor wait
 * for each other.
 */
export async function takeDueWatches(trx: Transaction): Promise<DueWatchRow[]> {
  const { rows } = await sql<DueWatchRow>`
    SELECT stock_watches.user_id, stock_watches.product_id, users.username, users.language, ${IS_LIVE} AS is_live,
      ${PRODUCT_LINE_COLUMNS}
    FROM stock_watches
    JOIN users ON users.id = stock_watches.user_id
    JOIN products ON products.id = stock_watches.product_id
    ${JOIN_DESCRIPTIONS}
    WHERE products.in_stock AND products.status = 'A' AND products.tsc = 'S'
    ORDER BY stock_watches.user_id, products.serial, products.color, products.qta, products.id
    LIMIT ${BATCH_SIZE}
    FOR UPDATE OF stock_watches SKIP LOCKED`.execute(trx);
  await sql`
    DELETE FROM stock_watches USING unnest(
      ${rows.map(({ userId }) => userId)}::uuid[], ${rows.map(({ productId }) => productId)}::integer[]
    ) AS taken (user_id, product_id)
    WHERE stock_watches.user_id = taken.user_id AND stock_watches.product_id = taken.product_id`.execute(trx);
  return rows;
}

/** Deletes watches of users who were disabled or have left the customer. */
export async function purgeStockWatches(db: Connection): Promise<void> {
  await sql`
    DELETE FROM stock_watches USING users WHERE users.id = stock_watches.user_id AND NOT ${IS_LIVE}`.execute(
    db,
  );
}
