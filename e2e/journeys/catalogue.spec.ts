import { expect, test } from '../src/journey.ts';
import { aShopper, demoUsername } from '../src/people.ts';
import { buy, findOpenProduct, logIn, matchUrl, openCatalogue, openProduct } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

test('all three searches find the same product, the URL keeps the search, Back closes the product', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  await openCatalogue(page, words);
  const form = page.getByRole('main').getByRole('search');
  const serialResult = page.getByRole('article', { name: /^F120 / });
  await form.getByRole('searchbox').fill('epoxy primer');
  await form.getByRole('button').click();
  await expect(serialResult).toBeVisible();

  await page.getByRole('tab', { name: 'Serie e colore' }).click();
  await page.getByRole('textbox', { name: 'Serie' }).fill('f120');
  await page.getByRole('textbox', { name: 'Colore' }).fill('7035');
  await form.getByRole('button').click();
  await expect(serialResult).toBeVisible();

  await page.getByRole('tab', { name: 'Caratteristiche' }).click();
  await page.getByRole('combobox', { name: 'Famiglia' }).click();
  await page.getByRole('option', { name: 'Epossidica' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(serialResult).toBeVisible();
  await page.reload();
  await expect(serialResult).toBeVisible();

  await serialResult.getByRole('toolbar').getByRole('button', { name: /^7035/ }).click();
  await expect(page).toHaveURL(/open=F120-7035-/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(serialResult).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a customer opens a TDS by link and downloads it in a chosen language', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/products-search?serial=F120&color=7035&showTds=true');
  await expect(page).toHaveURL(/\/products-search\/b2b\?/);
  const sheets = findOpenProduct(page).getByRole('region', { name: 'Scheda tecnica' });
  await expect(sheets.getByRole('heading')).toBeInViewport();
  await sheets.getByRole('combobox', { name: 'Lingua della scheda' }).click();
  await page.getByRole('option', { name: 'DE · Deutsch' }).click();
  const download = page.waitForEvent('download');
  await sheets.getByRole('button', { name: 'Scarica il PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^TDS-F120-.*-DE\.pdf$/);
});

test('a changed code links to its successor; a product without price enters the cart but cannot be ordered', {
  tag: '@phone',
}, async ({ page, db }) => {
  const german = wordsOf('de');
  const shopper = await aShopper(db, { language: 'de' });
  await logIn(page, shopper.username);
  await openProduct(page, 'F120-3020-25');
  const changed = findOpenProduct(page);
  await expect(changed.getByRole('button', { name: 'Kaufen', exact: true })).toHaveCount(0);
  await changed.getByRole('status').getByRole('button', { name: 'F121-3020-25 öffnen' }).click();
  await expect(
    findOpenProduct(page).getByRole('navigation').getByText('F121-3020-25', { exact: true }),
  ).toBeVisible();

  await openProduct(page, 'F120-9010-25');
  const dialog = await buy(page, german);
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click();
  const question = page.getByRole('dialog', { name: 'Ohne Preis hinzufügen?' });
  await question.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page).toHaveURL(matchUrl('/profile-customer/cart'));
  await page.getByRole('checkbox', { name: 'F120-9010-25 auswählen' }).check();
  await expect(page.getByRole('button', { name: 'Bestellung anfragen' })).toBeDisabled();
});

test('an agent must pick a customer before buying for that customer', async ({ page }) => {
  await logIn(page, demoUsername('agent'), '/profile-agent');
  await openProduct(page, CODE);
  const rejection = await buy(page, words);
  await expect(rejection).toContainText('Scegli prima il cliente per cui acquisti.');
  await rejection.getByRole('link', { name: 'Scegli un cliente' }).click();
  await expect(page).toHaveURL(matchUrl('/profile-agent'));
  await page.getByRole('searchbox', { name: 'Cerca per nome, codice, partita IVA o città' }).fill('100003');
  const pickButton = page.getByRole('button', {
    name: /^Opera per conto di /,
  });
  await expect(pickButton).toHaveCount(1);
  await pickButton.click();
  await expect(page.getByRole('region', { name: 'Cliente per cui operi' })).toContainText('100003');
  await expect(page).toHaveURL(matchUrl('/profile-customer'));
  await openCatalogue(page, words);
  const product = await openProduct(page, CODE);
  await expect(product.getByText('Prezzo netto del cliente, IVA esclusa')).toBeVisible();
  await expect(product.getByRole('columnheader', { name: 'Sconti' })).toBeVisible();
  await expect((await buy(page, words)).getByRole('button', { name: 'Aggiungi al carrello' })).toBeEnabled();
});
