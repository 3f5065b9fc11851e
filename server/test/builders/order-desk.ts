import { beforeEach, expect } from 'vitest';
import { login, testApp } from '../app.ts';
import { aCustomer, aProduct, aUser, setListPrice } from './shop.ts';

/** The time at the start of each test: noon in the time zone of the manufacturer. */
export const NOON = new Date('2026-11-21T11:00:00Z');
/** The routes of customers and of the back office. */
export const OWN_PATH = '/api/v1/public/customer';
export const STAFF_PATH = '/api/v1/backoffice';

/**
 * An app with two customers, an agent, an administrator and four products. Before each test it deletes all carts,
 * requests, orders and counted attempts, and resets the clock, the stock and the price of the primer.
 */
export async function anOrderDesk() {
  const clock = { now: NOON };
  const { app, db, config } = await testApp('empty', { apps: 2, now: () => clock.now });

  const company = await aCustomer(db, {
    customerCode: '100001',
    businessName: 'Colorificio Uno',
    discountPct1: 20,
    discountPct2: 5,
    unconditionalDiscountPct: 2,
  });
  const otherCompany = await aCustomer(db, { customerCode: '100002' });
  await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
  await aUser(db, { username: 'customer2@test.it', role: 'CUSTOMER', customer: otherCompany });
  await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company], language: 'pl' });
  await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });

  const primer = await aProduct(db, { serial: 'F120', multiplier: 4, unitPrice: 12.5 });
  const coat = await aProduct(db, { serial: 'F200', unitPrice: 7.33, unitQty: 5, plo: 5.6 });
  const removedProduct = await aProduct(db, { serial: 'F300', status: 'E' });
  const unpricedProduct = await aProduct(db, { serial: 'F400', unitPrice: null });

  const customer = await login(app, 'customer@test.it');
  const customer2 = await login(app, 'customer2@test.it');
  const agent = await login(app, 'agent@test.it');
  const admin = await login(app, 'admin@test.it');

  beforeEach(async () => {
    clock.now = NOON;
    for (const table of [
      'orders',
      'orderRequests',
      'offerRequests',
      'mailOutbox',
      'auditLog',
      'carts',
      'limitedAttempts',
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

  /** Sends an order request for lines of the cart. @returns its id */
  async function sendOrderRequest(): Promise<string> {
    await call('POST', `${OWN_PATH}/carts`, customer, {
      items: [
        { productCode: primer.productCode, quantity: 4 },
        { productCode: coat.productCode, quantity: 3 },
      ],
    });
    const { status, body } = await call('POST', `${OWN_PATH}/order-requests`, customer, {
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

  const changeStatus = (id: string, body: object) =>
    call('POST', `${STAFF_PATH}/orders/${id}/status`, admin, body);
  const readMails = () =>
    db.selectFrom('mailOutbox').select(['recipient', 'subject', 'textBody']).orderBy('recipient').execute();

  return {
    app,
    db,
    config,
    clock,
    company,
    otherCompany,
    primer,
    coat,
    removed: removedProduct,
    unpriced: unpricedProduct,
    customer,
    customer2,
    agent,
    admin,
    call,
    sendOrderRequest,
    changeStatus,
    readMails,
  };
}
