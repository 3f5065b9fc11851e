import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubLostResponse, stubResponse } from '../../../../test/api-stub';
import { aCart, aCartItem } from '../../../../test/builders/catalogue/cart';
import { aProductCode } from '../../../../test/builders/catalogue/product-line';
import { anOfferRequest } from '../../../../test/builders/offer-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const CART = '/api/v1/public/{prefix}/carts';
const OFFERS = '/api/v1/public/{prefix}/offer-requests';

test('a double click requests one offer of the selected lines, which opens in the list', async () => {
  const unpriced = aCartItem({
    sortOrder: 2,
    productCode: aProductCode('F120-9010-25'),
    finalUnitPrice: null,
  });
  stubResponse('get', CART, aCart({ items: [aCartItem(), unpriced], note: 'F120-5010-25 (q.tà 4)' }));
  const { place } = await openPage('/profile-customer/cart', {
    viewer: aUser({ language: 'de' }),
    viewport: 'phone',
  });
  const start = page.getByRole('button', { name: 'Angebot anfragen' });
  await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click();
  // On a phone, the bar has the total and the main action.
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await start.click();
  await expect.poll(place).toBe('/checkout/offer');
  const note = page.getByRole('textbox', { name: 'Notiz zum Angebot' });
  await expect.element(note).toHaveValue('F120-5010-25 (q.tà 4)');
  await note.fill('Brücke, Los 2');
  await inspect();

  const request = anOfferRequest({ note: 'Brücke, Los 2' });
  const { id, number, answerExpectedOn } = request;
  stubResponse('post', OFFERS, { id, number, answerExpectedOn }, 201);
  stubResponse('get', OFFERS, paged([request]));
  stubResponse('get', `${OFFERS}/{id}`, request);
  await page.getByRole('button', { name: 'Angebotsanfrage senden' }).dblClick();
  await expect
    .element(page.getByText(`Wir haben Ihre Anfrage ${number} erhalten.`, { exact: false }))
    .toBeVisible();
  await inspect();
  await expect
    .poll(() => callsTo('post', OFFERS).map(({ body }) => body))
    .toMatchObject([{ address: 'SD001', note: 'Brücke, Los 2', items: [{ quantity: 4 }, { quantity: 4 }] }]);
  await page.getByRole('link', { name: 'Angebotsanfragen ansehen' }).click();
  await expect.poll(place).toBe(`/profile-customer/request-offers?open=${request.id}`);
  await expect.element(page.getByText('Brücke, Los 2')).toBeVisible();
  await inspect();
});

test('after a lost response, a corrected offer request shows the stored one', async () => {
  stubResponse('get', CART, aCart({ items: [aCartItem()] }));
  const { place } = await openPage('/profile-customer/cart', { viewer: aUser() });
  await page.getByRole('button', { name: 'Richiedi offerta' }).click();
  await expect.poll(place).toBe('/checkout/offer');
  const { id, number, answerExpectedOn } = anOfferRequest();
  stubResponse('get', `${OFFERS}/{id}`, anOfferRequest());
  stubLostResponse(OFFERS, { id, number, answerExpectedOn });
  stubResponse('get', CART, aCart());
  const send = page.getByRole('button', { name: 'Invia richiesta di offerta' });
  await send.click();
  await expect.element(page.getByText('Non è arrivata nessuna conferma')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note per l’offerta' }).fill('Ponte, lotto 2');
  await send.click();
  await expect.element(page.getByText('La richiesta esiste già')).toBeVisible();
  const keys = callsTo('post', OFFERS).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
