import type { OrderStatus } from '@cromia/domain/orders/order';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf, betweenDays, type Condition, holding } from '../../platform/list-queries.ts';
import { hasLine, holdsLine, type LinesAsked, ofProducts } from '../catalogue/service.ts';

/** Whose orders a list is of. */
export interface Whose {
  /** Null for staff, who see every customer's. */
  customerId: string | null;
  /** Of the customer whose orders staff asks for. */
  customerCode?: string | undefined;
}

/** What a list of orders is narrowed to; days are the manufacturer's. */
export interface OrderFilter extends Whose {
  timeZone: string;
  status?: OrderStatus | undefined;
  /** Part of the code, or all of it. */
  orderCode?: { text: string; isWhole: boolean } | undefined;
  createdOnFrom?: string | undefined;
  createdOnTo?: string | undefined;
  /** What the code of a line's product has, as `order_serials` keeps it; null where that does not matter. */
  codePart: string | null;
  /** The products of which an order has a line, of any other filter by product; null where that does not matter. */
  products: readonly number[] | null;
}

/** The customer of a filter, or the one that staff names; null for the list of all. */
export function customerOf({ customerId, customerCode }: Whose): RawBuilder<unknown> | null {
  if (customerId !== null) return sql`${customerId}::uuid`;
  if (customerCode === undefined) return null;
  return sql`(SELECT id FROM customers WHERE customer_code = ${customerCode})`;
}

function owner(whose: Whose, column: string): Condition[] {
  const customer = customerOf(whose);
  return customer === null ? [] : [sql`${sql.ref(column)} = ${customer}`];
}

/** The lines of a filter's products, or what is kept of them by its part of codes; null where neither matters. */
export function linesOf(filter: OrderFilter): LinesAsked | null {
  const { codePart, products } = filter;
  const asked = { id: 'orders.id', conditions: owner(filter, 'item.customerId') };
  if (codePart !== null) {
    return { ...asked, table: 'orderSerials', document: 'id', wanted: sql`item.serial = ${codePart}` };
  }
  if (products === null) return null;
  return { ...asked, table: 'orderItems', document: 'orderId', wanted: ofProducts(products) };
}

/** Whose orders, and of which status: what every index of a list begins with. */
function listed(filter: OrderFilter): Condition[] {
  const { status } = filter;
  const all = owner(filter, 'orders.customerId');
  return status === undefined ? all : [...all, sql`orders.status = ${status}`];
}

/**
 * The rows that know the orders of a filter by request, with their customer and status: of `orders`, or of what is kept of
 * them by parts of codes, under that name: one row for each order.
 */
export function rowsByRequest(filter: OrderFilter): { from: RawBuilder<unknown>; rows: Condition[] } {
  const rows = listed(filter);
  if (filter.codePart === null) return { from: sql`orders`, rows };
  return {
    from: sql`order_serials AS orders`,
    rows: [...rows, sql`orders.serial = ${filter.codePart}`],
  };
}

/** The orders that were requested in the days of a filter. */
export function ofDays({ createdOnFrom, createdOnTo, timeZone }: OrderFilter): Condition[] {
  return betweenDays('orders.requestCreatedOn', { from: createdOnFrom, to: createdOnTo, timeZone });
}

/** What an order must be, whatever its lines are. */
function conditionsOf(filter: OrderFilter): Condition[] {
  const { orderCode } = filter;
  const all = [...listed(filter), ...ofDays(filter)];
  if (orderCode === undefined) return all;
  const { text, isWhole } = orderCode;
  const code = isWhole
    ? sql<SqlBool>`orders.order_code = ${text}`
    : sql<SqlBool>`orders.order_code LIKE ${holding(text)}`;
  return [...all, code];
}

/**
 * The orders of a filter.
 * @param found how many there are, of a filter by product: by that its lines are looked up or its list is walked;
 * null to gather all of them
 */
export function ordersOf(filter: OrderFilter, found: number | null): Condition {
  const lines = linesOf(filter);
  const all = conditionsOf(filter);
  // With part of a code the lines are asked for what that leaves: few of those that are found, or of the lines, decide.
  if (lines !== null) all.push(holdsLine(lines, filter.orderCode === undefined ? found : null));
  return allOf(all);
}

/** Whether an order that is looked up is of a filter: its own lines are asked, not those of all. */
export function orderFits(filter: OrderFilter): Condition {
  const lines = linesOf(filter);
  const all = conditionsOf(filter);
  return allOf(lines === null ? all : [...all, hasLine(lines)]);
}

/** Whether a text is a whole code of an order: that one is found at once, where parts of codes are looked through. */
export async function isOrderCode(db: Connection, text: string, whose: Whose): Promise<boolean> {
  const ofThem = allOf([sql<SqlBool>`orders.order_code = ${text}`, ...owner(whose, 'orders.customerId')]);
  const { rows } = await sql`SELECT FROM orders WHERE ${ofThem}`.execute(db);
  return rows.length > 0;
}
