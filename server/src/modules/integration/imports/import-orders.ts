import {
  calculateFinalUnitPrice,
  calculateOrderTotal,
  calculateRowTotal,
  calculateRowWeight,
  sumRowTotals,
  sumRowWeights,
} from '@cromia/domain/catalogue/pricing';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import {
  type ChangedValue,
  changedValueSchema,
  type FieldChange,
  type RowError,
} from '@cromia/domain/integration/import';
import {
  deriveProcessedQuantities,
  type OrderItemRow,
  type OrderRow,
  type ProcessedQuantities,
} from '@cromia/domain/integration/order-rows';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import { LIMITS } from '@cromia/domain/limits';
import { canChangeOrderStatus, listReachableStatuses } from '@cromia/domain/orders/order';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudits } from '../../../platform/events/audit.ts';
import { reportCreatedOrders, transitionOrders } from '../../orders/index.ts';
import { findCustomers } from './catalogue-import-queries.ts';
import type { Importer } from './importer.ts';
import {
  findAddresses,
  findMeasures,
  listStoredLines,
  lockOrders,
  NEW_ORDER_TARGET,
  ORDER_TARGET,
  replaceLines,
  type StoredLine,
  toInstants,
} from './order-import-queries.ts';
import { insertMissing, updateChanged } from './upsert-queries.ts';

type Rows = readonly ParsedRow<OrderRow>[];
type StoredOrder = Awaited<ReturnType<typeof lockOrders>>[number];
type Measures = Pick<StoredLine, 'productId' | 'qta' | 'plo'>;

interface CodeKey {
  orderCode: string;
}

/** Reads everything that the rows refer to, and locks the orders. */
async function knownTo(trx: Transaction, rows: Rows) {
  const orders = await lockOrders(
    trx,
    rows.map(({ value }) => value.orderCode),
  );
  const lines = await listStoredLines(
    trx,
    orders.map(({ id }) => id),
  );
  const customers = await findCustomers(trx, [...new Set(rows.map(({ value }) => value.customerCode))]);
  const products = await findMeasures(
    trx,
    rows.flatMap(({ value }) => value.items.map(({ productCode }) => productCode)),
  );
  const addresses = await findAddresses(
    trx,
    rows.flatMap(({ value: { customerCode, addressCode } }) =>
      addressCode === null ? [] : [{ customerCode, addressCode }],
    ),
  );
  return {
    orders: new Map(orders.map((order) => [order.orderCode, order])),
    linesOf: Map.groupBy(lines, ({ orderId }) => orderId),
    customers: new Map(customers.map(({ id, customerCode }) => [customerCode, id])),
    products: new Map(
      products.map(({ id, qta, plo, ...code }) => [toProductKey(code), { productId: id, qta, plo }]),
    ),
    addresses: new Map(
      addresses.map(({ customerCode, ...address }) => [`${customerCode} ${address.code}`, address]),
    ),
  };
}
type Known = Awaited<ReturnType<typeof knownTo>>;

/** Errors of the order itself: an unknown or different customer, or a status change that is not allowed. */
function orderErrors({ customerCode, status }: OrderRow, order: StoredOrder | undefined, known: Known) {
  const errors: Omit<RowError, 'row'>[] = [];
  const customerId = known.customers.get(customerCode);
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

/** The stored confirmed and shipped quantities of a line; undefined unless its order was already confirmed. */
function processedBefore(
  order: StoredOrder | undefined,
  line: StoredLine | undefined,
): ProcessedQuantities | undefined {
  if (order === undefined || line === undefined) return undefined;
  const stood = order.status === 'B' ? (order.blockedFrom ?? 'I') : order.status;
  if (stood === 'I') return undefined;
  return { confirmed: line.quantityConfirmed, shipped: line.quantityProcessed };
}

/** The stored line for the product of an imported item. */
function storedLine({ productCode }: OrderItemRow, order: StoredOrder | undefined, known: Known) {
  const product = known.products.get(toProductKey(productCode));
  const lines = order === undefined ? [] : (known.linesOf.get(order.id) ?? []);
  return lines.find(({ productId }) => productId === product?.productId);
}

function itemErrors(
  item: OrderItemRow,
  { status, orderCode }: OrderRow,
  known: Known,
): Omit<RowError, 'row'>[] {
  const order = known.orders.get(orderCode);
  const before = processedBefore(order, storedLine(item, order, known));
  const { confirmed, shipped } = deriveProcessedQuantities(item, status, before);
  if (!known.products.has(toProductKey(item.productCode))) return [{ path: 'productCode', code: 'unknown' }];
  if (confirmed > item.quantity) return [{ path: 'confirmedQuantity', code: 'invalidField' }];
  return shipped > confirmed ? [{ path: 'shippedQuantity', code: 'invalidField' }] : [];
}

/** Builds the line with the item's prices. `qta` and `plo` come from the stored line if there is one. */
function lineOf(
  item: OrderItemRow,
  { productId, qta, plo }: Measures,
  { confirmed, shipped }: ProcessedQuantities,
): StoredLine {
  const { unitPrice, discountPct1, discountPct2, quantity } = item;
  const price = calculateFinalUnitPrice(unitPrice, discountPct1, discountPct2);
  return {
    productId,
    unitPrice,
    discountPct1,
    discountPct2,
    finalUnitPrice: price,
    qta,
    plo,
    quantityOrdered: quantity,
    quantityConfirmed: confirmed,
    quantityProcessed: shipped,
    rowWeight: calculateRowWeight(quantity, plo),
    rowTotal: calculateRowTotal(price, qta, quantity),
  };
}

function linesOf({ items, status, orderCode }: OrderRow, known: Known): StoredLine[] {
  const order = known.orders.get(orderCode);
  return items.flatMap((item) => {
    const product = known.products.get(toProductKey(item.productCode));
    if (!product) return [];
    const stored = storedLine(item, order, known);
    const processed = deriveProcessedQuantities(item, status, processedBefore(order, stored));
    return [lineOf(item, stored ?? product, processed)];
  });
}

/** Whether the order exceeds the limits of total or weight. */
function isTooLarge(lines: readonly StoredLine[]): boolean {
  return (
    sumRowTotals(lines.map((line) => line.rowTotal)) > LIMITS.orderTotal ||
    sumRowWeights(lines.map((line) => line.rowWeight)) > LIMITS.orderWeight
  );
}

function rowErrors(value: OrderRow, known: Known): Omit<RowError, 'row'>[] {
  const { customerCode, addressCode, items } = value;
  const errors = orderErrors(value, known.orders.get(value.orderCode), known);
  const isUnknown = addressCode !== null && !known.addresses.has(`${customerCode} ${addressCode}`);
  if (isUnknown) errors.push({ path: 'addressCode', code: 'unknown' });
  const wrong = items.flatMap((item, index) =>
    itemErrors(item, value, known).map(({ path, code }) => ({ path: `items.${index}.${path}`, code })),
  );
  if (wrong.length > 0) return [...errors, ...wrong];
  return isTooLarge(linesOf(value, known)) ? [...errors, { path: 'items', code: 'invalidField' }] : errors;
}

const signatureOf = (lines: readonly StoredLine[]) =>
  JSON.stringify(
    lines.map((line) => [
      line.productId,
      line.unitPrice,
      line.discountPct1,
      line.discountPct2,
      line.quantityOrdered,
      line.quantityConfirmed,
      line.quantityProcessed,
    ]),
  );

/** The columns and lines of an order as the row describes them, with the stored order. */
function wanted({ row, value }: ParsedRow<OrderRow>, known: Known, instants: ReadonlyMap<string, string>) {
  const {
    items: _items,
    customerCode,
    addressCode,
    unconditionalDiscount,
    requestCreatedOn,
    ...said
  } = value;
  const order = known.orders.get(value.orderCode);
  const lines = linesOf(value, known);
  const createdOn = instants.get(requestCreatedOn) ?? requestCreatedOn;
  // An address already stored in the order is kept, even if the customer's address has changed since.
  const address =
    order?.address?.code === addressCode
      ? order?.address
      : known.addresses.get(`${customerCode} ${addressCode}`);
  return {
    row,
    order,
    lines,
    columns: {
      ...said,
      customerId: known.customers.get(customerCode),
      address: address ?? null,
      requestCreatedOn: createdOn,
      createdOn,
      unconditionalDiscount,
      overallDiscount: unconditionalDiscount,
      total: calculateOrderTotal(
        lines.map((line) => line.rowTotal),
        unconditionalDiscount,
      ),
      totalWeight: sumRowWeights(lines.map((line) => line.rowWeight)),
    },
  };
}

const changeOf = (field: string, was: ChangedValue, is: ChangedValue): FieldChange => ({
  field,
  was,
  is,
  corrected: false,
});

/** Shortens an address to its code. */
function shownChange({ field, was, is, corrected }: FieldChange): FieldChange {
  const shown = (value: unknown) =>
    typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : value;
  const [before, after] = [changedValueSchema.parse(shown(was)), changedValueSchema.parse(shown(is))];
  return { field, was: before, is: after, corrected };
}

const LINE_FIELDS = {
  quantity: 'quantityOrdered',
  confirmedQuantity: 'quantityConfirmed',
  shippedQuantity: 'quantityProcessed',
  unitPrice: 'unitPrice',
  discountPct1: 'discountPct1',
  discountPct2: 'discountPct2',
} as const satisfies Record<string, keyof StoredLine>;

/** The differences between the lines of an order, by product and field. */
function lineChanges(
  before: readonly StoredLine[],
  after: readonly StoredLine[],
  codes: ReadonlyMap<number, string>,
): FieldChange[] {
  const was = new Map(before.map((line) => [line.productId, line]));
  const is = new Map(after.map((line) => [line.productId, line]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((productId) =>
    Object.entries(LINE_FIELDS).flatMap(([name, column]) => {
      const [old, now] = [was.get(productId)?.[column] ?? null, is.get(productId)?.[column] ?? null];
      return old === now ? [] : [changeOf(`${codes.get(productId) ?? ''} ${name}`.trim(), old, now)];
    }),
  );
}

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

async function writeOrders(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config'>,
  userId: string | null,
  rows: Rows,
) {
  const known = await knownTo(trx, rows);
  const days = rows.flatMap(({ value: { requestCreatedOn: on } }) => (IS_DAY.test(on) ? [on] : []));
  const instants = await toInstants(trx, days, deps.config.timeZone);
  const all = rows.map((row) => wanted(row, known, instants));
  const columns = all.map((each) => each.columns);
  const kept = columns.filter(({ orderCode }) => known.orders.has(orderCode));
  const changedColumns = new Map(
    (await updateChanged<CodeKey>(trx, ORDER_TARGET, kept)).map((row) => [row.orderCode, row.changes]),
  );
  const created = new Set((await insertMissing<CodeKey>(trx, NEW_ORDER_TARGET, columns)).map(codeOf));
  const createdOrders = await lockOrders(trx, [...created]);
  const idOf = new Map(
    [...known.orders.values(), ...createdOrders].map(({ orderCode, id }) => [orderCode, id]),
  );
  const otherLines = all.filter(
    ({ order, lines, columns: { orderCode } }) =>
      created.has(orderCode) ||
      (order && signatureOf(lines) !== signatureOf(known.linesOf.get(order.id) ?? [])),
  );
  await replaceLines(
    trx,
    otherLines.flatMap(({ lines, columns: { orderCode } }) => {
      const id = idOf.get(orderCode);
      return id === undefined ? [] : [{ id, lines }];
    }),
  );
  const changedLines = new Set(otherLines.map((each) => each.columns.orderCode));
  const codes = new Map([...known.products].map(([key, { productId }]) => [productId, key]));
  const changed = all.flatMap(({ row, order, lines, columns: { orderCode, status } }) => {
    const isOther = changedColumns.has(orderCode) || changedLines.has(orderCode);
    if (!order || !(isOther || order.status !== status)) return [];
    const changes = [
      ...(order.status === status ? [] : [changeOf('status', order.status, status)]),
      ...(changedColumns.get(orderCode) ?? []),
      ...lineChanges(known.linesOf.get(order.id) ?? [], lines, codes),
    ];
    return [{ row, order, status, isOther, changes }];
  });
  await reportCreatedOrders(trx, createdOrders, userId);
  await recordAudits(
    trx,
    changed
      .filter(({ isOther }) => isOther)
      .map(({ order: { id, customerId } }) => ({
        userId,
        customerId,
        action: 'orders.change',
        entity: 'order',
        entityId: id,
      })),
  );
  const moves = changed.filter(({ order, status }) => order.status !== status);
  await transitionOrders(
    trx,
    deps,
    moves.map(({ order: { id, customerId }, status }) => ({ id, customerId, status })),
    { userId, isInFull: false },
  );
  return {
    created: new Set(all.flatMap(({ row, columns: { orderCode } }) => (created.has(orderCode) ? [row] : []))),
    changed: new Map(changed.map(({ row, changes }) => [row, changes.map(shownChange)])),
  };
}

const codeOf = ({ orderCode }: CodeKey) => orderCode;

/**
 * Imports whole orders, including those that were not placed in the portal. Status changes of existing orders work as
 * in `order-statuses`, with the same mails; new orders send no mail.
 * @param userId the importing user; null for a key
 */
export function createOrderImporter(
  deps: Pick<ServiceDependencies, 'config'>,
  userId: string | null,
): Importer<OrderRow> {
  return {
    tables: 'orders',
    check: async (trx, rows) => {
      const known = await knownTo(trx, rows);
      return rows.flatMap(({ row, value }) => rowErrors(value, known).map((error) => ({ row, ...error })));
    },
    write: (trx, rows) => writeOrders(trx, deps, userId, rows),
  };
}
