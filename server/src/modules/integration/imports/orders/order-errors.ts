import { sumRowTotals, sumRowWeights } from '@cromia/domain/catalogue/pricing';
import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import type { RowError } from '@cromia/domain/integration/import';
import { findQuantityError } from '@cromia/domain/integration/order-quantities';
import {
  type OrderRow,
  REQUIRED_ITEM_FIELDS,
  REQUIRED_ORDER_FIELDS,
} from '@cromia/domain/integration/order-rows';
import { listAbsentFields } from '@cromia/domain/integration/row-fields';
import { LIMITS } from '@cromia/domain/limits';
import {
  canChangeOrderStatus,
  hasShipped,
  listReachableStatuses,
  type OrderStatus,
} from '@cromia/domain/orders/order';
import type { StoredLine } from './order-import-queries.ts';
import { buildLines, findProcessedQuantities, type ResolvedItem, resolveItems } from './order-lines.ts';
import { completeOrder, type References, type StoredOrder, type WholeOrder } from './order-references.ts';

type OrderError = Omit<RowError, 'row'>;

/** Finds the errors of the order itself: an unknown or different customer, or a status change that is not allowed. */
function findOrderErrors(
  { customerCode, status }: WholeOrder,
  order: StoredOrder | undefined,
  references: References,
) {
  const errors: OrderError[] = [];
  const customerId = references.customers.get(customerCode);
  if (customerId === undefined) errors.push({ path: 'customerCode', code: 'unknown' });
  if (!order) return errors;
  if (customerId !== undefined && customerId !== order.customerId) {
    errors.push({ path: 'customerCode', code: 'notAllowed' });
  }
  if (order.status !== status && !canChangeOrderStatus(order, status)) {
    errors.push({ path: 'status', code: 'notAllowed', allowed: listReachableStatuses(order) });
  }
  return errors;
}

function findItemErrors(
  resolved: ResolvedItem,
  order: StoredOrder | undefined,
  status: OrderStatus,
  suggestions: ReadonlyMap<string, string>,
): OrderError[] {
  const { item, product, stored } = resolved;
  if (product === undefined) {
    const suggestion = item.productCode && suggestions.get(toProductKey(item.productCode));
    return [{ path: 'productCode', code: 'unknown', ...(suggestion ? { suggestion } : {}) }];
  }
  const missing = stored === undefined ? listAbsentFields(item, REQUIRED_ITEM_FIELDS) : [];
  if (missing.length > 0) return missing.map((path) => ({ path, code: 'missing' }));
  const quantity = item.quantity ?? stored?.quantityOrdered ?? 0;
  const { confirmedQuantity, shippedQuantity } = item;
  const error = findQuantityError(
    { quantity, confirmedQuantity, shippedQuantity },
    findProcessedQuantities(resolved, quantity, order, status),
    stored?.quantityProcessed ?? 0,
    status === 'B' && order?.status === 'B' ? (order.blockedFrom ?? status) : status,
  );
  return error === undefined ? [] : [error];
}

/** Finds the shipped items that the import leaves out, and an order that is shipped although none of its items is. */
function findShipmentErrors(
  value: WholeOrder,
  order: StoredOrder | undefined,
  resolved: readonly ResolvedItem[],
  references: References,
): OrderError[] {
  const continued = new Set(resolved.map(({ stored }) => stored));
  const omitted = (references.linesByOrder.get(order?.id ?? '') ?? []).filter(
    (line) => line.quantityProcessed > 0 && !continued.has(line),
  );
  const errors = omitted.map(
    (line): OrderError => ({ path: 'items', code: 'contradictory', value: formatProductCode(line) }),
  );
  const isUnshipped = buildLines(value, references).every((line) => line.quantityProcessed === 0);
  const ships = hasShipped(value.status) && order?.status !== value.status;
  return ships && isUnshipped
    ? [...errors, { path: 'status', code: 'contradictory', value: value.status }]
    : errors;
}

/** Whether the order exceeds the limits of total or weight. */
function isTooLarge(lines: readonly StoredLine[]): boolean {
  return (
    sumRowTotals(lines.map((line) => line.rowTotal)) > LIMITS.orderTotal ||
    sumRowWeights(lines.map((line) => line.rowWeight)) > LIMITS.orderWeight
  );
}

export function findRowErrors(
  row: OrderRow,
  references: References,
  suggestions: ReadonlyMap<string, string>,
): OrderError[] {
  const order = references.orders.get(row.orderCode);
  const value = completeOrder(row, order);
  if (value === undefined)
    return listAbsentFields(row, REQUIRED_ORDER_FIELDS).map((path) => ({ path, code: 'missing' }));
  const { customerCode, addressCode } = value;
  const errors = findOrderErrors(value, order, references);
  const isUnknown = addressCode && !references.addresses.has(`${customerCode} ${addressCode}`);
  const isStored = addressCode && order?.address?.code === addressCode;
  if (isUnknown && !isStored) errors.push({ path: 'addressCode', code: 'unknown' });
  const items = resolveItems(value, order, references);
  const itemErrors = items.flatMap((item, index) =>
    findItemErrors(item, order, value.status, suggestions).map(({ path, ...error }) => ({
      ...error,
      path: `items.${index}.${path}`,
    })),
  );
  if (itemErrors.length > 0) return [...errors, ...itemErrors];
  errors.push(...findShipmentErrors(value, order, items, references));
  return isTooLarge(buildLines(value, references))
    ? [...errors, { path: 'items', code: 'invalidField' }]
    : errors;
}
