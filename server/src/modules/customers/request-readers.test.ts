import { beforeEach, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aManagedRequest, createCaller, readMails } from '../../../test/builders/activation.ts';
import { aCustomer, aProduct, aUser } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { now: () => new Date('2026-11-21T11:00:00Z') });
const call = createCaller(app);

const customer = await aCustomer(db, { customerCode: '100001', businessName: 'Colorificio Uno' });
const otherCustomer = await aCustomer(db, { customerCode: '100002' });
const primer = await aProduct(db, { serial: 'F120', unitPrice: 12.5 });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [customer, otherCustomer] });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const agent = await login(app, 'agent@test.it');
const admin = await login(app, 'admin@test.it');
const { vatNumber } = await db
  .selectFrom('customers')
  .select('vatNumber')
  .where('id', '=', customer.id)
  .executeTakeFirstOrThrow();

const PORTFOLIO_PATH = '/api/v1/backoffice/portfolios/agent@test.it/customers';

beforeEach(async () => {
  await call('POST', PORTFOLIO_PATH, admin, { customerCodes: ['100001'] });
  await db.deleteFrom('updateCustomerRequests').execute();
  await db.deleteFrom('mailOutbox').execute();
});

/** Requests an offer for the customer as the agent. @returns a function that sends the decision of staff */
async function anOfferRequest() {
  const items = [{ productCode: primer.productCode, quantity: 1 }];
  await call('POST', '/api/v1/public/agent/carts?customerCode=100001', agent, { items });
  const sendResponse = await call('POST', '/api/v1/public/agent/offer-requests?customerCode=100001', agent, {
    items,
    deliveryDateRequested: '2026-11-30',
    acceptMultipleShipping: false,
  });
  const price = { productCode: primer.productCode, unitPrice: 10, discountPct1: 0, discountPct2: 0 };
  return () =>
    call('POST', `/api/v1/backoffice/offer-requests/${sendResponse.json().id}/decision`, admin, {
      decision: 'ACCEPTED',
      items: [price],
    });
}

/** Requests a change of the customer's data as the agent. @returns a function that sends the decision of staff */
async function anUpdateRequest() {
  const { version } = await db
    .selectFrom('customers')
    .select('version')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const sendResponse = await call(
    'POST',
    '/api/v1/public/agent/customer-profiles/customer-requests/update-customer-requests/pendings',
    agent,
    {
      ...aManagedRequest({ vatNumber, businessName: `Version ${version}` }),
      customerCode: '100001',
      customerVersion: version,
    },
  );
  return () =>
    call('POST', `/api/v1/backoffice/update-customer-requests/${sendResponse.json().id}/decision`, admin, {
      decision: 'ACCEPTED',
    });
}

it.each([
  ['an offer', anOfferRequest],
  ['a change of data', anUpdateRequest],
])(
  'the decision on %s is mailed to the agent only while the customer is in the portfolio',
  async (_name, request) => {
    for (const isManaged of [true, false]) {
      const decide = await request();
      if (!isManaged) await call('DELETE', `${PORTFOLIO_PATH}?customerCodes=100001`, admin);
      await db.deleteFrom('mailOutbox').execute();
      expect((await decide()).statusCode).toBe(200);
      expect(await readMails(db, 'agent@test.it')).toHaveLength(isManaged ? 1 : 0);
      expect(await readMails(db, 'customer@test.it')).toHaveLength(1);
    }
  },
);
