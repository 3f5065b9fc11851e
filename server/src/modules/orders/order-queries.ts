import type { OrderSort, OrderStatus } from '@cromia/domain/orders/order';
import type { Sort } from '@cromia/domain/paging';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf, betweenDays, type Condition, holding } from '../../platform/list-queries.ts';
import {
  documentsHolding,
  holdsProduct,
  JOIN_DESCRIPTIONS,
  PRODUCT_LINE_COLUMNS,
  type ProductLineRow,
} from '../catalogue/service.ts';

/** What a list of orders is narrowed to; days are the manufacturer's. */
export interface OrderFilter {
  /** Null for staff, who see every customer's. */
  customerId: string | null;
  timeZone: string;
  customerCode?: string | undefined;
  status?: OrderStatus | undefined;
  /** Part of the code, or all of it. */
  orderCode?: { text: string; isWhole: boolean } | undefined;
  createdOnFrom?: string | undefined;
  createdOnTo?: string | undefined;
  /** The products of which an order has a line; null where it does not matter. */
  products: readonly number[] | null;
}

/** Whose orders: of one customer, of the one that staff names, or of all. */
function owner({ customerId, customerCode }: OrderFilter, column: RawBuilder<unknown>): Condition[] {
  if (customerId !== null) return [sql`${column} = ${customerId}::uuid`];
  if (customerCode === undefined) return [];
  return [sql`${column} = (SELECT id FROM customers WHERE customer_code = ${customerCode})`];
}

function lines(filter: OrderFilter, products: readonly number[]) {
  const conditions = owner(filter, sql.ref('item.customerId'));
  return { table: 'orderItems', document: 'orderId', id: 'orders.id', products, conditions };
}

/** @param found how many orders there are of a filter that names products; null while they are counted */
function conditions(filter: OrderFilter, found: number | null): Condition {
  const { status, orderCode, createdOnFrom, createdOnTo, timeZone, products } = filter;
  const all = [
    ...owner(filter, sql.ref('orders.customerId')),
    ...betweenDays('orders.requestCreatedOn', { from: createdOnFrom, to: createdOnTo, timeZone }),
  ];
  if (status !== undefined) all.push(sql`orders.status = ${status}`);
  if (orderCode !== undefined) {
    const { text, isWhole } = orderCode;
    all.push(isWhole ? sql`orders.order_code = ${text}` : sql`orders.order_code LIKE ${holding(text)}`);
  }
  if (products !== null) all.push(holdsProduct(lines(filter, products), found));
  return allOf(all);
}

/** Whether a text is a whole code of an order: that one is found at once, where parts of codes are looked through. */
export async function isOrderCode(db: Connection, text: string, customerId: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('orderCode', '=', text)
    .$if(customerId !== null, (qb) => qb.where('customerId', '=', customerId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** Each order ends at the id, and has an index of the same columns for a customer's list. */
const SORTS: Record<OrderSort, (direction: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  createdOn: byRequest,
  requestCreatedOn: byRequest,
  orderCode: (direction) => sql`orders.order_code ${direction}, orders.id ${direction}`,
  deliveryDate: (direction) => sql`orders.delivery_date ${direction}, orders.id ${direction}`,
  status: (direction) => sql`orders.status ${direction}, orders.request_created_on DESC, orders.id`,
};

function byRequest(direction: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`orders.request_created_on ${direction}, orders.id`;
}

export interface OrderRow {
  id: string;
  orderCode: string;
  customerOrderCode: string | null;
  orderRequestId: string | null;
  customerId: string;
  userId: string | null;
  requestCreatedOn: Date;
  deliveryDate: string | null;
  status: OrderStatus;
  acceptMultipleShipping: boolean;
  transportReason: string | null;
  shippingNote: string | null;
  genericNote: string | null;
  port: string | null;
  unconditionalDiscount: number;
  overallDiscount: number;
  total: number;
  totalWeight: number;
  itemCount: number;
  customerCode: string;
  businessName: string;
  username: string | null;
}

/** Orders with all that they show, for those that a sub-query `chosen` names. */
function chosenOrders(chosen: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<OrderRow> {
  return sql<OrderRow>`
    SELECT orders.id, orders.order_code, request.customer_order_code, orders.order_request_id, orders.customer_id,
      request.user_id, orders.request_created_on, orders.delivery_date, orders.status,
      orders.accept_multiple_shipping, orders.transport_reason, orders.shipping_note, orders.generic_note,
      orders.port, orders.unconditional_discount, orders.overall_discount, orders.total, orders.total_weight,
      (SELECT count(*) FROM order_items WHERE order_id = orders.id) AS item_count,
      customers.customer_code, customers.business_name, users.username
    FROM ${chosen} chosen
    JOIN orders ON orders.id = chosen.id
    JOIN customers ON customers.id = orders.customer_id
    LEFT JOIN order_requests request ON request.id = orders.order_request_id
    LEFT JOIN users ON users.id = request.user_id
    ORDER BY ${order}`;
}

interface Choice {
  page: number;
  size: number;
  sort: Sort<OrderSort>;
}

/** @param total of the filter, from `countOrders` */
function choose(filter: OrderFilter, { page, size, sort }: Choice, total: number) {
  return sql<{ id: string }>`
    SELECT orders.id FROM orders WHERE ${conditions(filter, total)}
    ORDER BY ${SORTS[sort.field](sql.raw(sort.direction))} LIMIT ${size} OFFSET ${page * size}`;
}

/**
 * One page of orders. The page is chosen by index alone, before anything is joined to it.
 * @param total of the filter, from `countOrders`
 */
export async function listOrders(
  db: Connection,
  filter: OrderFilter,
  choice: Choice,
  total: number,
): Promise<OrderRow[]> {
  const { field, direction } = choice.sort;
  const order = SORTS[field](sql.raw(direction));
  const { rows } = await chosenOrders(sql`(${choose(filter, choice, total)})`, order).execute(db);
  return rows;
}

/** The ids of one page of orders. @param total of the filter, from `countOrders` */
export async function listOrderIds(
  db: Connection,
  filter: OrderFilter,
  choice: Choice,
  total: number,
): Promise<string[]> {
  const { rows } = await choose(filter, choice, total).execute(db);
  return rows.map(({ id }) => id);
}

/** The orders of some ids, in their order. */
export async function listOrdersById(db: Connection, ids: readonly string[]): Promise<OrderRow[]> {
  const chosen = sql`(SELECT id, place FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS given (id, place))`;
  const { rows } = await chosenOrders(chosen, sql`chosen.place`).execute(db);
  return rows;
}

/** The statement that counts the orders of a filter, as `total`. */
function counting(filter: OrderFilter): RawBuilder<{ total: number }> {
  const { orderCode, createdOnFrom, createdOnTo, status, products } = filter;
  const isOpen = [orderCode, createdOnFrom, createdOnTo].every((value) => value === undefined);
  if (isOpen && products === null) {
    // They are counted already.
    const counted = allOf([
      ...owner(filter, sql.ref('orderCounts.customerId')),
      ...(status === undefined ? [] : [sql<SqlBool>`order_counts.status = ${status}`]),
    ]);
    return sql`SELECT coalesce(sum(orders), 0) AS total FROM order_counts WHERE ${counted}`;
  }
  if (isOpen && products !== null && status === undefined) {
    // The lines know all that matters, in an index of theirs.
    const holding = documentsHolding(lines(filter, products));
    return sql`SELECT count(*) AS total FROM (${holding} GROUP BY item.order_id) held`;
  }
  return sql`SELECT count(*) AS total FROM orders WHERE ${conditions(filter, null)}`;
}

/** How many orders a filter finds. */
export async function countOrders(db: Connection, filter: OrderFilter): Promise<number> {
  const { rows } = await counting(filter).execute(db);
  return rows[0]?.total ?? 0;
}

/** One order; of one customer, or of any for staff (null). */
export async function findOrder(
  db: Connection,
  id: string,
  customerId: string | null,
): Promise<OrderRow | undefined> {
  const owned = customerId === null ? sql`true` : sql`orders.customer_id = ${customerId}::uuid`;
  const chosen = sql`(SELECT orders.id FROM orders WHERE orders.id = ${id}::uuid AND ${owned})`;
  const { rows } = await chosenOrders(chosen, sql`orders.id`).execute(db);
  return rows[0];
}

export interface OrderItemRow extends ProductLineRow {
  orderId: string;
  id: string;
  productId: number;
  quantityOrdered: number;
  quantityConfirmed: number;
  quantityProcessed: number;
  unitPrice: number;
  discountPct1: number;
  discountPct2: number;
  finalUnitPrice: number;
  qta: number;
  plo: number;
  rowWeight: number;
  rowTotal: number;
}

/**
 * The rows of some orders, in their order, with what the catalogue says of their products.
 * @param most rows of each order, the first ones
 */
export async function listOrderItems(
  db: Connection,
  orderIds: readonly string[],
  most: number,
): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<OrderItemRow>`
    SELECT item.order_id, item.id, item.product_id, item.quantity_ordered, item.quantity_confirmed,
      item.quantity_processed, item.unit_price, item.discount_pct1, item.discount_pct2, item.final_unit_price,
      item.qta, item.plo, item.row_weight, item.row_total, ${PRODUCT_LINE_COLUMNS}
    FROM unnest(${orderIds}::uuid[]) AS given (id)
    CROSS JOIN LATERAL (
      SELECT * FROM order_items WHERE order_id = given.id ORDER BY sort_order LIMIT ${most}
    ) item
    JOIN products ON products.id = item.product_id
    ${JOIN_DESCRIPTIONS}
    ORDER BY item.order_id, item.sort_order
    LIMIT ${orderIds.length * most}`.execute(db);
  return rows;
}
