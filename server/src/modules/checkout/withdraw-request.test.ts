import { describe, expect, it } from 'vitest';
import { login } from '../../../test/app.ts';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../test/builders/order-desk.ts';
import { aUser } from '../../../test/builders/shop.ts';

const {
  app,
  db,
  company,
  primer,
  coat,
  customer,
  customer2,
  agent,
  admin,
  call,
  sendOrderRequest,
  readMails,
} = await anOrderDesk();

async function sendOfferRequest(): Promise<string> {
  const items = [{ productCode: primer.productCode, quantity: 8 }];
  await call('POST', `${OWN_PATH}/carts`, customer, { items });
  const { status, body } = await call('POST', `${OWN_PATH}/offer-requests`, customer, {
    items,
    deliveryDateRequested: '2026-11-30',
    acceptMultipleShipping: true,
  });
  expect(status).toBe(201);
  return body.id;
}

const KINDS = {
  'order-requests': { send: sendOrderRequest, table: 'orderRequests', action: 'order-requests.withdraw' },
  'offer-requests': {
    send: sendOfferRequest,
    table: 'offerRequests',
    action: 'offer-requests.withdraw-request',
  },
} as const;
type Kind = keyof typeof KINDS;

async function withdraw(kind: Kind, id: string, headers: object = customer, query = '', path = OWN_PATH) {
  const response = await app.inject({
    method: 'DELETE',
    url: `${path}/${kind}/${id}${query}`,
    headers: { ...headers },
  });
  return { status: response.statusCode, body: response.json() };
}

const decide = (kind: Kind, id: string, decision: string) =>
  call('POST', `${STAFF_PATH}/${kind}/${id}/decision`, admin, {
    decision,
    ...(kind === 'offer-requests' && decision === 'ACCEPTED'
      ? {
          items: [{ productCode: primer.productCode, unitPrice: 10, discountPct1: 0, discountPct2: 0 }],
          expirationDate: '2026-12-20',
        }
      : {}),
    ...(decision === 'REJECTED' && kind === 'offer-requests' ? { items: [] } : {}),
  });

const listEvents = async () =>
  (await db.selectFrom('events').select('type').orderBy('at').execute()).map(({ type }) => type);

describe.each(Object.keys(KINDS) as Kind[])('withdrawing one of the %s', (kind) => {
  const { send, table, action } = KINDS[kind];
  const readStatus = async (id: string) =>
    (await db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

  it('leaves it in the lists as WITHDRAWN, in the log and in the feed, and mails staff', async () => {
    const id = await send();
    await db.deleteFrom('mailOutbox').execute();
    const { status, body } = await withdraw(kind, id);
    expect([status, body]).toEqual([200, { id, status: 'WITHDRAWN', cart: null }]);
    const listed = await call('GET', `${OWN_PATH}/${kind}?status=WITHDRAWN`, customer);
    expect(listed.body.content).toMatchObject([{ id, status: 'WITHDRAWN' }]);
    expect((await call('GET', `${OWN_PATH}/${kind}?status=PENDING`, customer)).body.content).toEqual([]);
    const staff = await call('GET', `${STAFF_PATH}/${kind}/${id}`, admin);
    expect(staff.body.history.at(-1)).toMatchObject({ action, username: 'customer@test.it' });
    expect((await listEvents()).at(-1)).toBe(`${kind.slice(0, -1)}.withdrawn`);
    expect((await readMails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/ritirata: Colorificio Uno$/),
    ]);
    const csv = await app.inject({
      url: `${STAFF_PATH}/${kind}/export?format=csv&language=en`,
      headers: admin,
    });
    expect(csv.body).toContain('Withdrawn');
  });

  it('puts its lines back into the cart when asked, with what has changed', async () => {
    const id = await send();
    await db.updateTable('products').set({ inStock: false }).where('id', '=', primer.id).execute();
    const { body } = await withdraw(kind, id, customer, '?toCart=true');
    const codes = body.cart.items.map(({ productCode }: { productCode: object }) => productCode);
    expect(codes).toContainEqual(primer.productCode);
    expect(codes).toHaveLength(kind === 'order-requests' ? 2 : 1);
    expect(body.cart.changes).toContainEqual(expect.objectContaining({ code: 'ProductNotInStock' }));
    const cart = await call('GET', `${OWN_PATH}/carts`, customer);
    expect(cart.body.items).toHaveLength(codes.length);
  });

  it('is for its customer and the managers, once, and only until the decision', async () => {
    const id = await send();
    expect((await withdraw(kind, id, customer2)).status).toBe(404);
    expect((await withdraw(kind, id, agent, '?customerCode=100002', '/api/v1/public/agent')).status).toBe(
      404,
    );
    expect((await withdraw(kind, '11111111-1111-4111-8111-111111111111')).status).toBe(404);
    await db.deleteFrom('mailOutbox').execute();
    const byAgent = await withdraw(kind, id, agent, '?customerCode=100001', '/api/v1/public/agent');
    expect(byAgent.status).toBe(200);
    expect((await readMails()).map(({ recipient }) => recipient)).toContain('customer@test.it');
    const again = await withdraw(kind, id);
    expect([again.status, again.body.outcome]).toMatchObject([409, { status: 'WITHDRAWN' }]);
    expect((await decide(kind, id, 'REJECTED')).status).toBe(409);

    const decided = await send();
    expect((await decide(kind, decided, 'REJECTED')).status).toBe(200);
    const late = await withdraw(kind, decided);
    expect([late.status, late.body.outcome]).toMatchObject([409, { status: 'REJECTED' }]);
  });

  it('is for its author and the owner of the company, not for other colleagues', async () => {
    await aUser(db, { username: `colleague-${kind}@test.it`, role: 'CUSTOMER', customer: company });
    const colleague = await login(app, `colleague-${kind}@test.it`);
    const id = await send();
    const { status, body } = await withdraw(kind, id, colleague, '?toCart=true');
    expect([status, body.code]).toEqual([403, 'NotAllowed']);
    expect(await readStatus(id)).toBe('PENDING');
    await db.updateTable(table).set({ userId: null }).where('id', '=', id).execute();
    expect((await withdraw(kind, id, customer)).status, 'the owner').toBe(200);
  });

  it('is too late once it has expired, whether or not the nightly job has run', async () => {
    const id = await send();
    await db.updateTable(table).set({ expirationDate: '2026-11-20' }).where('id', '=', id).execute();
    const late = await withdraw(kind, id);
    expect([late.status, late.body.outcome]).toMatchObject([409, { status: 'EXPIRED' }]);
  });

  it('beside a decision of the desk, exactly one of the two holds', async () => {
    for (let round = 0; round < 15; round += 1) {
      const id = await send();
      const decision = round % 2 === 0 ? 'ACCEPTED' : 'REJECTED';
      const [withdrawn, decided] = await Promise.all([
        withdraw(kind, id, customer, '?toCart=true'),
        decide(kind, id, decision),
      ]);
      expect([withdrawn.status, decided.status].sort()).toEqual([200, 409]);
      expect(await readStatus(id)).toBe(withdrawn.status === 200 ? 'WITHDRAWN' : decision);
      const orders = await db.selectFrom('orders').select('id').where('orderRequestId', '=', id).execute();
      expect(orders).toHaveLength(
        kind === 'order-requests' && withdrawn.status !== 200 && decision === 'ACCEPTED' ? 1 : 0,
      );
      const cart = await call('GET', `${OWN_PATH}/carts`, customer);
      expect(cart.body.items.length > 0).toBe(withdrawn.status === 200);
    }
  }, 60_000);
});

it('a withdrawn offer request can be sent again, a withdrawn order request goes through the cart', async () => {
  const offer = await sendOfferRequest();
  await withdraw('offer-requests', offer);
  const again = await call(
    'POST',
    `${OWN_PATH}/offer-requests/rejected-or-accepted-but-expired/${offer}`,
    customer,
  );
  expect(again.status).toBe(200);
  const order = await sendOrderRequest();
  await withdraw('order-requests', order);
  expect((await call('POST', `${OWN_PATH}/order-requests/expired/${order}`, customer)).status).toBe(409);
  const redone = await call('GET', `${OWN_PATH}/order-requests/redo/${order}`, customer);
  expect(redone.body.items.map(({ productCode }: { productCode: object }) => productCode)).toEqual(
    expect.arrayContaining([primer.productCode, coat.productCode]),
  );
  const { body } = await call('GET', `${OWN_PATH}/order-requests/${order}/timeline`, customer);
  expect(body.steps.map(({ event }: { event: string }) => event)).toEqual(['REQUESTED', 'WITHDRAWN']);
});

it('an offer can be ordered again, once its order request was withdrawn', async () => {
  const offerId = await sendOfferRequest();
  expect((await decide('offer-requests', offerId, 'ACCEPTED')).status).toBe(200);
  const order = async (customerOrderCode: string) =>
    call('POST', `${OWN_PATH}/order-requests/from-offer-request-accepted`, customer, {
      offerRequestAcceptedId: offerId,
      offerVersion: 1,
      address: 'SD001',
      customerOrderCode,
    });
  const first = await order('WD-1');
  expect(first.status).toBe(201);
  expect((await order('WD-2')).body.code).toBe('OfferNotAccepted');
  const [withdrawn, second] = await Promise.all([
    withdraw('order-requests', first.body.id),
    withdraw('order-requests', first.body.id),
  ]);
  expect([withdrawn.status, second.status].sort()).toEqual([200, 409]);
  const races = await Promise.all(['WD-3', 'WD-4', 'WD-5'].map(order));
  expect(races.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});
