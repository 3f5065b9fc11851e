import type { OfferRequestBody } from '@cromia/domain/checkout/order';
import { todayIn } from '@cromia/domain/dates';
import { createdOfferRequestSchema } from '@cromia/domain/offers/offer-request';
import type { FastifyRequest } from 'fastify';
import { type Viewer, viewerIn } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceDependencies } from '../../platform/http/http.ts';
import { type Outcome, runIdempotently } from '../../platform/http/idempotency.ts';
import { cartOwner, deleteLines, findProducts, lockCart, setNote } from '../cart/service.ts';
import { type ActingCustomer, actingCustomer } from '../customers/service.ts';
import { createOfferRequest, refuseOfferLines } from '../offers/service.ts';
import { announceArrival, offerDocument } from '../order-documents/service.ts';
import { productLines } from './order-lines.ts';
import { StaleCheckout, selectedLines, staleProblem } from './stale-checkout.ts';
import { noteOf, refuseDeliveryDate, shippingAddress } from './submission.ts';

interface Submission {
  viewer: Viewer;
  customer: ActingCustomer;
  body: OfferRequestBody;
}

/**
 * Requests an offer for lines of the cart (section 7). Products without a price or out of stock are accepted. As with
 * an order request, everything happens in one transaction, which also removes the lines from the cart.
 * @throws Problem NoItemsSelected, NotFound, ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity,
 *   DeliveryDateTooEarly, DeliveryDateTooLate; Conflict with the updated cart when a line is no longer in it
 */
export async function placeOfferRequest(
  deps: ServiceDependencies,
  request: FastifyRequest,
  customerCode: string | undefined,
  body: OfferRequestBody,
): Promise<Outcome> {
  const viewer = viewerIn(request);
  const owner = cartOwner(viewer, await actingCustomer(deps.db, viewer, customerCode));
  try {
    return await runIdempotently(deps.db, request, async (trx) => {
      const cart = await lockCart(trx, owner);
      const customer = await actingCustomer(trx, viewer, customerCode);
      return submit(trx, deps, { viewer, customer, body }, cart);
    });
  } catch (error) {
    if (!(error instanceof StaleCheckout)) throw error;
    throw await staleProblem(deps.db, viewer, customerCode, error);
  }
}

async function submit(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer, body }: Submission,
  cart: { id: string; note: string } | undefined,
): Promise<Outcome> {
  const codes = body.items.map(({ productCode }) => productCode);
  const lines = productLines(body.items, await findProducts(trx, customer, codes));
  const products = lines.map(({ product }) => product);
  refuseOfferLines(lines.map(({ sent: { quantity }, product }) => ({ product, quantity })));
  const now = deps.now();
  refuseDeliveryDate(products, body.deliveryDateRequested, todayIn(deps.config.timeZone, now));
  const address = body.address === undefined ? null : await shippingAddress(trx, customer, body.address);
  if (!cart) throw new StaleCheckout('Conflict', null);
  const cartLineIds = await selectedLines(
    trx,
    cart.id,
    products.map(({ id }) => id),
  );
  const offer = await createOfferRequest(
    trx,
    deps,
    { viewer, customer },
    {
      deliveryDateRequested: body.deliveryDateRequested,
      address,
      acceptMultipleShipping: body.acceptMultipleShipping,
      note: noteOf(body.note),
      lines: lines.map(({ sent, product }) => ({ product, quantity: sent.quantity })),
    },
  );
  await deleteLines(trx, cart.id, cartLineIds);
  if (cart.note !== '') await setNote(trx, cart.id, '');
  await announceArrival(trx, deps.config, { viewer, customer }, offerDocument(offer, customer));
  return { statusCode: 201, body: createdOfferRequestSchema.parse(offer) };
}
