import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../test/api-stub';
import { aProduct, aSearchResponse, aSerial } from '../../../test/builders/catalogue/product';
import { aUser } from '../../../test/builders/user';
import { openPage } from '../../../test/open-page';

const LANGUAGES_PATH = '/api/tds/versions/last/available-languages';
const PDF_PATH = '/api/tds/pdf/version/{id}';
const PRODUCT_PATH = '/products-search/b2b?nameCode=F120&open=F120-7035-25';

beforeEach(() => {
  stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params }),
  );
  stubResponse(
    'get',
    LANGUAGES_PATH,
    (['IT', 'EN', 'DE'] as const).map((language) => ({
      id: `sheet-${language}`,
      language,
      product: 'F1207035',
    })),
  );
});

/** Records the names of the files that the page saves. */
function savedNames(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

test('a data sheet is downloaded in the chosen language, with product and language in its name', async () => {
  stubReply('get', PDF_PATH, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  const saved = savedNames();
  await openPage(PRODUCT_PATH, { viewer: aUser() });
  await page.getByRole('combobox', { name: 'Lingua della scheda' }).click();
  await page.getByRole('option', { name: 'DE · Deutsch' }).click();
  await page.getByRole('button', { name: 'Scarica il PDF' }).click();
  await expect.poll(() => saved).toEqual(['TDS-F120-7035-DE.pdf']);
  await expect.poll(() => callsTo('get', PDF_PATH).map(({ params }) => params.id)).toEqual(['sheet-DE']);
});

test('a failed download of a data sheet shows an error', async () => {
  stubRejection('get', PDF_PATH, { status: 500, code: 'TdsError' });
  await openPage(PRODUCT_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Scarica il PDF' }).click();
  await expect
    .element(page.getByText('La scheda tecnica non è stata scaricata. Riprova più tardi.'))
    .toBeVisible();
});

test('a product without data sheets shows a message', async () => {
  stubRejection('get', LANGUAGES_PATH, { status: 404, code: 'missingTds' });
  await openPage(PRODUCT_PATH, { viewer: aUser() });
  await expect.element(page.getByText('Per questo prodotto non c’è una scheda tecnica.')).toBeVisible();
});

test('a link to a data sheet scrolls a customer to the data sheet section', async () => {
  const { place } = await openPage('/products-search?serial=F120&color=7035&showTds=true', {
    viewer: aUser(),
  });
  expect(place()).toMatch(/^\/products-search\/b2b\?/);
  await expect.element(page.getByRole('heading', { name: 'Scheda tecnica' })).toBeInViewport();
});
