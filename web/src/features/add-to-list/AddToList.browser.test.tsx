import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../test/api-stub';
import { aQuickLine } from '../../../test/builders/catalogue/quick-order';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const QUICK = '/profile-customer/quick-order';
const CHECK = '/api/v1/public/{prefix}/carts/quick-order/check';
const LISTS = '/api/v1/public/{prefix}/lists';
const ITEMS = '/api/v1/public/{prefix}/lists/{id}/items';
const PRIMER = 'F120-7035-25';
const ID = '0b5f4a2e-6f0c-4a53-9d5e-1f2a3b4c5d6e';

const aSummary = (name: string, id = ID) => ({
  ...{ id, name, isShared: false, isOwn: true, isChangeable: true, author: 'Anna Pozzi', itemCount: 0 },
  changedOn: '2026-03-10T08:00:00.000Z',
});
const aStoredList = (name: string) => ({ ...aSummary(name), version: 'v1', items: [] });

/** Opens a quick order with one checked line. */
async function openChecked(query = '', options = {}) {
  stubResponse('post', CHECK, { lines: [aQuickLine(1, PRIMER, 8)] });
  const opened = await openPage(`${QUICK}${query}`, { viewer: aUser(), ...options });
  await page.getByRole('textbox', { name: 'Codici e quantità' }).fill(`${PRIMER} 8`);
  await page.getByRole('button', { name: 'Controlla le righe' }).click();
  return opened;
}

test('products go into one of the lists with a click on it', async () => {
  stubResponse('get', LISTS, paged([aSummary('Magazzino'), aSummary('Cantiere', 'x')]));
  stubResponse('post', ITEMS, aStoredList('Magazzino'));
  await openChecked();
  await page.getByRole('button', { name: 'Metti in lista' }).click();
  const dialog = page.getByRole('dialog', { name: `Metti ${PRIMER} in una lista` });
  await expect.element(dialog.getByRole('button', { name: /Magazzino/ })).toBeVisible();
  await inspect();
  await dialog.getByRole('button', { name: /Magazzino/ }).click();
  await expect.element(page.getByText(/^Nella lista «Magazzino»/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsTo('post', ITEMS).map(({ body }) => body)).toMatchObject([
    { items: [{ productCode: { serial: 'F120', pkg: '25' }, quantity: 8 }] },
  ]);
});

test('without a list, a new one is made on the spot', async () => {
  stubResponse('get', LISTS, paged([]));
  stubResponse('post', LISTS, aStoredList('Officina'), 201);
  stubResponse('post', ITEMS, aStoredList('Officina'));
  await openChecked('', { viewport: 'phone' });
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('button', { name: 'Metti in lista' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Officina');
  await inspect();
  await dialog.getByRole('button', { name: 'Crea e inserisci' }).click();
  await expect.poll(() => callsTo('post', ITEMS)).toHaveLength(1);
  expect(callsTo('post', LISTS)[0]?.body).toEqual({ name: 'Officina', isShared: false });
});

test('a rejection is displayed, and the dialog stays open', async () => {
  stubResponse('get', LISTS, paged([aSummary('Magazzino')]));
  stubRejection('post', ITEMS, { status: 404, code: 'NotFound' });
  await openChecked();
  await page.getByRole('button', { name: 'Metti in lista' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Magazzino/ }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Non inserito nella lista');
});

test('a quick order opened from a list adds its lines to that list', async () => {
  stubResponse('post', ITEMS, aStoredList('Magazzino'));
  await openChecked(`?list=${ID}`);
  await inspect();
  await page.getByRole('button', { name: 'Metti 1 riga nella lista' }).click();
  await expect.element(page.getByText(/^1 riga nella lista «Magazzino»/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Codici e quantità' })).toHaveValue('');
});

test('a viewer is not offered lists', async () => {
  await openPage('/products-search/b2b?nameCode=', { viewer: aUser({ companyRole: 'VIEWER' }) });
  expect(page.getByRole('button', { name: /Metti in lista/ }).elements()).toEqual([]);
});
