import { calculateEarliestDeliveryDate, findAgentNoteErrors } from '@cromia/domain/checkout/order';
import type { OrderFromOfferBody } from '@cromia/domain/checkout/order-from-offer';
import { getToday } from '@cromia/domain/dates';
import type { CreatedOrderRequest } from '@cromia/domain/orders/order-request';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem, rejectFields } from '../../platform/problem.ts';
import { lockCart, storeCartNote, toCartOwner } from '../cart/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { closeOfferForOrder, type lockOfferForOrder } from '../offers/index.ts';
import { lockPurchaser, type Purchaser } from '../people/index.ts';
import { type PricedOrderRequest, storeOrderRequest } from './store-order-request.ts';
import { findShippingAddress, rejectDeliveryDate } from './submission.ts';

/** An order from an offer, checked and priced, before it is stored. */
interface PreparedOfferOrder {
  purchaser: Purchaser;
  request: PricedOrderRequest;
}

/**
 * Checks the order of an accepted offer (section 4). Date, multiple shipping, lines and prices are the offer's, even if
 * the catalogue has changed; only a date that has passed or is too near can be moved.
 * @param take takes the offer: `closeOfferForOrder` for an order, `lockOfferForOrder` for an approval
 * @throws Problem NotFound; BadRequest for another date than a locked one; DeliveryDateTooEarly, DeliveryDateTooLate;
 *   as `take` does
 */
export async function prepareOrderFromOffer(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  {
    offerRequestAcceptedId,
    offerVersion,
    address: addressCode,
    deliveryDateRequested,
    ...form
  }: OrderFromOfferBody,
  take: typeof lockOfferForOrder,
): Promise<PreparedOfferOrder> {
  const errors = findAgentNoteErrors(form, viewer.role);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const purchaser = await lockPurchaser(trx, { viewer, customer });
  const {
    isOutOfStock,
    expirationDate: _,
    ...offer
  } = await take(trx, deps, {
    customer,
    id: offerRequestAcceptedId,
    version: offerVersion,
    actingUserId: viewer.userId,
  });
  if (deliveryDateRequested !== undefined && deliveryDateRequested !== offer.deliveryDateRequested) {
    const today = getToday(deps.config.timeZone, deps.now());
    const products = [{ inStock: !isOutOfStock }];
    if (offer.deliveryDateRequested >= calculateEarliestDeliveryDate(today, products))
      rejectFields('BadRequest', ['deliveryDateRequested']);
    rejectDeliveryDate(products, deliveryDateRequested, today);
    offer.deliveryDateRequested = deliveryDateRequested;
  }
  const address = await findShippingAddress(trx, customer, addressCode);
  return { purchaser, request: { ...offer, address, offerRequestId: offerRequestAcceptedId, form } };
}

/** Clears the note of the cart, like every request. */
export async function clearCartNote(
  trx: Transaction,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
): Promise<void> {
  const cart = await lockCart(trx, toCartOwner(viewer, customer));
  if (cart && cart.note !== '') await storeCartNote(trx, cart.id, '');
}

/**
 * Orders an accepted offer. Of several concurrent calls only one succeeds, and none after the offer's last day.
 * @throws Problem as `prepareOrderFromOffer`, `closeOfferForOrder` and `storeOrderRequest` do
 */
export async function placeOrderFromOffer(
  trx: Transaction,
  deps: ServiceDependencies,
  caller: { viewer: Viewer; customer: ActingCustomer },
  body: OrderFromOfferBody,
): Promise<CreatedOrderRequest> {
  const { purchaser, request } = await prepareOrderFromOffer(trx, deps, caller, body, closeOfferForOrder);
  // The cart is locked before the customer's account, as for an order from the cart.
  await clearCartNote(trx, caller);
  return storeOrderRequest(trx, deps, purchaser, request);
}
