import { cartError } from '@cromia/domain/cart/buying';
import { checkQuantity } from '@cromia/domain/cart/quantity';
import type { OfferRequestBody } from '@cromia/domain/checkout/order';
import { todayIn } from '@cromia/domain/dates';
import type { ErrorCode } from '@cromia/domain/errors';
import type { FastifyRequest } from 'fastify';
import { type Viewer, viewerIn } from '../../platform/access.ts';
import type { Transaction } from '../../platform/database.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { type Outcome, once } from '../../platform/idempotency.ts';
import { queueMails } from '../../platform/outbox.ts';
import { cartOwner, deleteLines, findProducts, lockCart } from '../cart/service.ts';
import { type ActingCustomer, actingCustomer } from '../customers/service.ts';
import { createOfferRequest } from '../offers/service.ts';
import { eventMails, offerDocument, staffEventMail } from '../papers/service.ts';
import { type ProductLine, productLines, refuseLines } from './order-lines.ts';
import { StaleCheckout, selectedLines, staleProblem } from './stale-checkout.ts';
import { arrivalReaders, noteOf, refuseEarlyDelivery } from './submission.ts';

interface Submission {
  viewer: Viewer;
  customer: ActingCustomer;
  body: OfferRequestBody;
}

/**
 * Requests an offer for lines of the cart (section 7): products without a price and out of stock as well, since that is
 * what offers are for. One transaction, as an order request; those cart lines leave the cart.
 * @throws Problem NoItemsSelected, NotFound, ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity,
 * DeliveryDateTooEarly; Conflict with the fresh cart when a line is not in it any more
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
    return await once(deps.db, request, async (trx) => {
      const cart = await lockCart(trx, owner);
      const customer = await actingCustomer(trx, viewer, customerCode);
      return submit(trx, deps, { viewer, customer, body }, cart?.id ?? null);
    });
  } catch (error) {
    if (!(error instanceof StaleCheckout)) throw error;
    throw await staleProblem(deps.db, viewer, customerCode, error);
  }
}

type Line = ProductLine<OfferRequestBody['items'][number]>;

function refuse(lines: readonly Line[], errorOf: (line: Line) => ErrorCode | null, field: string): void {
  const code = lines.map(errorOf).find((error) => error !== null);
  if (!code) return;
  refuseLines(
    code,
    lines.flatMap((line, index): [number, string][] => (errorOf(line) === code ? [[index, field]] : [])),
  );
}

async function submit(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer, body }: Submission,
  cartId: string | null,
): Promise<Outcome> {
  const codes = body.items.map(({ productCode }) => productCode);
  const lines = productLines(body.items, await findProducts(trx, customer, codes));
  const products = lines.map(({ product }) => product);
  refuse(lines, ({ product }) => cartError(product), 'productCode');
  refuse(lines, ({ sent, product }) => checkQuantity(sent.quantity, product.qtyPkgMultiplier), 'quantity');
  const now = deps.now();
  refuseEarlyDelivery(products, body.deliveryDateRequested, todayIn(deps.config.timeZone, now));
  if (cartId === null) throw new StaleCheckout('Conflict', null);
  const cartLineIds = await selectedLines(
    trx,
    cartId,
    products.map(({ id }) => id),
  );
  const offer = await createOfferRequest(
    trx,
    deps,
    { viewer, customer },
    {
      deliveryDateRequested: body.deliveryDateRequested,
      acceptMultipleShipping: body.acceptMultipleShipping,
      note: noteOf(body.note),
      lines: lines.map(({ sent, product }) => ({ product, quantity: sent.quantity })),
    },
  );
  await deleteLines(trx, cartId, cartLineIds);
  const document = { ...offerDocument(offer, customer), sentBy: viewer.username };
  const readers = await arrivalReaders(trx, viewer, customer);
  await queueMails(trx, [
    ...eventMails('offerReceived', document, readers, deps.config),
    staffEventMail('offerArrived', document, deps.config),
  ]);
  return { statusCode: 201, body: { id: offer.id } };
}
