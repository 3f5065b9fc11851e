import { randomUUID } from 'node:crypto';
import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import {
  aCustomer,
  anOffer,
  anOrder,
  aProduct,
  aUser,
  listNonNullKeys,
} from '../../../test/builders/shop.ts';
import { createOfferExpiryJob } from './offer-expiry.ts';

// Noon on the 21st in Rome; each test may set the clock.
const NOON = new Date('2026-11-21T11:00:00Z');
let now = NOON;
const { app, db, config } = await testApp('empty', { apps: 2, now: () => now });

const company = await aCustomer(db, {
  customerCode: '100001',
  businessName: 'Rossi & figli',
  discountPct1: 20,
  discountPct2: 5,
  unconditionalDiscountPct: 2,
});
const other = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'kunde@test.it', role: 'CUSTOMER', customer: company, language: 'de' });
await aUser(db, { username: 'customer2@test.it', role: 'CUSTOMER', customer: other });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company], language: 'en' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'it@test.it', role: 'IT' });

const primer = await aProduct(db, { serial: 'F120', multiplier: 4, unitPrice: 12.5 });
const unpriced = await aProduct(db, { serial: 'F121', unitPrice: null, inStock: false });
const removed = await aProduct(db, { serial: 'F122', status: 'E' });

const OWN = '/api/v1/public/customer';
const STAFF = '/api/v1/backoffice/offer-requests';

let customer: { authorization: string };
let agent: { authorization: string };
let admin: { authorization: string };

beforeEach(async () => {
  now = NOON;
  for (const table of ['orderRequests', 'offerRequests', 'mailOutbox', 'auditLog', 'carts'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('orders').execute();
  customer = await login(app, 'customer@test.it');
  agent = await login(app, 'agent@test.it');
  admin = await login(app, 'admin@test.it');
});

async function call(method: 'GET' | 'POST', url: string, headers: object, payload?: object) {
  const response = await app.inject({
    method,
    url,
    headers: { ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

async function fillCart(...products: { productCode: object }[]): Promise<void> {
  const items = products.map(({ productCode }) => ({
    productCode,
    quantity: productCode === primer.productCode ? 8 : 1,
  }));
  expect((await call('POST', `${OWN}/carts`, customer, { items })).status).toBe(200);
}

function requestOffer(overrides: object = {}, headers: object = {}) {
  return call(
    'POST',
    `${OWN}/offer-requests`,
    { ...customer, ...headers },
    {
      items: [
        { productCode: primer.productCode, quantity: 8 },
        { productCode: unpriced.productCode, quantity: 1 },
      ],
      deliveryDateRequested: '2026-11-24',
      acceptMultipleShipping: true,
      note: ' for a bridge ',
      ...overrides,
    },
  );
}

async function readStatus(id: string): Promise<string | undefined> {
  const row = await db.selectFrom('offerRequests').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

const buildPrices = (...products: { productCode: object }[]) =>
  products.map(({ productCode }) => ({ productCode, unitPrice: 12.5, discountPct1: 20, discountPct2: 5 }));
const decide = (id: string, body: object, headers = admin) =>
  call('POST', `${STAFF}/${id}/decision`, headers, body);
const readMails = () => db.selectFrom('mailOutbox').selectAll().orderBy('recipient').execute();

describe('requesting an offer', () => {
  it('accepts unpriced and out-of-stock lines and removes them from the cart', async () => {
    await fillCart(primer, unpriced);
    const { status, body } = await requestOffer();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^Q26-\d{6}$/),
      answerExpectedOn: '2026-11-25',
    });
    const { body: offer } = await call('GET', `${OWN}/offer-requests/${body.id}`, customer);
    expect(offer).toMatchObject({
      status: 'PENDING',
      number: body.number,
      address: null,
      answerExpectedOn: '2026-11-25',
      deliveryDateRequested: '2026-11-24',
      acceptMultipleShipping: true,
      note: 'for a bridge',
      total: null,
      totalWeight: 236.7,
      daysLeft: null,
      canOrder: false,
      canRequestAgain: false,
      items: [
        { productCode: primer.productCode, quantity: 8, finalUnitPrice: null, rowTotal: null },
        { productCode: unpriced.productCode, quantity: 1, finalUnitPrice: null },
      ],
    });
    expect((await call('GET', `${OWN}/carts`, customer)).body.items).toEqual([]);
  });

  it('e-mails a confirmation to the sender and a notice to the back office', async () => {
    await fillCart(primer, unpriced);
    const { number } = (await requestOffer({ address: 'SD001' })).body;
    const sentMails = await readMails();
    expect(sentMails.map(({ recipient }) => recipient)).toEqual(['customer@test.it', config.brand.email]);
    expect(sentMails[0]?.subject).toBe(`Abbiamo ricevuto la richiesta di offerta ${number}`);
    expect(sentMails[1]?.subject).toBe(`Nuova richiesta di offerta ${number}: Rossi & figli`);
    expect(sentMails[0]?.textBody).toContain('entro il 25-11-2026');
    expect(sentMails[0]?.textBody).toContain('Indirizzo di spedizione');
    expect(sentMails[1]?.textBody).toContain('/ecommerce/backoffice/offer-requests/');
    expect(sentMails[0]?.textBody).toContain('for a bridge');
  });

  it('repeats the response for the same idempotency key, and rejects lines no longer in the cart', async () => {
    await fillCart(primer, unpriced);
    const key = { 'idempotency-key': randomUUID() };
    const first = await requestOffer({}, key);
    expect(await requestOffer({}, key)).toEqual(first);
    const repeated = await requestOffer();
    expect([repeated.status, repeated.body.code, repeated.body.cart.items]).toEqual([409, 'Conflict', []]);
    expect((await call('GET', `${OWN}/offer-requests`, customer)).body.totalElements).toBe(1);
  });

  it('needs a delivery date at least 3 days ahead when a line is out of stock', async () => {
    await fillCart(primer, unpriced);
    const early = await requestOffer({ deliveryDateRequested: '2026-11-23' });
    expect([early.status, early.body.code]).toEqual([422, 'DeliveryDateTooEarly']);
    const inStock = { items: [{ productCode: primer.productCode, quantity: 8 }] };
    expect((await requestOffer({ ...inStock, deliveryDateRequested: '2026-11-23' })).status).toBe(201);
  });

  it('rejects removed products, illegal quantities, unknown addresses, no lines and long notes', async () => {
    const unavailable = await requestOffer({ items: [{ productCode: removed.productCode, quantity: 1 }] });
    expect([unavailable.status, unavailable.body.code]).toEqual([422, 'ProductNotAvailable']);
    const odd = await requestOffer({ items: [{ productCode: primer.productCode, quantity: 3 }] });
    expect([odd.status, odd.body.code]).toEqual([422, 'IllegalItemQuantity']);
    const unknownAddress = await requestOffer({ address: 'SD999' });
    expect([unknownAddress.status, unknownAddress.body.errors]).toEqual([
      400,
      [{ path: 'address', code: 'invalidField' }],
    ]);
    expect((await requestOffer({ items: [] })).body.code).toBe('NoItemsSelected');
    expect((await requestOffer({ note: 'x'.repeat(256) })).status).toBe(400);
  });
});

describe('the list of offer requests', () => {
  it('is filtered, sorted and paged, and shows expired offers as expired before the job runs', async () => {
    const pending = await anOffer(db, {
      customer: company,
      products: [primer],
      createdOn: '2026-11-20T08:00:00Z',
    });
    const expired = await anOffer(db, {
      customer: company,
      products: [unpriced],
      status: 'ACCEPTED',
      expirationDate: '2026-11-20',
      createdOn: '2026-11-10T08:00:00Z',
    });
    const open = await anOffer(db, {
      customer: company,
      products: [primer],
      status: 'ACCEPTED',
      expirationDate: '2026-11-21',
      createdOn: '2026-11-01T08:00:00Z',
    });
    await anOffer(db, { customer: other, products: [primer] });
    const listIds = async (query: string) => {
      const { status, body } = await call('GET', `${OWN}/offer-requests?${query}`, customer);
      expect([query, status]).toEqual([query, 200]);
      return body.content.map(({ id }: OfferRequest) => id);
    };
    expect(await listIds('')).toEqual([pending, expired, open]);
    expect(await listIds('status=ACCEPTED')).toEqual([open]);
    expect(await listIds('status=EXPIRED')).toEqual([expired]);
    expect(await listIds('sort=expirationDate,asc&status=ACCEPTED')).toEqual([open]);
    expect(await listIds('serial=F121')).toEqual([expired]);
    expect(await listIds('createdOnTo=2026-11-10&size=1')).toEqual([expired]);
    const [{ number }] = (await call('GET', `${OWN}/offer-requests?status=EXPIRED`, customer)).body.content;
    expect(await listIds(`number=${number.toLowerCase()}`)).toEqual([expired]);
    const { body } = await call('GET', `${OWN}/offer-requests?status=ACCEPTED`, customer);
    expect(body.content[0]).toMatchObject({ status: 'ACCEPTED', daysLeft: 0, canOrder: true });
    expect((await call('GET', `${OWN}/offer-requests?status=OPEN`, customer)).status).toBe(400);
  });

  it('of a portfolio is filtered by customer name or code, within the portfolio', async () => {
    const id = await anOffer(db, { customer: company, products: [primer] });
    await anOffer(db, { customer: other, products: [primer] });
    const listIds = async (query: string) => {
      const url = `/api/v1/public/agent/portfolio/offer-requests?${query}`;
      return (await call('GET', url, agent)).body.content.map((offer: OfferRequest) => offer.id);
    };
    expect(await listIds('customer=ROSSI')).toEqual([id]);
    expect(await listIds('customer=1000')).toEqual([id]);
    expect(await listIds('customer=Verdi')).toEqual([]);
    expect(await listIds('customer=100002')).toEqual([]);
  });
});

describe('the back office', () => {
  it('shows the current and last ordered price of each line, and filters by customer and lateness', async () => {
    const createdOn = '2026-03-01T08:00:00Z';
    await anOrder(db, { customer: company, products: [unpriced], createdOn, status: 'F' });
    const id = await anOffer(db, { customer: company, products: [primer, unpriced] });
    const { status, body } = await call('GET', `${STAFF}/${id}`, admin);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { today: { unitPrice: 12.5, discountPct1: 20, finalUnitPrice: 9.5 }, lastPaid: null },
      { today: null, lastPaid: { finalUnitPrice: 9.5, on: '2026-03-01T08:00:00.000Z' } },
    ]);
    expect(body).toMatchObject({ customerCode: '100001', unconditionalDiscountPct: 2, history: [] });
    const countFound = async (query: string) =>
      (await call('GET', `${STAFF}?${query}`, admin)).body.totalElements;
    expect(await countFound('')).toBe(1);
    expect(await countFound('customer=ROSSI')).toBe(1);
    expect(await countFound('customer=1000')).toBe(1);
    expect(await countFound('customer=Verdi')).toBe(0);
    // The answer was due on 6 October.
    expect(await countFound('status=LATE')).toBe(1);
    await db.updateTable('offerRequests').set({ answerExpectedOn: '2026-11-21' }).execute();
    expect(await countFound('status=LATE')).toBe(0);
    expect((await call('GET', STAFF, await login(app, 'it@test.it'))).status).toBe(403);
  });

  it('takes the last ordered price from confirmed and shipped orders, not new or cancelled ones', async () => {
    const product = await aProduct(db, { serial: 'F129', unitPrice: null });
    const id = await anOffer(db, { customer: company, products: [product] });
    const readLastOrderDay = async () =>
      (await call('GET', `${STAFF}/${id}`, admin)).body.items[0].lastPaid?.on.slice(0, 10) ?? null;
    const orderOn = (day: string, status: string) =>
      anOrder(db, { customer: company, products: [product], createdOn: `${day}T08:00:00Z`, status });
    const setStatus = (orderId: string, status: string) =>
      db.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
    const first = await orderOn('2026-03-01', 'I');
    const second = await orderOn('2026-04-01', 'I');
    await orderOn('2026-05-01', 'A');
    expect(await readLastOrderDay()).toBeNull();
    await setStatus(second, 'C');
    await setStatus(first, 'C');
    expect(await readLastOrderDay()).toBe('2026-04-01');
    await setStatus(second, 'E');
    expect(await readLastOrderDay()).toBe('2026-04-01');
    await setStatus(second, 'A');
    expect(await readLastOrderDay()).toBe('2026-03-01');
    await setStatus(first, 'B');
    expect(await readLastOrderDay()).toBeNull();
  });

  it('makes an offer with total, last day and audit entry, and e-mails users in their language', async () => {
    const id = await anOffer(db, { customer: company, products: [primer, unpriced] });
    const { status, body } = await decide(id, {
      decision: 'ACCEPTED',
      items: buildPrices(primer, unpriced),
      expirationDate: '2026-12-24',
      reason: 'as agreed',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ACCEPTED',
      expirationDate: '2026-12-24',
      daysLeft: 33,
      overallDiscount: 2,
      // 2 x 950, less 2 %.
      total: 1862,
      items: [{ finalUnitPrice: 9.5, rowTotal: 950 }, { finalUnitPrice: 9.5 }],
      history: [{ action: 'offer-requests.decide', username: 'admin@test.it' }],
    });
    const sentMails = await readMails();
    expect(sentMails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['customer@test.it', `La tua offerta ${body.number} è pronta`],
      ['kunde@test.it', `Ihr Angebot ${body.number} liegt vor`],
    ]);
    expect(sentMails[1]?.textBody).toContain('24-12-2026');
    expect(sentMails[1]?.textBody).toMatch(/1\.?862,00/);
    const customerOffer = await call('GET', `${OWN}/offer-requests/${id}`, customer);
    for (const hidden of ['unitPrice', 'priceListCode', 'discountPct1', 'discountPct2'])
      expect(listNonNullKeys(customerOffer.body)).not.toContain(hidden);
    const asAgent = await call('GET', `/api/v1/public/agent/offer-requests/${id}?customerCode=100001`, agent);
    expect(asAgent.body.items[0]).toMatchObject({ unitPrice: 12.5, priceListCode: 'RIV', discountPct1: 20 });
  });

  it('makes an offer valid for 30 days by default', async () => {
    const id = await anOffer(db, { customer: company, products: [primer] });
    const { body } = await decide(id, { decision: 'ACCEPTED', items: buildPrices(primer) });
    expect(body.expirationDate).toBe('2026-12-21');
  });

  it('rejects missing, extra, duplicate, zero or too precise prices and a last day in the past', async () => {
    const id = await anOffer(db, { customer: company, products: [primer, unpriced] });
    const rejected = async (body: object) => {
      const response = await decide(id, { decision: 'ACCEPTED', ...body });
      expect(response.status).toBe(400);
      return response.body.errors;
    };
    expect(await rejected({ items: buildPrices(primer) })).toEqual([{ path: 'items', code: 'missing' }]);
    expect(await rejected({ items: buildPrices(primer, unpriced, removed) })).toEqual([
      { path: 'items.2.productCode', code: 'invalidField' },
    ]);
    expect(await rejected({ items: buildPrices(primer, unpriced, primer) })).toEqual([
      { path: 'items.2.productCode', code: 'invalidField' },
    ]);
    const free = buildPrices(primer, unpriced).map((item) => ({ ...item, unitPrice: 0 }));
    expect(await rejected({ items: free })).toEqual([
      { path: 'items.0.unitPrice', code: 'invalidField' },
      { path: 'items.1.unitPrice', code: 'invalidField' },
    ]);
    // Unit prices are stored with four decimals and discounts with two, so finer values are rejected.
    const [fine, ...others] = buildPrices(primer, unpriced);
    for (const terms of [{ unitPrice: 12.34567 }, { discountPct1: 20.125 }, { discountPct2: 0.001 }]) {
      const [field] = Object.keys(terms);
      expect(await rejected({ items: [{ ...fine, ...terms }, ...others] })).toEqual([
        { path: `items.0.${field}`, code: 'invalidField' },
      ]);
    }
    expect(
      await rejected({ items: buildPrices(primer, unpriced), expirationDate: '2026-11-20' }),
    ).toMatchObject([{ path: 'expirationDate', code: 'invalidField' }]);
    expect(await readStatus(id)).toBe('PENDING');
  });

  it('decides once when two decide concurrently, and returns the outcome to the second', async () => {
    const id = await anOffer(db, { customer: company, products: [primer] });
    const responses = await Promise.all([
      decide(id, { decision: 'ACCEPTED', items: buildPrices(primer) }),
      decide(id, { decision: 'REJECTED', reason: 'not possible' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = responses.find(({ status }) => status === 409)?.body;
    const first = responses.find(({ status }) => status === 200)?.body;
    expect(second.outcome.status).toBe(first.status);
    expect(await readMails()).toHaveLength(2);
  });

  it('cannot decide on a request after its last day', async () => {
    const id = await anOffer(db, { customer: company, products: [primer], expirationDate: '2026-11-20' });
    const { status, body } = await decide(id, { decision: 'REJECTED' });
    expect([status, body.outcome.status]).toEqual([409, 'EXPIRED']);
  });
});

describe('a sent offer', () => {
  const correct = (id: string, body: object) => call('POST', `${STAFF}/${id}/correction`, admin, body);
  const withdraw = (id: string, body: object) => call('POST', `${STAFF}/${id}/withdrawal`, admin, body);
  async function aSentOffer(): Promise<string> {
    const id = await anOffer(db, { customer: company, products: [primer] });
    expect((await decide(id, { decision: 'ACCEPTED', items: buildPrices(primer) })).status).toBe(200);
    await db.deleteFrom('mailOutbox').execute();
    return id;
  }
  const placeOrder = (id: string, offerVersion: number) =>
    call('POST', `${OWN}/order-requests/from-offer-request-accepted`, customer, {
      offerRequestAcceptedId: id,
      address: 'SD001',
      customerOrderCode: 'PO-1',
      offerVersion,
    });

  it('is corrected as a new version with an e-mail; the old version cannot be ordered', async () => {
    const id = await aSentOffer();
    const items = [{ productCode: primer.productCode, unitPrice: 8, discountPct1: 0, discountPct2: 0 }];
    const { status, body } = await correct(id, {
      version: 1,
      items,
      expirationDate: '2026-12-24',
      reason: 'typo',
    });
    expect([status, body.status, body.version, body.expirationDate]).toEqual([
      200,
      'ACCEPTED',
      2,
      '2026-12-24',
    ]);
    expect(body.items).toMatchObject([
      { finalUnitPrice: 8, offeredBefore: { finalUnitPrice: expect.any(Number) } },
    ]);
    expect(body.items[0].offeredBefore.finalUnitPrice).not.toBe(8);
    expect(body.history.at(-1)).toMatchObject({ action: 'offer-requests.correct', details: { version: 2 } });
    const [mail] = await readMails();
    expect(mail?.subject).toBe(`La tua offerta ${body.number} è stata corretta`);
    expect(mail?.textBody).toContain('versione 2');
    const outdated = await correct(id, { version: 1, items });
    expect([outdated.status, outdated.body.outcome]).toMatchObject([409, { status: 'ACCEPTED', version: 2 }]);
    const unseen = await placeOrder(id, 1);
    expect([unseen.status, unseen.body.code]).toEqual([409, 'OfferChanged']);
    expect((await placeOrder(id, 2)).status).toBe(201);
    expect((await correct(id, { version: 2, items })).body.outcome.status).toBe('CLOSED');
  });

  it('can be withdrawn, which removes its prices, and requested again', async () => {
    const id = await aSentOffer();
    expect((await withdraw(id, { version: 2 })).body.outcome).toMatchObject({
      status: 'ACCEPTED',
      version: 1,
    });
    const { status, body } = await withdraw(id, { version: 1, reason: 'sold out' });
    expect([status, body.status, body.total, body.reason]).toEqual([200, 'REJECTED', null, 'sold out']);
    expect(body.items).toMatchObject([{ finalUnitPrice: null, offeredBefore: {} }]);
    expect(body.isWithdrawn).toBe(true);
    const [mail] = await readMails();
    expect(mail?.subject).toBe(`Offerta ${body.number} ritirata`);
    expect(mail?.textBody).toContain('Motivazione: sold out');
    const csv = await app.inject({ url: `${STAFF}/export?format=csv&language=en`, headers: admin });
    expect(csv.body).toContain('Withdrawn');
    expect((await placeOrder(id, 1)).body.code).toBe('OfferNotAccepted');
    expect((await withdraw(id, { version: 1 })).status).toBe(409);
    expect(
      (await call('POST', `${OWN}/offer-requests/rejected-or-accepted-but-expired/${id}`, customer)).status,
    ).toBe(200);
    expect(await readStatus(id)).toBe('PENDING');
    const again = await call('GET', `${STAFF}/${id}`, admin);
    expect([again.body.isWithdrawn, again.body.reason]).toEqual([false, null]);
  });

  it('may have a free line, with a message to the customer, and is ordered with it', async () => {
    const id = await anOffer(db, { customer: company, products: [primer, unpriced] });
    const free = { productCode: unpriced.productCode, unitPrice: 12, discountPct1: 100, discountPct2: 0 };
    const items = [...buildPrices(primer), free];
    const silent = await decide(id, { decision: 'ACCEPTED', items });
    expect([silent.status, silent.body.errors]).toEqual([400, [{ path: 'reason', code: 'missing' }]]);
    const { status, body } = await decide(id, { decision: 'ACCEPTED', items, reason: 'A sample for you' });
    expect([status, body.items[1].finalUnitPrice, body.items[1].rowTotal]).toEqual([200, 0, 0]);
    expect((await readMails())[0]?.textBody).toContain('Messaggio: A sample for you');
    const ordered = await placeOrder(id, 1);
    expect(ordered.status).toBe(201);
    const request = await call('GET', `${OWN}/order-requests/${ordered.body.id}`, customer);
    expect(request.body.items[1]).toMatchObject({ finalUnitPrice: 0, rowTotal: 0 });
  });
});

describe('ordering an accepted offer', () => {
  const placeOrder = (id: string, fields: object = {}) =>
    call('POST', `${OWN}/order-requests/from-offer-request-accepted`, customer, {
      offerRequestAcceptedId: id,
      offerVersion: 1,
      address: 'SD001',
      customerOrderCode: 'PO-1',
      shippingNote: 'ring twice',
      ...fields,
    });

  const anAcceptedOffer = (expirationDate: string) =>
    anOffer(db, { customer: company, products: [primer, unpriced], status: 'ACCEPTED', expirationDate });

  it("takes the offer's delivery date, shipping flag, lines and prices, and closes the offer", async () => {
    const id = await anAcceptedOffer('2026-12-24');
    await db.updateTable('priceListItems').set({ unitPrice: 99 }).execute();
    const { status, body } = await placeOrder(id);
    await db.updateTable('priceListItems').set({ unitPrice: 12.5 }).execute();
    expect(status).toBe(201);
    const order = await call('GET', `${OWN}/order-requests/${body.id}`, customer);
    expect(order.body).toMatchObject({
      status: 'PENDING',
      offerRequestId: id,
      deliveryDateRequested: '2026-12-01',
      acceptMultipleShipping: true,
      overallDiscount: 2,
      shippingNote: 'ring twice',
      items: [{ finalUnitPrice: 9.5, rowTotal: 950, quantity: 4 }, { finalUnitPrice: 9.5 }],
    });
    expect(await readStatus(id)).toBe('CLOSED');
    const stored = await db.selectFrom('orderRequests').select('total').executeTakeFirstOrThrow();
    expect(stored.total).toBe(1862);
    expect((await readMails()).map(({ recipient }) => recipient)).toEqual([
      'customer@test.it',
      config.brand.email,
    ]);
  });

  it('succeeds once in 50 concurrent attempts', async () => {
    const id = await anAcceptedOffer('2026-12-24');
    const responses = await Promise.all(Array.from({ length: 50 }, () => placeOrder(id)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('OfferNotAccepted');
    const { rows } = await db
      .selectFrom('orderRequests')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(rows).toBe(1);
  });

  it("is possible only until the end of its last day in the manufacturer's time zone", async () => {
    const last = await anAcceptedOffer('2026-11-21');
    const expiring = await anAcceptedOffer('2026-11-21');
    // Rome is an hour ahead of UTC, so the 21st ends at 23:00 UTC.
    now = new Date('2026-11-21T22:59:59Z');
    expect((await placeOrder(last)).status).toBe(201);
    now = new Date('2026-11-21T23:00:00Z');
    const { status, body } = await placeOrder(expiring);
    expect([status, body.code]).toEqual([409, 'OfferNotAccepted']);
    // The expiry job has not run; the UPDATE statement enforces the rule.
    expect(await readStatus(expiring)).toBe('ACCEPTED');
    expect((await call('GET', `${OWN}/offer-requests/${expiring}`, customer)).body.status).toBe('EXPIRED');
  });

  it("is rejected for a pending request, another customer's offer and a wrong address", async () => {
    const pending = await anOffer(db, { customer: company, products: [primer] });
    expect((await placeOrder(pending)).body.code).toBe('OfferNotAccepted');
    const foreign = await anOffer(db, {
      customer: other,
      products: [primer],
      status: 'ACCEPTED',
      expirationDate: '2026-12-24',
    });
    expect((await placeOrder(foreign)).status).toBe(404);
    expect(await readStatus(foreign)).toBe('ACCEPTED');
    const id = await anAcceptedOffer('2026-12-24');
    const wrong = await placeOrder(id, { address: 'SA' });
    expect([wrong.status, await readStatus(id)]).toEqual([400, 'ACCEPTED']);
  });
});

describe('the catalogue and the calendar after an offer was accepted', () => {
  const anAcceptedOffer = (deliveryDateRequested = '2026-12-01') =>
    anOffer(db, {
      customer: company,
      products: [primer],
      status: 'ACCEPTED',
      expirationDate: '2026-12-24',
      deliveryDateRequested,
    });
  const placeOrder = (id: string, fields: object = {}) =>
    call('POST', `${OWN}/order-requests/from-offer-request-accepted`, customer, {
      offerRequestAcceptedId: id,
      offerVersion: 1,
      address: 'SD001',
      customerOrderCode: 'PO-1',
      ...fields,
    });
  const readOffer = async (id: string) => (await call('GET', `${OWN}/offer-requests/${id}`, customer)).body;

  it.each([
    ['the multiplier', { qtyPkgMultiplier: 3 }],
    ['the stock', { inStock: false }],
    ['the supply', { tsc: 'N' }],
    ['the code', { status: 'C', newSerial: 'F999', newColor: '0000' }],
    ['the assortment', { status: 'E' }],
  ])('do not matter for its order: %s', async (_change, columns) => {
    const id = await anAcceptedOffer();
    const before = await db
      .selectFrom('products')
      .select(['qtyPkgMultiplier', 'inStock', 'tsc', 'status', 'newSerial', 'newColor'])
      .where('id', '=', primer.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('products').set(columns).where('id', '=', primer.id).execute();
    const { status, body } = await placeOrder(id);
    await db.updateTable('products').set(before).where('id', '=', primer.id).execute();
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    expect(await readStatus(id)).toBe('CLOSED');
  });

  // Today is 21 November; products in stock can be delivered from the 23rd.
  it.each([
    ['2026-11-23', '2026-11-24', 400, 'BadRequest'],
    ['2026-12-01', '2026-12-02', 400, 'BadRequest'],
    ['2026-12-01', '2026-12-01', 201, undefined],
    ['2026-11-22', '2026-11-22', 201, undefined],
    ['2026-11-22', '2026-11-23', 201, undefined],
    ['2026-10-05', '2026-11-23', 201, undefined],
    ['2026-10-05', '2026-11-22', 422, 'DeliveryDateTooEarly'],
    ['2026-10-05', '2036-11-23', 422, 'DeliveryDateTooLate'],
  ])('the date %s moved to %s returns %i %s', async (offered, requested, expectedStatus, code) => {
    const id = await anAcceptedOffer(offered);
    expect(await readOffer(id)).toMatchObject({ earliestDeliveryDate: '2026-11-23', canOrder: true });
    const { status, body } = await placeOrder(id, { deliveryDateRequested: requested });
    expect([status, body.code]).toEqual([expectedStatus, code]);
    if (status === 201) {
      const { body: order } = await call('GET', `${OWN}/order-requests/${body.id}`, customer);
      expect(order.deliveryDateRequested).toBe(requested);
    } else {
      expect([body.errors, await readStatus(id)]).toMatchObject([
        [{ path: 'deliveryDateRequested', code: 'invalidField' }],
        'ACCEPTED',
      ]);
    }
  });

  it('the earliest date counts one more day for products out of stock', async () => {
    const id = await anAcceptedOffer('2026-11-23');
    await db.updateTable('products').set({ inStock: false }).where('id', '=', primer.id).execute();
    expect(await readOffer(id)).toMatchObject({ earliestDeliveryDate: '2026-11-24' });
    const tooEarly = await placeOrder(id, { deliveryDateRequested: '2026-11-22' });
    const moved = await placeOrder(id, { deliveryDateRequested: '2026-11-24' });
    await db.updateTable('products').set({ inStock: true }).where('id', '=', primer.id).execute();
    expect([tooEarly.body.code, moved.status]).toEqual(['DeliveryDateTooEarly', 201]);
  });

  it('an order without the displayed version is rejected', async () => {
    const { status, body } = await placeOrder(await anAcceptedOffer(), { offerVersion: undefined });
    expect([status, body.errors]).toEqual([400, [{ path: 'offerVersion', code: 'missing' }]]);
  });
});

describe('requesting an offer again', () => {
  const requestAgain = (id: string) =>
    call('POST', `${OWN}/offer-requests/rejected-or-accepted-but-expired/${id}`, customer);

  it('makes the request pending without its earlier prices', async () => {
    const id = await anOffer(db, {
      customer: company,
      products: [unpriced],
      status: 'ACCEPTED',
      expirationDate: '2026-11-20',
      deliveryDateRequested: '2026-11-10',
    });
    expect(await requestAgain(id)).toEqual({ status: 200, body: { id } });
    const { body } = await call('GET', `${OWN}/offer-requests/${id}`, customer);
    expect(body).toMatchObject({
      status: 'PENDING',
      createdOn: NOON.toISOString(),
      // The earliest possible day: three days from today, as the product is out of stock.
      deliveryDateRequested: '2026-11-24',
      total: null,
      reason: null,
      items: [{ finalUnitPrice: null, rowTotal: null }],
    });
    const recipients = [config.brand.email, 'customer@test.it'].sort();
    expect((await readMails()).map(({ recipient }) => recipient)).toEqual(recipients);
    const { body: desk } = await call('GET', `${STAFF}/${id}`, admin);
    expect(desk.history).toMatchObject([
      { action: 'offer-requests.request-again', details: { was: 'EXPIRED', total: 931 } },
    ]);
    const offered = { unitPrice: 12.5, discountPct1: 20, discountPct2: 5, finalUnitPrice: 9.5 };
    expect(desk.items).toMatchObject([{ finalUnitPrice: null, offeredBefore: offered }]);
  });

  it("e-mails the customer's users when an agent does it", async () => {
    const id = await anOffer(db, { customer: company, products: [primer], status: 'REJECTED' });
    const path = '/api/v1/public/agent/offer-requests/rejected-or-accepted-but-expired';
    expect((await call('POST', `${path}/${id}?customerCode=100001`, agent)).status).toBe(200);
    expect((await readMails()).map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([config.brand.email, 'customer@test.it', 'kunde@test.it']),
    );
  });

  it('is rejected for products no longer sold, as is making an offer (section 5)', async () => {
    const rejected = { code: 'ProductNotAvailable', errors: [{ path: 'items.1.productCode' }] };
    const anOfferOf = (status: 'PENDING' | 'REJECTED') =>
      anOffer(db, { customer: company, products: [primer, removed], status, expirationDate: '2026-12-24' });
    expect((await requestAgain(await anOfferOf('REJECTED'))).body).toMatchObject(rejected);
    const price = { unitPrice: 10, discountPct1: 0, discountPct2: 0 };
    const decided = await call('POST', `${STAFF}/${await anOfferOf('PENDING')}/decision`, admin, {
      decision: 'ACCEPTED',
      items: [primer, removed].map(({ productCode }) => ({ productCode, ...price })),
    });
    expect(decided.body).toMatchObject(rejected);
  });

  it('is possible at any time after a rejection, and for 15 days after expiry', async () => {
    const rejected = await anOffer(db, { customer: company, products: [primer], status: 'REJECTED' });
    expect((await requestAgain(rejected)).status).toBe(200);
    const inTime = await anOffer(db, {
      customer: company,
      products: [primer],
      status: 'EXPIRED',
      expirationDate: '2026-11-06',
    });
    const tooLate = await anOffer(db, {
      customer: company,
      products: [primer],
      status: 'EXPIRED',
      expirationDate: '2026-11-05',
    });
    expect((await requestAgain(inTime)).status).toBe(200);
    const { status, body } = await requestAgain(tooLate);
    expect([status, body.outcome]).toEqual([409, { status: 'EXPIRED' }]);
  });

  it('is rejected while the request is pending, accepted or closed', async () => {
    for (const status of ['PENDING', 'ACCEPTED', 'CLOSED'] as const) {
      const id = await anOffer(db, {
        customer: company,
        products: [primer],
        status,
        expirationDate: '2026-12-24',
      });
      expect([status, (await requestAgain(id)).status]).toEqual([status, 409]);
    }
  });
});

describe('the daily expiry job', () => {
  it('marks expired requests and deletes those that can no longer be requested again', async () => {
    const anOfferWith = (
      status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'EXPIRED' | 'CLOSED',
      expirationDate: string,
    ) => anOffer(db, { customer: company, products: [primer], status, expirationDate });
    const unanswered = await anOfferWith('PENDING', '2026-11-20');
    const overdue = await anOfferWith('ACCEPTED', '2026-11-20');
    const today = await anOfferWith('ACCEPTED', '2026-11-21');
    const recentlyExpired = await anOfferWith('EXPIRED', '2026-11-06');
    const longExpired = await anOfferWith('EXPIRED', '2026-11-05');
    const rejected = await anOfferWith('REJECTED', '2026-01-01');
    const closed = await anOfferWith('CLOSED', '2026-01-01');
    const job = createOfferExpiryJob({ db, config, now: () => now });
    await job.work();
    await job.work();
    const statuses = await Promise.all(
      [unanswered, overdue, today, recentlyExpired, longExpired, rejected, closed].map(readStatus),
    );
    expect(statuses).toEqual(['EXPIRED', 'EXPIRED', 'ACCEPTED', 'EXPIRED', undefined, 'REJECTED', 'CLOSED']);
    const entries = await db.selectFrom('auditLog').select('action').orderBy('action').execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'offer-requests.expire',
      'offer-requests.expire',
      'offer-requests.remove',
    ]);
    expect(job).toMatchObject({ runsAtStart: true, cron: '0 0 * * *' });
  });
});
