import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aDealer } from '../../../../test/builders/dealer';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const LIST_PATH = '/backoffice/dealers';
const DEALERS_PATH = '/api/v1/backoffice/dealers';
const DEALER = `${DEALERS_PATH}/{id}` as const;
const STORED_DEALER = aDealer();
const DETAIL_PAGE = `${LIST_PATH}/${STORED_DEALER.id}`;

const anItUser = () => aUser({ username: 'it@cromia.test', role: 'IT', isInternalUser: true });
const field = (name: string) => page.getByRole('textbox', { name });

beforeEach(() => {
  stubResponse('get', DEALERS_PATH, paged([STORED_DEALER]));
  stubResponse('get', DEALER, STORED_DEALER);
});

test('the list shows the customer types of each dealer and leads to its form', async () => {
  const { place } = await openPage(LIST_PATH, { viewer: anItUser() });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Rivenditori');
  const kinds = 'Privati, Professionisti';
  await expect.element(page.getByRole('cell', { name: kinds })).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Colorificio Berico' }).click();
  await expect.poll(place).toBe(DETAIL_PAGE);
});

test('a new dealer requires a name, a street, a town and coordinates', async () => {
  await openPage(`${LIST_PATH}/new`, { viewer: anItUser(), language: 'de', viewport: 'phone' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Füllen Sie dieses Feld aus.').first()).toBeVisible();
  expect(page.getByText('Füllen Sie dieses Feld aus.').elements().length).toBeGreaterThan(4);
  expect(callsTo('post', DEALERS_PATH)).toEqual([]);
  await inspect();
});

test('a latitude in an unsupported notation shows the expected format', async () => {
  await openPage(DETAIL_PAGE, { viewer: anItUser() });
  await field('Latitudine').fill('45°32′');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect
    .element(page.getByText('Inserisci i gradi decimali da −90 a 90, per esempio 45,5455.'))
    .toBeVisible();
  await inspect();
});

test('a new dealer is sent with numeric coordinates', async () => {
  stubResponse('post', DEALERS_PATH, STORED_DEALER, 201);
  const { place } = await openPage(`${LIST_PATH}/new`, { viewer: anItUser() });
  await field('Nome del rivenditore').fill('Colorificio Nuovo');
  await field('Via e numero').fill('Viale Roma 12');
  await field('CAP').fill('36100');
  await field('Città').fill('Vicenza');
  await field('Latitudine').fill('45,5455');
  await field('Longitudine').fill('11,5354');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(place).toBe(LIST_PATH);
  await expect
    .poll(() => callsTo('post', DEALERS_PATH).map(({ body }) => body))
    .toMatchObject([
      { businessName: 'Colorificio Nuovo', postalCode: '36100', latitude: 45.5455, longitude: 11.5354 },
    ]);
});

test('a conflicting change is not saved, and the current version can be loaded', async () => {
  stubRejection('put', DEALER, { status: 409, code: 'Conflict' });
  await openPage(DETAIL_PAGE, { viewer: anItUser() });
  const city = field('Città');
  await city.fill('Schio');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect
    .element(
      page.getByText('Nel frattempo questi dati sono stati modificati. Non è stato salvato nulla', {
        exact: false,
      }),
    )
    .toBeVisible();
  await inspect();
  stubResponse('get', DEALER, aDealer({ city: 'Thiene', version: 2 }));
  await page.getByRole('button', { name: 'Scarta e rileggi' }).click();
  await expect.element(city).toHaveValue('Thiene');
});

test('a dealer is removed after confirmation, with the version that was loaded', async () => {
  stubResponse('delete', DEALER, undefined);
  const { place } = await openPage(DETAIL_PAGE, { viewer: anItUser() });
  const removeLabel = 'Togli dalla mappa';
  await page.getByRole('button', { name: removeLabel }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: removeLabel })).toBeVisible();
  await inspect();
  expect(callsTo('delete', DEALER)).toEqual([]);
  await dialog.getByRole('button', { name: removeLabel }).click();
  await expect.poll(place).toBe(LIST_PATH);
  await expect
    .poll(() => callsTo('delete', DEALER).map(({ url }) => url.searchParams.get('version')))
    .toEqual(['1']);
});

test('a dealer changed by a colleague is not removed, and the current version can be loaded', async () => {
  stubRejection('delete', DEALER, { status: 409, code: 'Conflict' });
  await openPage(DETAIL_PAGE, { viewer: anItUser() });
  const removeLabel = 'Togli dalla mappa';
  await page.getByRole('button', { name: removeLabel }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: removeLabel }).click();
  stubResponse('get', DEALER, aDealer({ city: 'Marostica', version: 2 }));
  await dialog.getByRole('button', { name: 'Scarta e rileggi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('Città')).toHaveValue('Marostica');
});
