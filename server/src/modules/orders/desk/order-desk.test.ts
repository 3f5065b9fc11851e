import type { Order } from '@cromia/domain/orders/order';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import {
  aCustomer,
  anOffer,
  anOrder,
  aProduct,
  aUser,
  listNonNullKeys,
  setListPrice,
} from '../../../../test/builders/shop.ts';
import { createOrderRequestExpiryJob } from '../requests/order-request-expiry.ts';

const NOON = new Date('2026-11-21T11:00:00Z');
let now = NOON;
const { app, db, config } = await testApp('empty', { apps: 2, now: () => now });

const company = await aCustomer(db, {
  customerCode: '100001',
  businessName: 'Colorificio Uno',
  discountPct1: 20,
  discountPct2: 5,
  unconditionalDiscountPct: 2,
});
const other = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'customer2@test.it', role: 'CUSTOMER', customer: other });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company], language: 'pl' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });

const primer = await aProduct(db, { serial: 'F120', multiplier: 4, unitPrice: 12.5 });
const coat = await aProduct(db, { serial: 'F200', unitPrice: 7.33, unitQty: 5, plo: 5.6 });
const removed = await aProduct(db, { serial: 'F300', status: 'E' });
const unpriced = await aProduct(db, { serial: 'F400', unitPrice: null });

const OWN = '/api/v1/public/customer';
const STAFF = '/api/v1/backoffice';

const customer = await login(app, 'customer@test.it');
const customer2 = await login(app, 'customer2@test.it');
const agent = await login(app, 'agent@test.it');
const admin = await login(app, 'admin@test.it');

beforeEach(async () => {
  now = NOON;
  for (const table of [
    'orders',
    'orderRequests',
    'offerRequests',
    'mailOutbox',
    'auditLog',
    'carts',
  ] as const)
    await db.deleteFrom(table).execute();
  await setListPrice(db, primer.id, 12.5);
  await db.updateTable('products').set({ inStock: true }).execute();
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

/** Sends an order request via the cart. @returns its id */
async function requested(): Promise<string> {
  await call('POST', `${OWN}/carts`, customer, {
    items: [
      { productCode: primer.productCode, quantity: 4 },
      { productCode: coat.productCode, quantity: 3 },
    ],
  });
  const { status, body } = await call('POST', `${OWN}/order-requests`, customer, {
    items: [
      { productCode: primer.productCode, quantity: 4, finalUnitPrice: 9.5 },
      { productCode: coat.productCode, quantity: 3, finalUnitPrice: 5.5708 },
    ],
    address: 'SD001',
    customerOrderCode: 'PO-7',
    deliveryDateRequested: '2026-11-30',
    acceptMultipleShipping: true,
    shippingNote: 'ring twice',
  });
  expect(status).toBe(201);
  return body.id;
}

const decide = (id: string, body: object) =>
  call('POST', `${STAFF}/order-requests/${id}/decision`, admin, body);
const move = (id: string, body: object) => call('POST', `${STAFF}/orders/${id}/status`, admin, body);
const mails = () =>
  db.selectFrom('mailOutbox').select(['recipient', 'subject', 'textBody']).orderBy('recipient').execute();

describe('deciding on an order request', () => {
  it('creates an order with a new code at the prices and weights of the accepted request', async () => {
    const id = await requested();
    await db.deleteFrom('mailOutbox').execute();
    await setListPrice(db, primer.id, 99);
    const { status, body } = await decide(id, { decision: 'ACCEPTED' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ACCEPTED', orderCode: expect.stringMatching(/^V26-\d{6}$/) });
    const order = await call('GET', `${OWN}/orders/${body.orderId}`, customer);
    expect(order.body).toMatchObject({
      orderCode: body.orderCode,
      customerOrderCode: 'PO-7',
      orderRequestId: id,
      status: 'I',
      requestCreatedOn: NOON.toISOString(),
      address: { code: 'SD001', zipOrPostalCode: expect.any(String) },
      deliveryDate: '2026-11-30',
      acceptMultipleShipping: true,
      shippingNote: 'ring twice',
      overallDiscount: 2,
      total: 1012.89,
      totalWeight: 122,
      items: [
        {
          quantityOrdered: 4,
          quantityConfirmed: 0,
          quantityProcessed: 0,
          finalUnitPrice: 9.5,
          rowTotal: 950,
        },
        { quantityOrdered: 3, rowTotal: 83.56, rowWeight: 16.8 },
      ],
    });
    const seen = await call('GET', `${OWN}/order-requests/${id}`, customer);
    expect(seen.body).toMatchObject({ status: 'ACCEPTED', total: 1012.89, orderCode: body.orderCode });
    const sent = await mails();
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['customer@test.it', `Richiesta d’ordine accettata: ordine ${body.orderCode}`],
    ]);
    expect(sent[0]?.textBody).toMatch(/1\.?012,89/);
  });

  it('e-mails the reason of a rejection to the customer and to the agent who sent the request', async () => {
    const id = await requested();
    await db
      .updateTable('orderRequests')
      .set((eb) => ({
        userId: eb.selectFrom('users').select('id').where('username', '=', 'agent@test.it'),
      }))
      .execute();
    await db.deleteFrom('mailOutbox').execute();
    const { body } = await decide(id, { decision: 'REJECTED', reason: 'not in this quantity' });
    expect(body).toMatchObject({ status: 'REJECTED', reason: 'not in this quantity', orderId: null });
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual([
      'order-requests.create',
      'order-requests.decide',
    ]);
    const sent = await mails();
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['agent@test.it', 'Zgłoszenie zamówienia odrzucone'],
      ['customer@test.it', 'Richiesta d’ordine rifiutata'],
    ]);
    for (const { textBody } of sent) {
      expect(textBody).toContain('not in this quantity');
      // The total is shown only for accepted requests.
      expect(textBody).not.toMatch(/1[. ]?012,89/);
    }
  });

  it('creates one order when several decide concurrently', async () => {
    const id = await requested();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => decide(id, { decision: 'ACCEPTED' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const rejected = responses.find(({ status }) => status === 409)?.body;
    expect(rejected.outcome).toMatchObject({ status: 'ACCEPTED', orderCode: expect.any(String) });
    expect((await call('GET', `${OWN}/orders`, customer)).body.totalElements).toBe(1);
  });

  it('is refused after the last day of the request', async () => {
    const id = await requested();
    now = new Date('2026-12-21T22:59:00Z');
    expect(
      (await call('GET', `${STAFF}/order-requests?status=PENDING`, await login(app, 'admin@test.it'))).body
        .totalElements,
    ).toBe(1);
    now = new Date('2026-12-21T23:00:00Z');
    const late = await call(
      'POST',
      `${STAFF}/order-requests/${id}/decision`,
      await login(app, 'admin@test.it'),
      {
        decision: 'ACCEPTED',
      },
    );
    expect([late.status, late.body.outcome.status]).toEqual([409, 'EXPIRED']);
  });

  it('is refused for customers, unknown requests and unknown decisions', async () => {
    const id = await requested();
    const own = await call('POST', `${STAFF}/order-requests/${id}/decision`, customer, {
      decision: 'ACCEPTED',
    });
    expect(own.status).toBe(403);
    expect((await decide('00000000-0000-4000-8000-000000000000', { decision: 'ACCEPTED' })).status).toBe(404);
    expect((await decide(id, { decision: 'MAYBE' })).status).toBe(400);
  });
});

describe('changing the status of an order', () => {
  it('goes through confirmed and shipped to invoiced, with the quantities of each step', async () => {
    const id = await anOrder(db, { customer: company, products: [primer, coat], quantity: 8 });
    const { body: before } = await call('GET', `${STAFF}/orders/${id}`, admin);
    const [first] = before.items;
    const confirmed = await move(id, { status: 'C', quantities: [{ id: first.id, quantity: 4 }] });
    expect(confirmed.body).toMatchObject({
      status: 'C',
      items: [{ quantityConfirmed: 4 }, { quantityConfirmed: 8 }],
    });
    const tooMuch = await move(id, { status: 'E', quantities: [{ id: first.id, quantity: 5 }] });
    expect([tooMuch.status, tooMuch.body.errors]).toEqual([
      400,
      [{ path: 'quantities.0.quantity', code: 'invalidField' }],
    ]);
    expect((await move(id, { status: 'E' })).body).toMatchObject({
      status: 'E',
      items: [{ quantityProcessed: 4 }, { quantityProcessed: 8 }],
    });
    const invoiced = await move(id, { status: 'F' });
    expect(
      invoiced.body.history.map(({ details }: { details: { status: string } }) => details.status),
    ).toEqual(['C', 'E', 'F']);
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      `Ordine ${before.orderCode} confermato`,
      `Ordine ${before.orderCode} fatturato`,
      `Ordine ${before.orderCode} spedito`,
    ]);
  });

  it('is refused with the current status for disallowed transitions and concurrent duplicates', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'E' });
    for (const status of ['I', 'C', 'E', 'B', 'A']) {
      const response = await move(id, { status });
      expect([status, response.status, response.body.outcome]).toEqual([status, 409, { status: 'E' }]);
    }
    const both = await Promise.all([move(id, { status: 'F' }), move(id, { status: 'F' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mails()).toHaveLength(1);
  });

  it('to blocked sends the reason to the customer, and refuses quantities', async () => {
    const id = await anOrder(db, { customer: company, products: [primer] });
    const { body: order } = await call('GET', `${STAFF}/orders/${id}`, admin);
    const quantities = [{ id: order.items[0].id, quantity: 1 }];
    expect((await move(id, { status: 'B', quantities })).status).toBe(400);
    expect((await move(id, { status: 'B', reason: 'an invoice is open' })).body.status).toBe('B');
    expect((await mails())[0]?.textBody).toContain('an invoice is open');
  });
});

describe('the remainder of a partial shipment', () => {
  async function confirmedOrder({ acceptMultipleShipping }: { acceptMultipleShipping: boolean }) {
    const id = await anOrder(db, { customer: company, products: [primer, coat], quantity: 8 });
    await db.updateTable('orders').set({ acceptMultipleShipping }).where('id', '=', id).execute();
    const { body } = await move(id, { status: 'C' });
    await db.deleteFrom('mailOutbox').execute();
    return { id, first: body.items[0].id, orderCode: body.orderCode };
  }

  it('stays open until it is shipped when multiple shipments are accepted', async () => {
    const { id, first, orderCode } = await confirmedOrder({ acceptMultipleShipping: true });
    const part = await move(id, { status: 'E', quantities: [{ id: first, quantity: 3 }], rest: 'OPEN' });
    expect(part.body).toMatchObject({
      status: 'C',
      items: [{ quantityProcessed: 3 }, { quantityProcessed: 8 }],
    });
    expect(part.body.history.at(-1)).toMatchObject({
      action: 'orders.ship-part',
      details: {
        rest: 'OPEN',
        quantities: [
          { product: 'F120-7035-25', quantity: 3, of: 8 },
          { quantity: 8, of: 8 },
        ],
      },
    });
    const again = { status: 'E', quantities: [{ id: first, quantity: 3 }], rest: 'OPEN', packagesShipped: 0 };
    const twice = await move(id, again);
    expect([twice.status, twice.body.outcome]).toEqual([409, { status: 'C' }]);
    expect((await move(id, { status: 'A', reason: 'no longer needed' })).status).toBe(409);
    const tooMuch = await move(id, { status: 'E', quantities: [{ id: first, quantity: 6 }] });
    expect(tooMuch.status).toBe(400);
    const whole = await move(id, { status: 'E', rest: 'OPEN' });
    expect(whole.body).toMatchObject({
      status: 'E',
      items: [{ quantityProcessed: 8 }, { quantityProcessed: 8 }],
    });
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      `Ordine ${orderCode} spedito`,
      `Ordine ${orderCode} spedito in parte`,
    ]);
  });

  it('is cancelled otherwise and excluded from the shipped total and weight', async () => {
    const { id, first, orderCode } = await confirmedOrder({ acceptMultipleShipping: false });
    const open = await move(id, { status: 'E', quantities: [{ id: first, quantity: 3 }], rest: 'OPEN' });
    expect([open.status, open.body.errors]).toEqual([400, [{ path: 'rest', code: 'invalidField' }]]);
    const { body } = await move(id, { status: 'E', quantities: [{ id: first, quantity: 3 }] });
    expect(body).toMatchObject({
      status: 'E',
      // 8 packages have a stored row total of 950 EUR; 3 packages of 25 kg at 9.50 EUR come to 712.50 EUR.
      total: 1900,
      confirmedTotal: 1900,
      shippedTotal: 1662.5,
      confirmedWeight: 420.8,
      shippedWeight: 289.3,
    });
    expect(body.history.at(-1).details).toMatchObject({ status: 'E', rest: 'CANCELLED' });
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `Ordine ${orderCode} spedito, resto annullato`,
    ]);
  });

  it('can stay open only if at least one package is shipped, and can be cancelled later', async () => {
    const { id, first } = await confirmedOrder({ acceptMultipleShipping: true });
    const { body: order } = await call('GET', `${STAFF}/orders/${id}`, admin);
    const nothing = order.items.map((item: { id: string }) => ({ id: item.id, quantity: 0 }));
    expect((await move(id, { status: 'E', quantities: nothing, rest: 'OPEN' })).status).toBe(400);
    expect((await move(id, { status: 'B', reason: 'unpaid', rest: 'OPEN' })).status).toBe(400);
    await move(id, { status: 'E', quantities: [{ id: first, quantity: 3 }], rest: 'OPEN' });
    expect((await move(id, { status: 'E', quantities: nothing, rest: 'CANCELLED' })).body).toMatchObject({
      status: 'E',
      items: [{ quantityConfirmed: 8, quantityProcessed: 3 }, { quantityProcessed: 8 }],
    });
  });
});

describe('the delivery date of an order', () => {
  const change = (id: string, body: object) =>
    call('POST', `${STAFF}/orders/${id}/delivery-date`, admin, body);

  it('can be changed before shipment, with an e-mail to the customer', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'C' });
    const { status, body } = await change(id, { deliveryDate: '2026-12-09', reason: 'late pigments' });
    expect([status, body.deliveryDate]).toEqual([200, '2026-12-09']);
    expect(body.history.at(-1)).toMatchObject({
      action: 'orders.change-delivery-date',
      details: { was: { deliveryDate: '2026-12-01' }, is: { deliveryDate: '2026-12-09' } },
    });
    const [mail] = await mails();
    expect(mail?.subject).toBe(`Ordine ${body.orderCode}: nuova data di consegna 09-12-2026`);
    expect(mail?.textBody).toContain('late pigments');
    await change(id, { deliveryDate: '2026-12-09' });
    expect(await mails()).toHaveLength(1);
  });

  it('cannot be in the past, and cannot be changed after shipment', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'I' });
    expect((await change(id, { deliveryDate: '2026-11-20' })).status).toBe(400);
    await db.updateTable('orders').set({ status: 'E' }).where('id', '=', id).execute();
    const late = await change(id, { deliveryDate: '2026-12-09' });
    expect([late.status, late.body.outcome]).toEqual([409, { status: 'E' }]);
  });
});

describe('a blocked order', () => {
  it('returns to its previous status and confirmed quantities, and the customer is e-mailed', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], quantity: 8 });
    const { body: order } = await call('GET', `${STAFF}/orders/${id}`, admin);
    await move(id, { status: 'B', reason: 'an invoice is open' });
    expect((await call('GET', `${OWN}/orders/${id}`, customer)).body).toMatchObject({
      status: 'B',
      blockReason: 'an invoice is open',
    });
    expect([(await move(id, { status: 'C' })).status, (await move(id, { status: 'I' })).status]).toEqual([
      409, 200,
    ]);
    await move(id, { status: 'C', quantities: [{ id: order.items[0].id, quantity: 6 }] });
    expect((await move(id, { status: 'B', reason: 'once more' })).body.blockedFrom).toBe('C');
    expect((await move(id, { status: 'I' })).status).toBe(409);
    expect(
      (await move(id, { status: 'C', quantities: [{ id: order.items[0].id, quantity: 1 }] })).status,
    ).toBe(400);
    await db.deleteFrom('mailOutbox').execute();
    expect((await move(id, { status: 'C' })).body).toMatchObject({
      status: 'C',
      blockedFrom: null,
      blockReason: null,
      items: [{ quantityConfirmed: 6 }],
    });
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Ordine ${order.orderCode} sbloccato`]);
  });

  it('can be cancelled', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'B' });
    expect((await move(id, { status: 'A', reason: 'never paid' })).body.status).toBe('A');
  });
});

describe('the list of orders', () => {
  it('is sorted newest first by default, and filtered by status, code, dates and products', async () => {
    const january = await anOrder(db, {
      customer: company,
      products: [primer],
      status: 'F',
      orderCode: 'V26-000100',
      createdOn: '2026-01-05T08:00:00Z',
      deliveryDate: '2026-01-09',
    });
    // In Rome this is already 1 March.
    const march = await anOrder(db, {
      customer: company,
      products: [coat],
      status: 'C',
      orderCode: 'V26-000200',
      createdOn: '2026-02-28T23:30:00Z',
    });
    await anOrder(db, { customer: other, products: [primer] });
    const ids = async (query: string) => {
      const { status, body } = await call('GET', `${OWN}/orders?${query}`, customer);
      expect([query, status]).toEqual([query, 200]);
      expect(body.totalElements).toBe(body.content.length);
      return body.content.map(({ id }: Order) => id);
    };
    expect(await ids('')).toEqual([march, january]);
    expect(await ids('status=ALL&sort=createdOn,asc')).toEqual([january, march]);
    expect(await ids('status=F')).toEqual([january]);
    expect(await ids('status=I')).toEqual([]);
    expect(await ids('orderCode=0002')).toEqual([march]);
    expect(await ids('orderCode=v26-000100')).toEqual([january]);
    expect(await ids('orderCode=%25')).toEqual([]);
    expect(await ids('orderCode=V26_')).toEqual([]);
    expect(await ids('createdOnFrom=2026-03-01')).toEqual([march]);
    expect(await ids('createdOnTo=2026-02-28')).toEqual([january]);
    expect(await ids('serial=F12&color=7035&pkg=25')).toEqual([january]);
    expect(await ids('description=fondo%20f200')).toEqual([march]);
    for (const sort of ['orderCode', 'deliveryDate', 'status', 'requestCreatedOn'])
      expect(await ids(`sort=${sort},asc`)).toHaveLength(2);
    const { body } = await call('GET', `${OWN}/orders?size=1&page=1`, customer);
    expect(body).toMatchObject({ totalElements: 2, totalPages: 2, last: true, size: 1 });
    expect(body.content.map(({ id }: Order) => id)).toEqual([january]);
    // An order without a request has no address.
    expect(body.content[0].address).toBeNull();
    for (const query of [
      'status=X',
      'sort=total,asc',
      'createdOnFrom=2026-02-02&createdOnTo=2026-02-01',
      'size=101',
    ])
      expect((await call('GET', `${OWN}/orders?${query}`, customer)).status).toBe(400);
    expect((await call('GET', `${OWN}/orders`, customer)).body.size).toBe(20);
  });

  it('keeps correct totals as orders are created, change status and are deleted', async () => {
    const total = async (status: string) =>
      (await call('GET', `${OWN}/orders?status=${status}`, customer)).body.totalElements;
    const id = await anOrder(db, { customer: company, products: [primer] });
    await anOrder(db, { customer: company, products: [primer] });
    expect([await total('ALL'), await total('I'), await total('C')]).toEqual([2, 2, 0]);
    await move(id, { status: 'C' });
    expect([await total('ALL'), await total('I'), await total('C')]).toEqual([2, 1, 1]);
    await db.deleteFrom('orders').where('id', '=', id).execute();
    expect([await total('ALL'), await total('I'), await total('C')]).toEqual([1, 1, 0]);
    expect((await call('GET', `${STAFF}/orders`, admin)).body.totalElements).toBe(1);
    expect((await call('GET', `${STAFF}/orders?customerCode=100002`, admin)).body.totalElements).toBe(0);
  });

  it('of a portfolio is filtered by customer name or code, within the portfolio', async () => {
    const id = await anOrder(db, { customer: company, products: [primer] });
    await anOrder(db, { customer: other, products: [primer] });
    const ids = async (query: string) => {
      const url = `/api/v1/public/agent/portfolio/orders?${query}`;
      return (await call('GET', url, agent)).body.content.map((order: Order) => order.id);
    };
    expect(await ids('customer=COLORIFICIO')).toEqual([id]);
    expect(await ids('customer=1000')).toEqual([id]);
    expect(await ids('customer=100002')).toEqual([]);
  });

  it('shows unit price and discounts only to agents and staff', async () => {
    const id = await anOrder(db, { customer: company, products: [primer] });
    const own = listNonNullKeys((await call('GET', `${OWN}/orders/${id}`, customer)).body);
    for (const hidden of ['unitPrice', 'discountPct1', 'discountPct2']) expect(own).not.toContain(hidden);
    const seen = await call('GET', `/api/v1/public/agent/orders/${id}?customerCode=100001`, agent);
    expect(seen.body.items[0]).toMatchObject({ unitPrice: 12.5, discountPct1: 20, discountPct2: 5 });
    expect((await call('GET', `${OWN}/orders/${id}`, customer2)).status).toBe(404);
  });
});

describe('ordering an order again', () => {
  const redo = (id: string, headers = customer) => call('GET', `${OWN}/order-requests/redo/${id}`, headers);

  it('puts its lines into the cart and reports changes and products that cannot be ordered', async () => {
    await db.updateTable('products').set({ inStock: false }).where('id', '=', coat.id).execute();
    const id = await anOrder(db, {
      customer: company,
      products: [primer, coat, removed, unpriced],
      status: 'F',
      quantity: 6,
    });
    const { status, body } = await redo(id);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      // By now the product is sold in multiples of four.
      { productCode: primer.productCode, quantity: 8 },
      { productCode: coat.productCode, quantity: 6 },
      { productCode: unpriced.productCode, quantity: 6 },
    ]);
    expect(body.changes).toMatchObject([
      {
        productCode: primer.productCode,
        code: 'IllegalItemQuantity',
        was: 6,
        is: 8,
        itemId: body.items[0].id,
      },
      { productCode: coat.productCode, code: 'ProductNotInStock' },
      { productCode: removed.productCode, code: 'ProductNotAvailable', itemId: null },
      { productCode: unpriced.productCode, code: 'PriceNotAssigned', was: 9.5, is: null },
    ]);
  });

  it('changes nothing when repeated', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'C', quantity: 8 });
    const first = await redo(id);
    expect((await redo(id)).body).toEqual(first.body);
    expect(first.body.items).toMatchObject([{ quantity: 8 }]);
  });

  it('does not run for HEAD, which must not change the cart', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'C', quantity: 8 });
    const url = `${OWN}/order-requests/redo/${id}`;
    expect((await app.inject({ method: 'HEAD', url, headers: customer })).statusCode).toBe(404);
    expect((await call('GET', `${OWN}/carts`, customer)).body.items).toEqual([]);
  });

  it('reports a larger quantity already in the cart, and merges lines of the same product', async () => {
    await call('POST', `${OWN}/carts`, customer, {
      items: [{ productCode: primer.productCode, quantity: 20 }],
    });
    const id = await anOrder(db, {
      customer: company,
      products: [primer, coat, coat],
      status: 'C',
      quantity: 8,
    });
    const { status, body } = await redo(id);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ quantity: 20 }, { quantity: 16 }]);
    expect(body.changes).toMatchObject([
      { productCode: primer.productCode, code: 'AlreadyInCart', was: 8, is: 20, itemId: body.items[0].id },
    ]);
  });

  it("is possible only for the customer's own orders, and not in status I, A or B", async () => {
    for (const status of ['I', 'A', 'B']) {
      const id = await anOrder(db, { customer: company, products: [primer], status });
      const response = await redo(id);
      expect([status, response.status, response.body.code]).toEqual([status, 409, 'OrderNotRepeatable']);
    }
    const id = await anOrder(db, { customer: company, products: [primer], status: 'E' });
    expect((await redo(id, customer2)).status).toBe(404);
    const asAgent = `/api/v1/public/agent/order-requests/redo/${id}?customerCode=100001`;
    expect((await call('GET', asAgent, agent)).body.items).toHaveLength(1);
  });
});

describe('sending an expired order request again', () => {
  const again = async (id: string) =>
    call('POST', `${OWN}/order-requests/expired/${id}`, await login(app, 'customer@test.it'));

  it('is possible for 15 days after its last day, and makes it pending from today', async () => {
    const id = await requested();
    now = new Date('2026-12-21T12:00:00Z');
    expect((await again(id)).status).toBe(409);
    now = new Date('2027-01-05T12:00:00Z');
    expect(await again(id)).toEqual({ status: 200, body: { id } });
    const row = await db.selectFrom('orderRequests').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 'PENDING',
      createdOn: now,
      deliveryDateRequested: '2027-01-07',
      expirationDate: '2027-02-04',
    });
  });

  it('is refused on the 16th day', async () => {
    const id = await requested();
    now = new Date('2027-01-06T12:00:00Z');
    expect((await again(id)).status).toBe(409);
  });

  it('is refused when a price or the stock has changed', async () => {
    const id = await requested();
    now = new Date('2026-12-30T12:00:00Z');
    await setListPrice(db, primer.id, 13);
    expect((await again(id)).body.code).toBe('PriceChanged');
    await setListPrice(db, primer.id, 12.5);
    await db.updateTable('products').set({ inStock: false }).execute();
    expect((await again(id)).body.code).toBe('ProductNotInStock');
    const row = await db.selectFrom('orderRequests').select('status').executeTakeFirstOrThrow();
    expect(row.status).toBe('PENDING');
  });

  it("keeps the prices of its offer past the offer's last day, and needs no stock", async () => {
    const offer = await anOffer(db, {
      customer: company,
      products: [primer],
      status: 'CLOSED',
      expirationDate: '2026-12-21',
    });
    const id = await requested();
    await db.updateTable('orderRequests').set({ offerRequestId: offer }).execute();
    now = new Date('2026-12-30T12:00:00Z');
    await setListPrice(db, primer.id, 13);
    await db.updateTable('products').set({ inStock: false }).execute();
    const headers = await login(app, 'customer@test.it');
    const shown = async () => (await call('GET', `${OWN}/order-requests/${id}`, headers)).body;
    expect(await shown()).toMatchObject({ status: 'EXPIRED', canRequestAgain: true });
    await db.updateTable('products').set({ status: 'E' }).where('id', '=', coat.id).execute();
    expect((await again(id)).body).toMatchObject({
      code: 'ProductNotAvailable',
      errors: [{ path: 'items.1' }],
    });
    await db.updateTable('products').set({ status: 'A' }).where('id', '=', coat.id).execute();
    expect((await again(id)).status).toBe(200);
    // The lead time does not apply to orders from an offer (section 5). The requested day is in the past, so the
    // request moves to today.
    expect(await shown()).toMatchObject({
      status: 'PENDING',
      deliveryDateRequested: '2026-12-30',
      items: [{ finalUnitPrice: 9.5 }, {}],
    });
  });

  it('e-mails the back office and the customer, also when an agent sends it', async () => {
    const id = await requested();
    now = new Date('2026-12-30T12:00:00Z');
    await db.deleteFrom('mailOutbox').execute();
    expect((await again(id)).status).toBe(200);
    const recipients = async () =>
      (await db.selectFrom('mailOutbox').select('recipient').execute()).map(({ recipient }) => recipient);
    expect((await recipients()).sort()).toEqual([config.brand.email, 'customer@test.it'].sort());
    now = new Date('2027-02-01T12:00:00Z');
    await db.deleteFrom('mailOutbox').execute();
    const headers = await login(app, 'agent@test.it');
    const path = `/api/v1/public/agent/order-requests/expired/${id}?customerCode=100001`;
    expect((await call('POST', path, headers)).status).toBe(200);
    expect(await recipients()).toEqual(expect.arrayContaining([config.brand.email, 'customer@test.it']));
  });

  it('can put its lines into the cart at current prices when a price has changed', async () => {
    const id = await requested();
    const redo = async () =>
      call('GET', `${OWN}/order-requests/redo/${id}`, await login(app, 'customer@test.it'));
    expect((await redo()).body.code).toBe('OrderNotRepeatable');
    now = new Date('2026-12-30T12:00:00Z');
    await setListPrice(db, primer.id, 13);
    const { status, body } = await redo();
    expect([status, body.changes]).toEqual([200, []]);
    expect(body.items).toMatchObject([{ quantity: 4, finalUnitPrice: 9.88 }, { quantity: 3 }]);
  });

  it('is refused for a rejected request, whose lines can be put into the cart instead', async () => {
    const id = await requested();
    const headers = await login(app, 'customer@test.it');
    const redo = () => call('GET', `${OWN}/order-requests/redo/${id}`, headers);
    await db.updateTable('orderRequests').set({ status: 'ACCEPTED' }).where('id', '=', id).execute();
    expect((await redo()).body.code).toBe('OrderNotRepeatable');
    await db.updateTable('orderRequests').set({ status: 'REJECTED' }).where('id', '=', id).execute();
    expect(await redo()).toMatchObject({ status: 200, body: { items: [{ quantity: 4 }, { quantity: 3 }] } });
    expect((await again(id)).status, 'what was refused is not sent as it was').toBe(409);
  });

  it('is possible until the daily job deletes the expired request', async () => {
    const id = await requested();
    const job = createOrderRequestExpiryJob({ db, config, now: () => now });
    now = new Date('2026-12-22T12:00:00Z');
    await job.work();
    const stored = () => db.selectFrom('orderRequests').select('status').where('id', '=', id).execute();
    expect(await stored()).toEqual([{ status: 'EXPIRED' }]);
    now = new Date('2027-01-06T12:00:00Z');
    await job.work();
    expect(await stored()).toEqual([]);
  });
});
