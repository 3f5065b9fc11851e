import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { FieldError } from '@cromia/domain/errors';
import {
  canChangeOrderStatus,
  type OrderItem,
  type OrderStatus,
  type OrderToDecide,
} from '@cromia/domain/orders/order';
import type { OrderStatusChange } from '@cromia/domain/orders/order-change';
import {
  findQuantityStep,
  isEmptyShipment,
  isOffMultiplier,
  type QuantityStep,
} from '@cromia/domain/orders/quantity-step';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import { Problem } from '../../../platform/problem.ts';
import type { DocumentEvent } from '../../shop-documents/index.ts';
import { ORDER_ENTITY, readOrderToDecide } from '../order-lists.ts';
import { mailOrderEvent } from './mail-order-event.ts';
import { lockOrder, setLineQuantities, setOrderStatuses } from './order-change-queries.ts';

/**
 * The mail event of each status. `I` has none, because the customer already gets a mail about the decision on the
 * request.
 */
const EVENTS_BY_STATUS: Partial<Record<OrderStatus, DocumentEvent>> = {
  C: 'orderConfirmed',
  E: 'orderShipped',
  F: 'orderInvoiced',
  B: 'orderBlocked',
  A: 'orderCancelled',
};

/** The mail event for a transition between two statuses. */
export function toOrderEvent(from: OrderStatus | undefined, to: OrderStatus): DocumentEvent | undefined {
  return from === 'B' && to !== 'A' ? 'orderReleased' : EVENTS_BY_STATUS[to];
}

/** A line with the number of packages that a step confirms or ships. */
interface StepLine {
  item: OrderItem;
  quantity: number;
  maxQuantity: number;
}

/**
 * Resolves the packages to confirm or ship for all lines: the requested quantity, or the maximum if none is requested.
 * @throws Problem BadRequest for a line of another order, a line named twice, or a quantity above the maximum
 */
function resolveStepLines(
  items: readonly OrderItem[],
  sent: OrderStatusChange['quantities'] = [],
  { getMaximum }: QuantityStep,
): StepLine[] {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const errors = sent.flatMap(({ id, quantity }, index): FieldError[] => {
    const item = itemsById.get(id.toLowerCase());
    const isRepeated = sent.findIndex((line) => line.id.toLowerCase() === id.toLowerCase()) < index;
    if (!item || isRepeated) return [{ path: `quantities.${index}.id`, code: 'invalidField' }];
    const max = getMaximum(item);
    if (quantity <= max) return [];
    return [{ path: `quantities.${index}.quantity`, code: 'invalidField', limit: { of: 'value', max } }];
  });
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const requested = new Map(sent.map(({ id, quantity }) => [id.toLowerCase(), quantity]));
  return items.map((item) => ({
    item,
    quantity: requested.get(item.id) ?? getMaximum(item),
    maxQuantity: getMaximum(item),
  }));
}

/** Rejects quantities and a `rest` that do not fit the step. @throws Problem BadRequest */
function rejectMismatch(
  { acceptMultipleShipping }: OrderToDecide,
  { status, quantities, rest, packagesShipped }: OrderStatusChange,
  lines: readonly StepLine[] | undefined,
): void {
  const reject = (path: string) => new Problem('BadRequest', { errors: [{ path, code: 'invalidField' }] });
  if (!lines && quantities && quantities.length > 0) throw reject('quantities');
  if (rest !== undefined && status !== 'E') throw reject('rest');
  if (packagesShipped !== undefined && status !== 'E') throw reject('packagesShipped');
  if (rest !== 'OPEN') return;
  if (!acceptMultipleShipping) throw reject('rest');
  if (lines && isEmptyShipment(lines)) throw reject('quantities');
}

/**
 * Rejects a shipment that is probably a mistake, unless a reason is stated: one of no packages, or of a number off the
 * multiplier.
 * @throws Problem BadRequest, IllegalItemQuantity
 */
function requireReason(lines: readonly StepLine[], { quantities = [], reason }: OrderStatusChange): void {
  if (reason) return;
  const missing = { path: 'reason', code: 'missing' } as const;
  if (isEmptyShipment(lines)) throw new Problem('BadRequest', { errors: [missing] });
  const offMultiplier = new Set(lines.filter(isOffMultiplier).map(({ item }) => item.id));
  const errors = quantities.flatMap(({ id }, index): FieldError[] =>
    offMultiplier.has(id.toLowerCase())
      ? [{ path: `quantities.${index}.quantity`, code: 'invalidField' }]
      : [],
  );
  if (errors.length > 0) throw new Problem('IllegalItemQuantity', { errors: [...errors, missing] });
}

/** The quantities of the lines for the order's history. */
function toQuantityDetails(lines: readonly StepLine[]) {
  return lines.map(({ item, quantity, maxQuantity }) => ({
    product: formatProductCode(item.productCode),
    quantity,
    of: maxQuantity,
  }));
}

/** The audited action of a transition: an order that is blocked no longer was released, unless it was cancelled. */
export function findStatusAction(from: OrderStatus | undefined, to: OrderStatus) {
  return from === 'B' && to !== 'B' && to !== 'A' ? 'orders.release' : 'orders.status';
}

/** The shipment that a change of an order belongs to. */
export interface ChangeShipment {
  shipmentCode: string;
}

/** A changed order, and the lines that the step confirmed or shipped. */
interface ChangedOrder {
  order: OrderToDecide;
  customerId: string;
  lines: readonly StepLine[];
}

/**
 * Moves an order to another status (contract, section 5) and stores the quantities confirmed or shipped, with audit
 * entry and mails, in one transaction. A partial shipment with `rest` OPEN leaves the order confirmed.
 * @throws Problem as `changeStatus`
 */
export async function changeOrderStatus(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  change: OrderStatusChange,
): Promise<OrderToDecide> {
  return deps.db
    .transaction()
    .execute(async (trx) => (await changeStatus(trx, deps, viewer, id, { change })).order);
}

/** Locks an order that a change fits. @throws Problem NotFound; Conflict with the `outcome` */
async function lockChangeableOrder(trx: Transaction, id: string, change: OrderStatusChange) {
  const before = await lockOrder(trx, id);
  if (!before) throw new Problem('NotFound');
  const isStale = change.packagesShipped !== undefined && change.packagesShipped !== before.packagesShipped;
  if (isStale || !canChangeOrderStatus(before, change.status))
    throw new Problem('Conflict', { extension: { outcome: { status: before.status } } });
  return before;
}

/**
 * Same as `changeOrderStatus`, in a transaction of the caller.
 * @param shipment the shipment that the change belongs to, of which the customer is mailed separately
 * @throws Problem NotFound; Conflict with the `outcome` when the current status does not allow the transition, or when
 * more packages have been shipped than `packagesShipped`; BadRequest for invalid quantities or an invalid `rest`, for a
 * status that takes neither, or for an empty shipment without a reason; IllegalItemQuantity for a shipment off the
 * multiplier without a reason
 */
export async function changeStatus(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config'>,
  viewer: Viewer,
  id: string,
  { change, shipment }: { change: OrderStatusChange; shipment?: ChangeShipment },
): Promise<ChangedOrder> {
  const { status, reason, rest = 'CANCELLED' } = change;
  const before = await lockChangeableOrder(trx, id, change);
  const order = await readOrderToDecide(trx, viewer, id);
  const step = findQuantityStep(before.status);
  const lines = step?.to === status ? resolveStepLines(order.items, change.quantities, step) : undefined;
  rejectMismatch(order, change, lines);
  if (lines && status === 'E') requireReason(lines, change);
  if (step && lines) await storeStep(trx, id, step, lines);
  const hasRest =
    status === 'E' && lines?.some(({ quantity, maxQuantity }) => quantity < maxQuantity) === true;
  const isPartial = hasRest && rest === 'OPEN';
  if (!isPartial) await setOrderStatuses(trx, [{ id, status, reason }]);
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: before.customerId,
    action: isPartial ? 'orders.ship-part' : findStatusAction(before.status, status),
    entity: ORDER_ENTITY,
    entityId: id,
    details: {
      ...(isPartial ? {} : { status }),
      ...(reason ? { reason } : {}),
      ...(hasRest ? { rest } : {}),
      ...(lines ? { quantities: toQuantityDetails(lines) } : {}),
      ...shipment,
    },
  });
  const moved = await readOrderToDecide(trx, viewer, id);
  await recordEvents(trx, [{ type: 'order.status-changed', data: moved }]);
  const event = hasRest
    ? ({ OPEN: 'orderPartShipped', CANCELLED: 'orderRestCancelled' } as const)[rest]
    : toOrderEvent(before.status, status);
  const isMailed = shipment === undefined || event === 'orderRestCancelled';
  if (event && isMailed) await mailOrderEvent(trx, deps, event, { order: moved, parties: before, reason });
  return { order: moved, customerId: before.customerId, lines: lines ?? [] };
}

/** Stores the packages that a step confirms or ships. */
async function storeStep(
  trx: Transaction,
  orderId: string,
  step: QuantityStep,
  lines: readonly StepLine[],
): Promise<void> {
  const sums = lines.map(({ item, quantity }) => ({
    id: item.id,
    // A confirmation sets the total quantity; a shipment adds to the quantity already shipped.
    quantity: step.to === 'E' ? item[step.column] + quantity : quantity,
  }));
  await setLineQuantities(trx, orderId, step.column, sums);
}
