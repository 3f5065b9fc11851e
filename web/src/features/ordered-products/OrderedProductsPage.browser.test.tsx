import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../test/api-stub';
import { aCart } from '../../../test/builders/catalogue/cart';
import { anOrderedProduct } from '../../../test/builders/catalogue/ordered-product';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const ORDERED_PATH = '/profile-customer/ordered-products';
const LIST_PATH = '/api/v1/public/{prefix}/customer-products';
const PREFERRED_PATH = '/api/v1/public/{prefix}/customer-products/preferred';
const ADD_PATH = '/api/v1/public/{prefix}/carts/items';
const NOTE_PATH = '/api/v1/public/{prefix}/carts/note';
const PRIMER = 'F120-7035-25';
const UNPRICED = 'F120-9010-25';
const CHANGED = 'F120-3020-25';

const unpricedProduct = anOrderedProduct(UNPRICED, { pricesAndDiscounts: null });
const changedProduct = anOrderedProduct(CHANGED, {
  status: 'C',
  availability: 'CODECHANGE',
  productCodeChange: { newSerial: 'F121', newColor: '3020' },
});

test('only available products can be selected', async () => {
  const onRequest = anOrderedProduct('F120-5010-25', { inStock: false, availability: 'ON_REQUEST' });
  const removedProduct = anOrderedProduct('F120-1003-25', { status: 'E', availability: 'REMOVED' });
  stubResponse(
    'get',
    LIST_PATH,
    paged([anOrderedProduct(), unpricedProduct, onRequest, changedProduct, removedProduct]),
  );
  await openPage(ORDERED_PATH, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  const checkbox = (row: string) => page.getByRole('checkbox', { name: `${row} auswählen` });
  await expect.element(checkbox(PRIMER)).toBeEnabled();
  for (const row of ['F120-5010-25', CHANGED, 'F120-1003-25'])
    await expect.element(checkbox(row)).toBeDisabled();
  await inspect();
  await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click();
  const bar = page.getByRole('region', { name: 'Ausgewählte Zeilen' });
  await expect.element(bar).toMatchTextContent('2 Zeilen ausgewählt');
});

test('a phone shows the first product without scrolling', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderedProduct(), unpricedProduct]));
  await openPage(ORDERED_PATH, { viewer: aUser(), viewport: 'phone' });
  const first = page.getByRole('checkbox', { name: 'Seleziona F120-7035-25' });
  await expect.element(first).toBeInViewport();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: PRIMER }))
    .toMatchTextContent(/Ultimo ordine \d{2}-/);
  const banner = page.getByText('Prima di riordinare');
  const top = (text: typeof banner) => text.element().getBoundingClientRect().top;
  expect(top(banner)).toBeGreaterThan(top(first));
});

test('a product no longer sold shows no price and no "price not assigned"', async () => {
  const gone = { pricesAndDiscounts: null };
  const removedProduct = anOrderedProduct('F120-1003-25', { status: 'E', availability: 'REMOVED', ...gone });
  stubResponse('get', LIST_PATH, paged([removedProduct, { ...changedProduct, ...gone }]));
  await openPage(ORDERED_PATH, { viewer: aUser() });
  await expect.element(page.getByText('Non è più in vendita.')).toBeVisible();
  await expect.poll(() => page.getByRole('cell', { name: '–' }).elements()).toHaveLength(2);
  await expect.element(page.getByText('Prezzo non assegnato')).not.toBeInTheDocument();
});

test('a filter is stored in the URL, and Back removes it', async () => {
  stubResponse('get', LIST_PATH, ({ url }) =>
    paged(url.searchParams.has('color') ? [anOrderedProduct()] : [anOrderedProduct(), unpricedProduct]),
  );
  const { place, router } = await openPage(ORDERED_PATH, { viewer: aUser() });
  const other = page.getByRole('checkbox', { name: 'Seleziona F120-9010-25' });
  await page.getByRole('button', { name: 'Filtri', exact: true }).click();
  await page.getByRole('textbox', { name: 'Colore', exact: true }).fill('7035');
  await inspect();
  await page.getByRole('button', { name: 'Filtra', exact: true }).click();
  await expect.poll(place).toBe(`${ORDERED_PATH}?color=7035`);
  await expect.element(other).not.toBeInTheDocument();
  router.history.back();
  await expect.element(other).toBeVisible();
});

test('a product marked as preferred changes at once and is saved', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderedProduct()]));
  stubResponse('patch', PREFERRED_PATH, { id: anOrderedProduct().id, preferred: true });
  await openPage(ORDERED_PATH, { viewer: aUser() });
  const star = page.getByRole('button', {
    name: 'F120-7035-25 tra i preferiti',
  });
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => callsTo('patch', PREFERRED_PATH).map(({ body }) => body))
    .toEqual([{ ...anOrderedProduct().id, preferred: true }]);
});

test('a preference that fails to save is reverted with a message', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderedProduct()]));
  stubRejection('patch', PREFERRED_PATH, { status: 404, code: 'NotFound' });
  await openPage(ORDERED_PATH, { viewer: aUser() });
  const star = page.getByRole('button', {
    name: 'F120-7035-25 tra i preferiti',
  });
  await star.click();
  await expect.element(page.getByText('Il preferito non è stato salvato')).toBeVisible();
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
});

test('the last ordered quantity can be added to the cart; missing prices require confirmation', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderedProduct(), unpricedProduct]));
  stubResponse('post', ADD_PATH, aCart({ itemCount: 2 }), 201);
  await openPage(ORDERED_PATH, { viewer: aUser() });
  await page
    .getByRole('button', { name: '12 confezioni: riprendi la quantità dell’ultimo ordine di F120-7035-25' })
    .click();
  await expect.element(page.getByRole('textbox', { name: `Quantità: ${PRIMER}` })).toHaveValue('12');
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  const bar = page.getByRole('region', { name: 'Righe selezionate' });
  await bar.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  const question = page.getByRole('dialog', { name: 'Aggiungere prodotti senza prezzo?' });
  await expect.element(question).toMatchTextContent(UNPRICED);
  await expect.element(question).not.toMatchTextContent(PRIMER);
  await inspect();
  expect(callsTo('post', ADD_PATH)).toEqual([]);
  await question.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect.element(page.getByText('Prodotti nel carrello')).toBeVisible();
  await expect
    .poll(() => callsTo('post', ADD_PATH).map(({ body }) => body))
    .toEqual([
      [
        { productCode: anOrderedProduct().id, quantity: 12 },
        { productCode: unpricedProduct.id, quantity: 4 },
      ],
    ]);
});

test('products on request are added to the note of the next request instead of the cart', async () => {
  const codes = ['F120-5010-25', 'F120-6005-25'] as const;
  stubResponse(
    'get',
    LIST_PATH,
    paged(codes.map((code) => anOrderedProduct(code, { inStock: false, availability: 'ON_REQUEST' }))),
  );
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart());
  await openPage(ORDERED_PATH, { viewer: aUser() });
  const add = (code: string) =>
    page.getByRole('button', {
      name: `Aggiungi alle note della mia prossima richiesta: ${code}`,
      exact: true,
    });
  const inNote = page
    .getByRole('status')
    .filter({ hasText: 'È nelle note della tua prossima richiesta; puoi modificarle prima di inviarla.' });
  stubResponse('put', NOTE_PATH, ({ body }) =>
    aCart({ note: z.object({ note: z.string() }).parse(body).note }),
  );
  await add(codes[0]).click();
  await expect.poll(() => inNote.elements()).toHaveLength(1);
  await inspect();
  await add(codes[1]).click();
  await expect.poll(() => inNote.elements()).toHaveLength(2);
  expect(callsTo('put', NOTE_PATH).at(-1)?.body).toEqual({
    note: 'Si richiedono inoltre i seguenti prodotti su richiesta: F120-5010-25 (q.tà 4), F120-6005-25 (q.tà 4).',
  });
  const addToCart = page.getByRole('button', { name: `Aggiungi ${codes[0]} al carrello` });
  expect(addToCart.elements()).toEqual([]);
});

test('a changed code links to the product with the new code', async () => {
  stubResponse('get', LIST_PATH, paged([changedProduct]));
  stubRejection('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', {
    status: 404,
    code: 'NotFound',
  });
  const { place } = await openPage(ORDERED_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Nuovo codice di F120-3020-25' }).click();
  const change = page.getByRole('dialog', { name: 'Il codice è cambiato' });
  await expect.element(change).toMatchTextContent('F121-3020-25');
  await inspect();
  await change.getByRole('button', { name: 'Apri F121-3020-25' }).click();
  await expect.poll(place).toBe(`${ORDERED_PATH}?open=F121-3020-25`);
  const product = page.getByRole('dialog', { name: 'F121-3020-25' });
  await expect.element(product.getByRole('navigation')).toMatchTextContent('Prodotti ordinati');
  // The page requests the new code, for which the API is stubbed with 404.
  await expect.element(product.getByText('Il prodotto F121-3020-25 non esiste.')).toBeVisible();
});

test('on a phone the back button of a product returns to the list it was opened from', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderedProduct()]));
  stubRejection('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', {
    status: 404,
    code: 'NotFound',
  });
  const { place } = await openPage(`${ORDERED_PATH}?open=F120-7035-25`, {
    viewer: aUser({ language: 'de' }),
    viewport: 'phone',
  });
  await page.getByRole('button', { name: 'Zu den bestellten Produkten' }).click();
  await expect.poll(place).toBe(ORDERED_PATH);
});

test('a missing price is explained in a dialog that can add the product to the cart', async () => {
  stubResponse('get', LIST_PATH, paged([unpricedProduct]));
  stubResponse('post', ADD_PATH, aCart({ itemCount: 1 }), 201);
  await openPage(ORDERED_PATH, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await page.getByRole('button', { name: 'Preis nicht zugewiesen: F120-9010-25, was zu tun ist' }).click();
  const price = page.getByRole('dialog', { name: 'Preis nicht zugewiesen' });
  await expect.element(price).toBeVisible();
  await inspect();
  await price.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect.element(page.getByText('Produkt im Warenkorb')).toBeVisible();
  await page.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect
    .poll(() => callsTo('post', ADD_PATH).map(({ body }) => body))
    .toEqual([[{ productCode: unpricedProduct.id, quantity: 4 }]]);
});

test('the data sheet of a product is downloaded in the chosen language', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderedProduct()]));
  const buildVersion = <Code extends string>(id: string, language: Code) => ({
    id,
    language,
    product: 'F120',
  });
  stubResponse('get', '/api/tds/versions/last/available-languages', [
    buildVersion('tds-it', 'IT'),
    buildVersion('tds-en', 'EN'),
  ]);
  stubReply('get', '/api/tds/pdf/version/{id}', () => new Response('%PDF-1.7'));
  const saveClick = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openPage(ORDERED_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Scheda tecnica di F120-7035-25' }).click();
  const sheets = page.getByRole('dialog', { name: 'Scheda tecnica' });
  await sheets.getByRole('tab', { name: 'EN' }).click();
  await inspect();
  await sheets.getByRole('button', { name: 'Scarica il PDF' }).click();
  await expect.poll(() => saveClick.mock.contexts).toHaveLength(1);
  expect(saveClick.mock.contexts).toMatchObject([
    { download: expect.stringMatching(/^TDS-F120.*-EN\.pdf$/) },
  ]);
  await expect
    .poll(() => callsTo('get', '/api/tds/pdf/version/{id}').map(({ params }) => params.id))
    .toEqual(['tds-en']);
});

test('people who only read see the products without buttons that change something', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderedProduct()]));
  await openPage(ORDERED_PATH, { viewer: aUser({ companyRole: 'VIEWER', hasColleagues: true }) });
  await expect.element(page.getByRole('button', { name: /Scheda tecnica/ }).first()).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /carrello|Preferito/i })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /carrello|Ordine rapido/i })).not.toBeInTheDocument();
  await inspect();
});
