import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/connection.ts';

/** Replaces a user's cart with one of `lines` lines of priced products in stock. */
export async function fillCart(db: Database, username: string, lines: number): Promise<void> {
  await sql`DELETE FROM carts WHERE user_id = (SELECT id FROM users WHERE username = ${username})`.execute(
    db,
  );
  await sql`
    WITH cart AS (
      INSERT INTO carts (customer_id, user_id)
      SELECT customer_id, id FROM users WHERE username = ${username} RETURNING id, customer_id
    )
    INSERT INTO cart_items (cart_id, sort_order, product_id, quantity, seen_final_unit_price, seen_in_stock, seen_status)
    SELECT cart.id, row_number() OVER (ORDER BY p.id), p.id, p.qty_pkg_multiplier, NULL, true, 'A'
    FROM cart
    JOIN customers c ON c.id = cart.customer_id
    JOIN LATERAL (
      SELECT p.id, p.qty_pkg_multiplier FROM products p
      JOIN price_list_items l ON l.product_id = p.id AND l.price_list_code = c.price_list_code
      WHERE p.status = 'A' AND p.tsc = 'S' AND p.in_stock AND p.serial <> 'F120'
      ORDER BY p.id LIMIT ${lines}
    ) p ON true`.execute(db);
}
