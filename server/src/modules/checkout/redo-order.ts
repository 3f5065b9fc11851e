import type { Cart } from '@cromia/domain/cart/cart-items';
import { getToday } from '@cromia/domain/dates';
import { isRepeatable } from '@cromia/domain/orders/order';
import { getOrderRequestStatusToday, mayPutBackRequest } from '@cromia/domain/orders/order-request';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { type OrderedLine, putLinesBack } from '../cart/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { listLinesToRequestAgain } from '../offers/index.ts';
import { findOrderRequest, listOrderItems, listOrderRequestItems, readOrder } from '../orders/index.ts';

/**
 * Puts lines back into the cart, either of a confirmed, shipped or invoiced order (section 4, "Redo order request"), or
 * of a rejected or expired order request or offer.
 * @throws Problem NotFound, OrderNotRepeatable
 */
export async function redoOrder(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  id: string,
): Promise<Cart> {
  const today = getToday(deps.config.timeZone, deps.now());
  const requestLines =
    (await findRequestLines(trx, customer, id, today)) ?? (await findOfferLines(trx, customer, id, today));
  return putLinesBack(
    trx,
    viewer,
    customer,
    requestLines ?? (await listOrderLines(trx, viewer, customer, id)),
  );
}

/** The lines of a rejected or expired order request; undefined if the id does not belong to an order request. */
async function findRequestLines(
  trx: Transaction,
  customer: ActingCustomer,
  id: string,
  today: string,
): Promise<OrderedLine[] | undefined> {
  const request = await findOrderRequest(trx, id, customer.id);
  if (!request) return undefined;
  if (!mayPutBackRequest(getOrderRequestStatusToday(request, today))) throw new Problem('OrderNotRepeatable');
  return listOrderRequestItems(trx, id);
}

/** The lines of an offer that can be requested again; their prices are those of the new offer. */
async function findOfferLines(
  trx: Transaction,
  customer: ActingCustomer,
  id: string,
  today: string,
): Promise<OrderedLine[] | undefined> {
  const lines = await listLinesToRequestAgain(trx, customer, id, today);
  return lines?.map(({ productId, quantity }) => ({ productId, quantity, finalUnitPrice: null }));
}

async function listOrderLines(
  trx: Transaction,
  viewer: Viewer,
  customer: ActingCustomer,
  id: string,
): Promise<OrderedLine[]> {
  const order = await readOrder(trx, viewer, customer, id);
  if (!isRepeatable(order.status)) throw new Problem('OrderNotRepeatable');
  const items = await listOrderItems(trx, id);
  return items.map(({ quantityOrdered, ...item }) => ({ ...item, quantity: quantityOrdered }));
}
