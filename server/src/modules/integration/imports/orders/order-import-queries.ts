import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { Address } from '@cromia/domain/customers/customer';
import type { BlockableStatus, OrderStatus } from '@cromia/domain/orders/order';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../../platform/database/connection.ts';
import type { UpsertTarget } from '../upsert-target.ts';

/**
 * Locks orders by code until the transaction ends, so that staff cannot change them in the meantime, then reads them.
 * The lock has a statement of its own: a statement that waits for a lock sees the lines as they were before the wait.
 */
export async function lockOrders(trx: Transaction, codes: readonly string[]) {
  const hasCode = sql`order_code IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`;
  await sql`SELECT FROM orders WHERE ${hasCode} ORDER BY id FOR UPDATE`.execute(trx);
  const { rows } = await sql<{
    id: string;
    orderCode: string;
    customerId: string;
    status: OrderStatus;
    blockedFrom: BlockableStatus | null;
    packagesShipped: number;
    address: Address | null;
  }>`
    SELECT id, order_code AS "orderCode", customer_id AS "customerId", status, blocked_from AS "blockedFrom", address,
      (SELECT coalesce(sum(quantity_processed), 0) FROM order_items WHERE order_id = orders.id) AS "packagesShipped"
    FROM orders
    WHERE ${hasCode}
    ORDER BY id`.execute(trx);
  return rows;
}

const ORDER_VALUES = {
  customerOrderCode: 'text',
  address: 'jsonb',
  requestCreatedOn: 'timestamptz',
  deliveryDate: 'date',
  transportReason: 'text',
  port: 'text',
  unconditionalDiscount: 'numeric(5, 2)',
  overallDiscount: 'numeric(5, 2)',
  total: 'numeric(14, 2)',
  totalWeight: 'numeric(14, 4)',
};

export const ORDER_TARGET: UpsertTarget = {
  name: 'ORDER_TARGET',
  table: 'orders',
  key: { orderCode: 'text' },
  values: ORDER_VALUES,
};

/** The columns of a new order. An update may not set its customer, status or creation time. */
export const NEW_ORDER_TARGET: UpsertTarget = {
  ...ORDER_TARGET,
  name: 'NEW_ORDER_TARGET',
  values: { ...ORDER_VALUES, customerId: 'uuid', status: 'text', createdOn: 'timestamptz' },
};

/** Finds products by code, with the measures that order lines store. */
export async function findMeasures(db: Connection, codes: readonly ProductCode[]) {
  const { rows } = await sql<ProductCode & { id: number; qta: number; plo: number }>`
    SELECT p.id, p.product_class AS "productClass", p.serial, p.color, p.pkg, p.unit_qty AS qta, p.plo
    FROM (
      SELECT DISTINCT * FROM jsonb_to_recordset(${JSON.stringify(codes)}::jsonb)
        AS code ("productClass" text, serial text, color text, pkg text)) input
    JOIN products p ON p.product_class = input."productClass" AND p.serial = input.serial
      AND p.color = input.color AND p.pkg = input.pkg`.execute(db);
  return rows;
}

/** Finds addresses by customer code and address code. */
export async function findAddresses(
  db: Connection,
  keys: readonly { customerCode: string; addressCode: string }[],
) {
  const { rows } = await sql<Address & { customerCode: string }>`
    SELECT DISTINCT customers.customer_code AS "customerCode", address.code, address.business_name AS "businessName",
      address.street_address1 AS "streetAddress1", address.street_address2 AS "streetAddress2", address.country,
      address.city, address.zip_or_postal_code AS "zipOrPostalCode", address.province, address.note,
      address.is_default AS "isDefault", address.is_shipping AS "isShipping"
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS input ("customerCode" text, "addressCode" text)
    JOIN customers ON customers.customer_code = input."customerCode"
    JOIN customer_addresses address ON address.customer_id = customers.id AND address.code = input."addressCode"`.execute(
    db,
  );
  return rows;
}

export interface StoredLine {
  productId: number;
  unitPrice: number;
  discountPct1: number;
  discountPct2: number;
  finalUnitPrice: number;
  qta: number;
  plo: number;
  quantityOrdered: number;
  quantityConfirmed: number;
  quantityProcessed: number;
  rowWeight: number;
  rowTotal: number;
}

/** Lists the lines of orders with their product codes, sorted by order and line number. */
export async function listStoredLines(db: Connection, orderIds: readonly string[]) {
  const { rows } = await sql<StoredLine & ProductCode & { orderId: string }>`
    SELECT item.order_id AS "orderId", item.product_id AS "productId", p.product_class AS "productClass", p.serial,
      p.color, p.pkg, item.unit_price AS "unitPrice", item.discount_pct1 AS "discountPct1",
      item.discount_pct2 AS "discountPct2", item.final_unit_price AS "finalUnitPrice", item.qta, item.plo,
      item.quantity_ordered AS "quantityOrdered", item.quantity_confirmed AS "quantityConfirmed",
      item.quantity_processed AS "quantityProcessed", item.row_weight AS "rowWeight", item.row_total AS "rowTotal"
    FROM order_items item
    JOIN products p ON p.id = item.product_id
    WHERE item.order_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb)::uuid)
    ORDER BY item.order_id, item.sort_order`.execute(db);
  return rows;
}

/** Lists the terms of orders that an import may leave unnamed. */
export async function listStoredTerms(db: Connection, orderIds: readonly string[]) {
  const { rows } = await sql<{ id: string; customerCode: string; unconditionalDiscount: number }>`
    SELECT orders.id, c.customer_code AS "customerCode", orders.unconditional_discount AS "unconditionalDiscount"
    FROM orders
    JOIN customers c ON c.id = orders.customer_id
    WHERE orders.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb)::uuid)
    ORDER BY orders.id`.execute(db);
  return rows;
}

export async function replaceLines(
  trx: Transaction,
  orders: readonly { id: string; lines: readonly StoredLine[] }[],
): Promise<void> {
  if (orders.length === 0) return;
  const ordersJson = JSON.stringify(orders);
  await sql`
    DELETE FROM order_items
    WHERE order_id IN (SELECT id FROM jsonb_to_recordset(${ordersJson}::jsonb) AS input (id uuid))`.execute(
    trx,
  );
  await sql`
    INSERT INTO order_items (order_id, customer_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
      final_unit_price, qta, plo, quantity_ordered, quantity_confirmed, quantity_processed, row_weight, row_total)
    SELECT orders.id, orders.customer_id, line.place, (line.value->>'productId')::integer,
      (line.value->>'unitPrice')::numeric, (line.value->>'discountPct1')::numeric,
      (line.value->>'discountPct2')::numeric, (line.value->>'finalUnitPrice')::numeric, (line.value->>'qta')::numeric,
      (line.value->>'plo')::numeric, (line.value->>'quantityOrdered')::integer,
      (line.value->>'quantityConfirmed')::integer, (line.value->>'quantityProcessed')::integer,
      (line.value->>'rowWeight')::numeric, (line.value->>'rowTotal')::numeric
    FROM jsonb_to_recordset(${ordersJson}::jsonb) AS input (id uuid, lines jsonb)
    JOIN orders ON orders.id = input.id
    CROSS JOIN jsonb_array_elements(input.lines) WITH ORDINALITY AS line (value, place)
    ORDER BY orders.id, line.place`.execute(trx);
}

/** Finds the timestamp at which each day begins in a time zone. */
export async function findDayStarts(
  db: Connection,
  days: readonly string[],
  timeZone: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ day: string; instant: Date }>`
    SELECT day, day::timestamp AT TIME ZONE ${timeZone} AS instant
    FROM jsonb_array_elements_text(${JSON.stringify([...new Set(days)])}::jsonb) AS input (day)`.execute(db);
  return new Map(rows.map(({ day, instant }) => [day, instant.toISOString()]));
}
