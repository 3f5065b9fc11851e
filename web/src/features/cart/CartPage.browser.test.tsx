import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused, onResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/cart';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const CART = '/profile-customer/cart';

test('an empty cart leads to the product search', async () => {
  const { words, place } = await openPage(CART, { viewer: aUser() });
  await expect.element(page.getByText(words('cart:empty.text'))).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: words('cart:empty.action') }).click();
  await expect.poll(place).toMatch(/^\/products-search/);
});

test('a quantity that is typed is saved when its field is left', async () => {
  onCall('get', '/api/v1/public/{prefix}/carts', aCart({ items: [aCartItem()] }));
  onCall('put', '/api/v1/public/{prefix}/carts', aCart({ items: [aCartItem({ quantity: 8 })] }));
  const { words } = await openPage(CART, { viewer: aUser() });
  const quantity = page.getByRole('textbox', { name: `${words('common:quantity.label')}: F120-7035-25` });
  await quantity.fill('8');
  await page.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() => callsTo('put', '/api/v1/public/{prefix}/carts').map(({ body }) => body))
    .toEqual([{ items: [{ id: 'line-1', quantity: 8 }] }]);
  await inspect();
});

test('a quantity that the server refuses says why', async () => {
  onCall('get', '/api/v1/public/{prefix}/carts', aCart({ items: [aCartItem()] }));
  onRefused('put', '/api/v1/public/{prefix}/carts', { status: 422, code: 'IllegalItemQuantity' });
  const { words } = await openPage(CART, { viewer: aUser() });
  await page.getByRole('textbox', { name: `${words('common:quantity.label')}: F120-7035-25` }).fill('8');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(page.getByText(words('errors:IllegalItemQuantity'))).toBeVisible();
});

test('a cart that cannot be fetched says so and offers another try', async () => {
  let calls = 0;
  onResponse('get', '/api/v1/public/{prefix}/carts', () => {
    calls += 1;
    return Response.json({ code: 'ServerError', status: 500 }, { status: 500 });
  });
  const { words } = await openPage(CART, { viewer: aUser() });
  await inspect();
  onCall('get', '/api/v1/public/{prefix}/carts', aCart());
  await page.getByRole('button', { name: words('common:actions.retry') }).click();
  await expect.element(page.getByText(words('cart:empty.text'))).toBeVisible();
  expect(calls).toBeGreaterThan(0);
});
