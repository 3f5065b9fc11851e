import { timelineSchema } from '@cromia/domain/orders/timeline';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aCustomer, anOrder, aProduct, aUser } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');
const call = createCaller(app);
const company = await aCustomer(db, { customerCode: '100001' });
const primer = await aProduct(db, { serial: 'F120' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const customer = await login(app, 'customer@test.it');
const admin = await login(app, 'admin@test.it');

async function readSteps(id: string) {
  const response = await call('GET', `/api/v1/public/customer/orders/${id}/timeline`, customer);
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain('Payment');
  return timelineSchema.parse(response.json()).steps;
}

it('shows the steps that staff made, with their dates and without reasons or names', async () => {
  const createdOn = '2026-10-01T08:00:00.000Z';
  const id = await anOrder(db, { customer: company, products: [primer], status: 'I', createdOn });
  for (const body of [{ status: 'B', reason: 'Payment' }, { status: 'I' }, { status: 'C' }])
    expect((await call('POST', `/api/v1/backoffice/orders/${id}/status`, admin, body)).statusCode).toBe(200);
  const steps = await readSteps(id);
  expect(steps[0]).toEqual({ event: 'REQUESTED', at: createdOn, shipmentCode: null });
  expect(steps.slice(1)).toEqual(
    ['BLOCKED', 'RELEASED', 'CONFIRMED'].map((event) => ({
      event,
      at: expect.any(String),
      shipmentCode: null,
    })),
  );
});

it('of an order without a history ends with its status, whose time is not known', async () => {
  const id = await anOrder(db, { customer: company, products: [primer], status: 'F' });
  expect((await readSteps(id)).at(-1)).toEqual({ event: 'INVOICED', at: null, shipmentCode: null });
});
