import { findAgentNoteErrors } from '@cromia/domain/checkout/order';
import type { OrderFromOfferBody } from '@cromia/domain/checkout/order-from-offer';
import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../platform/access/access.ts';
import type { ServiceDependencies } from '../../platform/http/http.ts';
import { type IdempotentOutcome, runIdempotently } from '../../platform/http/idempotency.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockCart, storeCartNote, toCartOwner } from '../cart/service.ts';
import { resolveActingCustomer } from '../customers/service.ts';
import { closeOfferForOrder } from '../offers/service.ts';
import { storeOrderRequest } from './store-order-request.ts';
import { findShippingAddress } from './submission.ts';

/**
 * Makes the one order request of an accepted offer (section 4): date, multiple shipping, lines and prices are the
 * offer's, whatever the catalogue says today. Of all that try at once one succeeds, and none after its last day.
 * The cart's note, which it carries as every request does, is cleared.
 * @throws Problem NotFound; OfferNotAccepted when it is not accepted, has expired or was ordered already;
 * OfferChanged when it was corrected after it was shown
 */
export async function placeOrderFromOffer(
  deps: ServiceDependencies,
  request: FastifyRequest,
  customerCode: string | undefined,
  { offerRequestAcceptedId, offerVersion, address: addressCode, ...form }: OrderFromOfferBody,
): Promise<IdempotentOutcome> {
  const viewer = getViewer(request);
  const errors = findAgentNoteErrors(form, viewer.role);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  return runIdempotently(deps.db, request, async (trx) => {
    const customer = await resolveActingCustomer(trx, viewer, customerCode);
    const offer = await closeOfferForOrder(trx, deps, {
      viewer,
      customer,
      id: offerRequestAcceptedId,
      version: offerVersion,
    });
    const address = await findShippingAddress(trx, customer, addressCode);
    const id = await storeOrderRequest(
      trx,
      deps,
      { viewer, customer },
      { ...offer, address, offerRequestId: offerRequestAcceptedId, form },
    );
    const cart = await lockCart(trx, toCartOwner(viewer, customer));
    if (cart && cart.note !== '') await storeCartNote(trx, cart.id, '');
    return { statusCode: 201, body: { id } };
  });
}
