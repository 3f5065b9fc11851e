import { LIMITS } from '@cromia/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** The owner of a cart. Each user who acts for a customer has a separate cart. */
export interface CartOwner {
  customerId: string;
  userId: string;
}

export async function findCart(db: Connection, { customerId, userId }: CartOwner) {
  return db
    .selectFrom('carts')
    .select(['id', 'isDirty', 'note'])
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Locks the cart's row, so that concurrent changes of one cart run one after another. */
export async function lockCart(trx: Transaction, { customerId, userId }: CartOwner) {
  return trx
    .selectFrom('carts')
    .select(['id', 'isDirty', 'note'])
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Inserts a cart, unless a concurrent call has already done so. */
export async function insertCart(trx: Transaction, cart: CartOwner & { id: string }): Promise<void> {
  await trx
    .insertInto('carts')
    .values(cart)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The lines of a cart in order. `preferred` tells whether the customer prefers the product.
 * @param productIds restricts the lines to these products; null for all
 */
export async function listCartLines(
  db: Connection,
  cartId: string,
  customerId: string,
  productIds: readonly number[] | null,
) {
  return db
    .selectFrom('cartItems')
    .leftJoin('preferredProducts', (join) =>
      join
        .onRef('preferredProducts.productId', '=', 'cartItems.productId')
        .on('preferredProducts.customerId', '=', customerId),
    )
    .select([
      'cartItems.id',
      'cartItems.sortOrder',
      'cartItems.productId',
      'cartItems.quantity',
      'cartItems.seenFinalUnitPrice',
      'cartItems.seenInStock',
      'cartItems.seenStatus',
    ])
    .select((eb) => eb('preferredProducts.productId', 'is not', null).as('preferred'))
    .where('cartItems.cartId', '=', cartId)
    .$if(productIds !== null, (qb) =>
      qb.where(sql<boolean>`cart_items.product_id = ANY(${productIds}::integer[])`),
    )
    .orderBy('cartItems.sortOrder')
    .orderBy('cartItems.id')
    .limit(LIMITS.orderLines)
    .execute();
}

export type CartLineRow = Awaited<ReturnType<typeof listCartLines>>[number];

/** SQL of the packages of all lines, for `readAssessedLoad`. */
export function selectCartPackages(cartId: string): RawBuilder<unknown> {
  return sql`(
    SELECT product_id, quantity AS packages, row_number() OVER (ORDER BY sort_order, id) AS position
    FROM cart_items WHERE cart_id = ${cartId}::uuid)`;
}

/** The number of lines in a cart, and its highest sort order. */
export async function readCartSize(trx: Connection, cartId: string) {
  return trx
    .selectFrom('cartItems')
    .select((eb) => [
      eb.fn.countAll<number>().as('lines'),
      eb.fn.coalesce(eb.fn.max('sortOrder'), eb.lit(0)).as('lastSortOrder'),
    ])
    .where('cartId', '=', cartId)
    .executeTakeFirstOrThrow();
}

/** The values of a line that a customer has seen. A later difference makes the cart dirty. */
export interface SeenLine {
  productId: number;
  seenFinalUnitPrice: number | null;
  seenInStock: boolean;
  seenStatus: string;
}

export interface NewLine extends SeenLine {
  sortOrder: number;
  quantity: number;
}

/** Passes the lines as one parameter, so that the statement is the same for any number of lines. */
function selectNewLines(cartId: string, lines: readonly NewLine[]) {
  return sql`
    SELECT ${cartId}::uuid, line.sort_order, line.product_id, line.quantity,
      line.seen_final_unit_price, line.seen_in_stock, line.seen_status
    FROM jsonb_to_recordset(${JSON.stringify(
      lines.map((line) => ({
        sort_order: line.sortOrder,
        product_id: line.productId,
        quantity: line.quantity,
        seen_final_unit_price: line.seenFinalUnitPrice,
        seen_in_stock: line.seenInStock,
        seen_status: line.seenStatus,
      })),
    )}::jsonb) AS line (
      sort_order integer, product_id integer, quantity integer,
      seen_final_unit_price numeric, seen_in_stock boolean, seen_status text)
    ORDER BY line.sort_order`;
}

const LINE_COLUMNS = sql`cart_id, sort_order, product_id, quantity, seen_final_unit_price, seen_in_stock, seen_status`;

/** Adds lines. If the cart has a line of the product, its quantity is increased. @returns the new quantities */
export async function addLines(trx: Transaction, cartId: string, lines: readonly NewLine[]) {
  const { rows } = await sql<{ productId: number; quantity: number }>`
    INSERT INTO cart_items AS item (${LINE_COLUMNS}) ${selectNewLines(cartId, lines)}
    ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = item.quantity + excluded.quantity
    RETURNING product_id, quantity`.execute(trx);
  return rows;
}

/** Adds lines. If the cart has a line of the product, the larger quantity is stored, so the call is idempotent. */
export async function raiseQuantities(
  trx: Transaction,
  cartId: string,
  lines: readonly NewLine[],
): Promise<void> {
  await sql`
    INSERT INTO cart_items AS item (${LINE_COLUMNS}) ${selectNewLines(cartId, lines)}
    ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = greatest(item.quantity, excluded.quantity)`.execute(
    trx,
  );
}

/**
 * Inserts removed lines with their ids and positions. If the cart has a line of the product by now, the larger quantity
 * is stored.
 */
export async function insertRemovedLines(
  trx: Transaction,
  cartId: string,
  lines: readonly (NewLine & { id: string })[],
): Promise<void> {
  await sql`
    INSERT INTO cart_items AS item (id, ${LINE_COLUMNS})
    SELECT CASE WHEN EXISTS (SELECT FROM cart_items WHERE cart_items.id = removed.id) THEN gen_random_uuid()
      ELSE removed.id END, line.*
    FROM (${selectNewLines(cartId, lines)}) line
    JOIN jsonb_to_recordset(${JSON.stringify(lines.map(({ id, productId }) => ({ id, product_id: productId })))}::jsonb)
      AS removed (id uuid, product_id integer) ON removed.product_id = line.product_id
    ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = greatest(item.quantity, excluded.quantity)`.execute(
    trx,
  );
}

/**
 * Writes the lines of a replaced cart and marks their values as seen. A product that remains in the cart keeps its line
 * id.
 */
export async function writeLines(trx: Transaction, cartId: string, lines: readonly NewLine[]): Promise<void> {
  await sql`
    INSERT INTO cart_items (${LINE_COLUMNS}) ${selectNewLines(cartId, lines)}
    ON CONFLICT (cart_id, product_id) DO UPDATE SET
      sort_order = excluded.sort_order, quantity = excluded.quantity,
      seen_final_unit_price = excluded.seen_final_unit_price,
      seen_in_stock = excluded.seen_in_stock, seen_status = excluded.seen_status`.execute(trx);
}

/** The lines of a cart with these ids, and the values that the customer last saw. */
export async function findLines(trx: Transaction, cartId: string, ids: readonly string[]) {
  return trx
    .selectFrom('cartItems')
    .select(['id', 'productId', 'quantity', 'seenFinalUnitPrice', 'seenInStock', 'seenStatus'])
    .where('cartId', '=', cartId)
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .orderBy('sortOrder')
    .limit(LIMITS.orderLines)
    .execute();
}

/** The lines of a cart for these products. The lock on the cart's row covers them. */
export async function findLinesByProduct(trx: Transaction, cartId: string, productIds: readonly number[]) {
  return trx
    .selectFrom('cartItems')
    .select(['id', 'productId', 'quantity'])
    .where('cartId', '=', cartId)
    .where(sql<boolean>`product_id = ANY(${productIds}::integer[])`)
    .orderBy('sortOrder')
    .limit(LIMITS.orderLines)
    .execute();
}

export interface LineChange extends SeenLine {
  id: string;
  quantity: number;
}

/** Sets quantities and marks the lines as seen. Writes only rows that differ. */
export async function updateLines(
  trx: Transaction,
  cartId: string,
  changes: readonly LineChange[],
): Promise<void> {
  await sql`
    UPDATE cart_items SET
      quantity = change.quantity, seen_final_unit_price = change.seen_final_unit_price,
      seen_in_stock = change.seen_in_stock, seen_status = change.seen_status
    FROM jsonb_to_recordset(${JSON.stringify(
      changes.map((change) => ({
        id: change.id,
        quantity: change.quantity,
        seen_final_unit_price: change.seenFinalUnitPrice,
        seen_in_stock: change.seenInStock,
        seen_status: change.seenStatus,
      })),
    )}::jsonb) AS change (
      id uuid, quantity integer, seen_final_unit_price numeric, seen_in_stock boolean, seen_status text)
    WHERE cart_items.id = change.id AND cart_items.cart_id = ${cartId}
      AND (cart_items.quantity, cart_items.seen_final_unit_price, cart_items.seen_in_stock, cart_items.seen_status)
        IS DISTINCT FROM
        (change.quantity, change.seen_final_unit_price, change.seen_in_stock, change.seen_status)`.execute(
    trx,
  );
}

/** Deletes lines of a cart. @returns how many existed */
export async function deleteLines(trx: Transaction, cartId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('cartItems')
    .where('cartId', '=', cartId)
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the lines of all other products. */
export async function deleteOtherLines(
  trx: Transaction,
  cartId: string,
  productIds: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('cartItems')
    .where('cartId', '=', cartId)
    .where(sql<boolean>`product_id <> ALL(${productIds}::integer[])`)
    .execute();
}

/** Sets the note for the next order or offer request. */
export async function storeCartNote(trx: Transaction, cartId: string, note: string): Promise<void> {
  await trx.updateTable('carts').set({ note }).where('id', '=', cartId).execute();
}

/** Sets whether the owner has seen changes of the cart and not acknowledged them (section 4, "Cart feedback"). */
export async function setCartDirty(db: Connection, cartId: string, isDirty: boolean): Promise<void> {
  await db.updateTable('carts').set({ isDirty }).where('id', '=', cartId).execute();
}
