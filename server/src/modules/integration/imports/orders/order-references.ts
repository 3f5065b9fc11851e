import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { type OrderRow, REQUIRED_ORDER_FIELDS } from '@cromia/domain/integration/order-rows';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import { listAbsentFields } from '@cromia/domain/integration/row-fields';
import type { OrderStatus } from '@cromia/domain/orders/order';
import type { Transaction } from '../../../../platform/database/connection.ts';
import { findCustomers } from '../catalogue/catalogue-import-queries.ts';
import {
  findAddresses,
  findMeasures,
  listStoredLines,
  listStoredTerms,
  lockOrders,
} from './order-import-queries.ts';

type Rows = readonly ParsedRow<OrderRow>[];

/** Reads the orders, lines, customers, products and addresses that the rows refer to, and locks the orders. */
export async function readReferences(trx: Transaction, rows: Rows) {
  const orders = await lockOrders(
    trx,
    rows.map(({ value }) => value.orderCode),
  );
  const ids = orders.map(({ id }) => id);
  const lines = await listStoredLines(trx, ids);
  const terms = new Map((await listStoredTerms(trx, ids)).map(({ id, ...fields }) => [id, fields]));
  const ordersByCode = new Map(
    orders.map((order) => [
      order.orderCode,
      { ...order, ...(terms.get(order.id) ?? { customerCode: '', unconditionalDiscount: 0 }) },
    ]),
  );
  const customerCodeOf = ({ orderCode, customerCode }: OrderRow) =>
    customerCode ?? ordersByCode.get(orderCode)?.customerCode ?? '';
  const customers = await findCustomers(trx, [...new Set(rows.map(({ value }) => customerCodeOf(value)))]);
  const products = await findMeasures(
    trx,
    rows.flatMap(({ value }) => (value.items ?? []).map(({ productCode }) => productCode)),
  );
  const addresses = await findAddresses(
    trx,
    rows.flatMap(({ value }) =>
      value.addressCode ? [{ customerCode: customerCodeOf(value), addressCode: value.addressCode }] : [],
    ),
  );
  return {
    orders: ordersByCode,
    linesByOrder: Map.groupBy(lines, ({ orderId }) => orderId),
    customers: new Map(customers.map(({ id, customerCode }) => [customerCode, id])),
    products: new Map(
      products.map(({ id, qta, plo, ...code }) => [toProductKey(code), { productId: id, qta, plo }]),
    ),
    addresses: new Map(
      addresses.map(({ customerCode, ...address }) => [`${customerCode} ${address.code}`, address]),
    ),
  };
}
export type References = Awaited<ReturnType<typeof readReferences>>;
export type StoredOrder = References['orders'] extends Map<string, infer Order> ? Order : never;

/** A row with the fields that the order needs; those that the row does not name come from the stored order. */
export type WholeOrder = OrderRow & { customerCode: string; status: OrderStatus };

/** @returns undefined if a new order lacks a required field */
export function completeOrder(value: OrderRow, order: StoredOrder | undefined): WholeOrder | undefined {
  const { customerCode = order?.customerCode, status = order?.status } = value;
  const isComplete = order !== undefined || listAbsentFields(value, REQUIRED_ORDER_FIELDS).length === 0;
  if (!isComplete || customerCode === undefined || status === undefined) return undefined;
  return { ...value, customerCode, status };
}
