import { calculateOrderTotal, sumRowWeights } from '@cromia/domain/catalogue/pricing';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { OrderRow } from '@cromia/domain/integration/order-rows';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import type { OrderStatus } from '@cromia/domain/orders/order';
import type { ServiceDependencies } from '../../../../app-dependencies.ts';
import type { Transaction } from '../../../../platform/database/connection.ts';
import { recordAudits } from '../../../../platform/events/audit.ts';
import { reportChangedOrders, reportCreatedOrders, transitionOrders } from '../../../orders/index.ts';
import { insertMissing, updateChanged } from '../upsert-queries.ts';
import { findLineChanges, shortenChange, toChange, toSignature } from './order-changes.ts';
import {
  findDayStarts,
  lockOrders,
  NEW_ORDER_TARGET,
  ORDER_TARGET,
  replaceLines,
  type StoredLine,
} from './order-import-queries.ts';
import { buildLines } from './order-lines.ts';
import {
  completeOrder,
  type References,
  readReferences,
  type StoredOrder,
  type WholeOrder,
} from './order-references.ts';

type Rows = readonly ParsedRow<OrderRow>[];

interface CodeKey {
  orderCode: string;
}

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

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** An imported order that differs from the stored one. */
interface ChangedOrder {
  order: StoredOrder;
  status: OrderStatus;
  /** Whether more than the status differs. */
  hasOtherChanges: boolean;
  packagesShipped: number;
}

/** Records changed orders in the audit log and as events, and moves them to their new statuses. */
async function reportChanges(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config'>,
  userId: string | null,
  changed: readonly ChangedOrder[],
): Promise<void> {
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
}

/** Stores orders that passed all checks. @param userId the importing user; null for a key */
export async function writeOrders(
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
  const codes = new Map([
    ...[...references.linesByOrder.values()]
      .flat()
      .map((line) => [line.productId, toProductKey(line)] as const),
    ...[...references.products].map(([key, { productId }]) => [productId, key] as const),
  ]);
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
  await reportChanges(trx, deps, userId, changed);
  return {
    created: new Set(
      imported.flatMap(({ row, columns: { orderCode } }) => (created.has(orderCode) ? [row] : [])),
    ),
    changed: new Map(changed.map(({ row, changes }) => [row, changes.map(shortenChange)])),
  };
}

const getCode = ({ orderCode }: CodeKey) => orderCode;
