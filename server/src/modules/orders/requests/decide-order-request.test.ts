import { describe, expect, it } from 'vitest';
import { login } from '../../../../test/app.ts';
import { anOrderDesk, NOON, OWN_PATH, STAFF_PATH } from '../../../../test/builders/order-desk.ts';
import { setListPrice } from '../../../../test/builders/shop.ts';

const { app, db, clock, primer, customer, admin, call, sendOrderRequest, readMails } = await anOrderDesk();

const decide = (id: string, body: object) =>
  call('POST', `${STAFF_PATH}/order-requests/${id}/decision`, admin, body);

describe('deciding on an order request', () => {
  it('creates an order with a new code at the prices and weights of the accepted request', async () => {
    const id = await sendOrderRequest();
    await db.deleteFrom('mailOutbox').execute();
    await setListPrice(db, primer.id, 99);
    const { status, body } = await decide(id, { decision: 'ACCEPTED' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ACCEPTED', orderCode: expect.stringMatching(/^V26-\d{6}$/) });
    const order = await call('GET', `${OWN_PATH}/orders/${body.orderId}`, customer);
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
    const request = await call('GET', `${OWN_PATH}/order-requests/${id}`, customer);
    expect(request.body).toMatchObject({ status: 'ACCEPTED', total: 1012.89, orderCode: body.orderCode });
    const mails = await readMails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['customer@test.it', `Richiesta d’ordine accettata: ordine ${body.orderCode}`],
    ]);
    expect(mails[0]?.textBody).toMatch(/1\.?012,89/);
  });

  it("names the customer's payment terms in the mails about a request and its order", async () => {
    await db.updateTable('customers').set({ paymentTerms: '60 days, end of month' }).execute();
    await db.deleteFrom('mailOutbox').execute();
    const id = await sendOrderRequest();
    await decide(id, { decision: 'ACCEPTED' });
    const mails = await readMails();
    expect(mails.length).toBeGreaterThan(1);
    for (const { textBody } of mails) expect(textBody).toContain('60 days, end of month');
    await db.updateTable('customers').set({ paymentTerms: null }).execute();
  });

  it('e-mails the reason of a rejection to the customer and to the agent who sent the request', async () => {
    const id = await sendOrderRequest();
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
    const mails = await readMails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['agent@test.it', expect.stringMatching(/^Zgłoszenie zamówienia R26-\d{6} odrzucone$/)],
      ['customer@test.it', expect.stringMatching(/^Richiesta d’ordine R26-\d{6} rifiutata$/)],
    ]);
    for (const { textBody } of mails) {
      expect(textBody).toContain('not in this quantity');
      // The total is shown only for accepted requests.
      expect(textBody).not.toMatch(/1[. ]?012,89/);
    }
  });

  it('creates one order when several decide concurrently', async () => {
    const id = await sendOrderRequest();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => decide(id, { decision: 'ACCEPTED' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const rejectedBody = responses.find(({ status }) => status === 409)?.body;
    expect(rejectedBody.outcome).toMatchObject({ status: 'ACCEPTED', orderCode: expect.any(String) });
    expect((await call('GET', `${OWN_PATH}/orders`, customer)).body.totalElements).toBe(1);
  });

  it('is rejected after the last day of the request', async () => {
    const id = await sendOrderRequest();
    clock.now = new Date('2026-12-21T22:59:00Z');
    expect(
      (await call('GET', `${STAFF_PATH}/order-requests?status=PENDING`, await login(app, 'admin@test.it')))
        .body.totalElements,
    ).toBe(1);
    clock.now = new Date('2026-12-21T23:00:00Z');
    const late = await call(
      'POST',
      `${STAFF_PATH}/order-requests/${id}/decision`,
      await login(app, 'admin@test.it'),
      {
        decision: 'ACCEPTED',
      },
    );
    expect([late.status, late.body.outcome.status]).toEqual([409, 'EXPIRED']);
  });

  it('is rejected for customers, unknown requests and unknown decisions', async () => {
    const id = await sendOrderRequest();
    const response = await call('POST', `${STAFF_PATH}/order-requests/${id}/decision`, customer, {
      decision: 'ACCEPTED',
    });
    expect(response.status).toBe(403);
    expect((await decide('00000000-0000-4000-8000-000000000000', { decision: 'ACCEPTED' })).status).toBe(404);
    expect((await decide(id, { decision: 'MAYBE' })).status).toBe(400);
  });
});
