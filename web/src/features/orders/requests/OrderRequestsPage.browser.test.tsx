import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRejected } from '../../../../test/api-stub';
import { aCart, aCartItem } from '../../../../test/builders/cart';
import { anOrderRequest } from '../../../../test/builders/order-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const REQUESTS = '/profile-customer/request-orders';
const LIST = '/api/v1/public/{prefix}/order-requests';
const REQUEST_AGAIN = '/api/v1/public/{prefix}/order-requests/expired/{id}';
const REDO = '/api/v1/public/{prefix}/order-requests/redo/{id}';

test('an empty list links to the product search', async () => {
  onCall('get', LIST, paged([]));
  const { place } = await openPage(REQUESTS, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await expect
    .element(page.getByText('Noch keine Bestellanfragen. Beginnen Sie mit der Produktsuche.'))
    .toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Produkte suchen' }).click();
  await expect.poll(place).toMatch(/^\/products-search/);
});

test('the request named in the URL is expanded with its date, lines and notes', async () => {
  const request = anOrderRequest({ shippingNote: 'Scarico dalle 8 alle 12' });
  onCall('get', LIST, paged([request]));
  await openPage(`${REQUESTS}?open=${request.id}`, { viewer: aUser() });
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
  onCall('get', LIST, paged([anOrderRequest()]));
  await openPage(`${REQUESTS}?createdOnFrom=2020-11-15&createdOnTo=2020-11-01`, {
    viewer: aUser(),
  });
  const chips = page.getByRole('group', { name: 'Filtri' });
  await expect.element(chips).toMatchTextContent(/15-11-2020/);
  await expect.element(chips).not.toMatchTextContent(/01-11-2020/);
  await expect.poll(() => callsTo('get', LIST)).toHaveLength(1);
  const [call] = callsTo('get', LIST);
  expect(call?.url.searchParams.get('createdOnFrom')).toBe('2020-11-15');
  expect(call?.url.searchParams.has('createdOnTo')).toBe(false);
});

test('an expired request can be sent again and is then pending', async () => {
  onCall('get', LIST, paged([anOrderRequest({ status: 'EXPIRED', canRequestAgain: true })]));
  await openPage(REQUESTS, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await expect.element(page.getByText('Abgelaufen')).toBeVisible();
  await inspect();
  onCall('post', REQUEST_AGAIN, { id: anOrderRequest().id });
  onCall('get', LIST, paged([anOrderRequest()]));
  const requestAgain = page.getByRole('button', { name: /^Erneut anfragen/ });
  await requestAgain.click();
  await expect
    .element(page.getByText('Die Anfrage ist wieder in Prüfung. Wir informieren Sie per E-Mail.'))
    .toBeVisible();
  await expect.element(page.getByText('In Prüfung')).toBeVisible();
  await expect.element(requestAgain).not.toBeInTheDocument();
  const [call] = callsTo('post', REQUEST_AGAIN);
  expect(call?.params.id).toBe(anOrderRequest().id);
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
});

test('an expired request whose prices have changed can be ordered at current prices', async () => {
  onCall('get', LIST, paged([anOrderRequest({ status: 'EXPIRED', canRequestAgain: true })]));
  onRejected('post', REQUEST_AGAIN, { status: 409, code: 'PriceChanged' });
  onCall('get', REDO, aCart({ items: [aCartItem({ quantity: 8, finalUnitPrice: 11 })] }));
  const { place } = await openPage(REQUESTS, { viewer: aUser() });
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
  onCall('get', LIST, paged([anOrderRequest({ status: 'REJECTED', reason: 'Termine non possibile' })]));
  onCall('get', REDO, aCart({ items: [aCartItem({ quantity: 8 })] }));
  const { place } = await openPage(REQUESTS, { viewer: aUser() });
  await expect.element(page.getByText('Rifiutata')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: /^Riordina/ }).click();
  await expect.poll(place).toBe('/checkout/order');
  await expect.element(page.getByRole('main')).toMatchTextContent(/F120-7035-25/);
});
