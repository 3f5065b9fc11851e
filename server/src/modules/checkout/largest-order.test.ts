import { LIMITS } from '@cromia/domain/limits';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, aProduct, aUser, type TestProduct } from '../../../test/builders/shop.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const OWN_PATH = '/api/v1/public/customer';

const { app, db } = await testApp('empty', { now: () => NOW });
const company = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
const headers = await login(app, 'customer@test.it');

/** Puts a product into the cart and orders it with the largest quantity of a line. */
async function orderLargestQuantity(product: TestProduct, finalUnitPrice: number) {
  const { productCode } = product;
  const quantity = LIMITS.itemQuantity;
  const items = [{ productCode, quantity }];
  await app.inject({ method: 'POST', url: `${OWN_PATH}/carts`, headers, payload: { items } });
  const response = await app.inject({
    method: 'POST',
    url: `${OWN_PATH}/order-requests`,
    headers,
    payload: {
      items: [{ productCode, quantity, finalUnitPrice }],
      address: 'SD001',
      customerOrderCode: 'PO-1',
      deliveryDateRequested: '2026-12-01',
      acceptMultipleShipping: false,
    },
  });
  return { status: response.statusCode, code: response.json().code };
}

const REJECTED = { status: 422, code: 'IllegalItemQuantity' };

it('an order above the largest weight that can be stored is rejected', async () => {
  const heavy = await aProduct(db, { serial: 'H100', plo: 10_000, unitQty: 1, unitPrice: 1 });
  expect(await orderLargestQuantity(heavy, 1)).toEqual({ status: 201, code: undefined });
  const heavier = await aProduct(db, { serial: 'H200', plo: 10_000.02, unitQty: 1, unitPrice: 1 });
  expect(await orderLargestQuantity(heavier, 1)).toEqual(REJECTED);
  const heaviest = await aProduct(db, { serial: 'H300', plo: 99_999_999.9999, unitQty: 1, unitPrice: 1 });
  expect(await orderLargestQuantity(heaviest, 1)).toEqual(REJECTED);
});

it('an offer request above the largest weight is rejected, for one line or in total', async () => {
  const products = await Promise.all(
    Array.from({ length: 3 }, (_, index) =>
      aProduct(db, { serial: 'H400', color: `900${index}`, plo: 9_000, unitQty: 1, unitPrice: null }),
    ),
  );
  const request = async (products: readonly TestProduct[]) => {
    const items = products.map(({ productCode }) => ({ productCode, quantity: 500_000 }));
    await app.inject({ method: 'POST', url: `${OWN_PATH}/carts`, headers, payload: { items } });
    const response = await app.inject({
      method: 'POST',
      url: `${OWN_PATH}/offer-requests`,
      headers,
      payload: { items, deliveryDateRequested: '2026-12-01', acceptMultipleShipping: false },
    });
    return { status: response.statusCode, code: response.json().code };
  };
  expect(await request(products)).toEqual(REJECTED);
  expect(await request(products.slice(0, 2))).toEqual({ status: 201, code: undefined });
  const heaviest = await aProduct(db, { serial: 'H500', plo: 99_999_999.9999, unitPrice: null });
  expect(await request([heaviest])).toEqual(REJECTED);
});

it('an order above the largest total that can be stored is rejected', async () => {
  const dear = await aProduct(db, { serial: 'D100', plo: 1, unitQty: 1, unitPrice: 1_000_000 });
  expect(await orderLargestQuantity(dear, 1_000_000)).toEqual({ status: 201, code: undefined });
  const dearer = await aProduct(db, { serial: 'D200', plo: 1, unitQty: 1, unitPrice: 1_000_001.01 });
  expect(await orderLargestQuantity(dearer, 1_000_001.01)).toEqual(REJECTED);
});
