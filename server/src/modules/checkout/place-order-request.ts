import { findAgentNoteErrors, type OrderRequestBody } from '@cromia/domain/checkout/order';
import { getToday } from '@cromia/domain/dates';
import type { FastifyRequest } from 'fastify';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getViewer, type Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { type IdempotentOutcome, runIdempotently } from '../../platform/idempotency/run-idempotently.ts';
import { Problem } from '../../platform/problem.ts';
import {
  deleteLines,
  findProducts,
  lockCart,
  setCartDirty,
  storeCartNote,
  toCartOwner,
} from '../cart/index.ts';
import { type ActingCustomer, resolveActingCustomer } from '../customers/index.ts';
import {
  arePricesUnchanged,
  findBlockedLines,
  findProductLines,
  type OrderLine,
  priceOrder,
  refuseIllegalQuantities,
  refuseUnpricedLines,
} from './order-lines.ts';
import { findSelectedLines, StaleCheckoutError, toStaleProblem } from './stale-checkout.ts';
import { storeOrderRequest } from './store-order-request.ts';
import { findShippingAddress, refuseDeliveryDate } from './submission.ts';

/**
 * Sends an order request (architecture, "The way of an order"). One transaction locks the cart, prices every line from
 * stored prices, compares them with what the customer saw, stores the request with its rows, removes the lines from the
 * cart, records the audit entry and queues the mails. A repeated idempotency key gets the first result again.
 * @throws Problem as the checks below do; with the updated cart when the lines differ from what the customer saw
 */
export async function placeOrderRequest(
  deps: ServiceDependencies,
  request: FastifyRequest,
  customerCode: string | undefined,
  body: OrderRequestBody,
): Promise<IdempotentOutcome> {
  const { db } = deps;
  const viewer = getViewer(request);
  const errors = findAgentNoteErrors(body, viewer.role);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const owner = toCartOwner(viewer, await resolveActingCustomer(db, viewer, customerCode));
  try {
    return await runIdempotently(db, request, async (trx) => {
      // Locks the cart, so that concurrent submissions run one after another. Terms and prices are read after the lock.
      const cart = await lockCart(trx, owner);
      const customer = await resolveActingCustomer(trx, viewer, customerCode);
      return submit(trx, deps, { viewer, customer, body }, cart);
    });
  } catch (error) {
    if (!(error instanceof StaleCheckoutError)) throw error;
    throw await toStaleProblem(db, viewer, customerCode, error);
  }
}

interface Submission {
  viewer: Viewer;
  customer: ActingCustomer;
  body: OrderRequestBody;
}

async function submit(
  trx: Transaction,
  deps: ServiceDependencies,
  submission: Submission,
  cart: { id: string; isDirty: boolean; note: string } | undefined,
): Promise<IdempotentOutcome> {
  const { viewer, customer, body } = submission;
  const codes = body.items.map(({ productCode }) => productCode);
  const lines = findProductLines(body.items, await findProducts(trx, customer, codes));
  const products = lines.map(({ product }) => product);
  const address = await findShippingAddress(trx, customer, body.address);
  refuseIllegalQuantities(lines);
  if (!cart) throw new StaleCheckoutError('Conflict', null);
  const cartLineIds = await findSelectedLines(
    trx,
    cart.id,
    products.map(({ id }) => id),
  );
  refuseChanged(lines, submission, cart.id);
  refuseUnpricedLines(lines);
  refuseDeliveryDate(products, body.deliveryDateRequested, getToday(deps.config.timeZone, deps.now()));

  const overallDiscount = customer.unconditionalDiscountPct;
  const id = await storeOrderRequest(
    trx,
    deps,
    { viewer, customer },
    {
      ...priceOrder(lines, overallDiscount),
      overallDiscount,
      address,
      offerRequestId: null,
      deliveryDateRequested: body.deliveryDateRequested,
      acceptMultipleShipping: body.acceptMultipleShipping,
      form: body,
    },
  );
  await deleteLines(trx, cart.id, cartLineIds);
  // The customer has ordered at today's prices, so the changes reported by an earlier refusal are acknowledged.
  if (cart.isDirty) await setCartDirty(trx, cart.id, false);
  if (cart.note !== '') await storeCartNote(trx, cart.id, '');
  return { statusCode: 201, body: { id } };
}

/**
 * Refuses lines that differ from what the customer saw. A changed price is reported before any other error, so that
 * nobody gets "no price" for a line that they saw with one (contract, "Price and stock at checkout").
 */
function refuseChanged(lines: readonly OrderLine[], { body, customer }: Submission, cartId: string): void {
  if (!arePricesUnchanged(lines) || promisedMore(body, customer))
    throw new StaleCheckoutError('PriceChanged', cartId);
  const blocked = findBlockedLines(lines);
  if (blocked) throw new StaleCheckoutError(blocked.code, cartId, blocked.errors);
}

/**
 * Whether the customer saw a higher discount on the whole order than their current terms give. A lower one is no reason
 * to refuse, because the current terms apply in any case.
 */
function promisedMore({ overallDiscount }: OrderRequestBody, customer: ActingCustomer): boolean {
  return overallDiscount !== undefined && overallDiscount > customer.unconditionalDiscountPct;
}
