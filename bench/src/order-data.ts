import { sql } from 'kysely';
import type { Connection, Database } from '../../server/src/platform/database/connection.ts';

const ORDERS_PER_BATCH = 50_000;

/**
 * Replaces all orders with generated ones over nine years, 1 % of them for one customer. Old orders are invoiced or
 * cancelled, the newest have every status. Orders have one to five lines, mostly of a few popular products. One serial
 * was discontinued in 2020, another was introduced in 2024.
 */
export async function replaceOrders(
  db: Database,
  customerCode: string,
  orders: number,
  onProgress: (orders: number) => void,
): Promise<void> {
  await sql`TRUNCATE orders CASCADE`.execute(db);
  for (let start = 0; start < orders; start += ORDERS_PER_BATCH) {
    const end = Math.min(orders, start + ORDERS_PER_BATCH);
    await insertOrders(db, customerCode, { start, end, orders });
    onProgress(end);
  }
  await sql`VACUUM (ANALYZE) orders, order_items`.execute(db);
}

async function insertOrders(
  db: Database,
  customerCode: string,
  { start, end, orders }: { start: number; end: number; orders: number },
): Promise<void> {
  await sql`
    INSERT INTO orders (order_code, customer_id, status, request_created_on, created_on, delivery_date, total,
      total_weight)
    SELECT 'V' || to_char(at, 'YY') || '-' || lpad(n::text, 6, '0'),
      CASE WHEN n % 100 = 7 THEN own.id ELSE others.ids[1 + abs(hashint4(n)) % cardinality(others.ids)] END,
      CASE
        WHEN n >= ${orders}::integer * 0.98
          THEN (ARRAY['I', 'C', 'E', 'F', 'F', 'C', 'B', 'I', 'E', 'A'])[abs(hashint4(n + 1)) % 10 + 1]
        WHEN n % 50 = 7 THEN 'A' WHEN n % 500 = 8 THEN 'E' ELSE 'F'
      END,
      at, at, CASE WHEN n % 33 <> 5 THEN at::date + 4 + abs(hashint4(n + 2)) % 25 END, 100, 20
    FROM generate_series(${start}::integer, ${end - 1}::integer) n,
      LATERAL (SELECT timestamptz '2016-01-01' + interval '3472 days' * (n / ${orders}::float8) AS at) moment,
      (SELECT id FROM customers WHERE customer_code = ${customerCode}) own,
      (SELECT array_agg(id ORDER BY customer_code) AS ids FROM customers WHERE customer_code <> ${customerCode}) others`.execute(
    db,
  );
  await sql`
    INSERT INTO order_items (order_id, customer_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
      final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
    SELECT o.id, o.customer_id, line, products.id, 5, 0, 0, 5, 10, 10, 1, 10, 50
    FROM orders o
    CROSS JOIN LATERAL generate_series(1, 1 + abs(hashtext(o.order_code)) % 5) line
    JOIN products ON products.id = 1 + floor(
      power(abs(hashtext(o.order_code || line)) / 2147483648.0, 3) * (SELECT max(id) FROM products))::integer
    WHERE o.request_created_on >= timestamptz '2016-01-01' + interval '3472 days' * (${start}::float8 / ${orders}::float8)
      AND o.request_created_on < timestamptz '2016-01-01' + interval '3472 days' * (${end}::float8 / ${orders}::float8)
      AND NOT (products.serial = 'M210' AND o.request_created_on > '2020-01-01')
      AND NOT (products.serial = 'A320' AND o.request_created_on < '2024-01-01')`.execute(db);
}

/** Inserts an order request with `lines` lines, each for a different product. @returns its id */
export async function anOrderRequest(db: Database, customerCode: string, lines: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO order_requests (number, customer_id, status, customer_order_code, address, delivery_date_requested, total,
      total_weight)
    SELECT next_request_number('R', current_date), id, 'ACCEPTED', 'bench', '{}', now(), 1, 1 FROM customers WHERE customer_code = ${customerCode}
    RETURNING id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`
    INSERT INTO order_request_items (order_request_id, sort_order, product_id, quantity, price_list_code, unit_price,
      discount_pct1, discount_pct2, final_unit_price, unit_qty, plo, row_total, row_weight)
    SELECT ${id}::uuid, row_number() OVER (), id, 1, 'RIV', 5, 0, 0, 5, 1, 1, 5, 1
    FROM (SELECT id FROM products ORDER BY random() LIMIT ${lines}) chosen`.execute(db);
  return id;
}

/** Inserts the order and its lines for a request, as the portal does when the request is accepted. */
export async function insertOrderForRequest(db: Connection, orderRequestId: string): Promise<void> {
  const { rows } = await sql<{ id: string; customerId: string }>`
    INSERT INTO orders (order_code, customer_id, order_request_id, status, request_created_on, total, total_weight)
    SELECT next_order_code(current_date), customer_id, id, 'I', created_on, total, total_weight
    FROM order_requests WHERE id = ${orderRequestId}::uuid
    RETURNING id, customer_id`.execute(db);
  await sql`
    INSERT INTO order_items (order_id, customer_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
      final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
    SELECT ${rows[0]?.id}::uuid, ${rows[0]?.customerId}::uuid, sort_order, product_id, unit_price, discount_pct1,
      discount_pct2, final_unit_price, unit_qty, plo, quantity, row_weight, row_total
    FROM order_request_items WHERE order_request_id = ${orderRequestId}::uuid`.execute(db);
}

/** Deletes an order request and its order. */
export async function removeRequestWithOrder(db: Database, orderRequestId: string): Promise<void> {
  await db.deleteFrom('orders').where('orderRequestId', '=', orderRequestId).execute();
  await db.deleteFrom('orderRequests').where('id', '=', orderRequestId).execute();
}
