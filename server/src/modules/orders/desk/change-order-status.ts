import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { FieldError } from '@cromia/domain/errors';
import {
  canChangeOrderStatus,
  type OrderItem,
  type OrderStatus,
  type OrderStatusChange,
  type OrderToDecide,
} from '@cromia/domain/orders/order';
import { findQuantityStep, type QuantityStep } from '@cromia/domain/orders/quantity-step';
import type { Viewer } from '../../../platform/access/access.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { recordEvents } from '../../../platform/events/events.ts';
import type { ServiceDependencies } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { DocumentEvent } from '../../order-documents/service.ts';
import { ORDER_ENTITY, readOrderToDecide } from '../orders.ts';
import { mailOrderEvent } from './mail-order-event.ts';
import { lockOrder, setLineQuantities, setOrderStatuses } from './order-change-queries.ts';

/** The mail event of each status. `I` has none, as the mail about the request's decision already covers it. */
const EVENTS: Partial<Record<OrderStatus, DocumentEvent>> = {
  C: 'orderConfirmed',
  E: 'orderShipped',
  F: 'orderInvoiced',
  B: 'orderBlocked',
  A: 'orderCancelled',
};

/** The mail event for a transition between two statuses. */
export function toOrderEvent(from: OrderStatus | undefined, to: OrderStatus): DocumentEvent | undefined {
  return from === 'B' && to !== 'A' ? 'orderReleased' : EVENTS[to];
}

/** Packages of a line that a step confirms or ships. */
interface SteppedLine {
  item: OrderItem;
  quantity: number;
  most: number;
}

/**
 * All lines with the packages that a step is about: those that were sent, and the most there can be of the others.
 * @throws Problem BadRequest for a line of no such order, or more than there can be
 */
function steppedLines(
  items: readonly OrderItem[],
  sent: OrderStatusChange['quantities'] = [],
  { most }: QuantityStep,
): SteppedLine[] {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const errors = sent.flatMap(({ id, quantity }, index): FieldError[] => {
    const item = itemOf.get(id.toLowerCase());
    if (!item) return [{ path: `quantities.${index}.id`, code: 'invalidField' }];
    return quantity > most(item) ? [{ path: `quantities.${index}.quantity`, code: 'invalidField' }] : [];
  });
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const given = new Map(sent.map(({ id, quantity }) => [id.toLowerCase(), quantity]));
  return items.map((item) => ({ item, quantity: given.get(item.id) ?? most(item), most: most(item) }));
}

/** Refuses quantities and a rest that the step cannot have. @throws Problem BadRequest */
function refuseMismatch(
  { acceptMultipleShipping }: OrderToDecide,
  { status, quantities, rest, packagesShipped }: OrderStatusChange,
  lines: readonly SteppedLine[] | undefined,
): void {
  const refuse = (path: string) => new Problem('BadRequest', { errors: [{ path, code: 'invalidField' }] });
  if (!lines && quantities && quantities.length > 0) throw refuse('quantities');
  if (rest !== undefined && status !== 'E') throw refuse('rest');
  if (packagesShipped !== undefined && status !== 'E') throw refuse('packagesShipped');
  if (rest !== 'OPEN') return;
  if (!acceptMultipleShipping) throw refuse('rest');
  if (lines?.every(({ quantity }) => quantity === 0)) throw refuse('quantities');
}

/** What the history keeps of the lines. */
function quantityDetails(lines: readonly SteppedLine[]) {
  return lines.map(({ item, quantity, most }) => ({
    product: formatProductCode(item.productCode),
    quantity,
    of: most,
  }));
}

/**
 * Moves an order on along its transitions (contract, section 5), with the quantities confirmed or shipped, in one
 * transaction with audit entry and mails. A shipment that leaves a rest open keeps the order confirmed.
 * @throws Problem NotFound; Conflict with the `outcome` when no transition leads there from where it stands, or more has
 * left than the sender knew;
 * BadRequest for quantities or a rest that cannot be, or that the status is not about
 */
export async function changeOrderStatus(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  change: OrderStatusChange,
): Promise<OrderToDecide> {
  const { status, reason, rest = 'CANCELLED' } = change;
  return deps.db.transaction().execute(async (trx) => {
    const before = await lockOrder(trx, id);
    if (!before) throw new Problem('NotFound');
    const isStale = change.packagesShipped !== undefined && change.packagesShipped !== before.packagesShipped;
    if (isStale || !canChangeOrderStatus(before, status)) {
      throw new Problem('Conflict', { extension: { outcome: { status: before.status } } });
    }
    const order = await readOrderToDecide(trx, viewer, id);
    const step = findQuantityStep(before.status);
    const lines = step?.to === status ? steppedLines(order.items, change.quantities, step) : undefined;
    refuseMismatch(order, change, lines);
    if (step && lines) {
      const sums = lines.map(({ item, quantity }) => ({
        id: item.id,
        // A confirmation states the total quantity, a shipment the quantity that leaves in addition.
        quantity: step.to === 'E' ? item[step.column] + quantity : quantity,
      }));
      await setLineQuantities(trx, id, step.column, sums);
    }
    const hasRest = status === 'E' && lines?.some(({ quantity, most }) => quantity < most) === true;
    const isPart = hasRest && rest === 'OPEN';
    if (!isPart) await setOrderStatuses(trx, [{ id, status, reason }]);
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: before.customerId,
      action: isPart ? 'orders.ship-part' : 'orders.status',
      entity: ORDER_ENTITY,
      entityId: id,
      details: {
        ...(isPart ? {} : { status }),
        ...(reason ? { reason } : {}),
        ...(hasRest ? { rest } : {}),
        ...(lines ? { quantities: quantityDetails(lines) } : {}),
      },
    });
    const moved = await readOrderToDecide(trx, viewer, id);
    if (!isPart) await recordEvents(trx, [{ type: 'order.status-changed', data: moved }]);
    const event = hasRest
      ? ({ OPEN: 'orderPartShipped', CANCELLED: 'orderRestCancelled' } as const)[rest]
      : toOrderEvent(before.status, status);
    if (event) await mailOrderEvent(trx, deps, event, { order: moved, parties: before, reason });
    return moved;
  });
}
