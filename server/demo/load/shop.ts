import { sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/connection.ts';
import type { DemoProduct } from '../catalogue/products.ts';
import type { DemoCustomer } from '../people/customers.ts';
import { createPrng, type Prng } from '../prng.ts';
import { listFavourites } from '../shop/assortments.ts';
import { addDaysTo, toDay } from '../shop/calendar.ts';
import {
  calculateAmounts,
  calculateTotals,
  type DemoHistory,
  type DemoLine,
  type DemoOffer,
  type DemoOrder,
  type DemoOrderRequest,
} from '../shop/history.ts';
import { type AgreedTerms, calculateFinalPrice, findTerms, formatCode } from '../shop/terms.ts';
import { insertAll } from './bulk.ts';
import { findProductId, type ProductIds } from './catalogue.ts';
import { findId, type PeopleIds } from './people.ts';
import { BLOCK_REASON, buildShopTrail } from './shop-trail.ts';

/** Ids that the shop's rows refer to. */
interface ShopIds extends PeopleIds {
  products: ProductIds;
}

/** The cart of customer@: product and quantity, in valid multiples. */
const FIRST_CART = [
  ['F120-7035-25', 8],
  ['M210-7016-05', 4],
  ['D101-0000-L5', 2],
] as const;

export async function loadAgreedTerms(
  trx: Transaction,
  ids: ShopIds,
  agreed: readonly AgreedTerms[],
): Promise<void> {
  await insertAll(
    trx,
    'customerPrices',
    agreed.map(({ customerCode, product, ...terms }) => ({
      customerId: findId(ids.customers, customerCode),
      productId: findProductId(ids.products, product),
      ...terms,
    })),
  );
}

export async function loadPreferred(
  trx: Transaction,
  ids: ShopIds,
  customers: readonly DemoCustomer[],
  products: readonly DemoProduct[],
): Promise<void> {
  await insertAll(
    trx,
    'preferredProducts',
    customers.flatMap((customer) => {
      const prng = createPrng(`preferred ${customer.customerCode}`);
      const preferred = prng.sample(listFavourites(customer, products), prng.int(0, 6));
      const customerId = findId(ids.customers, customer.customerCode);
      return preferred.map((product) => ({ customerId, productId: findProductId(ids.products, product) }));
    }),
  );
}

export async function loadFirstCart(
  trx: Transaction,
  ids: ShopIds,
  customer: DemoCustomer,
  products: readonly DemoProduct[],
  agreed: readonly AgreedTerms[],
): Promise<void> {
  const prng = createPrng('first cart');
  const cartId = prng.uuid();
  const userId = findId(ids.users, 'customer');
  await insertAll(trx, 'carts', [
    { id: cartId, customerId: findId(ids.customers, customer.customerCode), userId },
  ]);
  const items = FIRST_CART.map(([code, quantity], index) => {
    const product = products.find((candidate) => formatCode(candidate) === code);
    const terms = product && findTerms(customer, product, agreed);
    if (!product || !terms) throw new Error(`Expected ${code} with a price`);
    return {
      id: prng.uuid(),
      cartId,
      sortOrder: index + 1,
      productId: findProductId(ids.products, product),
      quantity,
      seenFinalUnitPrice: calculateFinalPrice(terms),
      seenInStock: product.inStock,
      seenStatus: product.status,
    };
  });
  await insertAll(trx, 'cartItems', items);
}

/**
 * The user who ordered for a customer: the customer's own account if there is one, otherwise the agent or the
 * commercial user.
 */
function findUser(ids: ShopIds, customer: DemoCustomer): string {
  if (customer.customerCode === '100001') return findId(ids.users, 'customer');
  if (customer.customerCode === '100002') return findId(ids.users, 'customer2');
  return findId(ids.users, Number(customer.customerCode) <= 100_040 ? 'agent' : 'commercial');
}

/** The columns shared by the lines of offers, requests and orders. */
function toLineRow(ids: ShopIds, prng: Prng, { product }: DemoLine, index: number) {
  return { id: prng.uuid(), sortOrder: index + 1, productId: findProductId(ids.products, product) };
}

/** The prices of a line. @throws for a line without prices */
function toPriceColumns(line: DemoLine) {
  if (!line.terms) throw new Error(`${formatCode(line.product)} has no price`);
  const { unitPrice, discountPct1, discountPct2 } = line.terms;
  return { unitPrice, discountPct1, discountPct2, finalUnitPrice: calculateFinalPrice(line.terms) };
}

const NO_PRICES = {
  unitPrice: null,
  discountPct1: null,
  discountPct2: null,
  finalUnitPrice: null,
  rowTotal: null,
};

/** The amounts of an offer; the total is null until it is priced. */
function calculateOfferAmounts(lines: readonly DemoLine[], customer: DemoCustomer) {
  const { total, weight } = calculateTotals(lines, customer);
  const isPriced = lines.every(({ terms }) => terms !== null);
  return {
    overallDiscount: isPriced ? customer.unconditionalDiscountPct : 0,
    total: isPriced ? total : null,
    totalWeight: weight,
  };
}

/** Numbers requests per year, such as Q26-000001, and stores the last numbers. */
async function numberRequests<Request extends { createdOn: Date }>(
  trx: Transaction,
  prefix: 'Q' | 'R',
  requests: readonly Request[],
): Promise<{ request: Request; number: string }[]> {
  const counters = new Map<number, number>();
  const numbered = requests.map((request) => {
    const year = request.createdOn.getUTCFullYear();
    const count = (counters.get(year) ?? 0) + 1;
    counters.set(year, count);
    return { request, number: `${prefix}${String(year).slice(2)}-${String(count).padStart(6, '0')}` };
  });
  const rows = [...counters].map(([year, lastNumber]) => ({ prefix, year, lastNumber }));
  await insertAll(trx, 'requestNumberCounters', rows);
  return numbered;
}

async function loadOffers(trx: Transaction, ids: ShopIds, offers: readonly DemoOffer[]) {
  const prng = createPrng('offer rows');
  const numbered = await numberRequests(trx, 'Q', offers);
  const entries = numbered.map(({ request, number }) => ({ offer: request, number, id: prng.uuid() }));
  const rows = new Map(entries.map(({ offer, id }) => [offer, id]));
  await insertAll(
    trx,
    'offerRequests',
    entries.map(({ offer: { customer, lines, ...offer }, number, id }) => {
      return {
        id,
        number,
        ...calculateOfferAmounts(lines, customer),
        customerId: findId(ids.customers, customer.customerCode),
        userId: findUser(ids, customer),
        ...offer,
        deliveryDateRequested: toDay(addDaysTo(offer.createdOn, prng.int(7, 30))),
        acceptMultipleShipping: prng.chance(50),
        address: null,
      };
    }),
  );
  const items = [...rows].flatMap(([{ lines }, offerRequestId]) =>
    lines.map((line, index) => ({
      ...toLineRow(ids, prng, line, index),
      offerRequestId,
      quantity: line.quantity,
      unitQty: line.product.qta,
      plo: line.product.plo,
      rowWeight: calculateAmounts(line).weight,
      ...(line.terms ? { ...toPriceColumns(line), rowTotal: calculateAmounts(line).total } : NO_PRICES),
      priceListCode: line.terms?.priceListCode ?? null,
    })),
  );
  await insertAll(trx, 'offerRequestItems', items);
  return rows;
}

async function loadOrderRequests(
  trx: Transaction,
  ids: ShopIds,
  requests: readonly DemoOrderRequest[],
  offers: ReadonlyMap<DemoOffer, string>,
) {
  const prng = createPrng('order request rows');
  const bySending = requests.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
  const entries = (await numberRequests(trx, 'R', bySending)).map((entry) => ({ ...entry, id: prng.uuid() }));
  const rows = new Map(entries.map(({ request, id }) => [request, id]));
  await insertAll(
    trx,
    'orderRequests',
    entries.map(({ request: { customer, offer, addressCode, lines, ...request }, number, id }) => {
      const { total, weight } = calculateTotals(lines, customer);
      return {
        id,
        number,
        customerId: findId(ids.customers, customer.customerCode),
        userId: findUser(ids, customer),
        offerRequestId: offer && (offers.get(offer) ?? null),
        ...request,
        address: { ...customer.addresses.find(({ code }) => code === addressCode) },
        deliveryDateRequested: toDay(addDaysTo(request.createdOn, prng.int(3, 21))),
        acceptMultipleShipping: prng.chance(50),
        genericNote: null,
        overallDiscount: customer.unconditionalDiscountPct,
        total,
        totalWeight: weight,
      };
    }),
  );
  const items = [...rows].flatMap(([{ lines }, orderRequestId]) =>
    lines.map((line, index) => {
      const { total, weight } = calculateAmounts(line);
      return {
        ...toLineRow(ids, prng, line, index),
        orderRequestId,
        quantity: line.quantity,
        priceListCode: line.terms?.priceListCode ?? '',
        ...toPriceColumns(line),
        unitQty: line.product.qta,
        plo: line.product.plo,
        rowTotal: total,
        rowWeight: weight,
      };
    }),
  );
  await insertAll(trx, 'orderRequestItems', items);
  return rows;
}

/** The number in the first order's code. */
const FIRST_NUMBER = 4100;

/** The packages of a line that are confirmed and shipped. */
function calculateProgress(
  status: DemoOrder['status'],
  quantity: number,
): { confirmed: number; processed: number } {
  const isConfirmed = status === 'C' || status === 'E' || status === 'F';
  const isShipped = status === 'E' || status === 'F';
  return { confirmed: isConfirmed ? quantity : 0, processed: isShipped ? quantity : 0 };
}

function toOrderRow(ids: ShopIds, prng: Prng, order: DemoOrder, requestId: string | null, number: number) {
  const { customer, request, requestCreatedOn, createdOn, status } = order;
  const { total, weight } = calculateTotals(order.lines, customer);
  const year = String(createdOn.getUTCFullYear()).slice(2);
  return {
    id: prng.uuid(),
    orderCode: `V${year}-${String(FIRST_NUMBER + number).padStart(6, '0')}`,
    customerId: findId(ids.customers, customer.customerCode),
    orderRequestId: requestId,
    status,
    blockedFrom: status === 'B' ? 'I' : null,
    blockReason: status === 'B' ? BLOCK_REASON : null,
    requestCreatedOn,
    createdOn,
    deliveryDate: toDay(addDaysTo(createdOn, prng.int(4, 18))),
    acceptMultipleShipping: prng.chance(50),
    transportReason: 'Vendita',
    shippingNote: request?.shippingNote ?? null,
    genericNote: null,
    port: prng.pick(['Porto franco', 'Porto assegnato']),
    unconditionalDiscount: customer.unconditionalDiscountPct,
    overallDiscount: customer.unconditionalDiscountPct,
    total,
    totalWeight: weight,
  };
}

/** Copies delivery date and shipping option from offers to their requests, and from requests to their orders. */
async function copyDeliveryWishes(trx: Transaction): Promise<void> {
  await sql`
    UPDATE order_requests request
    SET delivery_date_requested = offer.delivery_date_requested,
      accept_multiple_shipping = offer.accept_multiple_shipping
    FROM offer_requests offer WHERE offer.id = request.offer_request_id`.execute(trx);
  await sql`
    UPDATE orders
    SET delivery_date = request.delivery_date_requested, accept_multiple_shipping = request.accept_multiple_shipping
    FROM order_requests request WHERE request.id = orders.order_request_id`.execute(trx);
}

async function loadOrders(
  trx: Transaction,
  ids: ShopIds,
  orders: readonly DemoOrder[],
  requests: ReadonlyMap<DemoOrderRequest, string>,
) {
  const prng = createPrng('order rows');
  const rows = orders.map((order, number) => {
    const requestId = order.request && (requests.get(order.request) ?? null);
    return { order, row: toOrderRow(ids, prng, order, requestId, number) };
  });
  await insertAll(
    trx,
    'orders',
    rows.map(({ row }) => row),
  );
  // The next order code continues after the demo's.
  await sql`SELECT setval('order_numbers', ${FIRST_NUMBER + orders.length})`.execute(trx);
  const items = rows.flatMap(({ order, row }) =>
    order.lines.map((line, index) => {
      const { total, weight } = calculateAmounts(line);
      const { confirmed, processed } = calculateProgress(order.status, line.quantity);
      return {
        ...toLineRow(ids, prng, line, index),
        orderId: row.id,
        customerId: row.customerId,
        ...toPriceColumns(line),
        qta: line.product.qta,
        plo: line.product.plo,
        quantityOrdered: line.quantity,
        quantityConfirmed: confirmed,
        quantityProcessed: processed,
        rowTotal: total,
        rowWeight: weight,
      };
    }),
  );
  await insertAll(trx, 'orderItems', items);
  return rows;
}

/** Loads past offers, order requests and orders with their lines and audit log. */
export async function loadHistory(trx: Transaction, ids: ShopIds, history: DemoHistory): Promise<void> {
  const offers = await loadOffers(trx, ids, history.offers);
  const requests = await loadOrderRequests(trx, ids, history.orderRequests, offers);
  const orders = await loadOrders(trx, ids, history.orders, requests);
  await copyDeliveryWishes(trx);
  const trail = buildShopTrail({
    offers,
    requests,
    orders,
    findCustomerId: ({ customerCode }) => findId(ids.customers, customerCode),
    findSender: (customer) => findUser(ids, customer),
    desk: findId(ids.users, 'cromia'),
  });
  await insertAll(trx, 'auditLog', trail);
}
