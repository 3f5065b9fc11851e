import { listItalianHolidays } from '@cromia/domain/closures/holidays';
import { addDays, findNextWorkingDay, formatDate } from '@cromia/domain/dates';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { demoUsername, readOrderRequests } from '../src/people.ts';
import { findQuantity } from '../src/shop-steps.ts';
import {
  buy,
  createOrderCode,
  fillLogin,
  fillOrder,
  findOpenProduct,
  findSendButton,
  findTitle,
  matchUrl,
  navigateTo,
  open,
  openBySideNavigation,
  searchByName,
  startOrder,
} from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';
/** F120 is sold in multiples of four (contract, section 4). */
const MULTIPLIER = 4;

const findResults = (page: Page) => page.getByRole('region', { name: 'Risultati della ricerca' });
const findSerial = (page: Page, code: string) =>
  findResults(page).getByRole('article', { name: new RegExp(`^${code} `) });

/** Logs in from the home page and finds the product with two searches. */
async function findProduct(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Accedi per iniziare' }).click();
  await fillLogin(page, words, demoUsername('customer'));
  await navigateTo(page, words, 'shell:nav.productSearch');
  await expect(findTitle(page)).toHaveText('Ricerca prodotti');
  await page.getByRole('link', { name: 'Cerca nel catalogo professionale' }).click();
  await expect(page.getByText('Imposta almeno un filtro di ricerca.')).toBeVisible();
  await searchByName(page, words, 'epoxy');
  await expect(findSerial(page, 'F120')).toBeVisible();
  await searchByName(page, words, 'F120');
  await expect(findResults(page).getByRole('article')).toHaveCount(1);
}

/** Opens one colour of the serial, then selects another colour and the packaging. Ends on the product to buy. */
async function chooseVariant(page: Page): Promise<void> {
  await findSerial(page, 'F120').getByRole('toolbar').getByRole('button').first().click();
  const product = findOpenProduct(page);
  const crumb = product.getByRole('navigation', { name: 'Percorso' });
  await expect(crumb).toContainText('F120-');
  await product.getByRole('combobox', { name: 'Colore' }).click();
  await page.getByRole('option', { name: /7035$/ }).click();
  await expect(crumb).toContainText('F120-7035-');
  await product.getByRole('radio', { name: /^25 kg/ }).click();
  await expect(crumb).toContainText(CODE);
  await expect(page).toHaveURL(new RegExp(`open=${CODE}`));
}

/** Adds the minimum quantity to the cart and opens the cart. */
async function addToCart(page: Page): Promise<void> {
  const dialog = await buy(page, words);
  await expect(dialog.getByRole('textbox', { name: new RegExp(CODE) })).toHaveValue(String(MULTIPLIER));
  await dialog.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect(page.getByText('Prodotto nel carrello')).toBeVisible();
  await page.getByRole('link', { name: 'Vai al carrello' }).click();
  await expect(page).toHaveURL(matchUrl('/profile-customer/cart'));
  await expect(findTitle(page)).toHaveText('Carrello');
}

/** Enters a delivery date at least a week after the proposed one. @returns the date as displayed */
async function postponeDelivery(page: Page): Promise<string> {
  const date = page.getByRole('textbox', { name: 'Data di consegna richiesta' });
  const [day, month, year] = (await date.inputValue()).split('-');
  const week = addDays(`${year}-${month}-${day}`, 7);
  const holidays = [0, 1].flatMap((years) => listItalianHolidays(Number(year) + years));
  const later = formatDate(findNextWorkingDay(week, new Set(holidays.map((holiday) => holiday.day))));
  await date.fill(later);
  await date.press('Tab');
  await expect(date).toHaveValue(later);
  return later;
}

test('a customer logs in, finds a product and sends an order request that is then under review', async ({
  page,
  db,
}) => {
  const customerOrderCode = createOrderCode();
  await findProduct(page);
  await chooseVariant(page);
  await addToCart(page);
  const quantity = findQuantity(page, words, CODE);
  const requestedQuantity = Number(await quantity.inputValue()) + MULTIPLIER;
  const savedResponse = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/carts'),
  );
  await quantity.fill(String(requestedQuantity));
  await quantity.press('Tab');
  await savedResponse;
  await startOrder(page, words, CODE);

  const later = await postponeDelivery(page);
  await fillOrder(page, words, { customerOrderCode, shippingNote: 'Scarico dalle 8 alle 12' });
  await page.getByRole('radio', { name: /SD001/ }).check();
  await findSendButton(page, words).dblclick();
  await expect(page.getByText(`Abbiamo ricevuto la richiesta «${customerOrderCode}».`)).toBeVisible();
  expect(await readOrderRequests(db, customerOrderCode), 'a double click sends one request').toEqual([
    { status: 'PENDING', quantity: requestedQuantity },
  ]);

  await page.getByRole('link', { name: 'Vedi le richieste d’ordine' }).click();
  await expect(page).toHaveURL(matchUrl('/profile-customer/request-orders'));
  const request = page.getByRole('row').filter({ hasText: customerOrderCode });
  await expect(request).toContainText('In verifica');
  await expect(request).toContainText(later);
  await expect(page.getByText('Scarico dalle 8 alle 12')).toBeVisible();

  await navigateTo(page, words, 'shell:nav.privateArea');
  await expect(page, 'the private area of a customer starts with its overview').toHaveURL(
    matchUrl('/profile-customer/overview'),
  );
  await openBySideNavigation(page, words, 'shell:private.cart');
  await expect(page).toHaveURL(matchUrl('/profile-customer/cart'));
  await expect(findTitle(page)).toBeVisible();
  await expect(quantity, 'ordered products are no longer in the cart').toHaveCount(0);
});
