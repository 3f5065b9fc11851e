import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { LIMITS } from '@cromia/domain/limits';
import type { OrderStatus } from '@cromia/domain/orders/order';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { readHistories, recordAudits } from '../../../platform/events/audit.ts';
import { EVENT_VIEWER, recordEvents } from '../../../platform/events/record-events.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { listDocumentReaders } from '../../customers/index.ts';
import { readTransports } from '../../hazards/index.ts';
import { buildEventMails, listLines, toOrderDocument, withPaymentTerms } from '../../shop-documents/index.ts';
import { ORDER_ENTITY, toPackedProducts } from '../order-lists.ts';
import { listOrdersById, ORDER_TABLES, type OrderItemRow, type OrderRow } from '../order-queries.ts';
import { toStaffOrderResponse } from '../order-response.ts';
import { findStatusAction, toOrderEvent } from './change-order-status.ts';
import { processAllLines, setOrderStatuses } from './order-change-queries.ts';

/** The number of orders that are reported at once. */
const BATCH_SIZE = 20;

export interface OrderTransition {
  id: string;
  status: OrderStatus;
  /** Further details of the audit entry. */
  details?: Readonly<Record<string, unknown>>;
}

interface ReportedOrder {
  row: OrderRow;
  items: OrderItemRow[];
}

/** Records an event for each order, in batches. @param onBatch also called with each batch */
async function reportOrders(
  trx: Transaction,
  type: 'order.created' | 'order.status-changed',
  ids: readonly string[],
  onBatch: (orders: readonly ReportedOrder[]) => Promise<void> = async () => {},
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const rows = await listOrdersById(trx, ids.slice(start, start + BATCH_SIZE));
    const batchIds = rows.map(({ id }) => id);
    const lines = await listLines<OrderItemRow>(trx, ORDER_TABLES, batchIds, LIMITS.orderLines);
    const itemsByOrder = Map.groupBy(lines, ({ documentId }) => documentId);
    const orders = rows.map((row) => ({ row, items: itemsByOrder.get(row.id) ?? [] }));
    const transports = await readTransports(
      trx,
      orders.map(({ row, items }) => toPackedProducts(row, items)),
    );
    const histories = await readHistories(trx, ORDER_ENTITY, batchIds);
    await recordEvents(
      trx,
      orders.map(({ row, items }, index) => ({
        type,
        data: {
          ...toStaffOrderResponse(EVENT_VIEWER, row, items),
          transport: transports[index],
          history: histories.get(row.id) ?? [],
        },
      })),
    );
    await onBatch(orders);
    await yieldToEventLoop();
  }
}

/**
 * Mails the users of each customer, as after a status change in the back office.
 * @param isAnnounced whether the customers are mailed separately of what was shipped
 */
async function notifyCustomers(
  trx: Transaction,
  { config }: Pick<ServiceDependencies, 'config'>,
  orders: readonly ReportedOrder[],
  {
    previousStatuses,
    isAnnounced,
  }: { previousStatuses: ReadonlyMap<string, OrderStatus>; isAnnounced: boolean },
): Promise<void> {
  const rows = orders.map(({ row }) => row);
  const recipientsByOrder = Map.groupBy(await listDocumentReaders(trx, rows), ({ id }) => id);
  const documents = await withPaymentTerms(
    trx,
    orders.map(({ row, items }) => {
      const order = toStaffOrderResponse(null, row, items);
      return toOrderDocument(order, order);
    }),
  );
  const mails = orders.flatMap(({ row, items }, index) => {
    const document = documents[index];
    const isShort =
      row.status === 'E' && items.some((item) => item.quantityProcessed < item.quantityConfirmed);
    const event = isShort ? 'orderRestCancelled' : toOrderEvent(previousStatuses.get(row.id), row.status);
    if (!event || !document || (isAnnounced && !isShort)) return [];
    return buildEventMails(event, document, recipientsByOrder.get(row.id) ?? [], config);
  });
  if (mails.length > 0) await queueMails(trx, mails);
}

/** Records an audit entry and an event for each order that was created without a request. */
export async function reportCreatedOrders(
  trx: Transaction,
  orders: readonly { id: string; orderCode: string; customerId: string }[],
  userId: string | null,
): Promise<void> {
  await recordAudits(
    trx,
    orders.map(({ id, orderCode, customerId }) => ({
      userId,
      customerId,
      action: 'orders.create',
      entity: ORDER_ENTITY,
      entityId: id,
      details: { orderCode },
    })),
  );
  await reportOrders(
    trx,
    'order.created',
    orders.map(({ id }) => id),
  );
}

/** Records an event for each order whose shipped packages changed while its status remained. */
export async function reportChangedOrders(trx: Transaction, ids: readonly string[]): Promise<void> {
  await reportOrders(trx, 'order.status-changed', ids);
}

/**
 * Moves locked orders to their new statuses, with an audit entry, an event and mails for each. The caller has checked
 * that the transitions are allowed.
 * @param isInFull confirms or ships all lines in full; otherwise the stored quantities remain
 * @param isAnnounced whether the customers are mailed separately of what was shipped
 */
export async function transitionOrders(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config'>,
  moves: readonly (OrderTransition & { customerId: string })[],
  {
    userId,
    isInFull,
    isAnnounced = false,
  }: { userId: string | null; isInFull: boolean; isAnnounced?: boolean },
): Promise<void> {
  if (moves.length === 0) return;
  const previousStatuses = await setOrderStatuses(trx, moves);
  // A released order keeps the quantities that it had when it was blocked.
  if (isInFull)
    await processAllLines(
      trx,
      moves.filter(({ id }) => previousStatuses.get(id) !== 'B'),
    );
  await recordAudits(
    trx,
    moves.map(({ id, customerId, status, details }) => ({
      userId,
      customerId,
      action: findStatusAction(previousStatuses.get(id), status),
      entity: ORDER_ENTITY,
      entityId: id,
      details: { status, ...details },
    })),
  );
  await reportOrders(
    trx,
    'order.status-changed',
    moves.map(({ id }) => id),
    (orders) => notifyCustomers(trx, deps, orders, { previousStatuses, isAnnounced }),
  );
}
