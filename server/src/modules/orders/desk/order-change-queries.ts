import type { BlockableStatus, OrderStatus } from '@cromia/domain/orders/order';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/**
 * Creates the order of an accepted request with its rows, copies its prices and weights, and assigns the next order
 * code.
 * @param today the manufacturer's calendar day
 * @returns id and code
 */
export async function insertOrderFromRequest(
  db: Connection,
  orderRequestId: string,
  { createdOn, today, transportReason }: { createdOn: Date; today: string; transportReason: string },
): Promise<{ id: string; orderCode: string }> {
  const { rows } = await sql<{ id: string; orderCode: string; customerId: string }>`
    WITH created AS (
      INSERT INTO orders (order_code, customer_id, order_request_id, status, request_created_on, created_on,
        delivery_date, accept_multiple_shipping, transport_reason, shipping_note, generic_note,
        unconditional_discount, overall_discount, total, total_weight)
      SELECT next_order_code(${today}::date), customer_id, id, 'I', created_on, ${createdOn}::timestamptz,
        delivery_date_requested, accept_multiple_shipping, ${transportReason}, shipping_note, generic_note,
        overall_discount, overall_discount, total, total_weight
      FROM order_requests WHERE id = ${orderRequestId}::uuid
      RETURNING id, order_code, customer_id
    )
    SELECT id, order_code, customer_id FROM created`.execute(db);
  const [order] = rows;
  if (!order) throw new Error('Expected the accepted order request to exist');
  await sql`
    INSERT INTO order_items (order_id, customer_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
      final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
    SELECT ${order.id}::uuid, ${order.customerId}::uuid, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
      final_unit_price, unit_qty, plo, quantity, row_weight, row_total
    FROM order_request_items WHERE order_request_id = ${orderRequestId}::uuid`.execute(db);
  return order;
}

interface LockedOrder {
  customerId: string;
  /** The user who sent the order's request; null without a request, or once the user is deleted. */
  userId: string | null;
  status: OrderStatus;
  blockedFrom: BlockableStatus | null;
  packagesShipped: number;
  deliveryDate: string | null;
}

/**
 * Locks an order until the transaction ends, so that concurrent changes run one after another. The lock has a statement
 * of its own: a statement that waits for a lock sees other tables, here the lines, as they were before the wait.
 * @returns its state; undefined for an unknown order
 */
export async function lockOrder(trx: Transaction, id: string): Promise<LockedOrder | undefined> {
  await sql`SELECT FROM orders WHERE id = ${id}::uuid FOR UPDATE`.execute(trx);
  const { rows } = await sql<LockedOrder>`
    SELECT orders.customer_id, request.user_id, orders.status, orders.blocked_from, orders.delivery_date,
      (SELECT coalesce(sum(quantity_processed), 0) FROM order_items WHERE order_id = orders.id) AS packages_shipped
    FROM orders LEFT JOIN order_requests request ON request.id = orders.order_request_id
    WHERE orders.id = ${id}::uuid`.execute(trx);
  return rows[0];
}

/** Sets the delivery date of an order, with the earlier date and the reason. The caller holds its lock. */
export async function setDeliveryDate(
  db: Connection,
  id: string,
  { from, to, reason }: { from: string | null; to: string; reason: string | null },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ deliveryDate: to, dateChange: JSON.stringify({ from, to, reason }) })
    .where('id', '=', id)
    .execute();
}

/** Sets the quantities confirmed or shipped of an order's lines. Other lines remain unchanged. */
export async function setLineQuantities(
  db: Connection,
  orderId: string,
  column: 'quantityConfirmed' | 'quantityProcessed',
  quantities: readonly { id: string; quantity: number }[],
): Promise<void> {
  await sql`
    UPDATE order_items SET ${sql.ref(column)} = line.quantity
    FROM jsonb_to_recordset(${JSON.stringify(quantities)}::jsonb) AS line (id uuid, quantity integer)
    WHERE order_items.id = line.id AND order_items.order_id = ${orderId}::uuid`.execute(db);
}

/** An order that a shipment concerns, locked until the transaction ends. */
export interface ShippingOrder {
  id: string;
  orderCode: string;
  customerId: string;
  /** The user who sent the order's request; null without a request, or once the user is deleted. */
  userId: string | null;
  status: OrderStatus;
}

/** Locks orders by their codes, as `lockOrder` does; unknown codes are left out. */
export async function lockOrdersByCode(trx: Transaction, codes: readonly string[]): Promise<ShippingOrder[]> {
  const hasCode = sql`order_code IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`;
  await sql`SELECT FROM orders WHERE ${hasCode} ORDER BY id FOR UPDATE`.execute(trx);
  const { rows } = await sql<ShippingOrder>`
    SELECT orders.id, orders.order_code, orders.customer_id, request.user_id, orders.status
    FROM orders LEFT JOIN order_requests request ON request.id = orders.order_request_id
    WHERE ${hasCode} ORDER BY orders.id`.execute(trx);
  return rows;
}

/** Sets the shipped packages of lines of any orders, which the caller has locked. */
export async function setShippedQuantities(
  db: Connection,
  quantities: readonly { id: string; quantity: number }[],
): Promise<void> {
  if (quantities.length === 0) return;
  await sql`
    UPDATE order_items SET quantity_processed = line.quantity
    FROM jsonb_to_recordset(${JSON.stringify(quantities)}::jsonb) AS line (id uuid, quantity integer)
    WHERE order_items.id = line.id`.execute(db);
}

interface StatusChange {
  id: string;
  status: OrderStatus;
  /** Only for status B (blocked). */
  reason?: string | undefined;
}

/**
 * Sets the statuses of orders. The caller has locked them and checked the transitions.
 * @returns the previous status of each order by its id
 */
export async function setOrderStatuses(
  db: Connection,
  changes: readonly StatusChange[],
): Promise<ReadonlyMap<string, OrderStatus>> {
  const { rows } = await sql<{ id: string; status: OrderStatus }>`
    UPDATE orders SET
      status = change.status,
      blocked_from = CASE WHEN change.status = 'B' THEN previous.status END,
      block_reason = CASE WHEN change.status = 'B' THEN change.reason END
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change (id uuid, status text, reason text)
    JOIN orders previous ON previous.id = change.id
    WHERE orders.id = change.id
    RETURNING orders.id, previous.status`.execute(db);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Marks all lines of the orders as confirmed in full (C), or as shipped up to the confirmed quantity (E). */
export async function processAllLines(db: Connection, changes: readonly StatusChange[]): Promise<void> {
  await sql`
    UPDATE order_items SET
      quantity_confirmed = CASE change.status WHEN 'C' THEN quantity_ordered ELSE quantity_confirmed END,
      quantity_processed = CASE change.status WHEN 'E' THEN quantity_confirmed ELSE quantity_processed END
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change (id uuid, status text)
    WHERE order_items.order_id = change.id AND change.status IN ('C', 'E')`.execute(db);
}
