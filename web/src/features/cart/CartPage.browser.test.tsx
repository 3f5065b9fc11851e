import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall } from '../../../test/api-stub';
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
