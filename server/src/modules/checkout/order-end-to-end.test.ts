import { type Cart, calculateLineTotal } from '@cromia/domain/cart/cart-items';
import { calculateOrderTotal } from '@cromia/domain/catalogue/pricing';
import { deriveProductStatus } from '@cromia/domain/catalogue/product';
import { calculateEarliestDeliveryDate } from '@cromia/domain/checkout/order';
import { getToday } from '@cromia/domain/dates';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { listNonNullKeys } from '../../../test/builders/shop.ts';

const now = new Date();
const { app, config, db } = await testApp('demo', { now: () => now });

/** Fields that a customer never receives (contract, section 2, "Prices by viewer"). */
const HIDDEN_FIELDS = [
  'unitPrice',
  'priceListCode',
  'discountPct1',
  'discountPct2',
  'agentCommissionPct',
  'agentNote',
];
const PRIMER = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };

async function loginAs(username: string) {
  const headers = await login(app, `${username}@demo.cromia.test`);
  const customer = username.startsWith('customer');
  return async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const response = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    const body = response.json();
    if (customer) for (const field of HIDDEN_FIELDS) expect(listNonNullKeys(body)).not.toContain(field);
    return { status: response.statusCode, body };
  };
}

it('a customer orders a product and finds the request; staff see it, other customers do not', async () => {
  const customer = await loginAs('customer');
  const own = '/api/v1/public/customer';
  const profile = (await customer('GET', `${own}/customer-profiles`)).body;
  expect(profile.customerCode).toBe('100001');
  expect((await customer('GET', `${own}/carts`)).body.items).toHaveLength(3);

  const addedResponse = await customer('POST', `${own}/carts/items`, [{ productCode: PRIMER, quantity: 4 }]);
  expect(addedResponse.status).toBe(200);
  const cart: Cart = addedResponse.body;
  const selectedItems = cart.items.filter(
    (item) => deriveProductStatus(item) === 'AVAILABLE' && (item.finalUnitPrice ?? 0) > 0,
  );
  expect(selectedItems.map(({ productCode }) => productCode)).toContainEqual(PRIMER);

  const sendResponse = await customer('POST', `${own}/order-requests`, {
    items: selectedItems.map(({ productCode, quantity, finalUnitPrice }) => ({
      productCode,
      quantity,
      finalUnitPrice,
    })),
    address: 'SD001',
    customerOrderCode: 'DEMO-1',
    deliveryDateRequested: calculateEarliestDeliveryDate(getToday(config.timeZone, now), selectedItems),
    acceptMultipleShipping: false,
    overallDiscount: profile.unconditionalDiscountPct,
  });
  expect(sendResponse.status).toBe(201);
  const { id } = sendResponse.body;

  const listedBody = (await customer('GET', `${own}/order-requests`)).body;
  expect(listedBody.content[0]).toMatchObject({ id, status: 'PENDING', total: null });
  expect((await customer('GET', `${own}/carts`)).body.items).toHaveLength(
    cart.items.length - selectedItems.length,
  );

  const deskRequest = (await (await loginAs('admin'))('GET', `/api/v1/backoffice/order-requests/${id}`)).body;
  expect(deskRequest).toMatchObject({ customerCode: '100001', username: 'customer@demo.cromia.test' });
  // The page computes its total from the shown lines by the same rules, so it equals the stored total.
  const lineTotals = selectedItems.map((item) => calculateLineTotal(item) ?? 0);
  expect(deskRequest.total).toBe(calculateOrderTotal(lineTotals, cart.overallDiscount));

  const otherCustomer = await loginAs('customer2');
  expect((await otherCustomer('GET', `${own}/order-requests/${id}`)).status).toBe(404);
  expect((await otherCustomer('GET', `${own}/order-requests?customerCode=100001`)).status).toBe(404);
  expect((await otherCustomer('GET', `${own}/customer-profiles/100001`)).status).toBe(404);
  expect((await otherCustomer('GET', `${own}/carts?customerCode=100001`)).status).toBe(404);
  const mails = await db.selectFrom('mailOutbox').select('recipient').orderBy('recipient').execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['customer@demo.cromia.test', config.brand.email]);
});

it('staff can read every page of the order requests of the demo', async () => {
  const admin = await loginAs('admin');
  const statuses = new Set<string>();
  for (let page = 0, last = false; !last; page++) {
    const { status, body } = await admin('GET', `/api/v1/backoffice/order-requests?size=100&page=${page}`);
    expect(status).toBe(200);
    for (const request of body.content) statuses.add(request.status);
    last = body.last;
  }
  expect([...statuses].sort()).toEqual(['ACCEPTED', 'EXPIRED', 'PENDING', 'REJECTED']);
});
