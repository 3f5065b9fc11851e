import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { aProductCode } from '../../../test/builders/catalogue/product-line';
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

test.each([
  ['on request', { tsc: 'N' }],
  ['out of stock', { inStock: false }],
] as const)('a line that is %s is added to the notes with its quantity', async (_reason, state) => {
  const note = 'Si richiedono inoltre i seguenti prodotti su richiesta: F120-7035-25 (q.tà 4).';
  stubResponse(
    'get',
    '/api/v1/public/{prefix}/carts',
    aCart({ items: [aCartItem({ ...state, quantity: 4 })] }),
  );
  stubResponse('put', '/api/v1/public/{prefix}/carts/note', aCart({ note }));
  await openPage(CART_PATH, { viewer: aUser() });
  await page
    .getByRole('button', { name: /F120-7035-25$/ })
    .filter({ hasText: 'note' })
    .click();
  await expect
    .poll(() => callsTo('put', '/api/v1/public/{prefix}/carts/note').map(({ body }) => body))
    .toEqual([{ note }]);
});

test.each([
  ['Includi', 2],
  ['Solo i selezionati', 1],
] as const)('an offer request asks about lines without a price: %s', async (choice, count) => {
  const unpriced = aCartItem({
    sortOrder: 2,
    productCode: aProductCode('F120-9010-25'),
    finalUnitPrice: null,
  });
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart({ items: [aCartItem(), unpriced] }));
  const { place } = await openPage(CART_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Richiedi offerta' }).click();
  const question = page.getByRole('dialog', { name: 'Includere anche i prodotti senza prezzo?' });
  await expect.element(question).toMatchTextContent('F120-9010-25');
  await inspect();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(place()).toBe(CART_PATH);
  await page.getByRole('button', { name: 'Richiedi offerta' }).click();
  await question.getByRole('button', { name: choice }).click();
  await expect.poll(place).toBe('/checkout/offer');
  // The address changes before the page does.
  await expect.poll(() => page.getByText('F120-9010-25').elements().length > 0).toBe(count === 2);
});
