import type { OfferRequestBody } from '@cromia/domain/checkout/order';
import { getToday } from '@cromia/domain/dates';
import { createdOfferRequestSchema } from '@cromia/domain/offers/offer-request';
import type { FastifyRequest } from 'fastify';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getViewer, type Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { type IdempotentOutcome, runIdempotently } from '../../platform/idempotency/run-idempotently.ts';
import { deleteLines, findProducts, lockCart, storeCartNote, toCartOwner } from '../cart/index.ts';
import { type ActingCustomer, resolveActingCustomer } from '../customers/index.ts';
import { createOfferRequest, refuseOfferLines } from '../offers/index.ts';
import { announceRequest, toOfferDocument } from '../shop-documents/index.ts';
import { findProductLines } from './order-lines.ts';
import { findSelectedLines, StaleCheckoutError, toStaleProblem } from './stale-checkout.ts';
import { findShippingAddress, refuseDeliveryDate, toStoredNote } from './submission.ts';

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
): Promise<IdempotentOutcome> {
  const viewer = getViewer(request);
  const owner = toCartOwner(viewer, await resolveActingCustomer(deps.db, viewer, customerCode));
  try {
    return await runIdempotently(deps.db, request, async (trx) => {
      const cart = await lockCart(trx, owner);
      const customer = await resolveActingCustomer(trx, viewer, customerCode);
      return submit(trx, deps, { viewer, customer, body }, cart);
    });
  } catch (error) {
    if (!(error instanceof StaleCheckoutError)) throw error;
    throw await toStaleProblem(deps.db, viewer, customerCode, error);
  }
}

async function submit(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer, body }: Submission,
  cart: { id: string; note: string } | undefined,
): Promise<IdempotentOutcome> {
  const codes = body.items.map(({ productCode }) => productCode);
  const lines = findProductLines(body.items, await findProducts(trx, customer, codes));
  const products = lines.map(({ product }) => product);
  refuseOfferLines(lines.map(({ sent: { quantity }, product }) => ({ product, quantity })));
  const now = deps.now();
  refuseDeliveryDate(products, body.deliveryDateRequested, getToday(deps.config.timeZone, now));
  const address = body.address === undefined ? null : await findShippingAddress(trx, customer, body.address);
  if (!cart) throw new StaleCheckoutError('Conflict', null);
  const cartLineIds = await findSelectedLines(
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
      note: toStoredNote(body.note),
      lines: lines.map(({ sent, product }) => ({ product, quantity: sent.quantity })),
    },
  );
  await deleteLines(trx, cart.id, cartLineIds);
  if (cart.note !== '') await storeCartNote(trx, cart.id, '');
  await announceRequest(trx, deps.config, { viewer, customer }, toOfferDocument(offer, customer));
  return { statusCode: 201, body: createdOfferRequestSchema.parse(offer) };
}
