import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/cart';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const CART_PATH = '/profile-customer/cart';

test('a line without a price cannot be ordered', async () => {
  stubResponse(
    'get',
    '/api/v1/public/{prefix}/carts',
    aCart({ items: [aCartItem({ finalUnitPrice: null })] }),
  );
  await openPage(CART_PATH, { viewer: aUser() });
  await page.getByRole('checkbox', { name: 'Seleziona F120-7035-25' }).click();
  await expect.element(page.getByRole('button', { name: 'Richiedi ordine' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Richiedi offerta' })).toBeEnabled();
  await inspect();
});

test('a line that has become available on request only cannot be ordered', async () => {
  const onRequest = aCartItem({ tsc: 'N', inStock: false });
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart({ items: [onRequest] }));
  const { place } = await openPage(CART_PATH, { viewer: aUser() });
  await page.getByRole('checkbox', { name: 'Seleziona F120-7035-25' }).click();
  await page.getByRole('button', { name: 'Richiedi ordine' }).click();
  await expect
    .element(page.getByRole('alert', { name: 'L’ordine non può partire così' }))
    .toMatchTextContent('Si ordina solo su richiesta: togli la selezione e riporta il codice nelle note.');
  expect(place()).toBe(CART_PATH);
  await inspect();
});
