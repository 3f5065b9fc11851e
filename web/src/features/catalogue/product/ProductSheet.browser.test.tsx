import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubResponse } from '../../../../test/api-stub';
import { aProduct, aSearchResponse, aSerial } from '../../../../test/builders/catalogue/product';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const DETAIL_PATH = '/api/products/{productClass}/{serial}/{color}/{pkg}';

beforeEach(() => {
  stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
});

test('a packaging chosen while a colour loads belongs to that colour, and buying waits for it', async () => {
  const slow = Promise.withResolvers<void>();
  stubResponse('get', DETAIL_PATH, async ({ params }) => {
    if (params.color === '7035') await slow.promise;
    return aProduct({ id: params });
  });
  const { place } = await openPage('/products-search/b2b?nameCode=F120&open=F120-7016-25', {
    viewer: aUser(),
  });
  const product = page.getByRole('dialog');
  await product.getByRole('combobox', { name: 'Colore' }).click();
  await page.getByRole('option', { name: 'Grigio luce 7035' }).click();
  await expect.poll(place).toContain('open=F120-7035-25');
  const fiveKilos = product.getByRole('radio', { name: /^5 kg/i });
  await fiveKilos.click();
  await expect.poll(place).toContain('open=F120-7035-05');
  const buy = product.getByRole('button', { name: 'Acquista' }).first();
  await expect.element(buy).toHaveAttribute('aria-busy', 'true');
  slow.resolve();
  await expect.element(buy).not.toHaveAttribute('aria-busy');
  await expect.element(fiveKilos).toBeChecked();
  await expect.element(product.getByText('F120-7035-05').first()).toBeVisible();
});

test('a product shows its hardener and its thinner with links to both', async () => {
  const mixing = {
    hardenerSerial: 'D111',
    baseParts: 100,
    hardenerParts: 20,
    by: 'WEIGHT',
    thinnerSerial: 'D101',
    thinnerPercent: 10,
  } as const;
  stubResponse('get', DETAIL_PATH, ({ params }) => aProduct({ id: params, mixing }));
  await openPage('/products-search/b2b?nameCode=F120&open=F120-7035-25', {
    viewer: aUser(),
  });
  const product = page.getByRole('dialog');
  await expect.element(product).toMatchTextContent('5 kg ogni 25 kg');
  await expect
    .element(product.getByRole('link', { name: 'D111' }))
    .toHaveAttribute('href', '/products-search?serial=D111');
  await expect.element(product.getByRole('link', { name: 'D101' })).toBeVisible();
  await inspect();
});

test('Escape closes the product', async () => {
  stubResponse('get', DETAIL_PATH, ({ params }) => aProduct({ id: params }));
  const { place } = await openPage('/products-search/b2b?nameCode=F120&open=F120-7035-25', {
    viewer: aUser(),
  });
  await expect.element(page.getByRole('dialog').getByText('F120-7035-25').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(place()).not.toContain('open=');
});

test.each(['desktop', 'phone'] as const)(
  'an opened product names its window and the browser window: %s',
  async (viewport) => {
    stubResponse('get', DETAIL_PATH, ({ params }) => aProduct({ id: params }));
    await openPage('/products-search/b2b?nameCode=F120&open=F120-7035-25', { viewer: aUser(), viewport });
    const name = 'Primer epossidico 2K, Grigio luce';
    await expect.poll(() => document.title).toBe(`${name} · Cromia`);
    if (viewport === 'desktop') await expect.element(page.getByRole('dialog', { name })).toBeVisible();
    await page
      .getByRole('button', { name: viewport === 'desktop' ? 'Chiudi' : 'Torna ai risultati' })
      .click();
    await expect.poll(() => document.title).toBe('Catalogo professionale · Cromia');
  },
);

test('on a phone, colour and packaging are on the first screen and the bar of actions is one row of 64 pixels', async () => {
  stubResponse('get', DETAIL_PATH, ({ params }) => aProduct({ id: params }));
  await openPage('/products-search/b2b?nameCode=F120&open=F120-7035-25', {
    viewer: aUser(),
    viewport: 'phone',
  });
  const add = page.getByRole('button', { name: 'Aggiungi', exact: true });
  await expect.element(add).toBeVisible();
  const bar = add.element().closest('[data-bottom-bar]') ?? document.body;
  const { top: barTop, height } = bar.getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(64);
  const packaging = page.getByRole('radio', { name: /^25 kg/i });
  expect(packaging.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(barTop);
  const buy = page.elementLocator(bar).getByRole('button', { name: 'Acquista' });
  await expect.element(buy).toBeVisible();
  await inspect();
});
