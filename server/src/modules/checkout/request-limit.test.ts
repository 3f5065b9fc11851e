import { LIMITS } from '@cromia/domain/limits';
import { beforeEach, expect, it } from 'vitest';
import { anOrderDesk, NOON, OWN_PATH } from '../../../test/builders/order-desk.ts';

const { app, db, clock, company, customer, customer2, agent, primer, call } = await anOrderDesk();

const HOUR_MS = 3_600_000;
const items = [{ productCode: primer.productCode, quantity: 4 }];
const DELIVERY = { deliveryDateRequested: '2026-11-30', acceptMultipleShipping: true };

/** Sends an offer request for the line of the cart. */
async function send(headers: object, { path = OWN_PATH, query = '' } = {}) {
  await call('POST', `${path}/carts${query}`, headers, { items });
  return call('POST', `${path}/offer-requests${query}`, headers, { items, ...DELIVERY });
}

/** All requests but one that the customer may send within the hour have been sent. */
beforeEach(async () => {
  const attempt = { kind: 'REQUEST', key: company.id, expiresAt: new Date(NOON.getTime() + HOUR_MS) };
  await db
    .insertInto('limitedAttempts')
    .values(Array.from({ length: LIMITS.requestsPerHour - 1 }, () => attempt))
    .execute();
});

it('a customer who repeats to send and withdraw a request reaches a limit, and so do those who act for it', async () => {
  const sent = await send(customer);
  expect(sent.status).toBe(201);
  await db.deleteFrom('mailOutbox').execute();
  const byAgent = { path: '/api/v1/public/agent', query: '?customerCode=100001' };
  for (const limited of [await send(customer), await send(agent, byAgent)])
    expect([limited.status, limited.body.code]).toEqual([429, 'TooManyRequests']);
  expect(await db.selectFrom('mailOutbox').select('id').execute()).toEqual([]);
  expect((await send(customer2)).status).toBe(201);

  const withdrawal = { method: 'DELETE', url: `${OWN_PATH}/offer-requests/${sent.body.id}` } as const;
  expect((await app.inject({ ...withdrawal, headers: customer })).statusCode).toBe(200);
  expect((await send(customer)).status).toBe(429);
  clock.now = new Date(NOON.getTime() + HOUR_MS);
  expect((await send(customer)).status).toBe(201);
});

it('orders and offer requests of a customer share the limit, and keep the lines in the cart', async () => {
  expect((await send(customer)).status).toBe(201);
  await call('POST', `${OWN_PATH}/carts`, customer, { items });
  const order = await call('POST', `${OWN_PATH}/order-requests`, customer, {
    ...DELIVERY,
    items: [{ ...items[0], finalUnitPrice: 9.5 }],
    address: 'SD001',
    customerOrderCode: 'PO-7',
  });
  expect([order.status, order.body.code]).toEqual([429, 'TooManyRequests']);
  expect((await call('GET', `${OWN_PATH}/carts`, customer)).body.items).toMatchObject(items);
});
