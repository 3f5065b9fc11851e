import { changedDealerSchema, newDealerSchema } from '@cromia/domain/dealers/dealer-desk';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
const pin = () => page.getByRole('button', { name: 'Segnaposto del rivenditore' });
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

test('a new dealer requires a name, a street, a town and a position', async () => {
  await openPage(`${LIST_PATH}/new`, { viewer: anItUser(), language: 'de', viewport: 'phone' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText(/^Füllen Sie „.*“ aus\.$/).first()).toBeVisible();
  await expect.poll(() => page.getByText(/^Füllen Sie „.*“ aus\.$/).elements()).toHaveLength(8);
  await expect
    .element(
      page.getByText('Geben Sie die Postleitzahl ein oder klicken Sie auf der Karte auf das Geschäft.'),
    )
    .toBeVisible();
  expect(callsTo('post', DEALERS_PATH)).toEqual([]);
  await inspect();
});

test('the pin of a new dealer starts at the postal code and is moved by key onto the shop', async () => {
  stubResponse('post', DEALERS_PATH, STORED_DEALER, 201);
  const { place } = await openPage(`${LIST_PATH}/new`, { viewer: anItUser() });
  await field('Nome del rivenditore').fill('Colorificio Nuovo');
  await field('Via e numero').fill('Viale Roma 12');
  await field('Città').fill('Vicenza');
  await expect
    .element(page.getByRole('button', { name: 'Metti il segnaposto al centro della mappa' }))
    .toBeVisible();
  await field('CAP').fill('36100');
  await expect
    .element(page.getByText('Il segnaposto è solo nella zona del CAP 36100. Spostalo sul negozio.'))
    .toBeVisible();
  await inspect();
  pin().element().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect
    .element(page.getByText('Il segnaposto è solo nella zona', { exact: false }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(place).toBe(LIST_PATH);
  const [sent] = callsTo('post', DEALERS_PATH).map(({ body }) => newDealerSchema.parse(body));
  expect(sent).toMatchObject({ businessName: 'Colorificio Nuovo', postalCode: '36100' });
  // A key moves the pin by pixels: farther without street tiles, when the map shows a larger area.
  expect(sent?.latitude).toBeGreaterThan(45.55);
  expect(sent?.latitude).toBeLessThan(45.7);
  expect(sent?.longitude).toBeGreaterThan(11.55);
  expect(sent?.longitude).toBeLessThan(11.7);
});

test('a click on the map moves the pin, a button puts it back on the postal code', async () => {
  stubResponse('put', DEALER, STORED_DEALER);
  await openPage(DETAIL_PAGE, { viewer: anItUser() });
  await expect.element(pin()).toBeVisible();
  await page.getByRole('region', { name: 'Posizione sulla mappa' }).click({ position: { x: 60, y: 150 } });
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(() => callsTo('put', DEALER).length).toBe(1);
  const [moved] = callsTo('put', DEALER).map(({ body }) => changedDealerSchema.parse(body));
  expect(moved?.longitude).toBeLessThan(STORED_DEALER.longitude);
  await page.getByRole('button', { name: 'Riporta il segnaposto sul CAP 36100' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect
    .poll(() => callsTo('put', DEALER).at(-1)?.body)
    .toMatchObject({ latitude: 45.55, longitude: 11.55 });
});

test('a dealer in a country without known postal codes gets its pin on the map', async () => {
  stubResponse('post', DEALERS_PATH, STORED_DEALER, 201);
  await openPage(`${LIST_PATH}/new`, { viewer: anItUser() });
  await page.getByRole('button', { name: 'Salva' }).click();
  const missing = page.getByText('Inserisci il CAP o fai clic sulla mappa dove si trova il negozio.');
  await expect.element(missing).toBeVisible();
  await page.getByRole('button', { name: 'Metti il segnaposto al centro della mappa' }).click();
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(pin()).toBeVisible();
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

test('a stored address is edited as people write it, with the letters of its domain', async () => {
  stubResponse('get', DEALER, { ...STORED_DEALER, email: 'info@xn--mller-kva.example' });
  stubResponse('put', DEALER, STORED_DEALER);
  await openPage(DETAIL_PAGE, { viewer: anItUser() });
  const email = field('E-mail');
  await expect.element(email).toHaveValue('info@müller.example');
  await email.fill('jörg@müller.example');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect
    .element(
      page
        .getByText(/@/)
        .filter({ hasText: /lettere|caratteri/ })
        .first(),
    )
    .toBeVisible();
  expect(callsTo('put', DEALER)).toEqual([]);
  await email.fill('ordini@müller.example');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect
    .poll(() => callsTo('put', DEALER).at(-1)?.body)
    .toMatchObject({ email: 'ordini@xn--mller-kva.example' });
});
