import { findAgentNoteErrors, type OrderRequestBody } from '@cromia/domain/checkout/order';
import { getToday } from '@cromia/domain/dates';
import type { CreatedOrderRequest } from '@cromia/domain/orders/order-request';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import {
  deleteLines,
  findProducts,
  lockCart,
  setCartDirty,
  storeCartNote,
  toCartOwner,
} from '../cart/index.ts';
import { type ActingCustomer, readTerms } from '../customers/index.ts';
import { lockPurchaser, type Purchaser } from '../people/index.ts';
import {
  arePricesUnchanged,
  findBlockedLines,
  findProductLines,
  type OrderLine,
  priceOrder,
  rejectIllegalQuantities,
  rejectUnpricedLines,
} from './order-lines.ts';
import { createStaleLinesProblem, findSelectedLines, type StaleLines } from './stale-checkout.ts';
import { type PricedOrderRequest, storeOrderRequest } from './store-order-request.ts';
import { findShippingAddress, rejectDeliveryDate } from './submission.ts';

/** A caller with the customer they act for, and the submitted body. */
interface Submission {
  viewer: Viewer;
  customer: ActingCustomer;
  body: OrderRequestBody;
}

/** A checked and priced order request for lines of the cart, before it is stored. */
export interface PreparedOrder {
  purchaser: Purchaser;
  request: PricedOrderRequest;
  cart: { id: string; isDirty: boolean; note: string };
  cartLineIds: string[];
}

/**
 * Checks an order request for lines of the cart: locks the cart, prices every line from stored prices, and compares them
 * with what the customer saw.
 * @returns a problem with the updated cart when the lines differ from what the customer saw
 * @throws Problem as the checks below do
 */
export async function prepareOrderRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer: caller, body }: Submission,
): Promise<PreparedOrder | Problem> {
  const errors = findAgentNoteErrors(body, viewer.role);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const purchaser = await lockPurchaser(trx, { viewer, customer: caller });
  // Locks the cart, so that concurrent submissions run one after another. Terms and prices are read after the lock.
  const cart = await lockCart(trx, toCartOwner(viewer, caller));
  const customer = await readTerms(trx, { viewer, customer: caller });
  const codes = body.items.map(({ productCode }) => productCode);
  const lines = findProductLines(body.items, await findProducts(trx, customer, codes));
  const products = lines.map(({ product }) => product);
  const address = await findShippingAddress(trx, customer, body.address);
  rejectIllegalQuantities(lines);
  const cartLineIds = cart && (await findSelectedLines(trx, cart.id, lines));
  if (!cart || !cartLineIds)
    return createStaleLinesProblem(trx, { viewer, customer }, cart?.id, { code: 'Conflict' });
  const stale = findStaleLines(lines, body, customer);
  if (stale) return createStaleLinesProblem(trx, { viewer, customer }, cart.id, stale);
  rejectUnpricedLines(lines);
  rejectDeliveryDate(products, body.deliveryDateRequested, getToday(deps.config.timeZone, deps.now()));

  const overallDiscount = customer.unconditionalDiscountPct;
  const request = {
    ...priceOrder(lines, overallDiscount),
    overallDiscount,
    address,
    offerRequestId: null,
    deliveryDateRequested: body.deliveryDateRequested,
    acceptMultipleShipping: body.acceptMultipleShipping,
    form: body,
  };
  return { purchaser: purchaser.withTerms(customer), request, cart, cartLineIds };
}

/** Removes the lines of a sent request from the cart, with its note. */
export async function removeSentLines(
  trx: Transaction,
  { cart, cartLineIds }: Pick<PreparedOrder, 'cart' | 'cartLineIds'>,
): Promise<void> {
  await deleteLines(trx, cart.id, cartLineIds);
  // The customer has ordered at today's prices, so the changes reported by an earlier rejection are acknowledged.
  if (cart.isDirty) await setCartDirty(trx, cart.id, false);
  if (cart.note !== '') await storeCartNote(trx, cart.id, '');
}

/**
 * Sends an order request (architecture, "The path of an order"): checks and prices it, stores it with its rows, removes
 * the lines from the cart, records the audit entry and queues the mails.
 * @returns the id and the notice; a problem with the updated cart when the lines differ from what the customer saw
 * @throws Problem as `prepareOrderRequest` and `storeOrderRequest` do
 */
export async function placeOrderRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  submission: Submission,
): Promise<CreatedOrderRequest | Problem> {
  const prepared = await prepareOrderRequest(trx, deps, submission);
  if (prepared instanceof Problem) return prepared;
  const created = await storeOrderRequest(trx, deps, prepared.purchaser, prepared.request);
  await removeSentLines(trx, prepared);
  return created;
}

/**
 * Finds lines that differ from what the customer saw. A changed price is reported before any other error, so that a
 * customer never gets PriceNotAssigned for a line that they saw with a price (contract, "Price and stock at checkout").
 */
function findStaleLines(
  lines: readonly OrderLine[],
  body: OrderRequestBody,
  customer: ActingCustomer,
): StaleLines | null {
  if (!arePricesUnchanged(lines) || sawHigherDiscount(body, customer)) return { code: 'PriceChanged' };
  return findBlockedLines(lines);
}

/**
 * Whether the customer saw a higher discount on the whole order than their current terms contain. A lower one is
 * accepted, because the current terms apply in any case.
 */
function sawHigherDiscount({ overallDiscount }: OrderRequestBody, customer: ActingCustomer): boolean {
  return overallDiscount !== undefined && overallDiscount > customer.unconditionalDiscountPct;
}
