import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused } from '../../../../test/api-stub';
import { aCart, aCartItem } from '../../../../test/builders/cart';
import { paged } from '../../../../test/builders/paged';
import { aProduct, aSerial, found } from '../../../../test/builders/product';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { type OpenOptions, openPage } from '../../../../test/open-page';

const CODE = 'F120-7035-25';
const DETAIL = '/api/products/{productClass}/{serial}/{color}/{pkg}';
const STORE_LINK = '/api/v1/public/b2c/amazon-link';
const ITEMS = '/api/v1/public/{prefix}/carts/items';
const CUSTOMER = { customerCode: '100003', businessName: 'Bianchi Colori S.p.A.' };
const TERMS = {
  finalUnitPrice: 10,
  unitPrice: 12.5,
  priceListCode: 'RIV',
  discountPct1: 20,
  discountPct2: 0,
};

const EMPTY_PORTFOLIO = paged([]);

const anAgent = () => aUser({ username: 'agent@demo.test', role: 'AGENT' });

beforeEach(() => {
  onCall('get', '/api/products/filters/name', found([aSerial()]));
  onCall('get', '/api/tds/versions/last/available-languages', []);
  onCall('get', DETAIL, ({ params }) => aProduct({ id: params }));
  onRefused('get', STORE_LINK, { status: 404, code: 'NotFound' });
});

/** Opens a product by its URL, as a customer by default. */
async function openProduct(options: OpenOptions = {}) {
  const opened = await openPage(`/products-search/b2b?nameCode=F120&open=${CODE}`, {
    viewer: aUser(),
    ...options,
  });
  const { words } = opened;
  const buy = page.getByRole('button', { name: words('catalogue:detail.buy') });
  const dialog = page.getByRole('dialog', { name: words('catalogue:buy.title') });
  const addToCart = dialog.getByRole('button', { name: words('catalogue:buy.cartAction') });
  const pressBuy = () => buy.first().click();
  return { ...opened, pressBuy, dialog, addToCart };
}

/** Expects that the dialog says why the product does not go into the cart. */
async function expectRefusal(
  { words, dialog, addToCart }: Awaited<ReturnType<typeof openProduct>>,
  sentence: string,
): Promise<void> {
  await expect.element(dialog.getByText(words('catalogue:refusal.title'))).toBeVisible();
  await expect.element(dialog).toMatchTextContent(sentence);
  await expect.element(addToCart).not.toBeInTheDocument();
  await inspect();
}

test('a product is added with its multiplier as quantity, and the message links to the cart', async () => {
  onCall('post', ITEMS, aCart({ items: [aCartItem()] }));
  const { words, pressBuy, dialog, addToCart, place } = await openProduct();
  await pressBuy();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('4');
  await inspect();
  await addToCart.click();
  await page.getByRole('link', { name: words('cart:added.toCart') }).click();
  await expect.poll(place).toBe('/profile-customer/cart');
  await expect
    .poll(() => callsTo('post', ITEMS).map(({ body }) => body))
    .toEqual([
      [{ productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' }, quantity: 4 }],
    ]);
});

test('a product is added from its sheet, and a message shows the quantity in the cart', async () => {
  onCall('post', ITEMS, aCart({ items: [aCartItem({ quantity: 12 })] }));
  const { words } = await openProduct();
  const product = page.getByRole('dialog');
  const quantity = product.getByRole('textbox', { name: `${words('common:quantity.label')}: ${CODE}` });
  await expect.element(quantity).toHaveValue('4');
  const add = product.getByRole('button', { name: words('catalogue:detail.add'), exact: true });
  await quantity.fill('4,5');
  await add.click();
  await expect.element(product.getByText(words('common:quantity.whole'))).toBeVisible();
  expect(callsTo('post', ITEMS)).toEqual([]);
  await inspect();
  await quantity.fill('8');
  await add.click();
  await expect
    .element(page.getByText(words('cart:added.one', { product: CODE, added: 8, held: 12 })))
    .toBeVisible();
  expect(callsTo('post', ITEMS)[0]?.body).toMatchObject([{ quantity: 8 }]);
});

test('a quantity not yet added is kept when the product is reopened', async () => {
  onCall('post', ITEMS, aCart({ items: [aCartItem({ quantity: 12 })] }));
  onCall('get', '/api/products/from-prices', []);
  onCall('post', '/api/products/searches/clicks', undefined);
  const { words, place } = await openPage(`/products-search/b2b?nameCode=${CODE}&open=${CODE}`, {
    viewer: aUser(),
  });
  const product = page.getByRole('dialog');
  const quantity = product.getByRole('textbox', { name: `${words('common:quantity.label')}: ${CODE}` });
  const reopen = async () => {
    await product.getByRole('button', { name: words('common:actions.close') }).click();
    await expect.element(product).not.toBeInTheDocument();
    await expect.poll(place).not.toContain('open=');
    await page.getByRole('article').getByRole('heading').getByRole('button').click();
  };
  await quantity.fill('12');
  await reopen();
  await expect.element(quantity).toHaveValue('12');
  await product.getByRole('button', { name: words('catalogue:detail.add'), exact: true }).click();
  await expect.poll(() => callsTo('post', ITEMS)).toHaveLength(1);
  await reopen();
  await expect.element(quantity).toHaveValue('4');
});

test('the store button is disabled for a product not sold online', async () => {
  const { words, pressBuy, dialog } = await openProduct();
  await pressBuy();
  await expect.element(dialog.getByText(words('catalogue:buy.storeNone'))).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: words('catalogue:buy.storeAction') }))
    .toBeDisabled();
});

test('the store link is fetched for the product code and can be retried after a failure', async () => {
  onRefused('get', STORE_LINK, { status: 500, code: 'ServerError' });
  const { words, pressBuy, dialog } = await openProduct();
  await pressBuy();
  await expect.element(dialog.getByText(words('errors:ServerError'))).toBeVisible();
  onCall('get', STORE_LINK, { link: 'https://store.cromia.example/p/F120' });
  await dialog.getByRole('button', { name: words('common:actions.retry') }).click();
  await expect
    .element(dialog.getByRole('link', { name: words('catalogue:buy.storeAction') }))
    .toHaveAttribute('href', 'https://store.cromia.example/p/F120');
  expect(callsTo('get', STORE_LINK).at(-1)?.url.searchParams.get('productCode')).toBe(CODE);
});

test('a refusal by the server is shown in the dialog', async () => {
  onRefused('post', ITEMS, { status: 422, code: 'ProductNotAvailable' });
  const { words, pressBuy, dialog, addToCart } = await openProduct();
  await pressBuy();
  await addToCart.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words('errors:ProductNotAvailable'));
});

test('a product without a price is added only after confirmation', async () => {
  onCall('get', DETAIL, ({ params }) => aProduct({ id: params, pricesAndDiscounts: null }));
  onCall('post', ITEMS, aCart({ items: [aCartItem({ finalUnitPrice: null })] }));
  const { words, pressBuy, dialog, addToCart } = await openProduct();
  await expect.element(page.getByText(words('common:product.priceNotAssigned')).first()).toBeVisible();
  await pressBuy();
  await addToCart.click();
  const question = page.getByRole('dialog', { name: words('catalogue:buy.unpricedTitle') });
  await expect.element(question).toMatchTextContent(words('catalogue:buy.unpriced', { code: CODE }));
  await inspect();
  expect(callsTo('post', ITEMS)).toEqual([]);
  await question.getByRole('button', { name: words('catalogue:buy.cartAction') }).click();
  await expect.poll(() => callsTo('post', ITEMS)).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a product on request only is labelled so and added to the note of the next request', async () => {
  const onRequest = { tsc: 'N', inStock: false, availability: 'ON_REQUEST' } as const;
  onCall('get', DETAIL, ({ params }) => aProduct({ id: params, ...onRequest }));
  const { words, dialog } = await openProduct();
  expect(page.getByRole('button', { name: words('catalogue:detail.buy'), exact: true }).elements()).toEqual(
    [],
  );
  await page
    .getByRole('button', { name: words('cart:availability.ON_REQUEST'), exact: true })
    .first()
    .click();
  await expect.element(dialog).toMatchTextContent(words('catalogue:refusal.onRequestOnly', { code: CODE }));
  const add = dialog.getByRole('button', { name: words('cart:note.add') });
  await expect.element(add).toBeVisible();
  const label = add.element().querySelector('.mantine-Button-label');
  expect(label?.scrollHeight).toBe(label?.clientHeight);
  await inspect();
  const note = `Si richiedono inoltre i seguenti prodotti su richiesta: ${CODE} (q.tà 8).`;
  onCall('put', '/api/v1/public/{prefix}/carts/note', aCart({ note }));
  await dialog.getByRole('textbox').fill('8');
  await add.click();
  await expect.element(dialog).toMatchTextContent(words('cart:note.added'));
  expect(callsTo('put', '/api/v1/public/{prefix}/carts/note').map(({ body }) => body)).toEqual([{ note }]);
  await inspect();
});

test('a user without a cart sees that a product is sold on request only', async () => {
  onCall('get', DETAIL, ({ params }) => aProduct({ id: params, tsc: 'N', availability: 'ON_REQUEST' }));
  const { words, dialog } = await openProduct({ viewer: aUser({ role: 'USER' }) });
  await page
    .getByRole('button', { name: words('cart:availability.ON_REQUEST'), exact: true })
    .first()
    .click();
  await expect.element(dialog).toMatchTextContent(words('catalogue:refusal.onRequestOnly', { code: CODE }));
  expect(dialog.getByRole('button', { name: words('cart:note.add') }).elements()).toEqual([]);
});

test('a product whose code has changed leads to its new code', async () => {
  const changed = {
    status: 'C',
    availability: 'CODECHANGE',
    productCodeChange: { newSerial: 'F121', newColor: '7035' },
  } as const;
  onCall('get', DETAIL, ({ params }) =>
    aProduct({ id: params, ...(params.serial === 'F120' ? changed : {}) }),
  );
  const opened = await openProduct();
  const { words, pressBuy, dialog, place } = opened;
  await expect.element(page.getByText(words('catalogue:detail.codeChangedTitle'))).toBeVisible();
  await pressBuy();
  await expectRefusal(opened, words('catalogue:refusal.codeChanged'));
  await dialog
    .getByRole('button', { name: words('catalogue:detail.openCode', { code: 'F121-7035-25' }) })
    .click();
  await expect.element(page.getByRole('dialog').getByRole('navigation')).toMatchTextContent('F121-7035-25');
  expect(place()).toContain('open=F121-7035-25');
});

test('a product that was removed is not sold', async () => {
  onCall('get', DETAIL, ({ params }) => aProduct({ id: params, status: 'E', availability: 'REMOVED' }));
  const opened = await openProduct();
  await expect.element(page.getByText(opened.words('catalogue:detail.gone'))).toBeVisible();
  await opened.pressBuy();
  await expectRefusal(opened, opened.words('catalogue:refusal.notAvailable'));
});

test('a company that is not a customer sees how to become one instead of prices', async () => {
  const viewer = aUser({ role: 'USER' });
  onCall('get', DETAIL, ({ params }) => aProduct({ id: params, pricesAndDiscounts: null }));
  const opened = await openProduct({ viewer, language: 'de', viewport: 'phone' });
  await expect.element(page.getByText(opened.words('catalogue:detail.pricesCustomers'))).toBeVisible();
  expect(page.getByText('€', { exact: false }).query()).toBeNull();
  await opened.pressBuy();
  await expectRefusal(opened, opened.words('catalogue:refusal.becomeCustomer'));
});

test('an agent must pick a customer first', async () => {
  onCall('get', DETAIL, ({ params }) => aProduct({ id: params, pricesAndDiscounts: null }));
  onCall('get', '/api/v1/public/{prefix}/customer-profiles', EMPTY_PORTFOLIO);
  const opened = await openProduct({ viewer: anAgent() });
  const { words, pressBuy, dialog, place } = opened;
  await pressBuy();
  await expectRefusal(opened, words('catalogue:refusal.pickCustomer'));
  await dialog.getByRole('link', { name: words('catalogue:refusal.pickAction') }).click();
  await expect.poll(place).toBe('/profile-agent');
});

test('an agent sees the terms of the chosen customer and can buy for it', async () => {
  onCall('get', DETAIL, ({ params }) => aProduct({ id: params, pricesAndDiscounts: TERMS }));
  const { words, pressBuy, addToCart } = await openProduct({ viewer: anAgent(), actingFor: CUSTOMER });
  await expect.element(page.getByText(words('catalogue:detail.customerPrice'))).toBeVisible();
  await expect
    .element(page.getByRole('columnheader', { name: words('catalogue:detail.discounts') }))
    .toBeVisible();
  await expect.poll(() => callsTo('get', DETAIL).at(-1)?.url.searchParams.get('customerCode')).toBe('100003');
  await inspect();
  await pressBuy();
  await expect.element(addToCart).toBeEnabled();
});
