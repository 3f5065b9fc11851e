import type { StockWatch } from '@cromia/domain/stock-watches/stock-watch';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../test/api-stub';
import { aCart } from '../../../test/builders/catalogue/cart';
import { aProduct, aSearchResponse, aSerial, aVariant } from '../../../test/builders/catalogue/product';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const DETAIL = '/api/products/{productClass}/{serial}/{color}/{pkg}';
const LIST = '/api/v1/public/{prefix}/stock-watches';
const WATCH = '/api/v1/public/{prefix}/stock-watches/{productClass}/{serial}/{color}/{pkg}';
const OPEN = '/products-search/b2b?nameCode=F120&open=F120-7035-25';
const OUT_OF_STOCK = { inStock: false, availability: 'ON_REQUEST', availableOn: '2099-12-15' } as const;

const aWatch = (overrides: Partial<StockWatch> = {}): StockWatch => {
  const { id, brand, um, qta, shortDescription, colorDescription, hex } = aProduct();
  return {
    ...{ id, brand, um, qta, shortDescription, colorDescription, hex, ...OUT_OF_STOCK },
    ...{ customerCode: '100001', businessName: 'Rossi Verniciature', createdOn: '2026-03-10T08:00:00.000Z' },
    ...overrides,
  };
};
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart());
  stubResponse('get', DETAIL, ({ params }) =>
    aProduct({
      id: params,
      ...OUT_OF_STOCK,
      variants: [aVariant({ id: { pkg: '05' } }), aVariant({ id: { pkg: '25' }, ...OUT_OF_STOCK })],
    }),
  );
});

test('a product that is out of stock says from when, and a click is enough to be told, or no longer', async () => {
  let watches: StockWatch[] = [];
  stubResponse('get', LIST, () => ({ watches }));
  const setWatches = (next: StockWatch[]): undefined => {
    watches = next;
  };
  stubResponse('put', WATCH, () => setWatches([aWatch()]), 204);
  stubResponse('delete', WATCH, () => setWatches([]), 204);
  await openPage(OPEN, { viewer: aUser() });
  const product = page.getByRole('dialog');
  await expect.element(product.getByText('disponibile di nuovo dal 15-12-2099').first()).toBeVisible();
  await button('Avvisami quando torna').click();
  await expect.element(product.getByText('Ti scriviamo una volta', { exact: false })).toBeVisible();
  await inspect();
  await button('Non avvisarmi più').click();
  await expect.element(button('Avvisami quando torna')).toBeVisible();
  expect([...callsTo('put', WATCH), ...callsTo('delete', WATCH)].map(({ params }) => params)).toMatchObject([
    { prefix: 'customer', serial: 'F120', color: '7035', pkg: '25' },
    { prefix: 'customer', serial: 'F120', color: '7035', pkg: '25' },
  ]);
});

test('a product that is back meanwhile is read again', async () => {
  stubResponse('get', LIST, { watches: [] });
  stubRejection('put', WATCH, { status: 409, code: 'ProductInStock' });
  await openPage(OPEN, { viewer: aUser() });
  await expect.element(button('Avvisami quando torna')).toBeVisible();
  stubResponse('get', DETAIL, ({ params }) => aProduct({ id: params }));
  await button('Avvisami quando torna').click();
  await expect.element(button('Avvisami quando torna')).not.toBeInTheDocument();
});

test.each([
  ['in stock', { inStock: true, availability: 'AVAILABLE', availableOn: null } as const, aUser()],
  ['for a viewer', OUT_OF_STOCK, aUser({ companyRole: 'VIEWER' })],
  ['for an agent without a customer', OUT_OF_STOCK, aUser({ role: 'AGENT' })],
])('nobody is asked about a product %s', async (_name, stock, viewer) => {
  stubResponse('get', DETAIL, ({ params }) => aProduct({ id: params, ...stock }));
  await openPage(OPEN, { viewer });
  await expect.element(page.getByRole('dialog').getByText('F120-7035-25').first()).toBeVisible();
  await expect.element(button('Avvisami quando torna')).not.toBeInTheDocument();
});

test('a day in the past is not told', async () => {
  stubResponse('get', LIST, { watches: [] });
  stubResponse('get', DETAIL, ({ params }) =>
    aProduct({ id: params, ...OUT_OF_STOCK, availableOn: '2020-01-01', variants: [] }),
  );
  await openPage(OPEN, { viewer: aUser() });
  await expect.element(button('Avvisami quando torna')).toBeVisible();
  await expect.element(page.getByText(/disponibile di nuovo/)).not.toBeInTheDocument();
});

test('the profile lists what the user waits for, and stops it', async () => {
  let watches = [aWatch(), aWatch({ id: { ...aProduct().id, pkg: '05' }, availableOn: null })];
  stubResponse('get', LIST, () => ({ watches }));
  const removeLast = (): undefined => {
    watches = watches.slice(0, -1);
  };
  stubResponse('delete', WATCH, removeLast, 204);
  await openPage('/profile-user', { viewer: aUser() });
  const table = page.getByRole('table', { name: 'Prodotti che aspetti' });
  await expect.element(table.getByText('disponibile di nuovo dal 15-12-2099')).toBeVisible();
  await expect
    .element(table.getByRole('link', { name: 'Apri F120-7035-05' }))
    .toHaveAttribute('href', expect.stringContaining('open=F120-7035-05'));
  await inspect();
  await table.getByRole('button', { name: 'Non avvisarmi più per F120-7035-05' }).first().click();
  await expect.element(table.getByText('F120-7035-05')).not.toBeInTheDocument();
});
