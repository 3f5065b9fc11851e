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
  REQUIRED_ITEM_FIELDS,
  REQUIRED_ORDER_FIELDS,
} from '@cromia/domain/integration/order-rows';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import { listAbsentFields } from '@cromia/domain/integration/row-fields';
import { LIMITS } from '@cromia/domain/limits';
import { canChangeOrderStatus, listReachableStatuses, type OrderStatus } from '@cromia/domain/orders/order';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudits } from '../../../platform/events/audit.ts';
import { reportChangedOrders, reportCreatedOrders, transitionOrders } from '../../orders/index.ts';
import { findCustomers } from './catalogue-import-queries.ts';
import { suggestCodes } from './import-products.ts';
import type { Importer } from './importer.ts';
import {
  findAddresses,
  findDayStarts,
  findMeasures,
  listStoredLines,
  listStoredTerms,
  lockOrders,
  NEW_ORDER_TARGET,
  ORDER_TARGET,
  replaceLines,
  type StoredLine,
} from './order-import-queries.ts';
import { insertMissing, updateChanged } from './upsert-queries.ts';

type Rows = readonly ParsedRow<OrderRow>[];

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
type References = Awaited<ReturnType<typeof readReferences>>;
type StoredOrder = References['orders'] extends Map<string, infer Order> ? Order : never;

/** A row with the fields that the order needs; those that the row does not name come from the stored order. */
type WholeOrder = OrderRow & { customerCode: string; status: OrderStatus };

/** @returns undefined if a new order lacks a required field */
function completeOrder(value: OrderRow, order: StoredOrder | undefined): WholeOrder | undefined {
  const { customerCode = order?.customerCode, status = order?.status } = value;
  const isComplete = order !== undefined || listAbsentFields(value, REQUIRED_ORDER_FIELDS).length === 0;
  if (!isComplete || customerCode === undefined || status === undefined) return undefined;
  return { ...value, customerCode, status };
}

/** Finds the errors of the order itself: an unknown or different customer, or a status change that is not allowed. */
function findOrderErrors(
  { customerCode, status }: WholeOrder,
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

/** An item of the imported order, with its product and the stored line that it continues. */
interface ResolvedItem {
  item: Partial<OrderItemRow>;
  product: ProductMeasures | undefined;
  stored: StoredLine | undefined;
}

/** Finds the product and the stored line of each item. Without items, the stored lines stay. */
function resolveItems(
  { items }: OrderRow,
  order: StoredOrder | undefined,
  references: References,
): ResolvedItem[] {
  const storedLines = order === undefined ? [] : (references.linesByOrder.get(order.id) ?? []);
  if (items === undefined) return storedLines.map((line) => ({ item: {}, product: line, stored: line }));
  const remaining = Map.groupBy(storedLines, ({ productId }) => productId);
  return items.map((item) => {
    const product = references.products.get(toProductKey(item.productCode));
    const stored = product && remaining.get(product.productId)?.shift();
    return { item, product: stored ?? product, stored };
  });
}

/** Returns the stored quantities of a line, or undefined if a confirmation replaces them. */
function getStoredQuantities(
  { stored }: ResolvedItem,
  order: StoredOrder | undefined,
  status: OrderStatus,
): ProcessedQuantities | undefined {
  if (order === undefined || stored === undefined) return undefined;
  const statusBeforeBlock = order.status === 'B' ? (order.blockedFrom ?? 'I') : order.status;
  if (statusBeforeBlock === 'I' && status !== order.status) return undefined;
  return { confirmed: stored.quantityConfirmed, shipped: stored.quantityProcessed };
}

function findProcessedQuantities(
  resolved: ResolvedItem,
  quantity: number,
  order: StoredOrder | undefined,
  status: OrderStatus,
): ProcessedQuantities {
  const { confirmedQuantity, shippedQuantity } = resolved.item;
  const stored = getStoredQuantities(resolved, order, status);
  const quantities = { quantity, confirmedQuantity, shippedQuantity, stored };
  return deriveProcessedQuantities(quantities, status, order?.status !== status);
}

function findItemErrors(
  resolved: ResolvedItem,
  order: StoredOrder | undefined,
  status: OrderStatus,
  suggestions: ReadonlyMap<string, string>,
): Omit<RowError, 'row'>[] {
  const { item, product, stored } = resolved;
  if (product === undefined) {
    const suggestion = item.productCode && suggestions.get(toProductKey(item.productCode));
    return [{ path: 'productCode', code: 'unknown', ...(suggestion ? { suggestion } : {}) }];
  }
  const missing = stored === undefined ? listAbsentFields(item, REQUIRED_ITEM_FIELDS) : [];
  if (missing.length > 0) return missing.map((path) => ({ path, code: 'missing' }));
  const quantity = item.quantity ?? stored?.quantityOrdered ?? 0;
  const { confirmed, shipped } = findProcessedQuantities(resolved, quantity, order, status);
  if (confirmed > quantity) return [{ path: 'confirmedQuantity', code: 'invalidField' }];
  // A cancelled order has shipped nothing; what was shipped before the rest was cancelled makes it shipped (E).
  const mostShipped = status === 'A' ? 0 : confirmed;
  return shipped > mostShipped ? [{ path: 'shippedQuantity', code: 'invalidField' }] : [];
}

/**
 * Builds the line with the item's prices. Values that the item does not name, and `qta` and `plo`, come from the stored
 * line if there is one.
 */
function buildLine(
  resolved: ResolvedItem,
  { productId, qta, plo }: ProductMeasures,
  order: StoredOrder | undefined,
  status: OrderStatus,
): StoredLine {
  const { item, stored } = resolved;
  const quantity = item.quantity ?? stored?.quantityOrdered ?? 0;
  const unitPrice = item.unitPrice ?? stored?.unitPrice ?? 0;
  const { discountPct1 = stored?.discountPct1, discountPct2 = stored?.discountPct2 } = item;
  const discounts = [discountPct1 ?? 0, discountPct2 ?? 0] as const;
  const price = calculateFinalUnitPrice(unitPrice, ...discounts);
  const { confirmed, shipped } = findProcessedQuantities(resolved, quantity, order, status);
  return {
    productId,
    unitPrice,
    discountPct1: discounts[0],
    discountPct2: discounts[1],
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

function buildLines(value: WholeOrder, references: References): StoredLine[] {
  const order = references.orders.get(value.orderCode);
  return resolveItems(value, order, references).flatMap((resolved) =>
    resolved.product === undefined ? [] : [buildLine(resolved, resolved.product, order, value.status)],
  );
}

/** Whether the order exceeds the limits of total or weight. */
function isTooLarge(lines: readonly StoredLine[]): boolean {
  return (
    sumRowTotals(lines.map((line) => line.rowTotal)) > LIMITS.orderTotal ||
    sumRowWeights(lines.map((line) => line.rowWeight)) > LIMITS.orderWeight
  );
}

function findRowErrors(
  row: OrderRow,
  references: References,
  suggestions: ReadonlyMap<string, string>,
): Omit<RowError, 'row'>[] {
  const order = references.orders.get(row.orderCode);
  const value = completeOrder(row, order);
  if (value === undefined)
    return listAbsentFields(row, REQUIRED_ORDER_FIELDS).map((path) => ({ path, code: 'missing' }));
  const { customerCode, addressCode } = value;
  const errors = findOrderErrors(value, order, references);
  const isUnknown = addressCode && !references.addresses.has(`${customerCode} ${addressCode}`);
  const isStored = addressCode && order?.address?.code === addressCode;
  if (isUnknown && !isStored) errors.push({ path: 'addressCode', code: 'unknown' });
  const itemErrors = resolveItems(value, order, references).flatMap((resolved, index) =>
    findItemErrors(resolved, order, value.status, suggestions).map(({ path, ...error }) => ({
      ...error,
      path: `items.${index}.${path}`,
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

/** The total, and the discount where the row names it or the order is new. A row that names neither keeps both. */
function buildTotals(
  { unconditionalDiscount, items }: WholeOrder,
  order: StoredOrder | undefined,
  lines: readonly StoredLine[],
) {
  const discount = unconditionalDiscount === undefined ? order?.unconditionalDiscount : unconditionalDiscount;
  const total = calculateOrderTotal(
    lines.map((line) => line.rowTotal),
    discount ?? 0,
  );
  const isNamed = unconditionalDiscount !== undefined || order === undefined;
  return {
    ...(isNamed ? { unconditionalDiscount: discount ?? 0, overallDiscount: discount ?? 0 } : {}),
    ...(isNamed || items !== undefined ? { total } : {}),
    ...(items === undefined ? {} : { totalWeight: sumRowWeights(lines.map((line) => line.rowWeight)) }),
  };
}

/** The address column, where the row names an address. */
function buildAddress(
  { customerCode, addressCode }: WholeOrder,
  order: StoredOrder | undefined,
  references: References,
) {
  if (addressCode === undefined) return {};
  // An address that the order already stores remains, even if the customer's address has changed since.
  if (addressCode !== null && order?.address?.code === addressCode) return { address: order.address };
  return { address: references.addresses.get(`${customerCode} ${addressCode}`) ?? null };
}

/** Builds the columns and lines of an order from its row, and adds the stored order. */
function buildOrder(
  { row, value: imported }: ParsedRow<OrderRow>,
  references: References,
  instants: ReadonlyMap<string, string>,
) {
  const order = references.orders.get(imported.orderCode);
  const value = completeOrder(imported, order);
  if (value === undefined) return [];
  const {
    items: _items,
    customerCode,
    addressCode: _addressCode,
    requestCreatedOn,
    unconditionalDiscount: _discount,
    ...fields
  } = value;
  const lines = buildLines(value, references);
  const createdOn = requestCreatedOn && (instants.get(requestCreatedOn) ?? requestCreatedOn);
  return [
    {
      row,
      order,
      lines,
      columns: {
        ...fields,
        customerId: references.customers.get(customerCode),
        ...buildAddress(value, order, references),
        requestCreatedOn: createdOn,
        createdOn,
        ...buildTotals(value, order, lines),
      },
    },
  ];
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
    requestCreatedOn !== undefined && DAY_PATTERN.test(requestCreatedOn) ? [requestCreatedOn] : [],
  );
  const instants = await findDayStarts(trx, days, deps.config.timeZone);
  const imported = rows.flatMap((row) => buildOrder(row, references, instants));
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
      const codes = rows.flatMap(({ value }) => (value.items ?? []).map(({ productCode }) => productCode));
      const unknown = codes.filter((code) => !references.products.has(toProductKey(code)));
      const suggestions = await suggestCodes(trx, unknown);
      return rows.flatMap(({ row, value }) =>
        findRowErrors(value, references, suggestions).map((error) => ({ row, ...error })),
      );
    },
    write: (trx, rows) => writeOrders(trx, deps, userId, rows),
  };
}
