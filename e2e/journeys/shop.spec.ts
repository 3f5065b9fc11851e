import { acceptOffer } from '../src/desk.ts';
import { expect, test } from '../src/journey.ts';
import { anOrderOf, aShopper, fillCart, readOrderRequests } from '../src/people.ts';
import { findQuantity, findRow, PRIMER } from '../src/shop-steps.ts';
import { createOrderCode, fillOrder, findSendButton, logIn, matchUrl } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const UNPRICED = 'F120-9010-25';
const SMALL = 'F120-7035-05';
const german = wordsOf('de');
/** A name with a word longer than a line on a phone. */
const LONG_NAME = 'Donaudampfschifffahrtsgesellschaftslackiererei und Korrosionsschutz GmbH & Co. KG';

test('an ordered product can be marked as preferred and added to the cart with its last quantity', {
  tag: '@phone',
}, async ({ page, db }) => {
  const shopper = await aShopper(db, { language: 'de' });
  await anOrderOf(db, shopper, { products: [PRIMER, UNPRICED], quantity: 12, status: 'F' });
  await logIn(page, shopper.username, '/profile-customer/ordered-products');
  const star = page.getByRole('button', { name: `${PRIMER} als Favorit` });
  const savedResponse = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  );
  await star.click();
  await savedResponse;
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('button', { name: `12 Gebinde: Menge der letzten Bestellung von ${PRIMER} übernehmen` })
    .click();
  await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).check();
  await page
    .getByRole('region', { name: 'Ausgewählte Zeilen' })
    .getByRole('button', { name: 'In den Warenkorb' })
    .click();
  await page
    .getByRole('dialog', { name: 'Produkte ohne Preis hinzufügen?' })
    .getByRole('button', { name: 'In den Warenkorb' })
    .click();
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page).toHaveURL(matchUrl('/profile-customer/cart'));
  await expect(findQuantity(page, german, PRIMER)).toHaveValue('12');
  await expect(findQuantity(page, german, UNPRICED)).toBeVisible();
});

test('an offer goes from the cart to the back office and back, and is ordered once, at its own date', {
  tag: '@phone',
}, async ({ page, request, db }) => {
  const shopper = await aShopper(db, { language: 'de', businessName: LONG_NAME });
  await fillCart(db, shopper, [PRIMER, UNPRICED], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).check();
  // On a phone, the bar has the total and the main action.
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('button', { name: 'Angebot anfragen' }).click();
  await expect(page).toHaveURL(matchUrl('/checkout/offer'));
  await page.getByRole('textbox', { name: 'Notiz zum Angebot' }).fill('Brücke, Los 2');
  await page.getByRole('button', { name: 'Angebotsanfrage senden' }).dblclick();
  await page.getByRole('link', { name: 'Angebotsanfragen ansehen' }).click();
  await expect(page.getByText('Brücke, Los 2'), 'the new request is expanded').toBeVisible();
  await expect(findRow(page, 'In Prüfung')).toBeVisible();

  await acceptOffer(request, db, shopper, 4.5);
  await page.reload();
  await expect(page.getByText('Brücke, Los 2'), 'and stays expanded after a reload').toBeVisible();
  await expect(findRow(page, 'Angenommen')).toBeVisible();
  const order = page.getByRole('button', { name: /^Bestellung anfragen/ });
  await order.click();
  await expect(page).toHaveURL(matchUrl('/checkout/order'));
  await expect(
    page.getByRole('textbox', { name: 'Gewünschter Liefertermin' }),
    "the delivery date is the offer's",
  ).toBeDisabled();
  const customerOrderCode = createOrderCode();
  await fillOrder(page, german, { customerOrderCode, shippingNote: 'Tor 3' });
  await findSendButton(page, german).click();
  await expect(page.getByText('Bestellanfrage gesendet')).toBeVisible();
  expect(await readOrderRequests(db, customerOrderCode)).toEqual([
    { status: 'PENDING', quantity: 8 },
    { status: 'PENDING', quantity: 8 },
  ]);
  await page.goto('./profile-customer/request-offers');
  await expect(findRow(page, 'Bestellt')).toBeVisible();
  await expect(order, 'an offer is ordered once').toHaveCount(0);
});

test('pasted lines and lines of a file are checked and added, and the cart link counts them', async ({
  page,
  db,
}) => {
  const words = wordsOf('it');
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/profile-customer/quick-order');
  const area = page.getByRole('textbox', { name: 'Codici e quantità' });
  await area.fill(`f120;7035;25;5\nF12O-7035-05 4\nche cos'è`);
  await page.getByRole('button', { name: 'Controlla le righe' }).click();
  await expect(
    page.getByText(
      '3 righe sono da correggere: correggile nella tabella, scegli un suggerimento se c’è o toglile.',
    ),
  ).toBeVisible();
  const quantity = findQuantity(page, words, PRIMER);
  await expect(quantity, 'the quantity is not rounded to a multiple').toHaveValue('5');
  await quantity.fill('8');
  await quantity.press('Enter');
  await page.getByRole('button', { name: 'Usa F120-7035-05 al posto di F12O-7035-05 4' }).click();
  await page.getByRole('button', { name: 'Aggiungi 2 righe al carrello' }).click();
  await expect(area, 'invalid lines stay for correction').toHaveValue("che cos'è");
  await page.reload();
  await expect(area).toHaveValue("che cos'è");

  const content = `codice;quantita\n${PRIMER};4\nF120-7035-99;1\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ordine.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(findQuantity(page, words, PRIMER)).toHaveValue('4');
  await expect(
    page.getByRole('textbox', { name: 'Correggi la riga 3' }),
    'a line with an unknown product is shown for correction',
  ).toHaveValue(/^F120-7035-99\s1$/);
  await page.getByRole('button', { name: 'Aggiungi 1 riga al carrello' }).click();
  await page.getByRole('link', { name: 'Vai al carrello' }).click();
  await expect(findQuantity(page, words, PRIMER), 'the quantity is added to the existing line').toHaveValue(
    '12',
  );
  await expect(findQuantity(page, words, SMALL)).toHaveValue('4');
  await page.reload();
  await expect(findQuantity(page, words, PRIMER)).toHaveValue('12');
  await expect(page.getByRole('link', { name: 'Carrello, 2 articoli' })).toBeVisible();
});
