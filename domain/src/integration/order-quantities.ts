import { hasShipped, type OrderStatus } from '../orders/order.ts';
import type { RowError } from './import.ts';
import type { OrderItemRow } from './order-rows.ts';

const CONFIRMED_STATUSES: readonly string[] = ['C', 'E', 'F'];
/** The statuses of an order of which nothing can have been shipped. */
const UNSHIPPED_STATUSES: readonly string[] = ['I', 'A'];

export interface ProcessedQuantities {
  confirmed: number;
  shipped: number;
}

/** The quantities of an item, with its stored quantities if they apply to the status. */
interface ItemQuantities extends Pick<OrderItemRow, 'confirmedQuantity' | 'shippedQuantity'> {
  quantity: number;
  stored?: ProcessedQuantities | undefined;
}

/**
 * Confirmed and shipped packages of a line. Values missing in the row come from the stored quantities or from the
 * order's status.
 * @param changesStatus whether the import changes the status: a shipment ships all that was confirmed
 */
export function deriveProcessedQuantities(
  { quantity: ordered, confirmedQuantity, shippedQuantity, stored }: ItemQuantities,
  status: OrderStatus,
  changesStatus: boolean,
): ProcessedQuantities {
  const defaultConfirmed = stored?.confirmed ?? (CONFIRMED_STATUSES.includes(status) ? ordered : 0);
  const confirmed = confirmedQuantity ?? Math.min(ordered, defaultConfirmed);
  const storedShipped = hasShipped(status) && changesStatus ? undefined : stored?.shipped;
  const defaultShipped = storedShipped ?? (hasShipped(status) ? confirmed : 0);
  return { confirmed, shipped: shippedQuantity ?? Math.min(confirmed, defaultShipped) };
}

type QuantityError = Omit<RowError, 'row'>;

/**
 * Finds a contradiction between the quantities of an item, the status of its order and what was shipped. Only a named
 * `shippedQuantity` lowers what was shipped.
 * @param derived the quantities by `deriveProcessedQuantities`
 * @param shippedBefore packages of the item that were shipped before the import
 * @param status the status of the order; of a blocked one, that in which it was blocked
 */
export function findQuantityError(
  { quantity, confirmedQuantity, shippedQuantity }: Omit<ItemQuantities, 'stored'>,
  { confirmed, shipped }: ProcessedQuantities,
  shippedBefore: number,
  status: OrderStatus,
): QuantityError | undefined {
  const toError = (path: string, code: RowError['code'], value: number, accepted: string) => ({
    path,
    code,
    value: String(value),
    accepted,
  });
  if (confirmed > quantity) return toError('confirmedQuantity', 'invalidField', confirmed, `≤ ${quantity}`);
  // What was shipped before the rest was cancelled makes an order shipped (E), not cancelled.
  const mostShipped = UNSHIPPED_STATUSES.includes(status) ? 0 : confirmed;
  if (shippedQuantity != null && shippedQuantity > mostShipped)
    return toError('shippedQuantity', 'invalidField', shippedQuantity, `≤ ${mostShipped}`);
  if (shippedQuantity != null || Math.min(shipped, mostShipped) >= shippedBefore) return undefined;
  if (mostShipped < confirmed) return toError('shippedQuantity', 'contradictory', shippedBefore, '0');
  return confirmedQuantity == null
    ? toError('quantity', 'contradictory', quantity, `≥ ${shippedBefore}`)
    : toError('confirmedQuantity', 'contradictory', confirmedQuantity, `≥ ${shippedBefore}`);
}
