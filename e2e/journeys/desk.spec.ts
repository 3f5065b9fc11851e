import type { Browser, Page } from '@playwright/test';
import { acceptOffer } from '../src/desk.ts';
import { expect, test } from '../src/journey.ts';
import { aShopper, demoUsername, fillCart, type Shopper } from '../src/people.ts';
import {
  createOrderCode,
  fillOrder,
  findSendButton,
  findTitle,
  logIn,
  matchUrl,
  open,
  startOrder,
} from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

/** Opens a page for a second user in a separate browser context. */
async function openOtherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
  return context.newPage();
}

/** Sends an order request. @returns its customer order code */
async function sendOrder(customer: Page, shopper: Shopper): Promise<string> {
  const customerOrderCode = createOrderCode();
  await logIn(customer, shopper.username, '/profile-customer/cart');
  await startOrder(customer, words, CODE);
  await fillOrder(customer, words, { customerOrderCode, shippingNote: 'Portone verde' });
  await findSendButton(customer, words).click();
  await expect(customer.getByText('Richiesta d’ordine inviata')).toBeVisible();
  return customerOrderCode;
}

const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const findCell = (page: Page, column: string, code: string) =>
  page.getByRole('textbox', { name: `${column}: ${code}` });

/** Requests an offer for the only line of the cart. */
async function sendOffer(customer: Page, shopper: Shopper): Promise<void> {
  await logIn(customer, shopper.username, '/profile-customer/cart');
  await customer.getByRole('checkbox', { name: 'Seleziona F120-7035-25' }).check();
  await findButton(customer, 'Richiedi offerta').click();
  await findButton(customer, 'Invia richiesta di offerta').click();
  await expect(customer.getByText('Richiesta di offerta inviata')).toBeVisible();
}

/** Opens the only offer request of a customer. */
async function openOfferRequest(page: Page, shopper: Shopper): Promise<void> {
  await open(page, `/backoffice/offer-requests?customer=${shopper.customerCode}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
}

test('the back office prices an offer, and the customer sees the result', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  const customer = await openOtherPage(browser, baseURL);
  await sendOffer(customer, shopper);

  await logIn(page, demoUsername('admin'));
  await openOfferRequest(page, shopper);
  const price = findCell(page, 'Prezzo base', CODE);
  await expect(price, "today's terms are prefilled").toHaveValue('10');
  await price.fill('12,50');
  await findCell(page, 'Sc. 1 %', CODE).fill('20');
  await findButton(page, 'Invia l’offerta').click();
  await dialog(page).getByRole('button', { name: 'Invia l’offerta', exact: true }).click();
  await expect(findTitle(page)).toContainText('Offerta inviata');

  await open(customer, '/profile-customer/request-offers');
  const offer = customer.getByRole('row').nth(1);
  await expect(offer).toContainText('Accettata');
  // 12.50 EUR/kg less 20 % is 10 EUR/kg; eight packages of 25 kg cost 2,000 EUR.
  await expect(offer).toContainText('2.000,00 €');
  await customer.context().close();
});

test('the back office turns a request into an order up to its invoice, and the customer follows it', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  const customer = await openOtherPage(browser, baseURL);
  const customerOrderCode = await sendOrder(customer, shopper);

  await logIn(page, demoUsername('cromia'), '/backoffice');
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Richieste d’ordine' })
    .click();
  // The queue opens on what waits, oldest first.
  await expect(page).toHaveURL(matchUrl('/backoffice/order-requests'));
  await open(page, `/backoffice/order-requests?orderCode=${customerOrderCode}`);
  const request = page.getByRole('row').filter({ hasText: customerOrderCode });
  await expect(request).toContainText(shopper.customerCode);
  await request.getByRole('link', { name: /^R\d\d-\d{6}$/ }).click();
  await expect(page.getByRole('main')).toContainText(customerOrderCode);
  await findButton(page, 'Accetta').click();
  await dialog(page).getByRole('button', { name: 'Accetta', exact: true }).click();
  const link = page.getByRole('status').getByRole('link');
  const orderCode = (await link.textContent()) ?? '';
  await link.click();
  await expect(findTitle(page)).toContainText(orderCode);

  await findCell(page, 'Confermata', CODE).fill('5');
  for (const [event, status] of [
    ['Conferma', 'Confermato'],
    ['Spedisci', 'Spedito'],
    ['Fattura', 'Fatturato'],
  ] as const) {
    await findButton(page, event).click();
    await dialog(page).getByRole('button', { name: event, exact: true }).click();
    await expect(findTitle(page)).toContainText(status);
    if (event !== 'Conferma') continue;
    await expect(findCell(page, 'Spedita', CODE)).toHaveValue('5');
    await open(customer, `/profile-customer/orders`);
    await expect(customer.getByRole('row').filter({ hasText: orderCode })).toContainText('Confermato');
  }
  const history = page.getByRole('region', { name: 'Cronologia' });
  await expect(history.getByRole('listitem')).toHaveCount(4);

  // The request shows the customer a link to the order.
  await open(customer, '/profile-customer/request-orders');
  await customer.getByRole('button', { name: customerOrderCode, expanded: false }).click();
  await customer.getByRole('link', { name: orderCode }).click();
  await expect(customer).toHaveURL(matchUrl('/profile-customer/orders'));
  await expect(customer.getByRole('row')).toHaveCount(2);
  await expect(customer.getByRole('row').filter({ hasText: orderCode })).toContainText('Fatturato');
  await customer.context().close();
});

test('prices typed while a colleague decides are shown beside the decision', async ({
  page,
  request,
  db,
  watch,
}) => {
  watch.expects(409, '/decision');
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await sendOffer(page, shopper);

  await logIn(page, demoUsername('cromia'));
  await openOfferRequest(page, shopper);
  await findCell(page, 'Prezzo base', CODE).fill('7,1234');
  await acceptOffer(request, db, shopper, 9);
  await findButton(page, 'Invia l’offerta').click();
  await dialog(page).getByRole('button', { name: 'Invia l’offerta', exact: true }).click();
  const enteredPrices = page.getByRole('region', { name: 'Quello che avevi inserito' });
  await expect(enteredPrices).toContainText(demoUsername('admin'));
  await expect(enteredPrices.getByRole('table')).toContainText('1.424,68 €');
  await expect(page.getByRole('main')).toContainText('1.800,00 €');
});
