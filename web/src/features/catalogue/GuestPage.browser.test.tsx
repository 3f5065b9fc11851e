import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aProduct, aSearchResponse, aSerial } from '../../../test/builders/catalogue/product';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const GUEST_PATH = '/products-search/guest';

beforeEach(() => {
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params, pricesAndDiscounts: null }),
  );
  stubResponse('get', '/api/tds/versions/last/available-languages', [
    { id: 'sheet-it', language: 'IT', product: 'F1207035' },
  ]);
});

test('a link to a serial redirects a visitor to its guest page', async () => {
  const { place } = await openPage('/products-search?serial=F120&color=7035');
  expect(place()).toBe(`${GUEST_PATH}?serial=F120&color=7035`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toMatchTextContent('Scheda della serie F120');
  await expect.element(page.getByRole('article', { name: 'F120 Primer epossidico 2K' })).toBeVisible();
  await inspect();
});

test("a label's link shows the data sheet first, with links to login, registration and dealers", async () => {
  await openPage('/products-search?serial=F120&showTds=true', {
    language: 'de',
    viewport: 'phone',
  });
  const main = page.getByRole('main');
  const sheet = main.getByRole('region', { name: 'Technisches Merkblatt' }).first();
  await expect
    .element(sheet)
    .toMatchTextContent('PDF in IT. Zum Herunterladen melden Sie sich an oder registrieren Sie sich.');
  const link = (name: string) => main.getByRole('link', { name });
  await expect.element(link('Anmelden').first()).toHaveAttribute('href', expect.stringContaining('showTds'));
  await expect
    .element(link('Registrieren'))
    .toHaveAttribute('href', expect.stringMatching(/\/registration\/C$/));
  await expect
    .element(link('Händler finden'))
    .toHaveAttribute('href', expect.stringMatching(/\/sellersMap\/true\/true$/));
  await inspect();
});

test('a visitor sees no prices, gets store and dealer links, and must log in for the cart', async () => {
  stubResponse('get', '/api/v1/public/b2c/amazon-link', { link: 'https://store.cromia.example/p/F120' });
  await openPage(`${GUEST_PATH}?serial=F120&open=F120-7035-25`);
  await expect.element(page.getByText('Accedi come cliente per vedere i prezzi.')).toBeVisible();
  expect(page.getByText('€', { exact: false }).query()).toBeNull();
  await page.getByRole('button', { name: 'Acquista' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Come vuoi acquistare?' });
  await expect
    .element(dialog.getByRole('link', { name: 'Vai al negozio' }))
    .toHaveAttribute('href', 'https://store.cromia.example/p/F120');
  await expect
    .element(dialog.getByRole('link', { name: 'Trova un rivenditore' }))
    .toHaveAttribute('href', expect.stringMatching(/sellersMap\/false\/true\?brand=/));
  await inspect();
  await dialog.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  const prompt = page.getByRole('dialog', { name: 'Accedi per continuare' });
  await expect
    .element(prompt)
    .toMatchTextContent('Per acquistare serve un accesso. Dopo l’accesso torni a questo prodotto.');
  const login = prompt.getByRole('link', { name: 'Accedi' });
  await expect.element(login).toHaveAttribute('href', expect.stringContaining('open%3DF120-7035-25'));
  await inspect();
  await prompt.getByRole('button', { name: 'Indietro' }).click();
  await expect.element(prompt).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('a visitor must log in to download a data sheet', async () => {
  await openPage(`${GUEST_PATH}?serial=F120&open=F120-7035-25`);
  await page.getByRole('button', { name: 'Scarica il PDF' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Accedi per continuare' }))
    .toMatchTextContent(
      'Per scaricare la scheda tecnica serve un accesso. Dopo l’accesso torni a questo prodotto.',
    );
});

test('the guest page without a serial redirects to the login for the professional search', async () => {
  const { place } = await openPage(GUEST_PATH);
  expect(place()).toMatch(/^\/login\?redirectLink=%2Fproducts-search%2Fb2b/);
});

test('a customer on the guest page sees no registration link', async () => {
  await openPage(`${GUEST_PATH}?serial=F120`, { viewer: aUser() });
  await expect.element(page.getByRole('article', { name: 'F120 Primer epossidico 2K' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Registrati' }).query()).toBeNull();
});
