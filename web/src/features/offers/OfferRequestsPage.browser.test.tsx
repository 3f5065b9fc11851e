import { addDays, findNextWorkingDay, formatDate, getToday } from '@cromia/domain/dates';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { anAcceptedOffer, anOfferRequest } from '../../../test/builders/offer-request';
import { anOrderRequest } from '../../../test/builders/order-request';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const OFFERS = '/profile-customer/request-offers';
const LIST = '/api/v1/public/{prefix}/offer-requests';
const DETAIL = '/api/v1/public/{prefix}/offer-requests/{id}';
const ORDER = '/api/v1/public/{prefix}/order-requests/from-offer-request-accepted';
const REDO = '/api/v1/public/{prefix}/order-requests/redo/{id}';

const today = () => getToday('Europe/Rome', new Date());

test('an accepted offer is ordered with its fixed delivery date', async () => {
  const offer = anAcceptedOffer({ deliveryDateRequested: '2036-11-20' });
  stubResponse('get', LIST, paged([offer]));
  stubResponse('get', DETAIL, offer);
  stubResponse('get', '/api/v1/public/{prefix}/order-requests', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/order-requests/{id}', anOrderRequest());
  const { place } = await openPage(OFFERS, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await expect.element(page.getByText('Angenommen')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: /^Details / }).click();
  await page.getByRole('button', { name: /^Bestellung anfragen/ }).click();
  await expect.poll(place).toBe('/checkout/order');
  const date = page.getByRole('textbox', { name: 'Gewünschter Liefertermin' });
  await expect.element(date).toBeDisabled();
  await expect.element(date).toHaveValue('20-11-2036');
  await inspect();

  stubResponse('post', ORDER, { id: 'request-1' }, 201);
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart());
  await page.getByRole('textbox', { name: 'Bestellnummer des Kunden', exact: false }).fill('ORD-2041');
  await page.getByRole('button', { name: 'Bestellanfrage senden' }).click();
  await expect.element(page.getByText('Bestellanfrage gesendet')).toBeVisible();
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

test('an offered delivery date that has passed can be moved', async () => {
  const offer = anAcceptedOffer({
    deliveryDateRequested: '2020-01-01',
    earliestDeliveryDate: addDays(today(), 5),
  });
  stubResponse('get', LIST, paged([offer]));
  stubResponse('get', DETAIL, offer);
  stubResponse('get', '/api/v1/public/{prefix}/order-requests', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/order-requests/{id}', anOrderRequest());
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart());
  stubResponse('post', ORDER, { id: 'request-1' }, 201);
  await openPage(OFFERS, { viewer: aUser() });
  await page.getByRole('button', { name: /^Richiedi ordine/ }).click();
  await expect.element(page.getByText(/La data dell’offerta, 01-01-2020, è passata/)).toBeVisible();
  await expect.element(page.getByRole('switch')).toBeDisabled();
  await inspect();
  await page.getByRole('textbox', { name: 'Codice ordine cliente', exact: false }).fill('ORD-2041');
  await page.getByRole('button', { name: 'Invia richiesta d’ordine' }).click();
  await expect
    .poll(() => callsTo('post', ORDER).map(({ body }) => body))
    .toMatchObject([{ offerVersion: 1, deliveryDateRequested: findNextWorkingDay(addDays(today(), 5)) }]);
});

test('the back link of an order from an offer links to the cart', async () => {
  stubResponse('get', LIST, paged([anAcceptedOffer()]));
  stubResponse('get', DETAIL, anAcceptedOffer());
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart());
  const { place } = await openPage(OFFERS, { viewer: aUser() });
  await page.getByRole('button', { name: /^Richiedi ordine/ }).click();
  await expect.poll(place).toBe('/checkout/order');
  await page.getByRole('link', { name: 'Torna al carrello' }).click();
  await expect.poll(place).toBe('/profile-customer/cart');
});

test('an open request shows the date of the expected response once', async () => {
  const answerExpectedOn = addDays(today(), 3);
  const offer = anOfferRequest({ answerExpectedOn });
  stubResponse('get', LIST, paged([offer]));
  stubResponse('get', DETAIL, offer);
  await openPage(`${OFFERS}?open=${offer.id}`, { viewer: aUser() });
  await expect.element(page.getByRole('table', { name: 'Righe dell’offerta' })).toBeVisible();
  const notes = page.getByText('Risposta prevista entro il', { exact: false }).elements();
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    `Risposta prevista entro il ${formatDate(answerExpectedOn)}`,
  ]);
  await expect.element(page.getByText('Senza risposta scade dopo il')).not.toBeInTheDocument();
});

test('an expected response that has passed says so', async () => {
  stubResponse('get', LIST, paged([anOfferRequest({ answerExpectedOn: '2026-11-05' })]));
  await openPage(OFFERS, { viewer: aUser() });
  await expect.element(page.getByText('La risposta era prevista entro il 05-11-2026')).toBeVisible();
});

test('a closed offer has no order button', async () => {
  stubResponse('get', LIST, paged([anAcceptedOffer({ status: 'CLOSED', canOrder: false, daysLeft: null })]));
  await openPage(OFFERS, { viewer: aUser() });
  await expect.element(page.getByText('Ordinata')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Richiedi ordine/ })).not.toBeInTheDocument();
  await inspect();
});

test('an offer already ordered in another tab shows an error and starts no checkout', async () => {
  stubResponse('get', LIST, paged([anAcceptedOffer()]));
  stubResponse('get', DETAIL, anAcceptedOffer({ status: 'CLOSED', canOrder: false }));
  const { place } = await openPage(OFFERS, { viewer: aUser() });
  await page.getByRole('button', { name: /^Richiedi ordine/ }).click();
  await expect
    .element(page.getByText('L’offerta non è accettata, è scaduta o è già stata ordinata.'))
    .toBeVisible();
  expect(place()).toBe(OFFERS);
});

test('a new offer opens the checkout filled in, and the expired one stays readable with its prices', async () => {
  const expired = anAcceptedOffer({
    ...{ status: 'EXPIRED', canOrder: false, canRequestAgain: true, daysLeft: null },
    ...{ note: 'Ponte, lotto 2', acceptMultipleShipping: true, deliveryDateRequested: '2020-01-15' },
  });
  stubResponse('get', LIST, paged([expired]));
  stubResponse('get', DETAIL, expired);
  const line = aCartItem({ quantity: 8, inStock: false, finalUnitPrice: null });
  stubResponse('get', REDO, aCart({ items: [line] }));
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart({ items: [line] }));
  const { place } = await openPage(OFFERS, { viewer: aUser() });
  await expect.element(page.getByText('Scaduta')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: /^Richiedi nuova offerta/ }).click();
  await expect.poll(place).toBe('/checkout/offer');
  await expect
    .element(page.getByRole('textbox', { name: 'Note per l’offerta' }))
    .toHaveValue('Ponte, lotto 2');
  await expect.element(page.getByText('F120-7035-25').first()).toBeVisible();
  await inspect();
  stubResponse(
    'post',
    LIST,
    { id: '00000000-0000-4000-8000-00000000c002', number: 'Q26-000124', answerExpectedOn: null },
    201,
  );
  await page.getByRole('button', { name: 'Invia richiesta di offerta' }).click();
  await expect
    .poll(() => callsTo('post', LIST).map(({ body }) => body))
    .toMatchObject([{ note: 'Ponte, lotto 2', acceptMultipleShipping: true, items: [{ quantity: 8 }] }]);
  expect(callsTo('get', REDO).map(({ params }) => params.id)).toEqual([expired.id]);
});
