import { roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import { addDays, formatDate } from '@cromia/domain/dates';
import type { Page } from '@playwright/test';
import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, demo, fillCart, orderRequestsOf } from '../src/people.ts';
import {
  at,
  buy,
  expectOrder,
  fillLogin,
  fillOrder,
  goAside,
  goBy,
  logIn,
  newOrderCode,
  open,
  openedProduct,
  searchByName,
  sendButton,
  startOrder,
  title,
} from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';
/** F120 is sold by fours (contract, section 4). */
const MULTIPLIER = 4;

const results = (page: Page) => page.getByRole('region', { name: words('catalogue:results.label') });
const serial = (page: Page, code: string) =>
  results(page).getByRole('article', { name: new RegExp(`^${code} `) });
const quantityOf = (page: Page) =>
  page.getByRole('textbox', { name: `${words('common:quantity.label')}: ${CODE}` });

/** From the home to the open product, by two searches. */
async function findProduct(page: Page, username: string): Promise<void> {
  await open(page, '/');
  await inspect(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('shell:home.login') })
    .click();
  await inspect(page);
  await fillLogin(page, words, username);
  await goBy(page, words, 'shell:nav.productSearch');
  await expect(title(page)).toHaveText(words('catalogue:selector.title'));
  await inspect(page);
  await page.getByRole('link', { name: words('catalogue:selector.businessAction') }).click();
  await expect(page.getByText(words('errors:SearchFilterRequired'))).toBeVisible();
  await inspect(page);
  await searchByName(page, words, 'epoxy');
  await expect(serial(page, 'F120')).toBeVisible();
  await searchByName(page, words, 'F120');
  await expect(results(page).getByRole('article')).toHaveCount(1);
  await inspect(page);
}

/** Opens a colour of the serial, then chooses another and the packaging; ends at the product that is wanted. */
async function chooseVariant(page: Page): Promise<void> {
  await serial(page, 'F120').getByRole('list').getByRole('button').first().click();
  const product = openedProduct(page);
  const crumb = product.getByRole('navigation', { name: words('catalogue:detail.breadcrumb') });
  await expect(crumb).toContainText('F120-');
  await product.getByRole('combobox', { name: words('catalogue:detail.color') }).click();
  await page.getByRole('option', { name: /7035$/ }).click();
  await expect(crumb).toContainText('F120-7035-');
  await product.getByRole('radio', { name: /^25 kg/ }).click();
  await expect(crumb).toContainText(CODE);
  await expect(page).toHaveURL(new RegExp(`open=${CODE}`));
  await inspect(page);
}

/** Buys the least that may be bought; ends in the cart. */
async function putIntoCart(page: Page): Promise<void> {
  const dialog = await buy(page, words);
  await expect(dialog.getByRole('textbox', { name: new RegExp(CODE) })).toHaveValue(String(MULTIPLIER));
  await inspect(page);
  await dialog.getByRole('button', { name: words('catalogue:buy.cartAction') }).click();
  await expect(page.getByText(words('cart:added.title', { count: 1 }))).toBeVisible();
  await page.getByRole('link', { name: words('cart:added.toCart') }).click();
  await expect(page).toHaveURL(at('/profile-customer/cart'));
}

/** Types one package more than a multiple; the page says why it becomes the next multiple. @returns the quantity */
async function changeQuantity(page: Page): Promise<number> {
  const field = quantityOf(page);
  const wanted = Number(await field.inputValue()) + 1;
  const rounded = roundUpToMultiplier(wanted, MULTIPLIER);
  expect(rounded).not.toBe(wanted);
  await field.fill(String(wanted));
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/carts'),
  );
  await field.press('Tab');
  await expect(field).toHaveValue(String(rounded));
  await expect(
    page.getByText(words('common:quantity.rounded', { quantity: rounded, multiplier: MULTIPLIER })),
  ).toBeVisible();
  await saved;
  return rounded;
}

/** Types a delivery date a week after the earliest. @returns it as it is shown */
async function putOff(page: Page): Promise<string> {
  const date = page.getByRole('textbox', { name: words('checkout:fields.deliveryDateRequested') });
  const [day, month, year] = (await date.inputValue()).split('-');
  const later = formatDate(addDays(`${year}-${month}-${day}`, 7));
  await date.fill(later);
  await date.press('Tab');
  await expect(date).toHaveValue(later);
  return later;
}

/** An account for each window, so that both can do the job at once. */
const BUYERS: Record<string, string> = { desktop: demo('customer'), phone: demo('customer2') };

test('from the home to an order request that is under review', async ({ page, db }, { project }) => {
  const on = project.name;
  const username = BUYERS[on] ?? '';
  const customerOrderCode = newOrderCode();
  await findProduct(page, username);
  await chooseVariant(page);
  await putIntoCart(page);
  await expect(quantityOf(page)).toBeVisible();
  await inspect(page);
  const quantity = await changeQuantity(page);
  await startOrder(page, words, CODE);
  await inspect(page);

  const later = await putOff(page);
  await fillOrder(page, words, { customerOrderCode, shippingNote: 'Scarico dalle 8 alle 12' });
  await page.getByRole('radio', { name: /SD001/ }).check();
  await sendButton(page, words).dblclick();
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  await expect(page.getByText(words('checkout:success.text', { code: customerOrderCode }))).toBeVisible();
  await expect(sendButton(page, words)).toHaveCount(0);
  await inspect(page);
  expect(await orderRequestsOf(db, customerOrderCode), 'a double click makes one request').toEqual([
    { status: 'PENDING', quantity },
  ]);

  await page.getByRole('link', { name: words('checkout:success.list') }).click();
  await expect(page).toHaveURL(at('/profile-customer/request-orders'));
  const request = page.getByRole(on === 'phone' ? 'listitem' : 'row').filter({ hasText: customerOrderCode });
  await expect(request).toContainText(words('orders:status.PENDING'));
  await expect(request).toContainText(later);
  await expect(page.getByRole('main').getByText(CODE, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Scarico dalle 8 alle 12')).toBeVisible();
  await inspect(page);

  if (on === 'phone') await goBy(page, words, 'shell:private.cart');
  else {
    await goBy(page, words, 'shell:nav.privateArea');
    await expect(page, 'the private area of a customer is its profile').toHaveURL(at('/profile-customer'));
    await goAside(page, words, 'shell:private.cart');
  }
  await expect(page).toHaveURL(at('/profile-customer/cart'));
  await expect(quantityOf(page), 'what was ordered has left the cart').toHaveCount(0);
});

test('nothing is sent while a field is wrong, and the first wrong one takes the focus', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await startOrder(page, words, CODE);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/order-requests')) sent += 1;
  });
  await sendButton(page, words).click();
  const code = page.getByRole('textbox', { name: words('checkout:fields.customerOrderCode') });
  await expect(page.getByText(words('checkout:errors.codeMissing'))).toBeVisible();
  await expect(page.getByText(words('checkout:errors.invalidForm'))).toBeVisible();
  await expect(code).toBeFocused();
  await inspect(page);
  await code.fill('Ordine n° 1');
  await code.press('Tab');
  await expect(page.getByText(words('checkout:errors.codeInvalid'))).toBeVisible();
  expect(sent).toBe(0);
});

test('the list of a new customer is empty and shows a way on', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/profile-customer/request-orders');
  await expect(page.getByText(words('orders:empty.text'))).toBeVisible();
  await inspect(page);
  await open(page, '/profile-customer/cart');
  await expect(page.getByText(words('cart:empty.text'))).toBeVisible();
  await inspect(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('cart:empty.action') })
    .click();
  await expect(page).toHaveURL(at('/products-search'));
});

test('a reload in the middle of the checkout keeps what was typed; leaving asks first', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await startOrder(page, words, CODE);
  const details = { customerOrderCode: newOrderCode(), shippingNote: 'Chiamare prima' };
  await fillOrder(page, words, details);
  await page.reload();
  await expectOrder(page, words, details);
  await page.getByRole('link', { name: words('checkout:actions.backToCart') }).click();
  const question = page.getByRole('dialog', { name: words('common:form.leaveTitle') });
  await question.getByRole('button', { name: words('common:form.stay') }).click();
  await expectOrder(page, words, details);
  await page.getByRole('link', { name: words('checkout:actions.backToCart') }).click();
  await question.getByRole('button', { name: words('common:form.leave') }).click();
  await expect(page).toHaveURL(at('/profile-customer/cart'));
  await expect(title(page)).toHaveText(words('cart:title'));
  await open(page, '/checkout/order');
  await expect(page, 'without a started order the checkout leads to the cart').toHaveURL(
    at('/profile-customer/cart'),
  );
});
