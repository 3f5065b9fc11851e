import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused } from '../../../../test/api-stub';
import { aCart, aCartItem } from '../../../../test/builders/cart';
import { anOrderRequest } from '../../../../test/builders/order-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const REQUESTS = '/profile-customer/request-orders';
const LIST = '/api/v1/public/{prefix}/order-requests';
const AGAIN = '/api/v1/public/{prefix}/order-requests/expired/{id}';
const REDO = '/api/v1/public/{prefix}/order-requests/redo/{id}';

test('an empty list links to the product search', async () => {
  onCall('get', LIST, paged([]));
  const { words, place } = await openPage(REQUESTS, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await expect.element(page.getByText(words('orders:empty.text'))).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: words('orders:empty.action') }).click();
  await expect.poll(place).toMatch(/^\/products-search/);
});

test('the request named in the URL is expanded with its date, lines and notes', async () => {
  const request = anOrderRequest({ shippingNote: 'Scarico dalle 8 alle 12' });
  onCall('get', LIST, paged([request]));
  const { words } = await openPage(`${REQUESTS}?open=${request.id}`, { viewer: aUser() });
  const row = page.getByRole('row').filter({ hasText: 'ORD-2041' }).first();
  await expect.element(row).toMatchTextContent(new RegExp(words('orders:status.PENDING')));
  await expect.element(row).toMatchTextContent(/20-11-2026/);
  await expect
    .element(page.getByRole('table', { name: words('orders:detail.items') }))
    .toMatchTextContent(/F120-7035-25/);
  await expect.element(page.getByText('Scarico dalle 8 alle 12')).toBeVisible();
  await inspect();
});

test('a link with a reversed date range keeps only its date-from', async () => {
  onCall('get', LIST, paged([anOrderRequest()]));
  const { words } = await openPage(`${REQUESTS}?createdOnFrom=2020-11-15&createdOnTo=2020-11-01`, {
    viewer: aUser(),
  });
  const chips = page.getByRole('group', { name: words('common:table.filters') });
  await expect.element(chips).toMatchTextContent(/15-11-2020/);
  await expect.element(chips).not.toMatchTextContent(/01-11-2020/);
  await expect.poll(() => callsTo('get', LIST)).toHaveLength(1);
  const [asked] = callsTo('get', LIST);
  expect(asked?.url.searchParams.get('createdOnFrom')).toBe('2020-11-15');
  expect(asked?.url.searchParams.has('createdOnTo')).toBe(false);
});

test('an expired request can be sent again and is then pending', async () => {
  onCall('get', LIST, paged([anOrderRequest({ status: 'EXPIRED', canRequestAgain: true })]));
  const { words } = await openPage(REQUESTS, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await expect.element(page.getByText(words('orders:status.EXPIRED'))).toBeVisible();
  await inspect();
  onCall('post', AGAIN, { id: anOrderRequest().id });
  onCall('get', LIST, paged([anOrderRequest()]));
  const again = page.getByRole('button', { name: new RegExp(`^${words('orders:again.action')}`) });
  await again.click();
  await expect.element(page.getByText(words('orders:again.sent'))).toBeVisible();
  await expect.element(page.getByText(words('orders:status.PENDING'))).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  const [call] = callsTo('post', AGAIN);
  expect(call?.params.id).toBe(anOrderRequest().id);
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
});

test('an expired request whose prices have changed goes to the checkout at current prices', async () => {
  onCall('get', LIST, paged([anOrderRequest({ status: 'EXPIRED', canRequestAgain: true })]));
  onRefused('post', AGAIN, { status: 409, code: 'PriceChanged' });
  onCall('get', REDO, aCart({ items: [aCartItem({ quantity: 8, finalUnitPrice: 11 })] }));
  const { words, place } = await openPage(REQUESTS, { viewer: aUser() });
  await page.getByRole('button', { name: new RegExp(`^${words('orders:again.action')}`) }).click();
  const alert = page.getByRole('alert').filter({ hasText: words('orders:again.failed') });
  await expect.element(alert).toMatchTextContent(new RegExp(words('orders:again.changed')));
  await inspect();
  await alert.getByRole('button', { name: words('orders:again.putBack') }).click();
  await expect.poll(place).toBe('/checkout/order');
  await expect.element(page.getByRole('main')).toMatchTextContent(/2\.200,00\s€/);
});

test('a rejected request can be ordered again from the list', async () => {
  onCall('get', LIST, paged([anOrderRequest({ status: 'REJECTED', reason: 'Termine non possibile' })]));
  onCall('get', REDO, aCart({ items: [aCartItem({ quantity: 8 })] }));
  const { words, place } = await openPage(REQUESTS, { viewer: aUser() });
  await expect.element(page.getByText(words('orders:status.REJECTED'))).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: new RegExp(`^${words('orders:redo.action')}`) }).click();
  await expect.poll(place).toBe('/checkout/order');
  await expect.element(page.getByRole('main')).toMatchTextContent(/F120-7035-25/);
});
