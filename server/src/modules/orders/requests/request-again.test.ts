import { describe, expect, it } from 'vitest';
import { login } from '../../../../test/app.ts';
import { anOrderDesk, OWN_PATH } from '../../../../test/builders/order-desk.ts';
import { anOffer, setListPrice } from '../../../../test/builders/shop.ts';
import { createOrderRequestExpiryJob } from './order-request-expiry.ts';

const { app, db, config, clock, company, primer, coat, call, sendOrderRequest } = await anOrderDesk();

describe('sending an expired order request again', () => {
  const requestAgain = async (id: string) =>
    call('POST', `${OWN_PATH}/order-requests/expired/${id}`, await login(app, 'customer@test.it'));

  it('is possible for 15 days after its last day, and makes it pending from today', async () => {
    const id = await sendOrderRequest();
    clock.now = new Date('2026-12-21T12:00:00Z');
    expect((await requestAgain(id)).status).toBe(409);
    clock.now = new Date('2027-01-05T12:00:00Z');
    expect(await requestAgain(id)).toEqual({ status: 200, body: { id } });
    const row = await db.selectFrom('orderRequests').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 'PENDING',
      createdOn: clock.now,
      deliveryDateRequested: '2027-01-07',
      expirationDate: '2027-02-04',
    });
  });

  it('is rejected on the 16th day', async () => {
    const id = await sendOrderRequest();
    clock.now = new Date('2027-01-06T12:00:00Z');
    expect((await requestAgain(id)).status).toBe(409);
  });

  it('is rejected when a price or the stock has changed', async () => {
    const id = await sendOrderRequest();
    clock.now = new Date('2026-12-30T12:00:00Z');
    await setListPrice(db, primer.id, 13);
    expect((await requestAgain(id)).body.code).toBe('PriceChanged');
    await setListPrice(db, primer.id, 12.5);
    await db.updateTable('products').set({ inStock: false }).execute();
    expect((await requestAgain(id)).body.code).toBe('ProductNotInStock');
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
    const id = await sendOrderRequest();
    await db.updateTable('orderRequests').set({ offerRequestId: offer }).execute();
    clock.now = new Date('2026-12-30T12:00:00Z');
    await setListPrice(db, primer.id, 13);
    await db.updateTable('products').set({ inStock: false }).execute();
    const headers = await login(app, 'customer@test.it');
    const readRequest = async () => (await call('GET', `${OWN_PATH}/order-requests/${id}`, headers)).body;
    expect(await readRequest()).toMatchObject({ status: 'EXPIRED', canRequestAgain: true });
    await db.updateTable('products').set({ status: 'E' }).where('id', '=', coat.id).execute();
    expect((await requestAgain(id)).body).toMatchObject({
      code: 'ProductNotAvailable',
      errors: [{ path: 'items.1' }],
    });
    await db.updateTable('products').set({ status: 'A' }).where('id', '=', coat.id).execute();
    expect((await requestAgain(id)).status).toBe(200);
    // The lead time does not apply to orders from an offer (section 5). The requested day is in the past, so the
    // request moves to today.
    expect(await readRequest()).toMatchObject({
      status: 'PENDING',
      deliveryDateRequested: '2026-12-30',
      items: [{ finalUnitPrice: 9.5 }, {}],
    });
  });

  it('e-mails the back office and the customer, also when an agent sends it', async () => {
    const id = await sendOrderRequest();
    clock.now = new Date('2026-12-30T12:00:00Z');
    await db.deleteFrom('mailOutbox').execute();
    expect((await requestAgain(id)).status).toBe(200);
    const readRecipients = async () =>
      (await db.selectFrom('mailOutbox').select('recipient').execute()).map(({ recipient }) => recipient);
    expect((await readRecipients()).sort()).toEqual([config.brand.email, 'customer@test.it'].sort());
    clock.now = new Date('2027-02-01T12:00:00Z');
    await db.deleteFrom('mailOutbox').execute();
    const headers = await login(app, 'agent@test.it');
    const path = `/api/v1/public/agent/order-requests/expired/${id}?customerCode=100001`;
    expect((await call('POST', path, headers)).status).toBe(200);
    expect(await readRecipients()).toEqual(expect.arrayContaining([config.brand.email, 'customer@test.it']));
  });

  it('can put its lines into the cart at current prices when a price has changed', async () => {
    const id = await sendOrderRequest();
    const redo = async () =>
      call('GET', `${OWN_PATH}/order-requests/redo/${id}`, await login(app, 'customer@test.it'));
    expect((await redo()).body.code).toBe('OrderNotRepeatable');
    clock.now = new Date('2026-12-30T12:00:00Z');
    await setListPrice(db, primer.id, 13);
    const { status, body } = await redo();
    expect([status, body.changes]).toMatchObject([200, [{ code: 'PriceChanged', was: 9.5, is: 9.88 }]]);
    expect(body.items).toMatchObject([{ quantity: 4, finalUnitPrice: 9.88 }, { quantity: 3 }]);
  });

  it('is rejected for a rejected request, whose lines can be put into the cart instead', async () => {
    const id = await sendOrderRequest();
    const headers = await login(app, 'customer@test.it');
    const redo = () => call('GET', `${OWN_PATH}/order-requests/redo/${id}`, headers);
    await db.updateTable('orderRequests').set({ status: 'ACCEPTED' }).where('id', '=', id).execute();
    expect((await redo()).body.code).toBe('OrderNotRepeatable');
    await db.updateTable('orderRequests').set({ status: 'REJECTED' }).where('id', '=', id).execute();
    expect(await redo()).toMatchObject({ status: 200, body: { items: [{ quantity: 4 }, { quantity: 3 }] } });
    expect((await requestAgain(id)).status, 'a rejected request cannot be sent again unchanged').toBe(409);
  });

  it('is possible until the daily job deletes the expired request', async () => {
    const id = await sendOrderRequest();
    const job = createOrderRequestExpiryJob({ db, config, now: () => clock.now });
    clock.now = new Date('2026-12-22T12:00:00Z');
    await job.work();
    const readStatuses = () => db.selectFrom('orderRequests').select('status').where('id', '=', id).execute();
    expect(await readStatuses()).toEqual([{ status: 'EXPIRED' }]);
    clock.now = new Date('2027-01-06T12:00:00Z');
    await job.work();
    expect(await readStatuses()).toEqual([]);
  });
});
