import type { OfferRequestBody } from '@cromia/domain/checkout/order';
import { getToday } from '@cromia/domain/dates';
import { type CreatedOfferRequest, createdOfferRequestSchema } from '@cromia/domain/offers/offer-request';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Problem } from '../../platform/problem.ts';
import { deleteLines, findProducts, lockCart, storeCartNote, toCartOwner } from '../cart/index.ts';
import { type ActingCustomer, readTerms } from '../customers/index.ts';
import { createOfferRequest, rejectOfferLines } from '../offers/index.ts';
import { announceRequest, toOfferDocument } from '../shop-documents/index.ts';
import { findProductLines } from './order-lines.ts';
import { createStaleLinesProblem, findSelectedLines } from './stale-checkout.ts';
import { findShippingAddress, rejectDeliveryDate, toStoredNote } from './submission.ts';

interface Submission {
  viewer: Viewer;
  customer: ActingCustomer;
  body: OfferRequestBody;
}

/**
 * Requests an offer for lines of the cart (section 7), and removes them from it. Products without a price or out of
 * stock are accepted.
 * @returns the offer request; a problem with the updated cart when a line is no longer in it or has
 *   another quantity there
 * @throws Problem NoItemsSelected, NotFound, ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity,
 *   DeliveryDateTooEarly, DeliveryDateTooLate
 */
export async function placeOfferRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer: caller, body }: Submission,
): Promise<CreatedOfferRequest | Problem> {
  const cart = await lockCart(trx, toCartOwner(viewer, caller));
  const customer = await readTerms(trx, { viewer, customer: caller });
  const codes = body.items.map(({ productCode }) => productCode);
  const lines = findProductLines(body.items, await findProducts(trx, customer, codes));
  const products = lines.map(({ product }) => product);
  rejectOfferLines(lines.map(({ sent: { quantity }, product }) => ({ product, quantity })));
  const address = body.address === undefined ? null : await findShippingAddress(trx, customer, body.address);
  const cartLineIds = cart && (await findSelectedLines(trx, cart.id, lines));
  if (!cart || !cartLineIds)
    return createStaleLinesProblem(trx, { viewer, customer }, cart?.id, { code: 'Conflict' });
  const now = deps.now();
  rejectDeliveryDate(products, body.deliveryDateRequested, getToday(deps.config.timeZone, now));
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
  return createdOfferRequestSchema.parse(offer);
}
