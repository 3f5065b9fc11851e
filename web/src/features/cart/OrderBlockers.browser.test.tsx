import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onCall } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/cart';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const CART = '/profile-customer/cart';
const CODE = 'F120-7035-25';

test('a line without a price cannot be ordered', async () => {
  onCall('get', '/api/v1/public/{prefix}/carts', aCart({ items: [aCartItem({ finalUnitPrice: null })] }));
  const { words } = await openPage(CART, { viewer: aUser() });
  await page.getByRole('checkbox', { name: words('common:table.selectRow', { row: CODE }) }).click();
  await expect.element(page.getByRole('button', { name: words('cart:requestOrder') })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: words('cart:requestOffer') })).toBeEnabled();
  await inspect();
});

test('a line that has become available on request only cannot be ordered', async () => {
  const onRequest = aCartItem({ tsc: 'N', inStock: false });
  onCall('get', '/api/v1/public/{prefix}/carts', aCart({ items: [onRequest] }));
  const { words, place } = await openPage(CART, { viewer: aUser() });
  await page.getByRole('checkbox', { name: words('common:table.selectRow', { row: CODE }) }).click();
  await page.getByRole('button', { name: words('cart:requestOrder') }).click();
  await expect
    .element(page.getByRole('alert', { name: words('cart:blocked.title') }))
    .toMatchTextContent(words('cart:blocked.ProductOnRequestOnly'));
  expect(place()).toBe(CART);
  await inspect();
});
