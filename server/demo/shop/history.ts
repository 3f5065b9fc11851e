import {
  calculateOrderTotal,
  calculateRowTotal,
  calculateRowWeight,
  sumRowWeights,
} from '@cromia/domain/catalogue/pricing';
import { addWorkingDays } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type { DemoProduct } from '../catalogue/products.ts';
import type { DemoCustomer } from '../people/customers.ts';
import { createPrng, type Prng } from '../prng.ts';
import { listFavourites } from './assortments.ts';
import { addDaysTo, findWorkingTime, toDay } from './calendar.ts';
import { type AgreedTerms, calculateFinalPrice, type DemoTerms, findTerms, formatCode } from './terms.ts';

/** A line of an offer, a request or an order; terms are null until an offer is priced. */
export interface DemoLine {
  product: DemoProduct;
  quantity: number;
  terms: DemoTerms | null;
}

export interface DemoOffer {
  customer: DemoCustomer;
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'CLOSED' | 'EXPIRED';
  createdOn: Date;
  decidedAt: Date | null;
  expirationDate: string | null;
  answerExpectedOn: string;
  note: string | null;
  reason: string | null;
  lines: DemoLine[];
}

export interface DemoOrderRequest {
  customer: DemoCustomer;
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'EXPIRED';
  /** The offer that the request was created from. */
  offer: DemoOffer | null;
  createdOn: Date;
  decidedAt: Date | null;
  customerOrderCode: string;
  addressCode: string;
  shippingNote: string | null;
  agentNote: string | null;
  reason: string | null;
  expirationDate: string | null;
  lines: DemoLine[];
}

export interface DemoOrder {
  customer: DemoCustomer;
  status: 'I' | 'A' | 'B' | 'C' | 'E' | 'F';
  /** The request that became this order; null for older orders, which were made by telephone. */
  request: DemoOrderRequest | null;
  requestCreatedOn: Date;
  createdOn: Date;
  lines: DemoLine[];
}

export interface DemoHistory {
  offers: DemoOffer[];
  orderRequests: DemoOrderRequest[];
  orders: DemoOrder[];
}

/** Total (EUR) and weight (kg) of priced lines, by the rules of the portal (section 9). */
export function calculateTotals(
  lines: readonly DemoLine[],
  customer: DemoCustomer,
): { total: number; weight: number } {
  const rows = lines.map((line) => calculateAmounts(line));
  return {
    total: calculateOrderTotal(
      rows.map((row) => row.total),
      customer.unconditionalDiscountPct,
    ),
    weight: sumRowWeights(rows.map((row) => row.weight)),
  };
}

/** Amount in EUR and weight in kg of one line. */
export function calculateAmounts({ product, quantity, terms }: DemoLine): { total: number; weight: number } {
  const price = terms ? calculateFinalPrice(terms) : 0;
  return {
    total: calculateRowTotal(price, product.qta, quantity),
    weight: calculateRowWeight(quantity, product.plo),
  };
}

/** The last day on which a request can be decided. */
function calculateExpiry(createdOn: Date): string {
  return toDay(addDaysTo(createdOn, LIMITS.requestDays));
}

/** The status of an order after a number of days. A few are blocked or cancelled. */
function chooseStatusAfter(days: number, prng: Prng): DemoOrder['status'] {
  if (days <= 3) return 'I';
  if (days <= 14) return prng.chance(12) ? 'B' : 'C';
  if (days <= 30) return 'E';
  return prng.chance(6) ? 'A' : 'F';
}

/** The documents of one customer, with the functions that add them. */
interface Ledger extends DemoHistory {
  prng: Prng;
  line(product: DemoProduct, terms: DemoTerms | null): DemoLine;
  lines(maximum: number): DemoLine[];
  request(
    daysAgo: number,
    status: DemoOrderRequest['status'],
    changes?: Partial<DemoOrderRequest>,
  ): DemoOrderRequest;
  order(daysAgo: number, status: DemoOrder['status'], lines?: DemoLine[]): void;
  /** Adds an offer that expires in `validDays` days; a negative number means that it has already expired. */
  offer(daysAgo: number, status: DemoOffer['status'], validDays: number | null, lines: DemoLine[]): DemoOffer;
  orderFromOffer(daysAgo: number, validDays: number, status: DemoOrder['status']): void;
}

// This function is long because the inner functions share one customer, one calendar and one random sequence.
function openLedger(
  customer: DemoCustomer,
  products: readonly DemoProduct[],
  agreed: readonly AgreedTerms[],
  now: Date,
): Ledger {
  const prng = createPrng(`history ${customer.customerCode}`);
  const favourites = listFavourites(customer, products);
  const shipping = customer.addresses.filter(({ isShipping }) => isShipping);
  const offers: DemoOffer[] = [];
  const orderRequests: DemoOrderRequest[] = [];
  const orders: DemoOrder[] = [];
  const moment = (daysAgo: number): Date => findWorkingTime(now, daysAgo, prng.int(0, 540));

  const line: Ledger['line'] = (product, terms) => {
    const packages = product.qta >= 60 ? 1 : prng.int(1, 4);
    return { product, quantity: packages * product.qtyPkgMultiplier, terms };
  };
  const lines: Ledger['lines'] = (maximum) =>
    prng
      .sample(favourites, prng.int(2, maximum))
      .map((product) => line(product, findTerms(customer, product, agreed)));

  const request: Ledger['request'] = (daysAgo, status, changes = {}) => {
    const createdOn = moment(daysAgo);
    const created: DemoOrderRequest = {
      customer,
      status,
      offer: null,
      createdOn,
      // Pending and expired requests have no decision.
      decidedAt: status === 'PENDING' || status === 'EXPIRED' ? null : addDaysTo(createdOn, 0.1),
      customerOrderCode: `ODA-${createdOn.getUTCFullYear()}-${prng.int(100, 999)}`,
      addressCode: prng.pick(shipping).code,
      shippingNote: prng.chance(25) ? 'Consegna solo al mattino, avvisare il magazzino.' : null,
      agentNote: null,
      reason: null,
      expirationDate: status === 'PENDING' || status === 'EXPIRED' ? calculateExpiry(createdOn) : null,
      lines: lines(6),
      ...changes,
    };
    orderRequests.push(created);
    return created;
  };

  const order: Ledger['order'] = (daysAgo, status, ordered = lines(7)) => {
    // Orders older than four months were made by telephone and mail, without a request.
    const created = daysAgo < 120 ? request(daysAgo, 'ACCEPTED', { lines: ordered }) : null;
    const requestCreatedOn = created?.createdOn ?? moment(daysAgo);
    const createdOn = created?.decidedAt ?? requestCreatedOn;
    orders.push({ customer, status, request: created, requestCreatedOn, createdOn, lines: ordered });
  };

  const offer: Ledger['offer'] = (daysAgo, status, validDays, offered) => {
    const createdOn = moment(daysAgo);
    const isPriced = status === 'ACCEPTED' || status === 'CLOSED' || status === 'EXPIRED';
    const created: DemoOffer = {
      customer,
      status,
      createdOn,
      decidedAt: status === 'PENDING' ? null : addDaysTo(createdOn, 0.2),
      expirationDate:
        validDays !== null
          ? toDay(addDaysTo(now, validDays))
          : status === 'PENDING'
            ? calculateExpiry(createdOn)
            : null,
      answerExpectedOn: addWorkingDays(toDay(createdOn), LIMITS.offerResponseDays),
      note: prng.chance(40) ? 'Fornitura per commessa, quantità rinnovabili ogni mese.' : null,
      reason: status === 'REJECTED' ? 'Tinta non producibile nella quantità richiesta.' : null,
      lines: isPriced ? offered : offered.map((item) => ({ ...item, terms: null })),
    };
    offers.push(created);
    return created;
  };

  const orderFromOffer: Ledger['orderFromOffer'] = (daysAgo, validDays, status) => {
    // Four days apart, so that a weekend never moves both to the same Friday.
    const closed = offer(daysAgo + 4, 'CLOSED', validDays, lines(4));
    const created = request(daysAgo, 'ACCEPTED', { offer: closed, lines: closed.lines });
    const { createdOn, decidedAt } = created;
    orders.push({
      customer,
      status,
      request: created,
      requestCreatedOn: createdOn,
      createdOn: decidedAt ?? createdOn,
      lines: closed.lines,
    });
  };

  return { offers, orderRequests, orders, prng, line, lines, request, order, offer, orderFromOffer };
}

/**
 * Customer 100001 has every status, and orders of products that no longer have a price, have changed their code or were
 * removed.
 */
function fillFirstLedger(ledger: Ledger, products: readonly DemoProduct[]): void {
  const buildSpecialLine = (code: string): DemoLine => {
    const product = products.find((candidate) => formatCode(candidate) === code);
    if (!product) throw new Error(`Expected ${code} in the demo`);
    const terms = {
      priceListCode: 'IND',
      unitPrice: 8.1,
      discountPct1: 30,
      discountPct2: 10,
      agentCommissionPct: 5,
    };
    return ledger.line(product, terms);
  };
  const formerProducts = ['F120-9010-25', 'F120-5010-25', 'F120-3020-25', 'F120-1003-25'].map(
    buildSpecialLine,
  );
  [90, 140, 210, 280].forEach((days, index) => {
    ledger.order(days, 'F', [...formerProducts.slice(index, index + 2), ...ledger.lines(4)]);
  });
  for (const days of [1, 2, 3]) ledger.order(days, 'I');
  for (const days of [5, 9]) ledger.order(days, 'B');
  for (const days of [6, 8, 11, 13]) ledger.order(days, 'C');
  for (const days of [16, 19, 23, 28]) ledger.order(days, 'E');
  for (const days of [37, 102]) ledger.order(days, 'A');
  for (const days of [41, 48, 55, 63, 70, 78, 97, 115, 131, 156, 184, 230, 262, 301, 340, 395, 450])
    ledger.order(days, 'F');
  for (const days of [1, 2, 4]) ledger.request(days, 'PENDING');
  ledger.request(3, 'PENDING', {
    agentNote: 'Cliente strategico: confermare la data di consegna per telefono.',
  });
  for (const days of [20, 66])
    ledger.request(days, 'REJECTED', { reason: 'Quantità non disponibile entro la data richiesta.' });
  for (const days of [32, 38]) ledger.request(days, 'EXPIRED');
  for (const days of [1, 3, 6]) ledger.offer(days, 'PENDING', null, ledger.lines(4));
  ledger.offer(4, 'ACCEPTED', 26, [buildSpecialLine('F120-9010-25'), ...ledger.lines(3)]);
  ledger.offer(9, 'ACCEPTED', 21, ledger.lines(4));
  ledger.offer(17, 'ACCEPTED', 6, ledger.lines(3));
  for (const days of [12, 44]) ledger.offer(days, 'REJECTED', null, ledger.lines(3));
  for (const expired of [3, 8, 13]) ledger.offer(expired + 30, 'EXPIRED', -expired, ledger.lines(4));
  ledger.orderFromOffer(10, 12, 'C');
  ledger.orderFromOffer(26, -2, 'E');
  ledger.orderFromOffer(58, -30, 'F');
  const unavailable = products.find(({ status, serial }) => status === 'B' && serial === 'M210');
  if (unavailable) ledger.order(320, 'F', [buildSpecialLine(formatCode(unavailable)), ...ledger.lines(3)]);
}

function fillLedger(ledger: Ledger): void {
  const { prng } = ledger;
  for (let remaining = prng.int(1, 4); remaining > 0; remaining -= 1) {
    const days = prng.int(1, 300);
    ledger.order(days, chooseStatusAfter(days, prng));
  }
  if (prng.chance(40)) ledger.request(prng.int(1, 5), 'PENDING');
  if (prng.chance(8))
    ledger.request(prng.int(10, 60), 'REJECTED', { reason: 'Ordine annullato su richiesta del cliente.' });
  if (prng.chance(35)) ledger.offer(prng.int(1, 7), 'PENDING', null, ledger.lines(4));
  if (prng.chance(25)) ledger.offer(prng.int(3, 15), 'ACCEPTED', prng.int(5, 30), ledger.lines(4));
  if (prng.chance(10)) ledger.offer(prng.int(35, 44), 'EXPIRED', -prng.int(1, 14), ledger.lines(3));
}

/** Past orders, order requests and offer requests of all customers, relative to `now`. */
export function buildDemoHistory(
  customers: readonly DemoCustomer[],
  products: readonly DemoProduct[],
  agreed: readonly AgreedTerms[],
  now: Date,
): DemoHistory {
  const ledgers = customers.map((customer) => {
    const ledger = openLedger(customer, products, agreed, now);
    if (customer.customerCode === '100001') fillFirstLedger(ledger, products);
    else fillLedger(ledger);
    return ledger;
  });
  const sortByDate = <T extends { createdOn: Date }>(list: T[]): T[] =>
    list.sort((first, second) => first.createdOn.getTime() - second.createdOn.getTime());
  return {
    offers: sortByDate(ledgers.flatMap(({ offers }) => offers)),
    orderRequests: sortByDate(ledgers.flatMap(({ orderRequests }) => orderRequests)),
    orders: sortByDate(ledgers.flatMap(({ orders }) => orders)),
  };
}
