import { calculateEarliestDeliveryDate, findAgentNoteErrors } from '@cromia/domain/checkout/order';
import type { OrderFromOfferBody } from '@cromia/domain/checkout/order-from-offer';
import { getToday } from '@cromia/domain/dates';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem, rejectFields } from '../../platform/problem.ts';
import { lockCart, storeCartNote, toCartOwner } from '../cart/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { closeOfferForOrder } from '../offers/index.ts';
import { lockPurchaser } from '../people/index.ts';
import { storeOrderRequest } from './store-order-request.ts';
import { findShippingAddress, rejectDeliveryDate } from './submission.ts';

/**
 * Orders an accepted offer (section 4). Date, multiple shipping, lines and prices are the offer's, even if the
 * catalogue has changed; only a date that has passed or is too near can be moved. Of several concurrent calls only one succeeds, and none after the offer's last day. Clears the
 * cart's note, like every request.
 * @throws Problem NotFound; OfferNotAccepted when the offer is not accepted, has expired or was already ordered;
 *   OfferChanged when it was corrected after the user saw it; BadRequest for another date than a locked one;
 *   DeliveryDateTooEarly, DeliveryDateTooLate
 */
export async function placeOrderFromOffer(
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
): Promise<{ id: string }> {
  const errors = findAgentNoteErrors(form, viewer.role);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const purchaser = await lockPurchaser(trx, { viewer, customer });
  const { isOutOfStock, ...offer } = await closeOfferForOrder(trx, deps, {
    viewer,
    customer,
    id: offerRequestAcceptedId,
    version: offerVersion,
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
  const id = await storeOrderRequest(trx, deps, purchaser, {
    ...offer,
    address,
    offerRequestId: offerRequestAcceptedId,
    form,
  });
  const cart = await lockCart(trx, toCartOwner(viewer, customer));
  if (cart && cart.note !== '') await storeCartNote(trx, cart.id, '');
  return { id };
}
