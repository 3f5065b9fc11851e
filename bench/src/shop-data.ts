import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database.ts';

const AT_ONCE = 50_000;

/** Gives a customer's user a cart of so many lines, of products that are in stock and priced. */
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

/** Removes every order. */
export async function clearOrders(db: Database): Promise<void> {
  await sql`TRUNCATE orders CASCADE`.execute(db);
}

/** Puts another order in the place of one, with its lines: each list that it is in loses one and gets one. */
export async function replaceOrder(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ order: string; lines: string }>`
      WITH other AS (SELECT gen_random_uuid() AS id)
      SELECT (to_jsonb(o) || jsonb_build_object('id', other.id))::text AS order,
        (
          SELECT jsonb_agg(to_jsonb(i) || jsonb_build_object('id', gen_random_uuid(), 'order_id', other.id))::text
          FROM order_items i WHERE i.order_id = o.id
        ) AS lines
      FROM orders o, other WHERE o.id = ${id}::uuid`.execute(trx);
    const [row] = rows;
    if (!row) throw new Error('there is no such order');
    await sql`DELETE FROM orders WHERE id = ${id}::uuid`.execute(trx);
    await sql`INSERT INTO orders SELECT * FROM jsonb_populate_record(NULL::orders, ${row.order}::jsonb)`.execute(
      trx,
    );
    await sql`
      INSERT INTO order_items SELECT * FROM jsonb_populate_recordset(NULL::order_items, ${row.lines}::jsonb)`.execute(
      trx,
    );
  });
}

/** Says that any orders may have changed: what is kept of lists is read anew. */
export async function touchAllOrders(db: Database): Promise<void> {
  const zeros = '00000000-0000-0000-0000-000000000000';
  await db.insertInto('orderChanges').values({ customerId: zeros, orderId: zeros }).execute();
}

/** Brings a customer to so many orders, of two lines each, spread over ten years and the statuses. */
export async function fillOrders(
  db: Database,
  customerCode: string,
  { from, to }: { from: number; to: number },
  onProgress: (orders: number) => void,
): Promise<void> {
  for (let start = from; start < to; start += AT_ONCE) {
    const end = Math.min(to, start + AT_ONCE);
    await sql`
      INSERT INTO orders (order_code, customer_id, status, request_created_on, created_on, delivery_date, total, total_weight)
      SELECT 'V' || to_char(n / 1000000 + 16, 'FM00') || '-' || lpad(n::text, 7, '0'), c.id,
        CASE WHEN n % 100 = 7 THEN 'A' ELSE (ARRAY['F','F','F','F','E','C','B','F','I','F'])[n % 10 + 1] END,
        timestamptz '2016-01-01' + n * interval '5 minutes', timestamptz '2016-01-01' + n * interval '5 minutes',
        date '2016-01-05' + n / 288, 100, 20
      FROM generate_series(${start}::integer, ${end - 1}::integer) AS n, customers c
      WHERE c.customer_code = ${customerCode}`.execute(db);
    await sql`
      INSERT INTO order_items (order_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
        final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
      SELECT o.id, line, 1 + (hashtext(o.order_code) & 4095) + line * 17, 5, 0, 0, 5, 10, 10, 1, 10, 50
      FROM orders o, generate_series(1, 2) AS line
      WHERE o.request_created_on >= timestamptz '2016-01-01' + ${start}::integer * interval '5 minutes'
        AND o.request_created_on < timestamptz '2016-01-01' + ${end}::integer * interval '5 minutes'`.execute(
      db,
    );
    onProgress(end);
  }
  await sql`VACUUM (ANALYZE) orders, order_items, order_serials, order_tallies, ordered_products`.execute(db);
}
