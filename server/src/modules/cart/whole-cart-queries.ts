import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { JOIN_PRICE_LIST, JOIN_SHOWN, SHOWN_VERSION, TERMS_VERSION } from '../catalogue/service.ts';
import type { CartLineRow, CartOwner } from './queries.ts';

export interface CartStates {
  id: string;
  isDirty: boolean;
  /** The state of the customer's terms. */
  terms: string;
  /** Each line with the state of its product, in the order of the lines, as `lineOf` reads it. */
  lines: string[];
}

/**
 * A cart with everything that an answer of it is made of: each line by its own values and by the version of what is shown
 * of its product. The same text is the same answer, for ever. All in one value: hundreds of rows cost twice as much to
 * read as to find.
 */
export async function findCartStates(
  db: Connection,
  { customerId, userId }: CartOwner,
): Promise<CartStates | undefined> {
  const { rows } = await sql<CartStates>`
    SELECT cart.id, cart.is_dirty AS "isDirty", ${TERMS_VERSION} AS terms, (
      SELECT coalesce(json_agg(line.state), '[]')
      FROM (
        SELECT concat_ws(' ', i.id, i.sort_order, i.product_id, i.quantity,
          coalesce(i.seen_final_unit_price::text, '-'), i.seen_in_stock, preferred.product_id IS NOT NULL,
          ${SHOWN_VERSION}, i.seen_status) AS state
        FROM cart_items i
        JOIN products p ON p.id = i.product_id
        ${JOIN_SHOWN}
        LEFT JOIN preferred_products preferred
          ON preferred.customer_id = ${customerId} AND preferred.product_id = i.product_id
        WHERE i.cart_id = cart.id
        ORDER BY i.sort_order, i.id
        LIMIT ${sql.lit(LIMITS.orderLines)}
      ) line
    ) AS lines
    FROM carts cart
    JOIN customers buyer ON buyer.id = cart.customer_id
    ${JOIN_PRICE_LIST}
    WHERE cart.customer_id = ${customerId} AND cart.user_id = ${userId}`.execute(db.withoutPlugins());
  return rows[0];
}

/** The line that a state of `findCartStates` is of. */
export function lineOf(state: string): CartLineRow {
  const [id = '', sortOrder, productId, quantity, price, inStock, preferred, , ...status] = state.split(' ');
  return {
    id,
    sortOrder: Number(sortOrder),
    productId: Number(productId),
    quantity: Number(quantity),
    seenFinalUnitPrice: price === '-' ? null : Number(price),
    seenInStock: inStock === 't',
    seenStatus: status.join(' '),
    preferred: preferred === 't',
  };
}
