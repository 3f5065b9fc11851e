import { expect, test } from '../../src/journey.ts';
import { waitForMails } from '../../src/mailbox.ts';
import { anOrderOf, aShopper } from '../../src/people.ts';
import { aBatchFor, createAddress, findButton, openSheet, search, typeAddress } from '../../src/sds-steps.ts';
import { endServerSession } from '../../src/session-end.ts';
import { fillLogin, logIn, matchUrl } from '../../src/steps.ts';
import { wordsOf } from '../../src/texts.ts';

/** A sheet that no other journey uses. */
const SHEET = { serial: 'F120', color: '6011' };

test('a customer downloads the SDS of a batch, sends it and sees that it was sent', async ({ page, db }) => {
  const words = wordsOf('it');
  const shopper = await aShopper(db);
  await aBatchFor(db, shopper, SHEET);
  await logIn(page, shopper.username, '/sds/customer');
  const dialog = await openSheet(page, words, 'DE');
  const download = page.waitForEvent('download');
  await findButton(dialog, 'Scarica il PDF').click();
  expect((await download).suggestedFilename()).toMatch(/^SDS-[0-9A-Z]+-DE\.pdf$/);

  const address = createAddress();
  await typeAddress(dialog, words, 1, address);
  await findButton(dialog, 'Aggiungi un indirizzo').click();
  await typeAddress(dialog, words, 2, `second-${address}`);
  await findButton(dialog, 'Invia').click();
  await expect(dialog.getByText('Invio avviato a 2 indirizzi.')).toBeVisible();
  await waitForMails(page, address, 1);
  await waitForMails(page, `second-${address}`, 1);

  await dialog.getByRole('link', { name: 'Segui gli invii' }).click();
  await expect(page).toHaveURL(matchUrl('/sds/deliveries'));
  await expect(page.getByRole('row').filter({ hasText: `second-${address}` })).toContainText('Inviata');
});

test('an SDS whose response was lost is not sent twice on retry, but again on request', async ({
  page,
  watch,
  db,
}) => {
  const words = wordsOf('it');
  const shopper = await aShopper(db);
  await aBatchFor(db, shopper, SHEET);
  await logIn(page, shopper.username, '/sds/customer');
  const dialog = await openSheet(page, words, 'IT');
  const address = createAddress();
  watch.expects(503, '/sds/send');
  let responses = 0;
  // The portal sends the sheet, but the first response is lost.
  await page.route('**/sds/send*', async (route) => {
    responses += 1;
    if (responses > 1) return route.continue();
    await route.fetch();
    await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
  });
  await typeAddress(dialog, words, 1, address);
  await findButton(dialog, 'Invia').click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await findButton(dialog, 'Invia').click();
  await expect(dialog.getByText('Invio avviato a 1 indirizzo.')).toBeVisible();
  await waitForMails(page, address, 1);

  await typeAddress(dialog, words, 1, address);
  await findButton(dialog, 'Invia').click();
  await waitForMails(page, address, 2);
});

test('typed addresses survive a login in between, and Back closes the sheet', { tag: '@phone' }, async ({
  page,
  watch,
  db,
}) => {
  const words = wordsOf('de');
  const shopper = await aShopper(db, { language: 'de' });
  await aBatchFor(db, shopper, SHEET);
  await logIn(page, shopper.username, '/sds/customer');
  const address = createAddress();
  const typed = await openSheet(page, words, 'IT');
  await typeAddress(typed, words, 1, address);
  await findButton(typed, 'Adresse hinzufügen').click();
  await typeAddress(typed, words, 2, `second-${address}`);
  await endServerSession(page);
  watch.expects(401, '/api/');
  watch.expects(403, '/api/');
  await findButton(typed, 'Senden').click();
  await expect(page).toHaveURL(/\/login\?redirectLink=%2Fsds/);
  await fillLogin(page, words, shopper.username);

  // The URL keeps the row expanded.
  await page.getByRole('main').getByRole('button', { name: /^IT / }).click();
  const dialog = page.getByRole('dialog');
  const addresses = dialog.getByRole('textbox');
  await expect(addresses).toHaveCount(2);
  await expect(addresses.nth(1)).toHaveValue(`second-${address}`);
  await findButton(dialog, 'Senden').click();
  await expect(dialog.getByText('Der Versand an 2 Adressen läuft.')).toBeVisible();

  const place = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(place);
});

test('all sheets of an order are sent in one mail, in the chosen language', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  const words = wordsOf('de');
  const shopper = await aShopper(db, { language: 'de' });
  const orderCode = await anOrderOf(db, shopper, {
    products: [`${SHEET.serial}-${SHEET.color}-25`],
    quantity: 4,
    status: 'F',
  });
  await logIn(page, shopper.username, '/sds/document');
  await page.getByRole('textbox', { name: 'Auftragsnummer' }).fill(orderCode);
  await search(page, words);
  await expect(page).toHaveURL(new RegExp(`orderCode=${orderCode}`));
  await findButton(page, 'Alle Datenblätter senden').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Sprache' }).click();
  await page.getByRole('option', { name: /^EN / }).click();
  const address = createAddress();
  await typeAddress(dialog, words, 1, address);
  await findButton(dialog, 'Alle senden').click();
  await expect(dialog.getByText('Der Versand an 1 Adresse läuft.')).toBeVisible();
  await waitForMails(page, address, 1);
  await findButton(dialog, 'Alle senden').click();
  await waitForMails(page, address, 2);
});
