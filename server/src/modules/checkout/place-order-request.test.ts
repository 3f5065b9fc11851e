import { randomUUID } from 'node:crypto';
import type { Cart } from '@cromia/domain/cart/cart-items';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import {
  aCustomer,
  aProduct,
  aUser,
  listNonNullKeys,
  setListPrice,
  type TestProduct,
} from '../../../test/builders/shop.ts';

// Late in the evening in UTC, when the manufacturer's calendar is a day ahead.
const NOW = new Date('2026-11-21T23:30:00Z');
const EARLIEST = '2026-11-24';

const { app, db } = await testApp('empty', { apps: 2, now: () => NOW });

const company = await aCustomer(db, {
  customerCode: '100001',
  businessName: 'Verniciatura <b>Rossi</b> & figli',
  discountPct1: 20,
  discountPct2: 5,
  unconditionalDiscountPct: 2,
});
const other = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'kunde@test.it', role: 'CUSTOMER', customer: company, language: 'de' });
await aUser(db, { username: 'customer2@test.it', role: 'CUSTOMER', customer: other });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company], language: 'en' });
const customer = await login(app, 'customer@test.it');
const customer2 = await login(app, 'customer2@test.it');
const agent = await login(app, 'agent@test.it');

const primer = await aProduct(db, { serial: 'F120', multiplier: 4, unitPrice: 12.5 });
const coat = await aProduct(db, { serial: 'F200', unitPrice: 7.33, unitQty: 5, plo: 5.6 });

const OWN = '/api/v1/public/customer';
const AS_AGENT = '/api/v1/public/agent';

interface Submission {
  headers?: { authorization: string };
  key?: string;
  url?: string;
  body?: object;
}

const line = ({ productCode }: TestProduct, quantity: number, finalUnitPrice: number | null) => ({
  productCode,
  quantity,
  finalUnitPrice,
});

function buildBody(overrides: object = {}) {
  return {
    items: [line(primer, 4, 9.5), line(coat, 3, 5.5708)],
    address: 'SD001',
    customerOrderCode: 'PO 2026/77',
    deliveryDateRequested: EARLIEST,
    acceptMultipleShipping: true,
    ...overrides,
  };
}

async function send({ headers = customer, key, url = `${OWN}/order-requests`, body = {} }: Submission = {}) {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: buildBody(body),
  });
  return { status: response.statusCode, body: response.json() };
}

async function fillCart(headers = customer, url = `${OWN}/carts`): Promise<Cart> {
  const response = await app.inject({
    method: 'POST',
    url,
    headers,
    payload: {
      items: [line(primer, 4, null), line(coat, 3, null)].map(({ finalUnitPrice: _, ...item }) => item),
    },
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function readCart(): Promise<Cart> {
  return (await app.inject({ method: 'GET', url: `${OWN}/carts`, headers: customer })).json();
}

async function countRows(
  table: 'cartItems' | 'orderRequests' | 'orderRequestItems' | 'mailOutbox' | 'auditLog',
) {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

/** Whether the customer has seen changes of the cart and not acknowledged them. */
async function isCartDirty(): Promise<boolean> {
  return (await db.selectFrom('carts').select('isDirty').executeTakeFirstOrThrow()).isDirty;
}

/** Expects that nothing was stored and that the cart still has its lines. */
async function expectNothingOrdered(lines = 2): Promise<void> {
  expect([
    await countRows('orderRequests'),
    await countRows('mailOutbox'),
    await countRows('auditLog'),
  ]).toEqual([0, 0, 0]);
  expect((await readCart()).items).toHaveLength(lines);
}

beforeEach(async () => {
  for (const table of [
    'orderRequests',
    'mailOutbox',
    'auditLog',
    'idempotencyKeys',
    'carts',
    'limitedAttempts',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await setListPrice(db, primer.id, 12.5);
  await db.updateTable('products').set({ inStock: true, status: 'A', tsc: 'S' }).execute();
  await fillCart();
});

describe('an order request', () => {
  it('is stored with its prices, totals and weights, and its lines leave the cart', async () => {
    const spare = await aProduct(db, { serial: 'F900' });
    await app.inject({
      method: 'POST',
      url: `${OWN}/carts/items`,
      headers: customer,
      payload: [{ productCode: spare.productCode, quantity: 1 }],
    });
    const { status, body } = await send({ body: { genericNote: ' ring twice ', shippingNote: '' } });
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);

    const request = await db.selectFrom('orderRequests').selectAll().executeTakeFirstOrThrow();
    expect(request).toMatchObject({
      id: body.id,
      customerId: company.id,
      status: 'PENDING',
      customerOrderCode: 'PO 2026/77',
      deliveryDateRequested: EARLIEST,
      acceptMultipleShipping: true,
      genericNote: 'ring twice',
      shippingNote: null,
      agentNote: null,
      overallDiscount: 2,
      // 9.5 x 25 x 4 = 950; 5.5708 x 5 x 3 = 83.56; less 2 %.
      total: 1012.89,
      totalWeight: 122,
      address: { code: 'SD001', businessName: 'Magazzino', city: 'Treviso' },
    });
    const rows = await db.selectFrom('orderRequestItems').selectAll().orderBy('sortOrder').execute();
    expect(rows).toMatchObject([
      {
        productId: primer.id,
        quantity: 4,
        unitPrice: 12.5,
        discountPct1: 20,
        discountPct2: 5,
        finalUnitPrice: 9.5,
        rowTotal: 950,
        rowWeight: 105.2,
        priceListCode: 'RIV',
      },
      {
        productId: coat.id,
        quantity: 3,
        finalUnitPrice: 5.5708,
        unitQty: 5,
        plo: 5.6,
        rowTotal: 83.56,
        rowWeight: 16.8,
      },
    ]);
    expect((await readCart()).items.map(({ productCode }) => productCode.serial)).toEqual(['F900']);
  });

  it.each([
    ['order', `${OWN}/order-requests`, buildBody()],
    [
      'offer',
      `${OWN}/offer-requests`,
      {
        items: [{ productCode: primer.productCode, quantity: 4 }],
        deliveryDateRequested: EARLIEST,
        acceptMultipleShipping: false,
      },
    ],
  ])('or offer request clears the cart note only when it succeeds: %s', async (_kind, url, payload) => {
    const note = 'Si richiedono inoltre: F120-5010-25 (q.tà 4).';
    await app.inject({ method: 'PUT', url: `${OWN}/carts/note`, headers: customer, payload: { note } });
    const post = (body: object) => app.inject({ method: 'POST', url, headers: customer, payload: body });
    expect((await post({ ...payload, deliveryDateRequested: '2026-11-01' })).statusCode).toBe(422);
    expect((await readCart()).note).toBe(note);
    expect((await post(payload)).statusCode).toBe(201);
    expect((await readCart()).note).toBe('');
  });

  it('is audited with its customer', async () => {
    const { body } = await send();
    expect(await db.selectFrom('auditLog').selectAll().execute()).toMatchObject([
      { action: 'order-requests.create', entity: 'order_request', entityId: body.id, customerId: company.id },
    ]);
  });

  it('ships to the legal address or a shipping address of the customer, and no other', async () => {
    for (const address of ['SA', 'SD002', 'SL1', '']) {
      const { status, body } = await send({ body: { address } });
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ path: 'address', code: address === '' ? 'missing' : 'invalidField' }]);
    }
    await expectNothingOrdered();
    expect((await send({ body: { address: 'SL' } })).status).toBe(201);
  });

  it("cannot be delivered before today + 2 days in the manufacturer's time zone", async () => {
    const { status, body } = await send({ body: { deliveryDateRequested: '2026-11-23' } });
    expect([status, body.code]).toEqual([422, 'DeliveryDateTooEarly']);
    expect(body.errors).toEqual([
      {
        path: 'deliveryDateRequested',
        code: 'invalidField',
        limit: { of: 'day', min: '2026-11-24', max: '2027-11-24' },
      },
    ]);
    await expectNothingOrdered();
  });

  it('cannot be delivered more than a year after the earliest day', async () => {
    const { status, body } = await send({ body: { deliveryDateRequested: '2027-11-25' } });
    expect([status, body.code]).toEqual([422, 'DeliveryDateTooLate']);
    await expectNothingOrdered();
    expect((await send({ body: { deliveryDateRequested: '2027-11-24' } })).status).toBe(201);
  });

  it('validates its fields', async () => {
    const invalid = [
      [{ customerOrderCode: '' }, 'customerOrderCode', 'missing'],
      [{ customerOrderCode: 'x'.repeat(21) }, 'customerOrderCode', 'invalidLenght'],
      [{ customerOrderCode: 'a;b' }, 'customerOrderCode', 'invalidField'],
      [{ deliveryDateRequested: '24-11-2026' }, 'deliveryDateRequested', 'invalidField'],
      [{ genericNote: 'x'.repeat(256) }, 'genericNote', 'invalidLenght'],
      [{ agentNote: 'for staff' }, 'agentNote', 'invalidField'],
      [{ items: [line(primer, 4, 9.5), line(primer, 4, 9.5)] }, 'items.1.productCode', 'invalidField'],
    ] as const;
    for (const [change, path, code] of invalid) {
      const { status, body } = await send({ body: change });
      expect([status, body.errors]).toMatchObject([400, [{ path, code }]]);
    }
    expect((await send({ body: { items: [] } })).body.code).toBe('NoItemsSelected');
    await expectNothingOrdered();
  });
});

describe('ordering cart lines', () => {
  it('rejects a quantity that does not fit the multiplier', async () => {
    const { status, body } = await send({ body: { items: [line(coat, 3, 5.5708), line(primer, 6, 9.5)] } });
    expect([status, body.code]).toEqual([422, 'IllegalItemQuantity']);
    expect(body.errors).toMatchObject([{ path: 'items.1.quantity', code: 'invalidField' }]);
    await expectNothingOrdered();
  });

  it('rejects a product that is out of stock, removed or on request, with the current cart', async () => {
    for (const [change, code] of [
      [{ inStock: false }, 'ProductNotInStock'],
      [{ tsc: 'R' }, 'ProductNotInStock'],
      [{ status: 'E' }, 'ProductNotAvailable'],
      [{ status: 'C' }, 'ProductNotAvailable'],
      [{ tsc: 'N' }, 'ProductOnRequestOnly'],
    ] as const) {
      await db.updateTable('products').set({ inStock: true, status: 'A', tsc: 'S' }).execute();
      await fillCart();
      expect(await isCartDirty()).toBe(false);
      await db.updateTable('products').set(change).where('id', '=', coat.id).execute();
      const { status, body } = await send();
      expect([status, body.code]).toEqual([422, code]);
      expect(body.errors).toEqual([{ path: 'items.1.productCode', code: 'invalidField' }]);
      expect(body.cart).toMatchObject({ isDirty: true, items: [{ status: 'A', tsc: 'S' }, change] });
      expect(listNonNullKeys(body)).not.toContain('unitPrice');
      expect(await isCartDirty()).toBe(true);
    }
    await expectNothingOrdered();
  });

  it('rejects a product without a price, or with a price of zero', async () => {
    for (const price of [null, 0]) {
      await db.deleteFrom('priceListItems').where('productId', '=', primer.id).execute();
      if (price !== null) await setListPrice(db, primer.id, price);
      const { status, body } = await send({
        body: { items: [line(coat, 3, 5.5708), line(primer, 4, price)] },
      });
      expect([status, body.code]).toEqual([422, 'PriceNotAssigned']);
      expect(body.errors).toEqual([{ path: 'items.1.productCode', code: 'invalidField' }]);
    }
    await expectNothingOrdered();
  });

  it('rejects an unknown product', async () => {
    const unknown = { productCode: { ...primer.productCode, color: 'ZZZZ' }, quantity: 4, finalUnitPrice: 1 };
    expect((await send({ body: { items: [unknown] } })).status).toBe(404);
    await expectNothingOrdered();
  });
});

describe('ordering from a cart that has changed', () => {
  it('rejects a changed price, returns and marks the current cart, and orders nothing', async () => {
    await setListPrice(db, primer.id, 13);
    const { status, body } = await send();
    expect([status, body.code]).toEqual([409, 'PriceChanged']);
    expect(body.cart).toMatchObject({
      isDirty: true,
      changes: [{ code: 'PriceChanged', was: 9.5, is: 9.88 }],
      items: [{ finalUnitPrice: 9.88 }, {}],
    });
    for (const field of [
      'unitPrice',
      'priceListCode',
      'discountPct1',
      'discountPct2',
      'agentCommissionPct',
    ]) {
      expect(listNonNullKeys(body)).not.toContain(field);
    }
    await expectNothingOrdered();
    expect((await send({ body: { items: [line(primer, 4, 9.88)] } })).status).toBe(201);
    expect((await db.selectFrom('carts').select('isDirty').executeTakeFirstOrThrow()).isDirty).toBe(false);
  });

  it('never uses an amount sent by the client', async () => {
    for (const body of [
      { items: [line(primer, 4, 0.01)] },
      { items: [line(primer, 4, null)] },
      { overallDiscount: 90 },
    ]) {
      const rejected = await send({ body });
      expect([rejected.status, rejected.body.code]).toEqual([409, 'PriceChanged']);
    }
    await expectNothingOrdered();
    expect((await readCart()).isDirty).toBe(true);
    expect((await send({ body: { overallDiscount: 0 } })).status).toBe(201);
    const { total, overallDiscount } = await db
      .selectFrom('orderRequests')
      .select(['total', 'overallDiscount'])
      .executeTakeFirstOrThrow();
    expect([total, overallDiscount]).toEqual([1012.89, 2]);
  });

  it('reports a price change before stock and availability', async () => {
    const priceChanges: (() => Promise<unknown>)[] = [
      () => db.deleteFrom('priceListItems').where('productId', '=', primer.id).execute(),
      () => setListPrice(db, primer.id, 0),
      () => setListPrice(db, primer.id, 13),
    ];
    for (const changePrice of priceChanges) {
      await db.updateTable('products').set({ inStock: true, status: 'A', tsc: 'S' }).execute();
      await setListPrice(db, primer.id, 12.5);
      await fillCart();
      await changePrice();
      for (const change of [{ inStock: true }, { inStock: false }, { tsc: 'N' }, { status: 'E' }]) {
        await db.updateTable('products').set(change).where('id', '=', coat.id).execute();
        const { status, body } = await send();
        expect([status, body.code]).toEqual([409, 'PriceChanged']);
        expect(body.cart).toMatchObject({ isDirty: true, items: [{}, {}] });
        expect(await isCartDirty()).toBe(true);
      }
      // An error in the customer's input is still reported first.
      const wrong = await send({ body: { items: [line(primer, 6, 9.5)] } });
      expect([wrong.status, wrong.body.code]).toEqual([422, 'IllegalItemQuantity']);
    }
    await expectNothingOrdered();
  });

  it('marks the cart until the customer updates its lines', async () => {
    await setListPrice(db, primer.id, 13);
    const { cart } = (await send()).body;
    const items = cart.items.map(({ id, quantity }: { id: string; quantity: number }) => ({ id, quantity }));
    const put = await app.inject({
      method: 'PUT',
      url: `${OWN}/carts`,
      headers: customer,
      payload: { items },
    });
    expect(put.json()).toMatchObject({ isDirty: false, changes: [] });
    expect(await isCartDirty()).toBe(false);
  });

  it('rejects lines that are not in the cart', async () => {
    const absent = await aProduct(db, { serial: 'F901' });
    const { status, body } = await send({ body: { items: [line(absent, 1, 7.6)] } });
    expect([status, body.code]).toEqual([409, 'Conflict']);
    expect(body.cart.items).toHaveLength(2);
    await expectNothingOrdered();
    await db.deleteFrom('carts').execute();
    expect((await send()).body).toMatchObject({ code: 'Conflict', cart: { items: [] } });
  });
});

describe('terms and rights that change while an order waits for the lock of its cart', () => {
  /** Sends an order while another transaction locks the cart, and runs a change before that one ends. */
  async function orderDuring(change: () => Promise<unknown>, submission: Submission) {
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = db.transaction().execute(async (trx) => {
      await trx.selectFrom('carts').select('id').forUpdate().execute();
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const sending = send(submission);
    try {
      await vi.waitFor(async () => {
        const { rows } = await sql`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
          db,
        );
        expect(rows).toHaveLength(1);
      });
      await change();
    } finally {
      release.resolve();
    }
    await holder;
    return sending;
  }

  const setDiscount = (unconditionalDiscountPct: number) =>
    db.updateTable('customers').set({ unconditionalDiscountPct }).where('id', '=', company.id).execute();
  afterEach(() => setDiscount(2));

  it('apply to the order as of the moment when it is stored', async () => {
    expect((await orderDuring(() => setDiscount(7), {})).status).toBe(201);
    const { overallDiscount, total } = await db
      .selectFrom('orderRequests')
      .select(['overallDiscount', 'total'])
      .executeTakeFirstOrThrow();
    // 1033.56 less 7 %.
    expect([overallDiscount, total]).toEqual([7, 961.21]);
  });

  it('reject the order if the customer was shown a higher discount', async () => {
    const { status, body } = await orderDuring(() => setDiscount(1), { body: { overallDiscount: 2 } });
    expect([status, body.code, body.cart.overallDiscount]).toEqual([409, 'PriceChanged', 1]);
    await expectNothingOrdered();
  });

  it('reject the order of an agent who no longer manages the customer', async () => {
    const query = '?customerCode=100001';
    await fillCart(agent, `${AS_AGENT}/carts${query}`);
    const managers = await db.selectFrom('customerManagers').selectAll().execute();
    const removeManagers = () => db.deleteFrom('customerManagers').execute();
    const { status } = await orderDuring(removeManagers, {
      headers: agent,
      url: `${AS_AGENT}/order-requests${query}`,
    });
    await db.insertInto('customerManagers').values(managers).execute();
    expect(status).toBe(404);
    await expectNothingOrdered();
  });
});

describe('a line whose quantity differs from the cart', () => {
  const OFFER = { address: undefined, customerOrderCode: undefined, note: 'for a bridge' };
  const REQUESTS = [
    ['order', {}],
    ['offer', { url: `${OWN}/offer-requests` }],
  ] as const;

  const countRequests = async (kind: 'order' | 'offer') => {
    const table = kind === 'order' ? 'orderRequests' : 'offerRequests';
    const { rows } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };

  const DIFFERENT_LINES: [string, () => object[]][] = [
    ['more', () => [line(primer, 400, 9.5)]],
    ['less', () => [line(coat, 1, 5.5708)]],
    ['one line of two', () => [line(primer, 4, 9.5), line(coat, 4, 5.5708)]],
  ];
  beforeEach(() => db.deleteFrom('offerRequests').execute());

  describe.each(REQUESTS)('of an %s', (kind, submission) => {
    it.each(DIFFERENT_LINES)('is a conflict, and the cart stays as it is: %s', async (_name, listItems) => {
      const { status, body } = await send({
        ...submission,
        body: { ...(kind === 'offer' ? OFFER : {}), items: listItems() },
      });
      expect([status, body.code]).toEqual([409, 'Conflict']);
      expect(body.cart.items).toMatchObject([{ quantity: 4 }, { quantity: 3 }]);
      expect((await readCart()).items).toMatchObject([{ quantity: 4 }, { quantity: 3 }]);
      expect(await countRequests(kind)).toBe(0);
    });

    it('loses no package when another tab adds some at the same time, in 50 rounds', async () => {
      let conflicts = 0;
      for (let round = 0; round < 50; round++) {
        await fillCart();
        const add = () =>
          app.inject({
            method: 'POST',
            url: `${OWN}/carts/items`,
            headers: customer,
            payload: [{ productCode: primer.productCode, quantity: 16 }],
          });
        const order = () =>
          send({
            ...submission,
            body: { ...(kind === 'offer' ? OFFER : {}), items: [line(primer, 4, 9.5)] },
          });
        const calls = round % 2 === 0 ? [add(), order()] : [order(), add()];
        const responses = await Promise.all(calls);
        const outcome = responses.map((response) =>
          'statusCode' in response ? response.statusCode : response.status,
        );
        const rest = (await readCart()).items.find(({ productCode }) => productCode.serial === 'F120');
        // Either the order came first and the added packages remain, or it met 20 packages and ordered nothing.
        if (outcome.includes(409)) {
          conflicts++;
          expect(rest?.quantity).toBe(20);
        } else {
          expect(outcome.toSorted()).toEqual([200, 201]);
          expect(rest?.quantity).toBe(16);
        }
      }
      expect(await countRequests(kind)).toBe(50 - conflicts);
    });
  });

  it('of two tabs, one orders each quantity at most once, in 50 rounds', async () => {
    for (let round = 1; round <= 50; round++) {
      await fillCart();
      const responses = await Promise.all([
        send({ body: { items: [line(primer, 4, 9.5)] } }),
        send({ body: { items: [line(primer, 4, 9.5), line(coat, 3, 5.5708)] } }),
        send({ body: { items: [line(primer, 8, 9.5)] } }),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
      expect(responses[2]?.status).toBe(409);
      expect(await countRows('orderRequests')).toBe(round);
    }
  });
});

describe('double submission', () => {
  it('100 concurrent submissions with one key create one order request, and all return it', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 100 }, () => send({ key })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect([await countRows('orderRequests'), await countRows('orderRequestItems')]).toEqual([1, 2]);
    expect(await countRows('mailOutbox')).toBe(2);
    expect((await send({ key })).body.id).toBe(responses[0]?.body.id);
  });

  it('with different keys, one succeeds, and the others get 409 with the current cart', async () => {
    for (let round = 1; round <= 3; round++) {
      await fillCart();
      const responses = await Promise.all(Array.from({ length: 100 }, () => send({ key: randomUUID() })));
      const rejected = responses.filter(({ status }) => status !== 201);
      expect(rejected).toHaveLength(99);
      for (const { status, body } of rejected) {
        expect([status, body.code]).toEqual([409, 'Conflict']);
        expect(body.cart).toMatchObject({ customerCode: '100001', items: [] });
      }
      expect([await countRows('orderRequests'), await countRows('orderRequestItems')]).toEqual([
        round,
        2 * round,
      ]);
    }
  });

  it('rejects a different body under the same key, and separates the keys of users', async () => {
    const key = randomUUID();
    expect((await send({ key })).status).toBe(201);
    const reused = await send({ key, body: { customerOrderCode: 'another' } });
    expect([reused.status, reused.body.code]).toEqual([422, 'IdempotencyKeyReused']);
    expect((await send({ key, headers: customer2 })).status).toBe(409);
  });

  it('a rejected submission may be repeated under its key', async () => {
    const key = randomUUID();
    await db.updateTable('products').set({ inStock: false }).where('id', '=', coat.id).execute();
    expect((await send({ key })).status).toBe(422);
    await db.updateTable('products').set({ inStock: true }).where('id', '=', coat.id).execute();
    expect((await send({ key })).status).toBe(201);
  });
});

describe('permission to order', () => {
  it('an agent orders for a customer of the portfolio, with a note for staff', async () => {
    const query = '?customerCode=100001';
    await fillCart(agent, `${AS_AGENT}/carts${query}`);
    const sendAsAgent = (body: object, code = query) =>
      send({ headers: agent, url: `${AS_AGENT}/order-requests${code}`, body });
    expect((await sendAsAgent({}, '')).body.code).toBe('CustomerCodeRequired');
    expect((await sendAsAgent({}, '?customerCode=100002')).status).toBe(404);
    expect((await sendAsAgent({ agentNote: 'urgent' })).status).toBe(201);
    expect(await db.selectFrom('orderRequests').select(['customerId', 'agentNote']).execute()).toEqual([
      { customerId: company.id, agentNote: 'urgent' },
    ]);
    // The customer's cart is separate from the agent's.
    expect((await readCart()).items).toHaveLength(2);
  });

  it("a customer cannot order for another customer, nor under another role's prefix", async () => {
    expect((await send({ url: `${OWN}/order-requests?customerCode=100002` })).status).toBe(404);
    expect((await send({ url: `${AS_AGENT}/order-requests?customerCode=100001` })).status).toBe(403);
    await expectNothingOrdered();
  });
});

describe('mails of an order request', () => {
  const readMails = () => db.selectFrom('mailOutbox').selectAll().orderBy('recipient').execute();

  it('confirm to the customer with the requested total, and report all details to staff', async () => {
    await send({ body: { genericNote: '<script>alert(1)</script>' } });
    const [confirmation, notice] = await readMails();
    expect([confirmation?.recipient, confirmation?.language]).toEqual(['customer@test.it', 'it']);
    expect(confirmation?.subject).toMatch(/^Abbiamo ricevuto la richiesta d’ordine \(R26-\d{6}\)$/);
    expect(confirmation?.textBody).toContain('PO 2026/77');
    expect(confirmation?.textBody).toContain('F120-7035-25');
    expect(confirmation?.textBody).toContain('24-11-2026');
    expect(confirmation?.textBody).toMatch(/Totale richiesto, netto: 1\.?012,89/);
    expect(notice?.recipient).toBe('info@cromia.test');
    expect(notice?.textBody).toMatch(/1\.?012,89/);
    for (const mail of [confirmation, notice]) {
      expect(mail?.htmlBody).toContain('&lt;script&gt;');
      expect(mail?.htmlBody).not.toContain('<script>');
      expect(mail?.htmlBody).toContain('Verniciatura &lt;b&gt;Rossi&lt;/b&gt; &amp; figli');
    }
  });

  it("confirm an agent's order to the agent and the customer's users, in their languages", async () => {
    await fillCart(agent, `${AS_AGENT}/carts?customerCode=100001`);
    await send({
      headers: agent,
      url: `${AS_AGENT}/order-requests?customerCode=100001`,
      body: { agentNote: 'pays late' },
    });
    const mails = await readMails();
    expect(mails.map(({ recipient, language }) => [recipient, language])).toEqual([
      ['agent@test.it', 'en'],
      ['customer@test.it', 'it'],
      ['info@cromia.test', 'it'],
      ['kunde@test.it', 'de'],
    ]);
    for (const { recipient, textBody, htmlBody } of mails) {
      expect((textBody + htmlBody).includes('pays late')).toBe(recipient === 'info@cromia.test');
    }
  });
});
