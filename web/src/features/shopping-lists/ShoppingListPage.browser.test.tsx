import type { ShoppingList, ShoppingListItem } from '@cromia/domain/shopping-lists/shopping-list';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { aQuickProduct } from '../../../test/builders/catalogue/quick-order';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';
import { queryClient } from '../../api/query-client';

const ID = '0b5f4a2e-6f0c-4a53-9d5e-1f2a3b4c5d6e';
const CART = '/api/v1/public/{prefix}/carts';
const LISTS = '/api/v1/public/{prefix}/lists';
const LIST = '/api/v1/public/{prefix}/lists/{id}';
const ITEMS = '/api/v1/public/{prefix}/lists/{id}/items';
const TO_CART = '/api/v1/public/{prefix}/lists/{id}/to-cart';
const PRIMER = 'F120-7035-25';
const SMALL = 'F120-7035-05';

const anItem = (code: string, overrides: Partial<ShoppingListItem> = {}): ShoppingListItem => ({
  ...aQuickProduct(code),
  id: `item-${code}`,
  note: '',
  quantity: 4,
  ...overrides,
});

function aList(overrides: Partial<ShoppingList> = {}): ShoppingList {
  const items = overrides.items ?? [anItem(PRIMER), anItem(SMALL)];
  return {
    id: ID,
    name: 'Magazzino',
    isShared: false,
    isOwn: true,
    isChangeable: true,
    author: 'Anna Pozzi',
    itemCount: items.length,
    changedOn: '2026-03-10T08:00:00.000Z',
    version: 'v1',
    items,
    ...overrides,
  };
}

beforeEach(() => {
  stubResponse('get', LIST, aList());
  stubResponse('get', CART, aCart());
});

const openList = (options = {}) => openPage(`/profile-customer/lists/${ID}`, { viewer: aUser(), ...options });

test('the lists lead to one of them, and a new one is created', async () => {
  stubResponse(
    'get',
    LISTS,
    paged([aList(), aList({ id: 'x', name: 'Cantiere', isShared: true, isOwn: false })]),
  );
  stubResponse('post', LISTS, aList({ name: 'Officina', items: [] }), 201);
  const { place } = await openPage('/profile-customer/lists', { viewer: aUser() });
  await expect.element(page.getByRole('link', { name: 'Magazzino' })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Nuova lista' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Crea lista' }).click();
  expect(callsTo('post', LISTS)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Officina');
  await dialog.getByRole('switch', { name: /Condividi con l’azienda/ }).click();
  await inspect();
  await dialog.getByRole('button', { name: 'Crea lista' }).click();
  await expect.poll(place).toBe(`/profile-customer/lists/${ID}`);
  expect(callsTo('post', LISTS)[0]?.body).toEqual({ name: 'Officina', isShared: true });
});

test('quantities and notes save by themselves, based on the displayed version', async () => {
  stubResponse(
    'put',
    ITEMS,
    aList({ version: 'v2', items: [anItem(PRIMER, { quantity: 12 }), anItem(SMALL)] }),
  );
  await openList();
  const quantity = page.getByRole('textbox', { name: `Quantità: ${PRIMER}` });
  await expect.element(quantity).toHaveValue('4');
  await inspect();
  await quantity.fill('12');
  await page.getByRole('textbox', { name: `Nota: ${SMALL}` }).fill('Scaffale 3');
  await expect.poll(() => callsTo('put', ITEMS)).toHaveLength(1);
  expect(callsTo('put', ITEMS)[0]?.body).toMatchObject({
    version: 'v1',
    items: [{ quantity: 12 }, { quantity: 4, note: 'Scaffale 3' }],
  });
});

test('a quantity that is being typed is not saved, and stays empty; an unchanged one is not sent', async () => {
  stubResponse('put', ITEMS, aList({ version: 'v2', items: [anItem(PRIMER), anItem(SMALL, { note: 'x' })] }));
  await openList();
  const quantity = page.getByRole('textbox', { name: `Quantità: ${PRIMER}` });
  const note = page.getByRole('textbox', { name: `Nota: ${SMALL}` });
  await quantity.fill('');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(callsTo('put', ITEMS)).toEqual([]);
  await expect.element(quantity).toHaveValue('');
  await note.fill('x');
  await quantity.fill('');
  await expect.poll(() => callsTo('put', ITEMS)).toHaveLength(1);
  expect(callsTo('put', ITEMS)[0]?.body).toMatchObject({ items: [{ quantity: 4 }, { note: 'x' }] });
  await expect.element(note).toHaveValue('x');
  await expect.element(quantity).toHaveValue('');
  // The field itself then takes the smallest quantity, which is the stored one.
  await userEvent.keyboard('{Tab}');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(callsTo('put', ITEMS)).toHaveLength(1);
});

test('leaving the page after the cached lists are gone does not empty the list', async () => {
  stubResponse('put', ITEMS, aList({ version: 'v2' }));
  stubResponse('get', LISTS, paged([]));
  const { router } = await openList();
  await page.getByRole('textbox', { name: `Nota: ${SMALL}` }).fill('x');
  queryClient.removeQueries();
  await router.navigate({ to: '/profile-customer/lists' });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(callsTo('put', ITEMS)).toEqual([]);
});

test('some products go into the cart by their ids in the body', async () => {
  stubResponse('post', TO_CART, aCart({ items: [aCartItem()] }));
  await openList();
  await page.getByRole('checkbox', { name: new RegExp(SMALL) }).click();
  await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect.poll(() => callsTo('post', TO_CART)[0]?.body).toEqual({ ids: [`item-${SMALL}`] });
});

test('the owner renames a shared list of a colleague, and cannot make it private', async () => {
  stubResponse('get', LIST, aList({ isShared: true, isOwn: false, author: 'Carlo Rossi' }));
  await openList();
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Rinomina e condividi' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Magazzino');
  expect(dialog.getByRole('switch').elements()).toEqual([]);
});

test('a change based on an old version is rejected, and the page tells who was first', async () => {
  stubRejection('put', ITEMS, {
    status: 409,
    code: 'Conflict',
    outcome: { changedBy: 'carlo@demo.test', changedOn: '2026-03-10T08:00:00.000Z' },
  });
  await openList();
  await page.getByRole('textbox', { name: `Quantità: ${PRIMER}` }).fill('12');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent('carlo@demo.test');
  await inspect();
});

test('the list goes into the cart, and what cannot be bought is named with its reason', async () => {
  const removed = { productClass: '3', serial: 'F120', color: '7035', pkg: '05' };
  stubResponse(
    'post',
    TO_CART,
    aCart({
      items: [aCartItem()],
      changes: [{ itemId: null, productCode: removed, code: 'ProductNotAvailable', was: null, is: 'E' }],
    }),
  );
  await openList();
  await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect.element(page.getByText('1 prodotto è nel carrello. Controlla questi:')).toBeVisible();
  await expect.element(page.getByText(/non è più in vendita|non si vende più|più disponibile/)).toBeVisible();
  await inspect();
  expect(callsTo('post', TO_CART)[0]?.body).toBeUndefined();
});

test('an offer request starts with the products of the list', async () => {
  stubResponse('get', CART, aCart());
  stubResponse('post', TO_CART, aCart({ items: [aCartItem()] }));
  stubResponse('get', '/api/v1/public/{prefix}/closed-days', { closedDays: [] });
  const { place } = await openList();
  await page.getByRole('button', { name: 'Richiedi offerta' }).click();
  await expect.poll(place).toBe('/checkout/offer');
});

test('a product on request of the list is added to the note of the offer request', async () => {
  const change = { itemId: null, code: 'ProductOnRequestOnly', was: null, is: 'A' } as const;
  stubResponse(
    'post',
    TO_CART,
    aCart({ items: [aCartItem()], changes: [{ ...change, productCode: anItem(SMALL).productCode }] }),
  );
  stubResponse('get', '/api/v1/public/{prefix}/closed-days', { closedDays: [] });
  const { place } = await openList();
  await page.getByRole('button', { name: 'Richiedi offerta' }).click();
  await expect.poll(place).toBe('/checkout/offer');
  const note = page.getByRole('textbox', { name: 'Note per l’offerta' });
  await note.fill('x'.repeat(250));
  await expect.element(page.getByText('Nelle note non c’è più posto: prima accorciale.')).toBeVisible();
  await note.fill('Ponte.');
  await page
    .getByRole('button', { name: `Aggiungi alle note della mia prossima richiesta: ${SMALL}` })
    .click();
  await expect
    .element(note)
    .toHaveValue(`Ponte. Si richiedono inoltre i seguenti prodotti su richiesta: ${SMALL} (q.tà 4).`);
  await expect.element(page.getByRole('button', { name: `È nelle note: ${SMALL}` })).toBeDisabled();
  await inspect();
});

test('an offer request asks how many packages are meant of products that are in the cart as well', async () => {
  const line = aCartItem({ quantity: 12 });
  stubResponse('get', CART, aCart({ items: [line] }));
  stubResponse(
    'post',
    TO_CART,
    aCart({
      items: [aCartItem({ quantity: 20 })],
      changes: [
        { itemId: line.id, productCode: line.productCode, code: 'IllegalItemQuantity', was: 6, is: 8 },
      ],
    }),
  );
  stubResponse('put', CART, aCart({ items: [aCartItem({ quantity: 8 })] }));
  stubResponse('get', '/api/v1/public/{prefix}/closed-days', { closedDays: [] });
  const { place } = await openList();
  const start = page.getByRole('button', { name: 'Richiedi offerta' });
  await start.click();
  const dialog = page.getByRole('dialog', { name: 'Già nel carrello' });
  await expect.element(dialog.getByText(/^lista \d+, carrello 12$/)).toBeVisible();
  await inspect();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  expect(callsTo('post', TO_CART)).toEqual([]);
  await start.click();
  await dialog.getByRole('button', { name: 'Solo la lista' }).click();
  await expect.poll(place).toBe('/checkout/offer');
  expect(callsTo('put', CART)[0]?.body).toMatchObject({ items: [{ id: line.id }] });
  await expect.element(page.getByText('Differenze rispetto alla lista')).toBeVisible();
});

test('a shared list of a colleague is read only, and still goes into the cart', async () => {
  stubResponse(
    'get',
    LIST,
    aList({ isShared: true, isOwn: false, isChangeable: false, author: 'Carlo Rossi' }),
  );
  await openList({ viewport: 'phone' });
  await expect.element(page.getByText('Condivisa')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Aggiungi al carrello' })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await inspect();
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Etichette con codice QR' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Elimina lista' }).elements()).toEqual([]);
});

test('labels are printed for a chosen sheet', async () => {
  stubReply('get', '/api/v1/public/{prefix}/lists/{id}/labels', () => new Response('%PDF-1.7'));
  await openList();
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Etichette con codice QR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Etichette per il magazzino' });
  await dialog.getByRole('combobox').selectOptions('2x4');
  await dialog.getByRole('textbox', { name: 'Etichette già usate' }).fill('99');
  await inspect();
  await dialog.getByRole('button', { name: 'Crea PDF' }).click();
  const url = () => callsTo('get', '/api/v1/public/{prefix}/lists/{id}/labels')[0]?.url.searchParams;
  await expect.poll(() => [url()?.get('sheet'), url()?.get('skip')]).toEqual(['2x4', '7']);
});
