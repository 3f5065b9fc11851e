import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import {
  aLevel,
  aProductLevel,
  aTile,
  aTreeChange,
  aTreeUpload,
} from '../../../test/builders/catalogue/private-catalogue';
import { aProduct, aSearchResponse, aSerial } from '../../../test/builders/catalogue/product';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PAGE = '/products-search/b2c';
const PRODUCT = `${PAGE}?path=ENAMELS%2FE600`;
const STORE_LINK_PATH = '/api/v1/public/b2c/amazon-link';
const LEVEL_PATH = '/api/v1/public/b2c/level';
const UPLOAD_PATH = '/api/v1/public/b2c';
const CHANGES_PATH = '/api/v1/backoffice/b2c/uploads/{id}/changes';

const heading = () => page.getByRole('heading', { level: 1 });
const anItUser = () => aUser({ username: 'it@cromia.test', role: 'IT', isInternalUser: true });

test('a visitor sees the first-level categories', async () => {
  stubResponse('get', LEVEL_PATH, aLevel({ children: [aTile(), aTile({ code: 'WALLS', path: 'WALLS' })] }));
  await openPage(PAGE);
  await expect.element(heading()).toHaveTextContent('Pitture per la casa');
  await expect.poll(() => document.title).toBe('Pitture per la casa · Cromia');
  await expect.element(page.getByRole('link', { name: /^Smalti/ }).first()).toBeVisible();
  await inspect();
});

test('the breadcrumb of a category links back to the start', async () => {
  const node = { ...aTile(), description: {}, link: null, hazard: null };
  const { trail } = aProductLevel();
  stubResponse('get', LEVEL_PATH, ({ url }) =>
    url.searchParams.get('path') === 'ENAMELS' ? aLevel({ node, trail: trail.slice(0, 1) }) : aLevel(),
  );
  const { place } = await openPage(PAGE, { language: 'de', viewport: 'phone' });
  await page.getByRole('link', { name: /^Lacke/ }).click();
  await expect.element(heading()).toHaveTextContent('Lacke');
  expect(place()).toBe(`${PAGE}?path=ENAMELS`);
  const breadcrumb = page.getByRole('navigation', { name: 'Pfad' });
  await expect.element(breadcrumb.getByText('Lacke')).toHaveAttribute('aria-current', 'page');
  await inspect();
  await breadcrumb.getByRole('link', { name: 'Privat' }).click();
  await expect.poll(place).toBe(PAGE);
});

test('an unknown level shows a message and links to the start', async () => {
  stubRejection('get', LEVEL_PATH, { status: 404, code: 'NotFound' });
  const { place } = await openPage(`${PAGE}?path=GONE`);
  await expect.element(heading()).toHaveTextContent('Pitture per la casa');
  await expect.poll(() => document.title).toBe('Pitture per la casa · Cromia');
  await expect.element(page.getByText('Questa categoria o questo prodotto non esiste più.')).toBeVisible();
  await inspect();
  stubResponse('get', LEVEL_PATH, aLevel());
  await page.getByRole('link', { name: 'Torna all’inizio del catalogo' }).click();
  await expect.poll(place).toBe(PAGE);
});

test('a product page shows the description, and the window title is the name', async () => {
  stubResponse('get', LEVEL_PATH, aProductLevel());
  await openPage(PRODUCT, { language: 'de', viewport: 'phone' });
  await expect.element(heading()).toHaveTextContent('Wasserlack');
  await expect.element(page.getByText('Für Holz und Metall.')).toBeVisible();
  await expect.element(page.getByText(/^Muralcrom · .*E600$/)).toBeVisible();
  await expect.poll(() => document.title).toBe('Wasserlack · Cromia');
  await inspect();
});

test('a visitor can buy in the shop or at a dealer, and must log in for the cart', async () => {
  stubResponse('get', LEVEL_PATH, aProductLevel());
  stubResponse('get', STORE_LINK_PATH, { link: 'https://store.cromia.example/p/E600' });
  await openPage(PRODUCT);
  await page.getByRole('button', { name: 'Acquista' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('link', { name: 'Vai al negozio' }))
    .toHaveAttribute('href', 'https://store.cromia.example/p/E600');
  expect(callsTo('get', STORE_LINK_PATH).map(({ url }) => url.searchParams.get('productCode'))).toEqual([
    'E600',
  ]);
  await expect
    .element(dialog.getByRole('link', { name: 'Trova un rivenditore' }))
    .toHaveAttribute('href', expect.stringMatching(/sellersMap\/true\/false\?brand=Muralcrom$/));
  // The dialog states at once which options require an account.
  await expect.element(dialog.getByText('Serve un account aziendale')).toBeVisible();
  expect(dialog.getByText('Senza account').elements()).toHaveLength(2);
  await inspect();
  await dialog.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect.element(dialog.getByRole('link', { name: 'Accedi' })).toBeVisible();
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Aggiungi al carrello' })).toBeVisible();
});

test('a product linked to a serial shows its colours, packagings, coverage and technical sheet', async () => {
  const { node, ...level } = aProductLevel();
  const id = { productClass: '3', serial: 'E600', color: '7035', pkg: '25' };
  const drawnAs = { id, um: 'kg', qta: 25, hex: '#cbd0cc' };
  stubResponse('get', LEVEL_PATH, { ...level, node: node && { ...node, drawnAs } });
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params, resalt: 10, pricesAndDiscounts: null }),
  );
  stubResponse('get', '/api/tds/versions/last/available-languages', [
    { id: 'sheet-it', language: 'IT', product: 'E6007035' },
  ]);
  await openPage(PRODUCT);
  await expect.element(page.getByRole('combobox', { name: 'Colore' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Confezione' })).toBeVisible();
  await expect.element(page.getByText('10 m²/l')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Scarica il PDF' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Accedi per continuare' }))
    .toMatchTextContent(
      'Per scaricare la scheda tecnica serve un accesso. Dopo l’accesso torni a questo prodotto.',
    );
});

test('a customer can add a variant from the professional catalogue to the cart', async () => {
  stubResponse('get', LEVEL_PATH, aProductLevel());
  stubRejection('get', STORE_LINK_PATH, { status: 404, code: 'NotFound' });
  const serial = aSerial({ serial: 'E600' });
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([serial]));
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params }),
  );
  // Stubbed after the detail, whose path also matches this request.
  stubResponse('get', '/api/products/serials/{productClass}/{serial}/colors', paged(serial.colors));
  stubResponse('post', '/api/v1/public/{prefix}/carts/items', aCart({ items: [aCartItem()] }));
  await openPage(PRODUCT, { viewer: aUser() });
  await page.getByRole('button', { name: 'Acquista' }).click();
  const dialog = page.getByRole('dialog');
  const packaging = dialog.getByRole('combobox', { name: 'Confezione' });
  await expect.element(packaging).toHaveValue('5\u00a0KG');
  await packaging.click();
  const contents = page.getByRole('option').elements();
  expect(contents.map(({ textContent }) => textContent)).toEqual(['5\u00a0KG', '25\u00a0KG']);
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sentBodies = callsTo('post', '/api/v1/public/{prefix}/carts/items').map(({ body }) => body);
  expect(sentBodies).toEqual([
    [{ productCode: { productClass: '3', serial: 'E600', color: '7016', pkg: '05' }, quantity: 4 }],
  ]);
});

test('an invalid file shows its errors by row and column and changes nothing', async () => {
  stubResponse('get', LEVEL_PATH, aLevel());
  stubRejection('post', UPLOAD_PATH, {
    status: 400,
    code: 'BadRequest',
    report: [
      { row: 2, column: 'name_it', code: 'missing' },
      { row: null, column: null, code: 'tooManyRows' },
    ],
    findings: 2,
  });
  await openPage(PAGE, { viewer: anItUser() });
  await page.getByRole('button', { name: 'Carica catalogo' }).click();
  await expect
    .element(
      page.getByText(
        'Il caricamento sostituisce l’intero albero di ricerca per privati. Il nuovo catalogo è visibile solo dopo l’approvazione di un responsabile.',
      ),
    )
    .toBeVisible();
  const send = page.getByRole('button', { name: 'Carica e invia in approvazione' });
  await expect.element(send).toBeDisabled();
  await chooseFile(new File(['x'], 'a.xlsx'));
  await send.click();
  await expect.element(page.getByText('Compila questa cella.')).toBeVisible();
  await expect
    .element(page.getByText('Nulla è cambiato: correggi il file e caricalo di nuovo.'))
    .toBeVisible();
  await expect.element(send).toBeDisabled();
  await inspect();
});

test('an accepted file shows its changes', async () => {
  stubResponse('get', LEVEL_PATH, aLevel());
  stubResponse('post', UPLOAD_PATH, aTreeUpload(), 201);
  stubResponse('get', CHANGES_PATH, paged([aTreeChange()]));
  await openPage(PAGE, { viewer: anItUser(), language: 'de', viewport: 'phone' });
  await page.getByRole('button', { name: 'Katalog hochladen' }).click();
  await chooseFile(new File(['x'], 'catalogo.xlsx'));
  await page.getByRole('button', { name: 'Hochladen und zur Freigabe senden' }).click();
  await expect.element(page.getByText('Hochgeladen, wartet auf Freigabe')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Unterschiede zum jetzigen Katalog' }))
    .toBeVisible();
  await expect.element(page.getByRole('cell', { name: /^Scheuerbeständige Innenfarbe/ })).toBeVisible();
  await inspect();
});

test('only IT can upload', async () => {
  stubResponse('get', LEVEL_PATH, aLevel());
  await openPage(PAGE, { viewer: aUser() });
  await expect.element(page.getByRole('link', { name: /^Smalti/ })).toBeVisible();
  const upload = page.getByRole('button', { name: 'Carica catalogo' });
  expect(upload.query()).toBeNull();
});

/** Chooses a file in the open upload dialog. */
async function chooseFile(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('Expected a dialog with a file input');
  await userEvent.upload(input, file);
}
