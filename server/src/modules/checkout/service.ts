import type { Cart } from '@cromia/domain/cart/cart';
import { agentNoteErrors, earliestDeliveryDate, type OrderRequestBody } from '@cromia/domain/checkout/order';
import { type Address, shippingChoices } from '@cromia/domain/customers/customer';
import { todayIn } from '@cromia/domain/dates';
import type { ErrorCode, FieldError } from '@cromia/domain/errors';
import type { FastifyRequest } from 'fastify';
import { type Viewer, viewerIn } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { ModuleDependencies } from '../../platform/http.ts';
import { type Outcome, once } from '../../platform/idempotency.ts';
import { queueMails } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import {
  cartOwner,
  deleteLines,
  findLinesOf,
  findProducts,
  lockCart,
  readCart,
  setDirty,
} from '../cart/service.ts';
import {
  type ActingCustomer,
  actingCustomer,
  listAddresses,
  listCustomerUsers,
} from '../customers/service.ts';
import { confirmationMail, type SentOrderRequest, staffMail } from './mails/order-request-mails.ts';
import {
  blockedLines,
  type OrderLine,
  orderLines,
  pricedOrder,
  pricesHold,
  refuseIllegalQuantities,
  refuseUnpriced,
} from './order-lines.ts';
import { insertOrderRequest, insertOrderRequestItems } from './queries.ts';

/** What was sent is not what holds now: nothing is ordered, and the caller is answered the fresh cart. */
class StaleCheckout extends Error {
  readonly code: ErrorCode;
  readonly cartId: string | null;
  readonly errors: readonly FieldError[];

  constructor(code: ErrorCode, cartId: string | null, errors: readonly FieldError[] = []) {
    super(code);
    this.code = code;
    this.cartId = cartId;
    this.errors = errors;
  }
}

/**
 * Sends an order request (architecture, "The way of an order"): one transaction that locks the cart, prices every line
 * from stored prices, compares with what was shown, stores request and rows, clears those cart lines, records the audit
 * entry and queues the mails. The same idempotency key answers the first result again.
 * @throws Problem as the checks below; those about what is not as it was shown carry the fresh cart
 */
export async function placeOrderRequest(
  deps: ModuleDependencies,
  request: FastifyRequest,
  customerCode: string | undefined,
  body: OrderRequestBody,
): Promise<Outcome> {
  const { db } = deps;
  const viewer = viewerIn(request);
  const errors = agentNoteErrors(body, viewer.role);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const owner = cartOwner(viewer, await actingCustomer(db, viewer, customerCode));
  try {
    return await once(db, request, async (trx) => {
      // Everybody who submits the same cart waits here; the customer's terms and all prices are read after the wait.
      const cart = await lockCart(trx, owner);
      const customer = await actingCustomer(trx, viewer, customerCode);
      return submit(trx, deps, { viewer, customer, body }, cart);
    });
  } catch (error) {
    if (!(error instanceof StaleCheckout)) throw error;
    throw await staleProblem(db, viewer, customerCode, error);
  }
}

/** The transaction is gone with all it wrote: the mark on the cart, that its owner has been told, must stay. */
async function staleProblem(
  db: Database,
  viewer: Viewer,
  customerCode: string | undefined,
  { code, cartId, errors }: StaleCheckout,
): Promise<Problem> {
  if (code !== 'Conflict' && cartId !== null) await setDirty(db, cartId, true);
  const cart: Cart = await readCart(db, viewer, await actingCustomer(db, viewer, customerCode));
  return new Problem(code, {
    extension: { cart },
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  });
}

interface Submission {
  viewer: Viewer;
  customer: ActingCustomer;
  body: OrderRequestBody;
}

async function submit(
  trx: Transaction,
  deps: ModuleDependencies,
  submission: Submission,
  cart: { id: string; isDirty: boolean } | undefined,
): Promise<Outcome> {
  const { viewer, customer, body } = submission;
  const codes = body.items.map(({ productCode }) => productCode);
  const lines = orderLines(body.items, await findProducts(trx, customer, codes));
  const address = await shippingAddress(trx, customer, body.address);
  refuseIllegalQuantities(lines);
  if (!cart) throw new StaleCheckout('Conflict', null);
  const cartLineIds = await selectedLines(trx, cart.id, lines);
  refuseChanged(lines, submission, cart.id);
  refuseUnpriced(lines);
  refuseEarlyDelivery(lines, body.deliveryDateRequested, todayIn(deps.config.timeZone, deps.now()));

  const order = requestedOrder(submission, address, lines);
  const id = await insertOrderRequest(trx, {
    ...order,
    customerId: customer.id,
    userId: viewer.userId,
    createdOn: deps.now(),
  });
  await insertOrderRequestItems(trx, id, order.rows);
  await deleteLines(trx, cart.id, cartLineIds);
  // The customer has ordered at today's prices: a refusal before this one has served its purpose.
  if (cart.isDirty) await setDirty(trx, cart.id, false);
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'order-requests.create',
    entity: 'order_request',
    entityId: id,
    details: { customerOrderCode: body.customerOrderCode, lines: lines.length },
  });
  await queueOrderMails(trx, deps, submission, { ...order, id });
  return { statusCode: 201, body: { id } };
}

/**
 * What the customer was shown comes first: a price that moved is told before what else stands in the way, so that
 * nobody is told "no price" of a line that they saw with one (contract, "Price and stock at checkout").
 */
function refuseChanged(lines: readonly OrderLine[], { body, customer }: Submission, cartId: string): void {
  if (!pricesHold(lines) || promisedMore(body, customer)) throw new StaleCheckout('PriceChanged', cartId);
  const blocked = blockedLines(lines);
  if (blocked) throw new StaleCheckout(blocked.code, cartId, blocked.errors);
}

/** @throws Problem BadRequest for a code that none of the customer's shipping choices has */
async function shippingAddress(trx: Transaction, customer: ActingCustomer, code: string): Promise<Address> {
  const address = shippingChoices(await listAddresses(trx, customer.id)).find(
    (choice) => choice.code === code,
  );
  if (!address) throw new Problem('BadRequest', { errors: [{ path: 'address', code: 'invalidField' }] });
  return address;
}

/** Section 5: the earliest delivery date. */
function refuseEarlyDelivery(lines: readonly OrderLine[], requested: string, today: string): void {
  const earliest = earliestDeliveryDate(
    today,
    lines.map(({ product }) => product),
  );
  if (requested >= earliest) return;
  throw new Problem('DeliveryDateTooEarly', {
    errors: [{ path: 'deliveryDateRequested', code: 'invalidField' }],
  });
}

/**
 * The cart lines that are ordered. Each must be there: one that is not was taken by another submission. How much of it
 * is ordered is what was sent, which is what the customer saw; the line leaves the cart whole.
 */
async function selectedLines(
  trx: Transaction,
  cartId: string,
  lines: readonly OrderLine[],
): Promise<string[]> {
  const rows = await findLinesOf(
    trx,
    cartId,
    lines.map(({ product }) => product.id),
  );
  const rowOf = new Map(rows.map((row) => [row.productId, row]));
  return lines.map(({ product }) => {
    const row = rowOf.get(product.id);
    if (!row) throw new StaleCheckout('Conflict', cartId);
    return row.id;
  });
}

/**
 * Whether the customer was shown a higher discount on the whole order than their terms give now. A lower one, or none,
 * is no reason to refuse: the terms count, and what is sent never does.
 */
function promisedMore({ overallDiscount }: OrderRequestBody, customer: ActingCustomer): boolean {
  return overallDiscount !== undefined && overallDiscount > customer.unconditionalDiscountPct;
}

function noteOf(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

/** The request as it is stored and as its mails tell it: what was sent, at prices and terms that hold today. */
function requestedOrder(
  { viewer, customer, body }: Submission,
  address: Address,
  lines: readonly OrderLine[],
) {
  const overallDiscount = customer.unconditionalDiscountPct;
  return {
    ...pricedOrder(lines, overallDiscount),
    overallDiscount,
    customerCode: customer.customerCode,
    businessName: customer.businessName,
    sentBy: viewer.username,
    customerOrderCode: body.customerOrderCode,
    deliveryDateRequested: body.deliveryDateRequested,
    acceptMultipleShipping: body.acceptMultipleShipping,
    address,
    shippingNote: noteOf(body.shippingNote),
    genericNote: noteOf(body.genericNote),
    agentNote: noteOf(body.agentNote),
    items: lines.map(({ product, sent }) => ({
      productCode: product.productCode,
      description: product.description,
      colorDescription: product.colorDescription,
      quantity: sent.quantity,
    })),
  };
}

/** Confirms to whoever sent the request and, when that was a manager, to the customer's users; tells the staff. */
async function queueOrderMails(
  trx: Transaction,
  { config }: ModuleDependencies,
  { viewer, customer }: Submission,
  request: SentOrderRequest,
): Promise<void> {
  const readers = new Map([[viewer.username, viewer.language]]);
  if (viewer.role !== 'CUSTOMER') {
    for (const user of await listCustomerUsers(trx, customer.id)) readers.set(user.username, user.language);
  }
  const confirmations = [...readers].map(([username, language]) =>
    confirmationMail(request, { username, language }, config),
  );
  await queueMails(trx, [...confirmations, staffMail(request, config)]);
}
