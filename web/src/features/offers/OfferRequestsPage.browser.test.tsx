import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall } from '../../../test/api-stub';
import { aCart } from '../../../test/builders/cart';
import { anAcceptedOffer, anOfferRequest } from '../../../test/builders/offer-request';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const OFFERS = '/profile-customer/request-offers';
const LIST = '/api/v1/public/{prefix}/offer-requests';
const DETAIL = '/api/v1/public/{prefix}/offer-requests/{id}';
const ORDER = '/api/v1/public/{prefix}/order-requests/from-offer-request-accepted';
const AGAIN = '/api/v1/public/{prefix}/offer-requests/rejected-or-accepted-but-expired/{id}';

test('an accepted offer is ordered with its own delivery date, which cannot be changed', async () => {
  onCall('get', LIST, paged([anAcceptedOffer()]));
  onCall('get', DETAIL, anAcceptedOffer());
  onCall('get', '/api/v1/public/{prefix}/order-requests', paged([]));
  const { words, place } = await openPage(OFFERS, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await expect.element(page.getByText(words('offers:status.ACCEPTED'))).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: new RegExp(`^${words('offers:requestOrder')}`) }).click();
  await expect.poll(place).toBe('/checkout/order');
  const date = page.getByRole('textbox', { name: words('checkout:fields.deliveryDateRequested') });
  await expect.element(date).toBeDisabled();
  await expect.element(date).toHaveValue('20-11-2026');
  await inspect();

  onCall('post', ORDER, { id: 'request-1' }, 201);
  onCall('get', '/api/v1/public/{prefix}/carts', aCart());
  await page
    .getByRole('textbox', { name: words('checkout:fields.customerOrderCode'), exact: false })
    .fill('ORD-2041');
  await page.getByRole('button', { name: words('checkout:actions.send') }).click();
  await expect.element(page.getByText(words('checkout:success.title'))).toBeVisible();
  await expect
    .poll(() => callsTo('post', ORDER).map(({ body }) => body))
    .toEqual([
      {
        address: 'SD001',
        customerOrderCode: 'ORD-2041',
        offerRequestAcceptedId: anAcceptedOffer().id,
        offerVersion: 1,
      },
    ]);
});

test('the back link of an order from an offer leads to the cart', async () => {
  onCall('get', LIST, paged([anAcceptedOffer()]));
  onCall('get', DETAIL, anAcceptedOffer());
  onCall('get', '/api/v1/public/{prefix}/carts', aCart());
  const { words, place } = await openPage(OFFERS, { viewer: aUser() });
  await page.getByRole('button', { name: new RegExp(`^${words('offers:requestOrder')}`) }).click();
  await expect.poll(place).toBe('/checkout/order');
  await page.getByRole('link', { name: words('checkout:actions.backToCart') }).click();
  await expect.poll(place).toBe('/profile-customer/cart');
});

test('an open request shows the day of the expected answer once', async () => {
  const offer = anOfferRequest();
  onCall('get', LIST, paged([offer]));
  onCall('get', DETAIL, offer);
  const { words } = await openPage(`${OFFERS}?open=${offer.id}`, { viewer: aUser() });
  await expect.element(page.getByRole('table', { name: words('offers:detail.items') })).toBeVisible();
  const named = page.getByText(words('offers:answerExpectedOn'), { exact: false }).elements();
  expect(named.map(({ textContent }) => textContent)).toEqual([
    `${words('offers:answerExpectedOn')} 05-11-2026`,
  ]);
  await expect.element(page.getByText(words('orders:detail.decisionUntil'))).not.toBeInTheDocument();
});

test('a closed offer has no order button', async () => {
  onCall('get', LIST, paged([anAcceptedOffer({ status: 'CLOSED', canOrder: false, daysLeft: null })]));
  const { words } = await openPage(OFFERS, { viewer: aUser() });
  await expect.element(page.getByText(words('offers:status.CLOSED'))).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: new RegExp(`^${words('offers:requestOrder')}`) }))
    .not.toBeInTheDocument();
  await inspect();
});

test('an offer already ordered in another tab shows an error and starts no checkout', async () => {
  onCall('get', LIST, paged([anAcceptedOffer()]));
  onCall('get', DETAIL, anAcceptedOffer({ status: 'CLOSED', canOrder: false }));
  const { words, place } = await openPage(OFFERS, { viewer: aUser() });
  await page.getByRole('button', { name: new RegExp(`^${words('offers:requestOrder')}`) }).click();
  await expect.element(page.getByText(words('errors:OfferNotAccepted'))).toBeVisible();
  expect(place()).toBe(OFFERS);
});

test('an expired offer can be requested again and is then pending', async () => {
  onCall('get', LIST, paged([anOfferRequest({ status: 'EXPIRED', canRequestAgain: true })]));
  const { words } = await openPage(OFFERS, { viewer: aUser() });
  await expect.element(page.getByText(words('offers:status.EXPIRED'))).toBeVisible();
  await inspect();
  onCall('post', AGAIN, { id: anOfferRequest().id });
  onCall('get', LIST, paged([anOfferRequest()]));
  const again = page.getByRole('button', { name: new RegExp(`^${words('offers:requestAgain')}`) });
  await again.click();
  await expect.element(page.getByText(words('orders:again.sent'))).toBeVisible();
  await expect.element(page.getByText(words('offers:status.PENDING'))).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  await expect
    .poll(() => callsTo('post', AGAIN).map(({ params }) => params.id))
    .toEqual([anOfferRequest().id]);
});
