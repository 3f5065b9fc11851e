import { listShipmentRecipients } from '@cromia/domain/orders/mail-recipients';
import { describe, expect, it } from 'vitest';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../test/builders/order-desk.ts';
import { setListPrice } from '../../../test/builders/shop.ts';

const { app, db, company, customer, admin, agent, primer, call, sendOrderRequest, readMails } =
  await anOrderDesk();

const readRecipients = async (list: string, ids: readonly string[]) =>
  (await call('GET', `${STAFF_PATH}/${list}/mail-recipients?ids=${ids.join(',')}`, admin)).body;

/** Makes the agent the sender of all order requests. */
const setSender = () =>
  db
    .updateTable('orderRequests')
    .set((eb) => ({ userId: eb.selectFrom('users').select('id').where('username', '=', 'agent@test.it') }))
    .execute();

describe('the recipients of a decision', () => {
  it('are exactly those who are mailed, for a request and its order', async () => {
    const id = await sendOrderRequest();
    await setSender();
    const [announced] = await readRecipients('order-requests', [id]);
    expect(announced).toMatchObject({
      id,
      recipients: [
        { username: 'agent@test.it', isCustomer: false },
        { username: 'customer@test.it', isCustomer: true },
      ],
    });
    await db.deleteFrom('mailOutbox').execute();
    const { body } = await call('POST', `${STAFF_PATH}/order-requests/${id}/decision`, admin, {
      decision: 'ACCEPTED',
    });
    const mailed = (await readMails()).map(({ recipient }) => recipient);
    expect(announced.recipients.map(({ username }: { username: string }) => username)).toEqual(mailed);
    expect(await readRecipients('orders', [body.orderId])).toMatchObject([
      { id: body.orderId, recipients: announced.recipients },
    ]);
  });

  it('of a shipment include the addresses for transport documents, each once', async () => {
    const transportDocumentEmails = ['Customer@test.it', 'bolle@test.it'];
    await db.updateTable('customers').set({ transportDocumentEmails }).where('id', '=', company.id).execute();
    const request = await call(
      'POST',
      `${STAFF_PATH}/order-requests/${await sendOrderRequest()}/decision`,
      admin,
      {
        decision: 'ACCEPTED',
      },
    );
    const { orderId } = request.body;
    await call('POST', `${STAFF_PATH}/orders/${orderId}/status`, admin, { status: 'C' });
    const [announced] = await readRecipients('orders', [orderId]);
    await db.deleteFrom('mailOutbox').execute();
    const shipment = { shippedOn: '2026-11-21', orders: [{ id: orderId }] };
    expect((await call('POST', `${STAFF_PATH}/shipments`, admin, shipment)).status).toBe(201);
    const mailed = (await readMails()).map(({ recipient }) => recipient);
    expect(mailed).toContain('bolle@test.it');
    const usernames = listShipmentRecipients(announced).map(({ username }) => username);
    expect(usernames.sort()).toEqual(mailed);
  });

  it('are nobody for a customer whose users are disabled, and none for unknown ids', async () => {
    const id = await sendOrderRequest();
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('username', '=', 'customer@test.it')
      .execute();
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await readRecipients('order-requests', [unknown, id])).toEqual([{ id, recipients: [] }]);
    await db
      .updateTable('users')
      .set({ disabledAt: null })
      .where('username', '=', 'customer@test.it')
      .execute();
  });

  it('are read by staff only, for at most a page of documents', async () => {
    const url = `${STAFF_PATH}/orders/mail-recipients`;
    const ids = (count: number) => Array(count).fill('00000000-0000-4000-8000-000000000000').join(',');
    for (const headers of [customer, agent])
      expect((await app.inject({ url: `${url}?ids=${ids(1)}`, headers })).statusCode).toBe(403);
    expect((await call('GET', `${url}?ids=${ids(100)}`, admin)).status).toBe(200);
    for (const query of ['', '?ids=', '?ids=x', `?ids=${ids(101)}`])
      expect((await call('GET', `${url}${query}`, admin)).status).toBe(400);
  });
});

describe('the lines of an order request to decide', () => {
  it('have the price on the terms of today and the price last paid by this customer', async () => {
    const first = await sendOrderRequest();
    const { body } = await call('POST', `${STAFF_PATH}/order-requests/${first}/decision`, admin, {
      decision: 'ACCEPTED',
    });
    await call('POST', `${STAFF_PATH}/orders/${body.orderId}/status`, admin, { status: 'C' });
    const second = await sendOrderRequest();
    await setListPrice(db, primer.id, 50);
    const request = await call('GET', `${STAFF_PATH}/order-requests/${second}`, admin);
    expect(request.body.items[0]).toMatchObject({
      finalUnitPrice: 9.5,
      today: { finalUnitPrice: 38 },
      lastPaid: { finalUnitPrice: 9.5 },
    });
    const own = await call('GET', `${OWN_PATH}/order-requests/${second}`, customer);
    expect(own.body.items[0]).not.toHaveProperty('lastPaid');
  });
});
