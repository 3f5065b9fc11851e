import { setImmediate as breathe } from 'node:timers/promises';
import { LIMITS } from '@cromia/domain/limits';
import type { OrderStatus } from '@cromia/domain/orders/order';
import { recordAudits } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { queueMails } from '../../platform/outbox.ts';
import { listLines } from '../catalogue/service.ts';
import { readersOfDocuments } from '../customers/service.ts';
import { eventMails, orderDocument } from '../papers/service.ts';
import { orderEvent } from './change-order-status.ts';
import { staffOrderAnswer } from './order-answer.ts';
import { processWholeLines, setStatuses } from './order-change-queries.ts';
import { listOrdersById, ORDERS, type OrderItemRow } from './order-queries.ts';
import { ORDER_ENTITY } from './orders.ts';

/** Orders whose mails are written before others get their turn. */
const MAILED_AT_ONCE = 20;

/** Where an order goes. */
export interface OrderMove {
  id: string;
  status: OrderStatus;
}

/** Tells the people of each customer, as the desk's own change of a status does. */
async function tellCustomers(
  trx: Transaction,
  { config }: Pick<ServiceDependencies, 'config'>,
  cameFrom: ReadonlyMap<string, OrderStatus>,
): Promise<void> {
  const ids = [...cameFrom.keys()];
  for (let start = 0; start < ids.length; start += MAILED_AT_ONCE) {
    const rows = await listOrdersById(trx, ids.slice(start, start + MAILED_AT_ONCE));
    const part = rows.map(({ id }) => id);
    const lines = await listLines<OrderItemRow>(trx, ORDERS, part, LIMITS.orderLines);
    const itemsOf = Map.groupBy(lines, ({ documentId }) => documentId);
    const readersOf = Map.groupBy(await readersOfDocuments(trx, rows), ({ id }) => id);
    const mails = rows.flatMap((row) => {
      const event = orderEvent(cameFrom.get(row.id), row.status);
      if (!event) return [];
      const order = staffOrderAnswer(null, row, itemsOf.get(row.id) ?? []);
      return eventMails(event, orderDocument(order, order), readersOf.get(row.id) ?? [], config);
    });
    if (mails.length > 0) await queueMails(trx, mails);
    await breathe();
  }
}

/**
 * Moves orders on that were found to stand where their transitions allow it: what is confirmed or leaves is whole. Each
 * has its entry in the audit log, and its mails.
 * @param orders as they are locked
 */
export async function moveOrders(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config'>,
  moves: readonly (OrderMove & { customerId: string })[],
  userId: string | null,
): Promise<void> {
  if (moves.length === 0) return;
  const cameFrom = await setStatuses(trx, moves);
  // An order that is released keeps the quantities that it was blocked with.
  const processed = moves.filter(({ id }) => cameFrom.get(id) !== 'B');
  await processWholeLines(trx, processed);
  await recordAudits(
    trx,
    moves.map(({ id, customerId, status }) => ({
      userId,
      customerId,
      action: 'orders.status',
      entity: ORDER_ENTITY,
      entityId: id,
      details: { status },
    })),
  );
  await tellCustomers(trx, deps, cameFrom);
}
