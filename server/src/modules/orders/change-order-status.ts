import type { FieldError } from '@cromia/domain/errors';
import {
  mayMoveOrder,
  type OrderItem,
  type OrderStatus,
  type OrderStatusChange,
  type OrderToDecide,
} from '@cromia/domain/orders/order';
import type { Viewer } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { queueMails } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { requestReaders } from '../customers/service.ts';
import { eventMails, orderDocument, type PaperEvent } from '../papers/service.ts';
import { lockOrder, setQuantities, setStatuses } from './order-change-queries.ts';
import { findOrder } from './order-queries.ts';
import { ORDER_ENTITY, readOrderToDecide } from './orders.ts';

/** What the customer is told of a status; an order begins undertaken, which its request's decision tells. */
const EVENTS: Partial<Record<OrderStatus, PaperEvent>> = {
  C: 'orderConfirmed',
  E: 'orderShipped',
  F: 'orderInvoiced',
  B: 'orderBlocked',
  A: 'orderCancelled',
};

/** What the customer is told when an order comes from one status to another. */
export function orderEvent(from: OrderStatus | undefined, to: OrderStatus): PaperEvent | undefined {
  return from === 'B' && to !== 'A' ? 'orderReleased' : EVENTS[to];
}

interface Quantities {
  column: 'quantityConfirmed' | 'quantityProcessed';
  most: (item: OrderItem) => number;
}

/** The quantities that a status is about: as much as was ordered is confirmed, as much as was confirmed leaves. */
const QUANTITIES: Partial<Record<OrderStatus, Quantities>> = {
  C: { column: 'quantityConfirmed', most: (item) => item.quantityOrdered },
  E: { column: 'quantityProcessed', most: (item) => item.quantityConfirmed },
};

/**
 * The new quantities of all lines: those that were sent, and the most there can be of the others.
 * @throws Problem BadRequest for a line of no such order, or more than there can be
 */
function quantitiesOf(
  items: readonly OrderItem[],
  sent: OrderStatusChange['quantities'] = [],
  { most }: Quantities,
): { id: string; quantity: number }[] {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const errors = sent.flatMap(({ id, quantity }, index): FieldError[] => {
    const item = itemOf.get(id.toLowerCase());
    if (!item) return [{ path: `quantities.${index}.id`, code: 'invalidField' }];
    return quantity > most(item) ? [{ path: `quantities.${index}.quantity`, code: 'invalidField' }] : [];
  });
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const given = new Map(sent.map(({ id, quantity }) => [id.toLowerCase(), quantity]));
  return items.map((item) => ({ id: item.id, quantity: given.get(item.id) ?? most(item) }));
}

/**
 * Moves an order on along its transitions (contract, section 5), with the quantities confirmed or shipped, in one
 * transaction with audit entry and mails.
 * @throws Problem NotFound; Conflict with the `outcome` when no transition leads there from where it stands;
 * BadRequest for quantities that cannot be, or that the status is not about
 */
export async function changeOrderStatus(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  { status, quantities, reason }: OrderStatusChange,
): Promise<OrderToDecide> {
  return deps.db.transaction().execute(async (trx) => {
    const before = await lockOrder(trx, id);
    if (!before) throw new Problem('NotFound');
    if (!mayMoveOrder(before, status)) {
      throw new Problem('Conflict', { extension: { outcome: { status: before.status } } });
    }
    const order = await readOrderToDecide(trx, viewer, id);
    // An order that is released keeps the quantities that it was blocked with.
    const about = before.status === 'B' ? undefined : QUANTITIES[status];
    if (!about && quantities && quantities.length > 0) {
      throw new Problem('BadRequest', { errors: [{ path: 'quantities', code: 'invalidField' }] });
    }
    const changed = about ? quantitiesOf(order.items, quantities, about) : [];
    if (about) await setQuantities(trx, id, about.column, changed);
    await setStatuses(trx, [{ id, status, reason }]);
    const row = await findOrder(trx, id, null);
    if (!row) throw new Problem('NotFound');
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: row.customerId,
      action: 'orders.status',
      entity: ORDER_ENTITY,
      entityId: id,
      details: { status, ...(reason ? { reason } : {}), ...(about ? { [about.column]: changed } : {}) },
    });
    const moved = await readOrderToDecide(trx, viewer, id);
    const event = orderEvent(before.status, status);
    if (event) {
      const readers = await requestReaders(trx, row.customerId, row.userId);
      const document = { ...orderDocument(moved, moved), reason: reason || null };
      await queueMails(trx, eventMails(event, document, readers, deps.config));
    }
    return moved;
  });
}
