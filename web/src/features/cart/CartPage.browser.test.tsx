import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/cart';
import { aProductCode } from '../../../test/builders/product-line';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const CART = '/profile-customer/cart';
const CARTS = '/api/v1/public/{prefix}/carts';

test('an empty cart leads to the product search', async () => {
  const { words, place } = await openPage(CART, { viewer: aUser() });
  await expect.element(page.getByText(words('cart:empty.text'))).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: words('cart:empty.action') }).click();
  await expect.poll(place).toMatch(/^\/products-search/);
});

test('the note for the next request is shown in the cart and can be removed', async () => {
  onCall('get', CARTS, aCart({ note: 'Si richiedono inoltre: F120-5010-25 (q.tà 4).' }));
  onCall('put', '/api/v1/public/{prefix}/carts/note', aCart());
  const { words } = await openPage(CART, { viewer: aUser() });
  await expect.element(page.getByText('F120-5010-25 (q.tà 4)', { exact: false })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: words('common:actions.remove') }).click();
  await expect.element(page.getByText(words('cart:note.title'))).not.toBeInTheDocument();
  expect(callsTo('put', '/api/v1/public/{prefix}/carts/note')[0]?.body).toEqual({ note: '' });
});

test('a cart that lacks a hardener shows the required amount and can add it', async () => {
  const MISSING = '/api/v1/public/{prefix}/carts/missing-hardeners';
  const hardener = aProductCode('D111-0000-05');
  onCall('get', CARTS, aCart({ items: [aCartItem()] }));
  onCall('get', MISSING, [
    {
      productClass: '3',
      serial: 'D111',
      description: { it: 'Catalizzatore epossidico' },
      unit: 'kg',
      uses: [{ productCode: aProductCode('F120-7035-25'), content: 25, hardener: 5 }],
      missing: 20,
      add: { productCode: hardener, quantity: 4, content: 5 },
    },
  ]);
  onCall('post', '/api/v1/public/{prefix}/carts/items', aCart({ items: [aCartItem()] }));
  const { words } = await openPage(CART, { viewer: aUser() });
  await expect
    .element(
      page.getByText(
        words('cart:hardeners.need', {
          product: 'F120-7035-25',
          amount: '5 kg',
          hardener: 'D111',
          content: '25 kg',
        }),
      ),
    )
    .toBeVisible();
  await inspect();
  await page
    .getByRole('button', { name: words('cart:hardeners.add', { packs: 4, content: '5 kg' }) })
    .click();
  await expect
    .poll(() => callsTo('post', '/api/v1/public/{prefix}/carts/items')[0]?.body)
    .toEqual([{ productCode: hardener, quantity: 4 }]);
});

test('a line shows the product image or else a drawing of its packaging', async () => {
  const tin = aCartItem({ productCode: aProductCode('F120-7035-05'), unitQty: 5 });
  const photographed = aCartItem({ sortOrder: 2, lat: 'F120-25', imageVersion: '0123456789abcdef' });
  onCall('get', CARTS, aCart({ items: [tin, photographed] }));
  await openPage(CART, { viewer: aUser() });
  await expect.poll(() => document.querySelector('svg[data-shape]')).toBeTruthy();
  const drawn = [...document.querySelectorAll<SVGElement>('svg[data-shape]')];
  expect(drawn.map(({ dataset }) => dataset.shape)).toEqual(['tin']);
  expect(drawn[0]?.textContent).toContain('F120');
  const image = document.querySelector<HTMLImageElement>('tbody img');
  expect(image?.srcset).toContain('/api/products/images/F120-25?width=160&v=0123456789abcdef 160w');
  expect([image?.alt, image?.loading]).toEqual(['', 'lazy']);
});

test('a typed quantity is saved on blur', async () => {
  onCall('get', CARTS, aCart({ items: [aCartItem()] }));
  onCall('put', CARTS, aCart({ items: [aCartItem({ quantity: 8 })] }));
  const { words } = await openPage(CART, { viewer: aUser() });
  const quantity = page.getByRole('textbox', { name: `${words('common:quantity.label')}: F120-7035-25` });
  await quantity.fill('8');
  await page.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() => callsTo('put', CARTS).map(({ body }) => body))
    .toEqual([{ items: [{ id: 'line-1', quantity: 8 }] }]);
  await inspect();
});

test('an invalid quantity stays in its field with an error and is not sent', async () => {
  onCall('get', CARTS, aCart({ items: [aCartItem()] }));
  const { words } = await openPage(CART, { viewer: aUser() });
  const quantity = page.getByRole('textbox', { name: `${words('common:quantity.label')}: F120-7035-25` });
  await quantity.fill('4,5');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(quantity).toHaveValue('4,5');
  await expect.element(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(words('common:quantity.whole'))).toBeVisible();
  await inspect();
  await quantity.fill('99999999');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(page.getByText(words('common:quantity.most', { most: '999.999' }))).toBeVisible();
  await page.getByRole('button', { name: words('cart:line.restore', { quantity: 4 }) }).click();
  await expect.element(quantity).toHaveValue('4');
  expect(callsTo('put', CARTS)).toEqual([]);
});

test('an unusually high quantity asks for confirmation', async () => {
  onCall('get', CARTS, aCart({ items: [aCartItem()] }));
  onRefused('put', CARTS, {
    status: 409,
    code: 'UnusualQuantity',
    errors: [{ path: 'items.0.quantity', code: 'invalidField' }],
  });
  const { words } = await openPage(CART, { viewer: aUser() });
  await page.getByRole('textbox', { name: `${words('common:quantity.label')}: F120-7035-25` }).fill('1200');
  await page.getByRole('heading', { level: 1 }).click();
  const question = page.getByRole('dialog', { name: words('cart:unusual.title') });
  await expect.element(question).toMatchTextContent('1.200');
  await inspect();
  onCall('put', CARTS, aCart({ items: [aCartItem({ quantity: 1200 })] }));
  await question.getByRole('button', { name: words('cart:unusual.confirm') }).click();
  await expect.element(question).not.toBeInTheDocument();
  const asked = callsTo('put', CARTS).map(({ url }) => url.searchParams.get('refuseUnusual'));
  expect(asked).toEqual(['true', null]);
});

test('a quantity refused by the server shows the reason', async () => {
  onCall('get', CARTS, aCart({ items: [aCartItem()] }));
  onRefused('put', CARTS, { status: 422, code: 'IllegalItemQuantity' });
  const { words } = await openPage(CART, { viewer: aUser() });
  await page.getByRole('textbox', { name: `${words('common:quantity.label')}: F120-7035-25` }).fill('8');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(page.getByText(words('errors:IllegalItemQuantity'))).toBeVisible();
});

test('a cart that fails to load offers a retry', async () => {
  onRefused('get', CARTS, { status: 500, code: 'ServerError' });
  const { words } = await openPage(CART, { viewer: aUser() });
  const retry = page.getByRole('button', { name: words('common:actions.retry') });
  await expect.element(retry).toBeVisible();
  await inspect();
  onCall('get', CARTS, aCart());
  await retry.click();
  await expect.element(page.getByText(words('cart:empty.text'))).toBeVisible();
});

test('on a phone the back button of a product opened from the cart leads to the cart', async () => {
  onCall('get', CARTS, aCart({ items: [aCartItem()] }));
  onRefused('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', { status: 404, code: 'NotFound' });
  const { words, place } = await openPage(`${CART}?open=F120-7035-25`, {
    viewer: aUser(),
    viewport: 'phone',
  });
  await page.getByRole('button', { name: words('catalogue:detail.backToCart') }).click();
  await expect.poll(place).toBe(CART);
});

test('an order or an offer needs a selected line', async () => {
  onCall('get', CARTS, aCart({ items: [aCartItem()] }));
  const { words } = await openPage(CART, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await page.getByRole('button', { name: words('common:table.clearSelection') }).click();
  await expect.element(page.getByRole('button', { name: words('cart:requestOffer') })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: words('cart:requestOrder') })).toBeDisabled();
  await page.getByRole('checkbox', { name: words('common:table.selectAll') }).click();
  await expect.element(page.getByRole('button', { name: words('cart:requestOffer') })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: words('cart:requestOrder') })).toBeEnabled();
  await inspect();
});

test('orderable lines are selected by default, and a changed selection is kept', async () => {
  const unpriced = aCartItem({
    sortOrder: 2,
    productCode: aProductCode('F120-9010-25'),
    finalUnitPrice: null,
  });
  onCall('get', CARTS, aCart({ items: [aCartItem(), unpriced], overallDiscount: 3 }));
  const { words, router } = await openPage(CART, { viewer: aUser() });
  const row = (code: string) =>
    page.getByRole('checkbox', { name: words('common:table.selectRow', { row: code }) });
  await expect.element(row('F120-7035-25')).toBeChecked();
  await expect.element(row('F120-9010-25')).not.toBeChecked();
  const bar = page.getByRole('region', { name: words('common:table.selection') });
  await expect.element(bar).toMatchTextContent(/3\s?%/);
  await row('F120-7035-25').click();
  await row('F120-9010-25').click();
  await router.navigate({ to: '/faq' });
  await router.navigate({ to: CART });
  await expect.element(row('F120-7035-25')).not.toBeChecked();
  await expect.element(row('F120-9010-25')).toBeChecked();
});

test('a quantity is rounded up to the next multiple, with a message', async () => {
  onCall('get', CARTS, aCart({ items: [aCartItem()] }));
  onCall('put', CARTS, aCart({ items: [aCartItem({ quantity: 8 })] }));
  const { words } = await openPage(CART, { viewer: aUser() });
  const quantity = page.getByRole('textbox', { name: `${words('common:quantity.label')}: F120-7035-25` });
  await quantity.fill('5');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(quantity).toHaveValue('8');
  await expect
    .element(page.getByText(words('common:quantity.rounded', { quantity: 8, multiplier: 4 })))
    .toBeVisible();
  await expect
    .poll(() => callsTo('put', CARTS).map(({ body }) => body))
    .toEqual([{ items: [{ id: 'line-1', quantity: 8 }] }]);
});

test('a price change is shown as a warning until the cart is updated', async () => {
  const line = aCartItem({ finalUnitPrice: 9 });
  const { productCode, id } = line;
  const change = { itemId: id, productCode, code: 'PriceChanged', was: 10, is: 9 } as const;
  onCall('get', CARTS, aCart({ items: [line], isDirty: true, changes: [change] }));
  onCall('put', CARTS, aCart({ items: [line] }));
  const { words } = await openPage(CART, { viewer: aUser() });
  const warning = page.getByRole('status').filter({ hasText: words('cart:dirty.title') });
  await expect.element(warning).toMatchTextContent(/10,00\s€.*9,00\s€/);
  await inspect();
  const update = page.getByRole('button', { name: words('cart:update') });
  expect(update.elements()).toHaveLength(1);
  await warning.getByRole('button', { name: words('cart:update') }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(update).toBeVisible();
  await expect
    .poll(() => callsTo('put', CARTS).map(({ body }) => body))
    .toEqual([{ items: [{ id: 'line-1', quantity: 4 }] }]);
});

test('a line is removed after confirmation', async () => {
  onCall('get', CARTS, aCart({ items: [aCartItem()] }));
  onCall('delete', '/api/v1/public/{prefix}/carts/items', aCart());
  const { words } = await openPage(CART, { viewer: aUser() });
  await page.getByRole('button', { name: words('cart:line.delete', { product: 'F120-7035-25' }) }).click();
  const question = page.getByRole('dialog', { name: words('cart:delete.title') });
  await expect.element(question).toMatchTextContent(words('cart:delete.one', { product: 'F120-7035-25' }));
  await inspect();
  await question.getByRole('button', { name: words('common:actions.remove') }).click();
  await expect.element(page.getByText(words('cart:empty.text'))).toBeVisible();
  const [call] = callsTo('delete', '/api/v1/public/{prefix}/carts/items');
  expect(call?.url.searchParams.get('ids')).toBe('line-1');
});

/** A cart with a number of lines, each of another product. */
function aLongCart(lines: number) {
  return aCart({
    items: Array.from({ length: lines }, (_each, index) =>
      aCartItem({ sortOrder: index + 1, productCode: aProductCode(`F120-${1000 + index}-25`) }),
    ),
  });
}

test('a cart of 300 lines renders only the lines near the viewport', async () => {
  onCall('get', CARTS, aLongCart(300));
  const { words } = await openPage(CART, { viewer: aUser() });
  const table = page.getByRole('table', { name: words('cart:table') });
  await expect.element(table.getByRole('textbox').first()).toBeVisible();
  const rows = table.element().querySelectorAll('tbody tr');
  expect(rows).toHaveLength(300);
  expect(table.getByRole('textbox').length).toBeLessThan(80);
  await inspect();

  const last = page.getByRole('textbox', { name: `${words('common:quantity.label')}: F120-1299-25` });
  await expect.element(last).not.toBeInTheDocument();
  rows[299]?.scrollIntoView();
  await expect.element(last).toHaveValue('4');
});

test('a cart of 300 lines prints all of them under the name of the customer', async () => {
  onCall('get', CARTS, aLongCart(300));
  const { words } = await openPage(CART, { viewer: aUser() });
  await expect.element(page.getByRole('table', { name: words('cart:table') })).toBeVisible();
  const sheet = () => document.querySelector('[class*="sheet"]');
  expect(sheet()).toBeNull();
  dispatchEvent(new Event('beforeprint'));
  // The browser prints the document as it is when the event handler returns.
  expect(sheet()?.querySelectorAll('tbody tr')).toHaveLength(300);
  expect(sheet()?.textContent).toContain('Rossi Verniciature S.r.l. (100001)');
  dispatchEvent(new Event('afterprint'));
  expect(sheet()).toBeNull();
});
