import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aCart, aCartItem } from '../../../../test/builders/catalogue/cart';
import { anOrderRequest } from '../../../../test/builders/order-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const REQUESTS_PATH = '/profile-customer/request-orders';
const LIST_PATH = '/api/v1/public/{prefix}/order-requests';
const REQUEST_AGAIN_PATH = '/api/v1/public/{prefix}/order-requests/expired/{id}';
const REDO_PATH = '/api/v1/public/{prefix}/order-requests/redo/{id}';
const REQUEST_PATH = '/api/v1/public/{prefix}/order-requests/{id}';

test('an empty list links to the product search', async () => {
  stubResponse('get', LIST_PATH, paged([]));
  const { place } = await openPage(REQUESTS_PATH, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await expect
    .element(page.getByText('Noch keine Bestellanfragen. Beginnen Sie mit der Produktsuche.'))
    .toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Produkte suchen' }).click();
  await expect.poll(place).toMatch(/^\/products-search/);
});

test('the request named in the URL is expanded with its date, lines and notes', async () => {
  const request = anOrderRequest({ shippingNote: 'Scarico dalle 8 alle 12' });
  stubResponse('get', LIST_PATH, paged([request]));
  await openPage(`${REQUESTS_PATH}?open=${request.id}`, { viewer: aUser() });
  const row = page.getByRole('row').filter({ hasText: 'ORD-2041' }).first();
  await expect.element(row).toMatchTextContent(/In verifica/);
  await expect.element(row).toMatchTextContent(/20-11-2026/);
  await expect
    .element(page.getByRole('table', { name: 'Righe della richiesta' }))
    .toMatchTextContent(/F120-7035-25/);
  await expect.element(page.getByText('Scarico dalle 8 alle 12')).toBeVisible();
  await inspect();
});

test('a link with a reversed date range applies only its date-from', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderRequest()]));
  await openPage(`${REQUESTS_PATH}?createdOnFrom=2020-11-15&createdOnTo=2020-11-01`, {
    viewer: aUser(),
  });
  const chips = page.getByRole('group', { name: 'Filtri' });
  await expect.element(chips).toMatchTextContent(/15-11-2020/);
  await expect.element(chips).not.toMatchTextContent(/01-11-2020/);
  await expect.poll(() => callsTo('get', LIST_PATH)).toHaveLength(1);
  const [call] = callsTo('get', LIST_PATH);
  expect(call?.url.searchParams.get('createdOnFrom')).toBe('2020-11-15');
  expect(call?.url.searchParams.has('createdOnTo')).toBe(false);
});

test('an expired request can be sent again and is then pending', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderRequest({ status: 'EXPIRED', canRequestAgain: true })]));
  await openPage(REQUESTS_PATH, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await expect.element(page.getByText('Abgelaufen')).toBeVisible();
  await inspect();
  stubResponse('post', REQUEST_AGAIN_PATH, { id: anOrderRequest().id });
  stubResponse('get', LIST_PATH, paged([anOrderRequest()]));
  const requestAgain = page.getByRole('button', { name: /^Erneut anfragen/ });
  // On a phone, an opened card has the actions.
  await page.getByRole('button', { name: /^Details/ }).click();
  await requestAgain.click();
  await expect
    .element(page.getByText('Die Anfrage ist wieder in Prüfung. Wir informieren Sie per E-Mail.'))
    .toBeVisible();
  await expect.element(page.getByText('In Prüfung')).toBeVisible();
  await expect.element(requestAgain).not.toBeInTheDocument();
  const [call] = callsTo('post', REQUEST_AGAIN_PATH);
  expect(call?.params.id).toBe(anOrderRequest().id);
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
});

test('an expired request whose prices have changed can be ordered at current prices', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderRequest({ status: 'EXPIRED', canRequestAgain: true })]));
  stubRejection('post', REQUEST_AGAIN_PATH, { status: 409, code: 'PriceChanged' });
  stubResponse('get', REDO_PATH, aCart({ items: [aCartItem({ quantity: 8, finalUnitPrice: 11 })] }));
  const { place } = await openPage(REQUESTS_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: /^Richiedi di nuovo/ }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'La richiesta non è stata inviata di nuovo' });
  await expect
    .element(alert)
    .toMatchTextContent(/Prezzi o condizioni sono cambiati: ordina le righe alle condizioni di oggi./);
  await inspect();
  await alert.getByRole('button', { name: 'Metti le righe nel carrello' }).click();
  await expect.poll(place).toBe('/checkout/order');
  await expect.element(page.getByRole('main')).toMatchTextContent(/2\.200,00\s€/);
});

test('a rejected request can be ordered again from the list', async () => {
  stubResponse(
    'get',
    LIST_PATH,
    paged([anOrderRequest({ status: 'REJECTED', reason: 'Termine non possibile' })]),
  );
  stubResponse('get', REDO_PATH, aCart({ items: [aCartItem({ quantity: 8 })] }));
  const { place } = await openPage(REQUESTS_PATH, { viewer: aUser() });
  await expect.element(page.getByText('Rifiutata')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: /^Riordina/ }).click();
  await expect.poll(place).toBe('/checkout/order');
  await expect.element(page.getByRole('main')).toMatchTextContent(/F120-7035-25/);
});

test('a pending request is withdrawn after a question, and its lines go back to the cart', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderRequest()]));
  await openPage(REQUESTS_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: /^Ritira / }).click();
  const dialog = page.getByRole('dialog', { name: /^Ritirare la richiesta / });
  await expect.element(dialog.getByRole('checkbox', { name: 'Rimetti le righe nel carrello' })).toBeChecked();
  await inspect();
  stubResponse('delete', REQUEST_PATH, {
    id: anOrderRequest().id,
    status: 'WITHDRAWN',
    cart: aCart({ items: [aCartItem({ quantity: 8 })] }),
  });
  stubResponse('get', LIST_PATH, paged([anOrderRequest({ status: 'WITHDRAWN' })]));
  await dialog.getByRole('button', { name: 'Ritira la richiesta' }).click();
  await expect.element(page.getByText(/è ritirata, le sue righe sono nel carrello/)).toBeVisible();
  await expect.element(page.getByText('Ritirata', { exact: true })).toBeVisible();
  const [call] = callsTo('delete', REQUEST_PATH);
  expect(call?.url.searchParams.get('toCart')).toBe('true');
});

test('a request that staff decided meanwhile cannot be withdrawn, and the dialog says so', async () => {
  stubResponse('get', LIST_PATH, paged([anOrderRequest()]));
  await openPage(REQUESTS_PATH, { viewer: aUser(), viewport: 'phone' });
  await page.getByRole('button', { name: /^Dettagli/ }).click();
  await page.getByRole('button', { name: /^Ritira / }).click();
  stubRejection('delete', REQUEST_PATH, { status: 409, code: 'Conflict' });
  const dialog = page.getByRole('dialog', { name: /^Ritirare la richiesta / });
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Ritira la richiesta' }).click();
  await expect.element(dialog.getByText(/La richiesta non si può più ritirare/)).toBeVisible();
  await inspect();
});
