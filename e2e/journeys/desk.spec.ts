import type { Browser, Page } from '@playwright/test';
import { acceptOffer } from '../src/desk.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, demo, expireOf, fillCart, type Shopper } from '../src/people.ts';
import { at, fillOrder, logIn, newOrderCode, open, sendButton, startOrder, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

/** Somebody else at a browser of their own. */
async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
  return context.newPage();
}

/** Sends an order request; ends where the customer watches what becomes of it. */
async function sendOrder(customer: Page, shopper: Shopper): Promise<string> {
  const customerOrderCode = newOrderCode();
  await logIn(customer, shopper.username, '/profile-customer/cart');
  await startOrder(customer, words, CODE);
  await fillOrder(customer, words, { customerOrderCode, shippingNote: 'Portone verde' });
  await sendButton(customer, words).click();
  await expect(customer.getByText(words('checkout:success.title'))).toBeVisible();
  return customerOrderCode;
}

const button = (page: Page, key: string) => page.getByRole('button', { name: words(key), exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const cell = (page: Page, key: string, code: string) =>
  page.getByRole('textbox', { name: `${words(key)}: ${code}` });

/** Asks for the price of the one line of a cart. */
async function sendOffer(customer: Page, shopper: Shopper): Promise<void> {
  await logIn(customer, shopper.username, '/profile-customer/cart');
  await customer.getByRole('checkbox', { name: words('common:table.selectRow', { row: CODE }) }).check();
  await button(customer, 'cart:requestOffer').click();
  await button(customer, 'checkout:actions.sendOffer').click();
  await expect(customer.getByText(words('checkout:offerSuccess.title'))).toBeVisible();
}

/** Opens the only entry of a customer in a queue. */
async function openOf(page: Page, queue: string, shopper: Shopper): Promise<void> {
  await open(page, `${queue}?customerCode=${shopper.customerCode}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
}

test('the desk prices an offer line by line while the customer watches', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  const customer = await another(browser, baseURL);
  await sendOffer(customer, shopper);

  await logIn(page, demo('admin'));
  await openOf(page, '/backoffice/offer-requests', shopper);
  await expect(title(page)).toContainText(shopper.customerCode);
  const price = cell(page, 'backoffice:pricing.unitPrice', CODE);
  await expect(price).toHaveValue('10');
  await inspect(page);
  await price.fill('abc');
  await button(page, 'backoffice:pricing.send').click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toBeFocused();
  await price.fill('12,50');
  await cell(page, 'backoffice:pricing.discountPct1', CODE).fill('20');
  // 12.50 less 20 % is 10 EUR for one kg: eight packages of 25 kg.
  await expect(page.getByRole('row').filter({ hasText: CODE })).toContainText('2.000,00 €');
  await cell(page, 'backoffice:pricing.discountPct1', CODE).press('Control+Enter');
  await expect(dialog(page)).toContainText('2.000,00 €');
  await dialog(page)
    .getByRole('button', { name: words('backoffice:pricing.send') })
    .click();
  await expect(page.getByText(words('backoffice:pricing.sent'))).toBeVisible();
  await expect(title(page)).toContainText(words('offers:status.ACCEPTED'));
  await expect(page.getByRole('main')).toContainText(demo('admin'));
  await inspect(page);

  await open(customer, '/profile-customer/request-offers');
  const offer = customer.getByRole('row').nth(1);
  await expect(offer).toContainText(words('offers:status.ACCEPTED'));
  await expect(offer).toContainText('2.000,00 €');
  await customer.context().close();
});

test('the desk turns a request into an order and takes it to its invoice while the customer watches', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  const customer = await another(browser, baseURL);
  const customerOrderCode = await sendOrder(customer, shopper);

  await logIn(page, demo('cromia'));
  await openOf(page, '/backoffice/order-requests', shopper);
  await expect(title(page)).toContainText(customerOrderCode);
  await button(page, 'backoffice:decision.accept').click();
  const made = page.getByRole('status').filter({ hasText: words('backoffice:decision.orderMade') });
  const link = made.getByRole('link');
  const orderCode = (await link.textContent()) ?? '';
  await inspect(page);
  await link.click();
  await expect(title(page)).toContainText(orderCode);
  await expect(title(page)).toContainText(words('orders:orderStatus.undertaken'));

  const confirmed = cell(page, 'orders:columns.quantityConfirmed', CODE);
  await confirmed.fill('9');
  await button(page, 'backoffice:orders.events.confirm').click();
  await expect(confirmed).toHaveAttribute('aria-invalid', 'true');
  await confirmed.fill('5');
  await button(page, 'backoffice:orders.events.confirm').click();
  await expect(dialog(page)).toContainText(words('backoffice:orders.reduced', { count: 1 }));
  await inspect(page);
  await dialog(page)
    .getByRole('button', { name: words('backoffice:orders.events.confirm') })
    .click();
  await expect(title(page)).toContainText(words('orders:orderStatus.confirmed'));
  await expect(cell(page, 'orders:columns.quantityProcessed', CODE)).toHaveValue('5');
  await inspect(page);

  await open(customer, '/profile-customer/orders');
  const order = customer.getByRole('row').filter({ hasText: orderCode });
  await expect(order).toContainText(words('orders:orderStatus.confirmed'));

  for (const [event, status] of [
    ['ship', 'shipped'],
    ['invoice', 'invoiced'],
  ]) {
    await button(page, `backoffice:orders.events.${event}`).click();
    await dialog(page)
      .getByRole('button', { name: words(`backoffice:orders.events.${event}`) })
      .click();
    await expect(title(page)).toContainText(words(`orders:orderStatus.${status}`));
  }
  const history = page.getByRole('region', { name: words('backoffice:history.title') });
  await expect(history.getByRole('listitem')).toHaveCount(4);
  await customer.reload();
  await expect(order).toContainText(words('orders:orderStatus.invoiced'));
  // The request that it was made of leads to it.
  await open(customer, '/profile-customer/request-orders');
  await customer.getByRole('button', { name: customerOrderCode, expanded: false }).click();
  await customer.getByRole('link', { name: orderCode }).click();
  await expect(customer).toHaveURL(at('/profile-customer/orders'));
  await expect(customer.getByRole('row')).toHaveCount(2);
  await expect(order).toContainText(words('orders:orderStatus.invoiced'));
  await customer.context().close();
});

test('of two at the desk the second is told who was faster, and what was decided', async ({
  page,
  browser,
  baseURL,
  db,
  watch,
}) => {
  watch.expects(409, '/decision');
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 4);
  const colleague = await another(browser, baseURL);
  const customerOrderCode = await sendOrder(colleague, shopper);
  await colleague.context().clearCookies();
  await colleague.evaluate('localStorage.clear()');

  const reason = 'Prodotto fuori produzione';
  await logIn(page, demo('admin'));
  await openOf(page, '/backoffice/order-requests', shopper);
  await logIn(colleague, demo('cromia'));
  await openOf(colleague, '/backoffice/order-requests', shopper);
  await expect(title(colleague)).toContainText(customerOrderCode);
  await button(colleague, 'backoffice:decision.reject').click();
  await dialog(colleague)
    .getByRole('textbox', { name: words('backoffice:decision.reason') })
    .fill(reason);
  await dialog(colleague)
    .getByRole('button', { name: words('backoffice:decision.reject') })
    .click();
  await expect(colleague.getByText(words('backoffice:decision.rejected'))).toBeVisible();

  await button(page, 'backoffice:decision.accept').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(words('backoffice:decision.tooLate'));
  await expect(alert).toContainText(demo('cromia'));
  await expect(alert).toContainText(words('orders:status.REJECTED'));
  await expect(title(page)).toContainText(words('orders:status.REJECTED'));
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(button(page, 'backoffice:decision.accept')).toHaveCount(0);
  await inspect(page);
  await colleague.context().close();
});

test('prices that were typed while a colleague decided are kept beside the decision', async ({
  page,
  browser,
  baseURL,
  request,
  db,
  watch,
}) => {
  watch.expects(409, '/decision');
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  const customer = await another(browser, baseURL);
  await sendOffer(customer, shopper);
  await customer.context().close();

  await logIn(page, demo('cromia'));
  await openOf(page, '/backoffice/offer-requests', shopper);
  await cell(page, 'backoffice:pricing.unitPrice', CODE).fill('7,1234');
  await acceptOffer(request, db, shopper, 9);
  await button(page, 'backoffice:pricing.send').click();
  await dialog(page)
    .getByRole('button', { name: words('backoffice:pricing.send') })
    .click();
  const kept = page.getByRole('region', { name: words('backoffice:pricing.keptTitle') });
  await expect(kept).toContainText(demo('admin'));
  await expect(kept).toContainText('7,1234 € / kg');
  await expect(kept.getByRole('table')).toContainText('1.424,68 €');
  await expect(page.getByRole('main')).toContainText('1.800,00 €');
  await inspect(page);
  await kept.getByRole('link', { name: words('backoffice:pricing.waiting') }).click();
  await expect(page).toHaveURL(/backoffice\/offer-requests\?status=PENDING/);
});

test('a reason that was written while a colleague decided can still be read', async ({
  page,
  browser,
  baseURL,
  request,
  db,
  watch,
}) => {
  watch.expects(409, '/decision');
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  const customer = await another(browser, baseURL);
  await sendOffer(customer, shopper);
  await customer.context().close();

  const reason = 'Il colore esce di produzione: proponiamo F121';
  await logIn(page, demo('cromia'));
  await openOf(page, '/backoffice/offer-requests', shopper);
  await button(page, 'backoffice:decision.reject').click();
  await dialog(page)
    .getByRole('textbox', { name: words('backoffice:decision.reason') })
    .fill(reason);
  await acceptOffer(request, db, shopper, 9);
  await dialog(page)
    .getByRole('button', { name: words('backoffice:decision.reject') })
    .click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(words('offers:status.ACCEPTED'));
  await expect(alert).toContainText(reason);
  await inspect(page);
});

test('what was offered before is taken over when the offer is asked for again', async ({
  page,
  browser,
  baseURL,
  request,
  db,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  const customer = await another(browser, baseURL);
  await sendOffer(customer, shopper);
  await acceptOffer(request, db, shopper, 9.25);
  await expireOf(db, 'offerRequests', shopper);
  await open(customer, '/profile-customer/request-offers');
  await customer.getByRole('button', { name: new RegExp(`^${words('offers:requestAgain')}`) }).click();
  await expect(customer.getByText(words('orders:again.sent'))).toBeVisible();

  await logIn(page, demo('cromia'));
  await openOf(page, '/backoffice/offer-requests', shopper);
  const price = cell(page, 'backoffice:pricing.unitPrice', CODE);
  await expect(price, "it begins with today's terms").toHaveValue('10');
  await page
    .getByRole('button', { name: words('backoffice:pricing.takeOfferedBefore', { product: CODE }) })
    .click();
  await expect(price).toHaveValue('9,25');
  await inspect(page);
  await button(page, 'backoffice:pricing.send').click();
  await dialog(page)
    .getByRole('button', { name: words('backoffice:pricing.send') })
    .click();
  await expect(title(page)).toContainText(words('offers:status.ACCEPTED'));
  await customer.reload();
  await expect(customer.getByRole('row').nth(1)).toContainText('1.850,00 €');
  await customer.context().close();
});

test('an order that is blocked says why, and goes no further', async ({ page, browser, baseURL, db }) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 4);
  const customer = await another(browser, baseURL);
  await sendOrder(customer, shopper);
  await customer.context().close();
  await logIn(page, demo('admin'));
  await openOf(page, '/backoffice/order-requests', shopper);
  await button(page, 'backoffice:decision.accept').click();
  await page.getByRole('status').getByRole('link').click();
  await button(page, 'backoffice:orders.events.block').click();
  const block = dialog(page).getByRole('button', { name: words('backoffice:orders.events.block') });
  await block.click();
  const why = dialog(page).getByRole('textbox', { name: words('backoffice:decision.reason') });
  await expect(why).toBeFocused();
  await why.fill('Pagamento in sospeso');
  await block.click();
  await expect(title(page)).toContainText(words('orders:orderStatus.blocked'));
  await expect(page.getByText('Pagamento in sospeso')).toBeVisible();
  await expect(button(page, 'backoffice:orders.events.confirm')).toHaveCount(0);
  await page.getByRole('link', { name: words('backoffice:orders.back') }).click();
  await expect(page).toHaveURL(at('/backoffice/orders'));
});
