import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { aCart, aCartItem } from '../../../../test/builders/cart';
import { anOfferRequest } from '../../../../test/builders/offer-request';
import { paged } from '../../../../test/builders/paged';
import { aProductCode } from '../../../../test/builders/product-line';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const CART_PATH = '/api/v1/public/{prefix}/carts';
const OFFERS_PATH = '/api/v1/public/{prefix}/offer-requests';

test('a double click requests one offer of the selected lines, which opens in the list', async () => {
  const unpricedItem = aCartItem({
    sortOrder: 2,
    productCode: aProductCode('F120-9010-25'),
    finalUnitPrice: null,
  });
  stubResponse(
    'get',
    CART_PATH,
    aCart({ items: [aCartItem(), unpricedItem], note: 'F120-5010-25 (q.tà 4)' }),
  );
  const { place } = await openPage('/profile-customer/cart', {
    viewer: aUser({ language: 'de' }),
    viewport: 'phone',
  });
  const start = page.getByRole('button', { name: 'Angebot anfragen' });
  await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click();
  await start.click();
  await expect.poll(place).toBe('/checkout/offer');
  const note = page.getByRole('textbox', { name: 'Notiz zum Angebot' });
  await expect.element(note).toHaveValue('F120-5010-25 (q.tà 4)');
  await note.fill('Brücke, Los 2');
  await inspect();

  const request = anOfferRequest({ note: 'Brücke, Los 2' });
  const { id, number, answerExpectedOn } = request;
  stubResponse('post', OFFERS_PATH, { id, number, answerExpectedOn }, 201);
  stubResponse('get', OFFERS_PATH, paged([request]));
  await page.getByRole('button', { name: 'Angebotsanfrage senden' }).dblClick();
  await expect
    .element(page.getByText(`Wir haben Ihre Anfrage ${number} erhalten.`, { exact: false }))
    .toBeVisible();
  await inspect();
  await expect
    .poll(() => callsTo('post', OFFERS_PATH).map(({ body }) => body))
    .toMatchObject([{ address: 'SD001', note: 'Brücke, Los 2', items: [{ quantity: 4 }, { quantity: 4 }] }]);
  await page.getByRole('link', { name: 'Angebotsanfragen ansehen' }).click();
  await expect.poll(place).toBe(`/profile-customer/request-offers?open=${request.id}`);
  await expect.element(page.getByText('Brücke, Los 2')).toBeVisible();
  await inspect();
});
