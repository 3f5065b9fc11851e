import { randomUUID } from 'node:crypto';
import type { Cart } from '@cromia/domain/cart/cart-items';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aCustomer, aProduct, aUser } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const company = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
const customer = await login(app, 'customer@test.it');
const [primer, coat, thinner] = [
  await aProduct(db, { serial: 'F120' }),
  await aProduct(db, { serial: 'F200' }),
  await aProduct(db, { serial: 'F300' }),
];
const CARTS = '/api/v1/public/customer/carts';

async function fillCart(): Promise<Cart> {
  const items = [primer, coat, thinner].map(({ productCode }, index) => ({
    productCode,
    quantity: index + 2,
  }));
  return (await call('POST', CARTS, customer, { items })).json<Cart>();
}
const toRemoved = ({ id, productCode, quantity, sortOrder }: Cart['items'][number]) => ({
  id,
  productCode,
  quantity,
  sortOrder,
});
const toLines = ({ items }: Cart) => items.map(toRemoved);
const restore = (items: object[]) => call('POST', `${CARTS}/removed-items`, customer, items);

it('brings removed lines back with their ids, quantities and positions, once', async () => {
  const cart = await fillCart();
  const removed = toLines(cart).slice(0, 2);
  await call('DELETE', `${CARTS}/items?ids=${removed.map(({ id }) => id).join(',')}`, customer);
  // A product that is no longer sold was in the cart, so it returns.
  await db.updateTable('products').set({ status: 'E' }).where('id', '=', coat.id).execute();
  const responses = await Promise.all([restore(removed), restore(removed)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await db.updateTable('products').set({ status: 'A' }).where('id', '=', coat.id).execute();
  expect(toLines((await call('GET', CARTS, customer)).json())).toEqual(toLines(cart));
});

it('keeps the larger quantity of a product that was added again', async () => {
  const [first] = toLines(await fillCart());
  if (first === undefined) throw new Error('Expected a line');
  await call('DELETE', `${CARTS}/items?ids=${first.id}`, customer);
  await call('POST', `${CARTS}/items`, customer, [{ productCode: primer.productCode, quantity: 9 }]);
  const restored = (await restore([first])).json<Cart>();
  expect(restored.items.find(({ productCode }) => productCode.serial === 'F120')?.quantity).toBe(9);
  expect(restored.itemCount).toBe(3);
});

it('rejects products that do not exist, and malformed lines', async () => {
  const line = { id: randomUUID(), productCode: primer.productCode, quantity: 1, sortOrder: 1 };
  const unknown = { ...line, productCode: { ...primer.productCode, serial: 'X999' } };
  expect((await restore([unknown])).json()).toMatchObject({
    code: 'NotFound',
    errors: [{ path: '0.productCode' }],
  });
  expect((await restore([{ ...line, quantity: 0 }])).json().errors).toMatchObject([{ path: '0.quantity' }]);
  expect((await restore([])).json().code).toBe('NoItemsSelected');
  const last = { ...line, sortOrder: 2_147_483_647 };
  expect((await restore([last])).json().errors).toMatchObject([{ path: '0.sortOrder' }]);
  expect((await restore([line, { ...line, sortOrder: 2 }])).statusCode).toBe(400);
});
