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
import { reportChangedOrders, reportCreatedOrders, transitionOrders } from '../../orders/index.ts';
import { findCustomers } from './catalogue-import-queries.ts';
import type { Importer } from './importer.ts';
import {
  findAddresses,
  findDayStarts,
  findMeasures,
  listStoredLines,
  lockOrders,
  NEW_ORDER_TARGET,
  ORDER_TARGET,
  replaceLines,
  type StoredLine,
} from './order-import-queries.ts';
import { insertMissing, updateChanged } from './upsert-queries.ts';

type Rows = readonly ParsedRow<OrderRow>[];
type StoredOrder = Awaited<ReturnType<typeof lockOrders>>[number];
type ProductMeasures = Pick<StoredLine, 'productId' | 'qta' | 'plo'>;

interface CodeKey {
  orderCode: string;
}

/** Reads the orders, lines, customers, products and addresses that the rows refer to, and locks the orders. */
async function readReferences(trx: Transaction, rows: Rows) {
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
type References = Awaited<ReturnType<typeof readReferences>>;

/** Finds the errors of the order itself: an unknown or different customer, or a status change that is not allowed. */
function findOrderErrors(
  { customerCode, status }: OrderRow,
  order: StoredOrder | undefined,
  references: References,
) {
  const errors: Omit<RowError, 'row'>[] = [];
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

/** Returns the stored confirmed and shipped quantities of a line, or undefined if its order is not confirmed. */
function getStoredQuantities(
  order: StoredOrder | undefined,
  line: StoredLine | undefined,
): ProcessedQuantities | undefined {
  if (order === undefined || line === undefined) return undefined;
  const statusBeforeBlock = order.status === 'B' ? (order.blockedFrom ?? 'I') : order.status;
  if (statusBeforeBlock === 'I') return undefined;
  return { confirmed: line.quantityConfirmed, shipped: line.quantityProcessed };
}

/** Finds the stored line for the product of an imported item. */
function findStoredLine(
  { productCode }: OrderItemRow,
  order: StoredOrder | undefined,
  references: References,
) {
  const product = references.products.get(toProductKey(productCode));
  const lines = order === undefined ? [] : (references.linesByOrder.get(order.id) ?? []);
  return lines.find(({ productId }) => productId === product?.productId);
}

function findItemErrors(
  item: OrderItemRow,
  { status, orderCode }: OrderRow,
  references: References,
): Omit<RowError, 'row'>[] {
  const order = references.orders.get(orderCode);
  const stored = getStoredQuantities(order, findStoredLine(item, order, references));
  const { confirmed, shipped } = deriveProcessedQuantities(item, status, stored);
  if (!references.products.has(toProductKey(item.productCode)))
    return [{ path: 'productCode', code: 'unknown' }];
  if (confirmed > item.quantity) return [{ path: 'confirmedQuantity', code: 'invalidField' }];
  // A cancelled order has shipped nothing; what was shipped before the rest was cancelled makes it shipped (E).
  const mostShipped = status === 'A' ? 0 : confirmed;
  return shipped > mostShipped ? [{ path: 'shippedQuantity', code: 'invalidField' }] : [];
}

/** Builds the line with the item's prices. `qta` and `plo` come from the stored line if there is one. */
function buildLine(
  item: OrderItemRow,
  { productId, qta, plo }: ProductMeasures,
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

function buildLines({ items, status, orderCode }: OrderRow, references: References): StoredLine[] {
  const order = references.orders.get(orderCode);
  return items.flatMap((item) => {
    const product = references.products.get(toProductKey(item.productCode));
    if (!product) return [];
    const stored = findStoredLine(item, order, references);
    const processed = deriveProcessedQuantities(item, status, getStoredQuantities(order, stored));
    return [buildLine(item, stored ?? product, processed)];
  });
}

/** Whether the order exceeds the limits of total or weight. */
function isTooLarge(lines: readonly StoredLine[]): boolean {
  return (
    sumRowTotals(lines.map((line) => line.rowTotal)) > LIMITS.orderTotal ||
    sumRowWeights(lines.map((line) => line.rowWeight)) > LIMITS.orderWeight
  );
}

function findRowErrors(value: OrderRow, references: References): Omit<RowError, 'row'>[] {
  const { customerCode, addressCode, items } = value;
  const errors = findOrderErrors(value, references.orders.get(value.orderCode), references);
  const isUnknown = addressCode !== null && !references.addresses.has(`${customerCode} ${addressCode}`);
  if (isUnknown) errors.push({ path: 'addressCode', code: 'unknown' });
  const itemErrors = items.flatMap((item, index) =>
    findItemErrors(item, value, references).map(({ path, code }) => ({
      path: `items.${index}.${path}`,
      code,
    })),
  );
  if (itemErrors.length > 0) return [...errors, ...itemErrors];
  return isTooLarge(buildLines(value, references))
    ? [...errors, { path: 'items', code: 'invalidField' }]
    : errors;
}

const toSignature = (lines: readonly StoredLine[]) =>
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

/** Builds the columns and lines of an order from its row, and adds the stored order. */
function buildOrder(
  { row, value }: ParsedRow<OrderRow>,
  references: References,
  instants: ReadonlyMap<string, string>,
) {
  const {
    items: _items,
    customerCode,
    addressCode,
    unconditionalDiscount,
    requestCreatedOn,
    ...fields
  } = value;
  const order = references.orders.get(value.orderCode);
  const lines = buildLines(value, references);
  const createdOn = instants.get(requestCreatedOn) ?? requestCreatedOn;
  // An address that the order already stores remains, even if the customer's address has changed since.
  const address =
    order?.address?.code === addressCode
      ? order?.address
      : references.addresses.get(`${customerCode} ${addressCode}`);
  return {
    row,
    order,
    lines,
    columns: {
      ...fields,
      customerId: references.customers.get(customerCode),
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

const toChange = (field: string, was: ChangedValue, is: ChangedValue): FieldChange => ({
  field,
  was,
  is,
  corrected: false,
});

/** Replaces an address in a change by its code. */
function shortenChange({ field, was, is, corrected }: FieldChange): FieldChange {
  const shorten = (value: unknown) =>
    typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : value;
  return {
    field,
    was: changedValueSchema.parse(shorten(was)),
    is: changedValueSchema.parse(shorten(is)),
    corrected,
  };
}

const LINE_FIELDS = {
  quantity: 'quantityOrdered',
  confirmedQuantity: 'quantityConfirmed',
  shippedQuantity: 'quantityProcessed',
  unitPrice: 'unitPrice',
  discountPct1: 'discountPct1',
  discountPct2: 'discountPct2',
} as const satisfies Record<string, keyof StoredLine>;

/** Finds the differences between the lines of an order, by product and field. */
function findLineChanges(
  stored: readonly StoredLine[],
  imported: readonly StoredLine[],
  codes: ReadonlyMap<number, string>,
): FieldChange[] {
  const storedLines = new Map(stored.map((line) => [line.productId, line]));
  const importedLines = new Map(imported.map((line) => [line.productId, line]));
  return [...new Set([...storedLines.keys(), ...importedLines.keys()])].flatMap((productId) =>
    Object.entries(LINE_FIELDS).flatMap(([name, column]) => {
      const was = storedLines.get(productId)?.[column] ?? null;
      const is = importedLines.get(productId)?.[column] ?? null;
      return was === is ? [] : [toChange(`${codes.get(productId) ?? ''} ${name}`.trim(), was, is)];
    }),
  );
}

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

async function writeOrders(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config'>,
  userId: string | null,
  rows: Rows,
) {
  const references = await readReferences(trx, rows);
  const days = rows.flatMap(({ value: { requestCreatedOn } }) =>
    DAY_PATTERN.test(requestCreatedOn) ? [requestCreatedOn] : [],
  );
  const instants = await findDayStarts(trx, days, deps.config.timeZone);
  const imported = rows.map((row) => buildOrder(row, references, instants));
  const columns = imported.map((order) => order.columns);
  const existing = columns.filter(({ orderCode }) => references.orders.has(orderCode));
  const changedColumns = new Map(
    (await updateChanged<CodeKey>(trx, ORDER_TARGET, existing)).map((row) => [row.orderCode, row.changes]),
  );
  const created = new Set((await insertMissing<CodeKey>(trx, NEW_ORDER_TARGET, columns)).map(getCode));
  const createdOrders = await lockOrders(trx, [...created]);
  const ids = new Map(
    [...references.orders.values(), ...createdOrders].map(({ orderCode, id }) => [orderCode, id]),
  );
  const ordersWithNewLines = imported.filter(
    ({ order, lines, columns: { orderCode } }) =>
      created.has(orderCode) ||
      (order && toSignature(lines) !== toSignature(references.linesByOrder.get(order.id) ?? [])),
  );
  await replaceLines(
    trx,
    ordersWithNewLines.flatMap(({ lines, columns: { orderCode } }) => {
      const id = ids.get(orderCode);
      return id === undefined ? [] : [{ id, lines }];
    }),
  );
  const changedLines = new Set(ordersWithNewLines.map((order) => order.columns.orderCode));
  const codes = new Map([...references.products].map(([key, { productId }]) => [productId, key]));
  const changed = imported.flatMap(({ row, order, lines, columns: { orderCode, status } }) => {
    const hasOtherChanges = changedColumns.has(orderCode) || changedLines.has(orderCode);
    if (!order || !(hasOtherChanges || order.status !== status)) return [];
    const changes = [
      ...(order.status === status ? [] : [toChange('status', order.status, status)]),
      ...(changedColumns.get(orderCode) ?? []),
      ...findLineChanges(references.linesByOrder.get(order.id) ?? [], lines, codes),
    ];
    const packagesShipped = lines.reduce((sum, { quantityProcessed }) => sum + quantityProcessed, 0);
    return [{ row, order, status, hasOtherChanges, packagesShipped, changes }];
  });
  await reportCreatedOrders(trx, createdOrders, userId);
  await recordAudits(
    trx,
    changed
      .filter(({ hasOtherChanges }) => hasOtherChanges)
      .map(({ order: { id, customerId } }) => ({
        userId,
        customerId,
        action: 'orders.change',
        entity: 'order',
        entityId: id,
      })),
  );
  const transitions = changed.filter(({ order, status }) => order.status !== status);
  await transitionOrders(
    trx,
    deps,
    transitions.map(({ order: { id, customerId }, status }) => ({ id, customerId, status })),
    { userId, isInFull: false },
  );
  const partShipments = changed.filter(
    ({ order, status, packagesShipped }) =>
      order.status === status && order.packagesShipped !== packagesShipped,
  );
  await reportChangedOrders(
    trx,
    partShipments.map(({ order }) => order.id),
  );
  return {
    created: new Set(
      imported.flatMap(({ row, columns: { orderCode } }) => (created.has(orderCode) ? [row] : [])),
    ),
    changed: new Map(changed.map(({ row, changes }) => [row, changes.map(shortenChange)])),
  };
}

const getCode = ({ orderCode }: CodeKey) => orderCode;

/**
 * Imports complete orders, including those that were not placed in the portal. Status changes of existing orders work
 * as in `order-statuses`, with the same mails; new orders send no mail.
 * @param userId the importing user; null for a key
 */
export function createOrderImporter(
  deps: Pick<ServiceDependencies, 'config'>,
  userId: string | null,
): Importer<OrderRow> {
  return {
    tables: 'orders',
    check: async (trx, rows) => {
      const references = await readReferences(trx, rows);
      return rows.flatMap(({ row, value }) =>
        findRowErrors(value, references).map((error) => ({ row, ...error })),
      );
    },
    write: (trx, rows) => writeOrders(trx, deps, userId, rows),
  };
}
