import { findAgentNoteErrors } from '@cromia/domain/checkout/order';
import type { OrderFromOfferBody } from '@cromia/domain/checkout/order-from-offer';
import type { FastifyRequest } from 'fastify';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import { type IdempotentOutcome, runIdempotently } from '../../platform/idempotency/run-idempotently.ts';
import { Problem } from '../../platform/problem.ts';
import { lockCart, storeCartNote, toCartOwner } from '../cart/index.ts';
import { resolveActingCustomer } from '../customers/index.ts';
import { closeOfferForOrder } from '../offers/index.ts';
import { storeOrderRequest } from './store-order-request.ts';
import { findShippingAddress } from './submission.ts';

/**
 * Orders an accepted offer (section 4). Date, multiple shipping, lines and prices are the offer's, even if the
 * catalogue has changed. Of several concurrent calls only one succeeds, and none after the offer's last day. Clears the
 * cart's note, like every request.
 * @throws Problem NotFound; OfferNotAccepted when the offer is not accepted, has expired or was already ordered;
 *   OfferChanged when it was corrected after the user saw it
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
