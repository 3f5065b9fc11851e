import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubReply, stubResponse } from '../../../test/api-stub';
import { aProduct, aSearchResponse, aSerial } from '../../../test/builders/catalogue/product';
import { paged } from '../../../test/builders/paged';
import { anSds } from '../../../test/builders/sds';
import { aUser } from '../../../test/builders/user';
import { openPage } from '../../../test/open-page';

const SHEETS_PATH = '/api/v1/public/{prefix}/sds/findSdsBySerial';
const DOWNLOAD_PATH = '/api/v1/public/{prefix}/sds/download';
const PRODUCT_PATH = '/products-search/b2b?nameCode=F120&open=F120-7035-25';
const CURRENT = anSds({ batch: null, version: 2 });

beforeEach(() => {
  stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params }),
  );
  stubResponse('get', '/api/tds/versions/last/available-languages', [
    { id: 'sheet-IT', language: 'IT', product: 'F1207035' },
  ]);
  stubResponse('get', '/api/v1/public/{prefix}/sds/languages', { IT: 2, EN: 2 });
});

test("a customer downloads the product's safety data sheet, in English where the own language is missing", async () => {
  stubResponse('get', SHEETS_PATH, paged([CURRENT]));
  stubReply(
    'get',
    DOWNLOAD_PATH,
    () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openPage(PRODUCT_PATH, { viewer: aUser({ language: 'de' }), language: 'de' });
  await page.getByRole('button', { name: 'Sicherheitsdatenblatt herunterladen' }).click();
  await expect
    .poll(() => callsTo('get', DOWNLOAD_PATH).map(({ url }) => url.searchParams.get('language')))
    .toEqual(['EN']);
  const asked = callsTo('get', SHEETS_PATH).at(-1)?.url.searchParams;
  expect([asked?.get('serial'), asked?.get('color')]).toEqual(['F120', '7035']);
});

test('staff chooses among the sheets of several sites; internal ones are marked and never the first', async () => {
  const internal = anSds({
    id: '00000000-0000-4000-8000-0000000000aa',
    batch: null,
    recipe: '88',
    isInternal: true,
    version: 3,
  });
  stubResponse('get', SHEETS_PATH, paged([internal, CURRENT]));
  await openPage(PRODUCT_PATH, { viewer: aUser({ role: 'IT' }) });
  const choice = page.getByRole('combobox', { name: 'Scheda', exact: true });
  await expect.element(choice).toHaveValue(expect.stringContaining('ricetta 01'));
  await choice.click();
  await page.getByRole('option', { name: /ricetta 88/ }).click();
  await expect.element(page.getByText('Uso interno: non inviare')).toBeVisible();
});

test('a customer who never ordered the product, and a registered user, learn where sheets come from', async () => {
  await openPage(PRODUCT_PATH, { viewer: aUser() });
  await expect.element(page.getByText(/trovi qui quelle dei prodotti ordinati/)).toBeVisible();
  await openPage(PRODUCT_PATH, { viewer: aUser({ role: 'USER' }) });
  await expect.element(page.getByText(/diventando cliente trovi qui/)).toBeVisible();
});
