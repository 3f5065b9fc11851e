import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { paged } from '../../../../test/builders/paged';
import { anSds } from '../../../../test/builders/sds';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import { findBatches } from '../sds-queries';

const FILTERS_PATH = '/api/v1/public/{prefix}/sds/findSdsByFilters';
const BATCH_PATH = '/api/v1/public/{prefix}/sds/findSdsByBatch';
const PRODUCT_PATH = '/api/v1/public/{prefix}/sds/findSdsByProduct';
const SUGGESTED_PATH = '/api/v1/public/{prefix}/sds/autocompleteBatch';
const LANGUAGES_PATH = '/api/v1/public/{prefix}/sds/languages';
const DELIVERIES_PATH = '/api/v1/public/{prefix}/sds/deliveries';
const CUSTOMERS_PATH = '/api/v1/public/{prefix}/customer-profiles/search/autocomplete';
const AGENT = aUser({ role: 'AGENT', username: 'agente@cromia.test' });
const SDS_DESK = aUser({ role: 'IT', username: 'sds@cromia.test', roleSds: 'EMPLOYEE' });
const SITE_SEARCH = '/sds/site?site=ALC01&serial=F120&color=7035&year=2026';

const submit = (name = 'Cerca') => page.getByRole('search').getByRole('button', { name }).click();

const expandRow = (row: string) => page.getByRole('button', { name: `Lingue ${row}` }).click();

function openAs(path: string, viewer = AGENT, options = {}) {
  stubResponse('get', DELIVERIES_PATH, paged([]));
  return openPage(path, { viewer, ...options });
}

test("an agent's searches start with the site search, whose fields are all required", async () => {
  const { place } = await openAs('/sds');
  await expect.poll(place).toBe('/sds/site');
  await submit();
  await expect.element(page.getByText(/^(Compila|Scegli una voce in) «/).first()).toBeVisible();
  // The year defaults to the current one.
  expect(page.getByText(/^(Compila|Scegli una voce in) «/).elements()).toHaveLength(3);
  expect(callsTo('get', FILTERS_PATH)).toEqual([]);
  await inspect();
});

test('a search keeps its fields and page in the URL and sorts by newest first', async () => {
  stubResponse('get', FILTERS_PATH, ({ url }) =>
    paged([anSds()], { number: Number(url.searchParams.get('page')), size: 10, totalElements: 12 }),
  );
  const { place } = await openAs(`${SITE_SEARCH}&page=2`);
  await expect
    .element(page.getByRole('columnheader', { name: 'Data' }))
    .toHaveAttribute('aria-sort', 'descending');
  const lastQuery = () => callsTo('get', FILTERS_PATH).at(-1)?.url.searchParams;
  expect(lastQuery()?.get('page')).toBe('1');
  expect(lastQuery()?.get('size')).toBe('10');
  expect(lastQuery()?.get('sort')).toBe('date,desc');
  const row = page.getByRole('row').filter({ hasText: 'A1-26-000123' });
  await expect.element(row).toMatchTextContent('Grigio luce');
  await expect.element(row).toMatchTextContent('Stabilimento ALC01 · miscelazione (ricetta 01)');
  await page.getByRole('button', { name: 'Pagina precedente' }).click();
  await expect.poll(place).toContain('page=1');
  expect(lastQuery()?.get('page')).toBe('0');
  await expect.element(page.getByRole('textbox', { name: 'Serie' })).toHaveValue('F120');
});

test('a sheet of an internal recipe is marked, and an agent cannot send it', async () => {
  stubResponse('get', FILTERS_PATH, paged([anSds({ recipe: '33', isInternal: true })]));
  stubResponse('get', LANGUAGES_PATH, { IT: 2 });
  await openAs(SITE_SEARCH);
  const row = page.getByRole('row').filter({ hasText: 'Uso interno: non inviare' });
  await expect.element(row).toBeVisible();
  await expandRow('F120-7035 A1-26-000123');
  await page
    .getByRole('list', { name: 'Lingue della scheda F120-7035 A1-26-000123' })
    .getByRole('button', { name: /^IT / })
    .click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Uso interno: non inviare')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Invia' })).not.toBeInTheDocument();
  await inspect();
});

test.for([
  ['2301', '2301234'],
  ['a1-26', 'A1-26-000123'],
] as const)(
  'a batch starting with %s is suggested while typing, and its sheet can be expanded',
  async ([typed, batch]) => {
    stubResponse('get', SUGGESTED_PATH, [
      { batch, serial: 'F120', color: '7035', site: 'ALC01', date: '2026-11-02' },
    ]);
    stubResponse('get', BATCH_PATH, paged([anSds({ batch, isOldSds: !batch.startsWith('A1') })]));
    stubResponse('get', LANGUAGES_PATH, { IT: 2, DE: 2 });
    const { place } = await openAs('/sds/batch');
    const field = page.getByRole('combobox', { name: 'Lotto' });
    await field.fill(typed.padEnd(5, '2'));
    await page.getByRole('option').first().click();
    await expect.element(field).toHaveValue(batch);
    await submit();
    await expect.poll(place).toBe(`/sds/batch?batch=${batch}`);
    await expandRow(`F120-7035 ${batch}`);
    await expect
      .element(page.getByRole('list', { name: `Lingue della scheda F120-7035 ${batch}` }))
      .toBeVisible();
    await inspect();
  },
);

test('an invalid batch shows an error at its field and is not sent to the server', async () => {
  await openAs('/sds/batch');
  await page.getByRole('combobox', { name: 'Lotto' }).fill('<none>');
  await submit();
  await expect
    .element(page.getByText('Inserisci il codice intero del lotto, ad esempio 2401234 o A1-24-001234.'))
    .toBeVisible();
  expect(callsTo('get', BATCH_PATH)).toEqual([]);
  // Suggestions are fetched with a delay after the last key.
  expect(await findBatches('agent', '<none>', new AbortController().signal)).toEqual([]);
  expect(callsTo('get', SUGGESTED_PATH)).toEqual([]);
});

test('an unknown or foreign customer shows a message', async () => {
  stubResponse('get', CUSTOMERS_PATH, []);
  stubRejection('get', FILTERS_PATH, { status: 404, code: 'NotFound' });
  await openAs('/sds/customer', AGENT, { language: 'de', viewport: 'phone' });
  await page.getByRole('combobox', { name: 'Kundennummer' }).fill('100099');
  await submit('Suchen');
  await expect
    .element(
      page.getByText(
        'Unter den Kunden, die Sie sehen dürfen, hat keiner diese Nummer. Prüfen Sie die Nummer oder suchen Sie den Kunden nach Namen.',
      ),
    )
    .toBeVisible();
  await inspect();
});

test('a customer is suggested by name and searched by code', async () => {
  stubResponse('get', CUSTOMERS_PATH, [
    { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' },
  ]);
  stubResponse('get', FILTERS_PATH, paged([anSds()]));
  stubResponse('get', LANGUAGES_PATH, { IT: 2 });
  const { place } = await openAs('/sds/customer');
  const field = page.getByRole('combobox', { name: 'Codice cliente' });
  await field.fill('Rossi');
  await page.getByRole('option', { name: /Rossi Verniciature/ }).click();
  await expect.element(field).toHaveValue('100001');
  await submit();
  await expect.poll(place).toContain('customerCode=100001');
  await expandRow('F120-7035 A1-26-000123');
  await expect.element(page.getByRole('button', { name: /^IT / })).toBeVisible();
  // Calls about the sheet are attributed to this customer.
  await expect
    .poll(() => callsTo('get', LANGUAGES_PATH)[0]?.url.searchParams.get('customerCode'))
    .toBe('100001');
});

test('a customer who is an SDS employee can search any customer, starting with their own', async () => {
  stubResponse('get', CUSTOMERS_PATH, []);
  stubResponse('get', FILTERS_PATH, paged([anSds()]));
  const viewer = aUser({ roleSds: 'EMPLOYEE', customerCode: '100002' });
  const { place } = await openAs('/sds/customer', viewer);
  const field = page.getByRole('combobox', { name: 'Codice cliente' });
  await expect.element(field).toHaveValue('100002');
  await field.fill('100001');
  await submit();
  await expect.poll(place).toContain('customerCode=100001');
  const searchedCodes = () =>
    callsTo('get', FILTERS_PATH).map(({ url }) => url.searchParams.get('customerCode'));
  await expect.poll(searchedCodes).toEqual(['100002', '100001']);
});

test('an SDS employee can search by product and sees all versions', async () => {
  stubResponse('get', PRODUCT_PATH, paged([anSds({ batch: null, site: 'ALC02', customerCode: null })]));
  const { place } = await openAs('/sds/product', SDS_DESK);
  await page.getByRole('textbox', { name: 'Prodotto' }).fill('f120 7035');
  await submit();
  await expect.poll(place).toMatch(/^\/sds\/product\?product=f120/);
  await expect.element(page.getByRole('row').filter({ hasText: 'ALC02' })).toBeVisible();
  await expect.poll(() => callsTo('get', PRODUCT_PATH)[0]?.url.searchParams.get('product')).toBe('f120 7035');
  await inspect();
});
