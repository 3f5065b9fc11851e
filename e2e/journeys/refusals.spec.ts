import type { Locator, Page } from '@playwright/test';
import { expect, inspect, test } from '../src/journey.ts';
import { aCompanyUser, aShopper, demo, fillCart } from '../src/people.ts';
import { at, buy, goToCatalogue, logIn, open, openedProduct, openProduct, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

/** The reason why a product does not go into the cart, in the dialog that offers the ways to buy. */
async function expectRefusal(page: Page, dialog: Locator, refusal: string, code: string): Promise<void> {
  await expect(dialog.getByText(words('catalogue:refusal.title'))).toBeVisible();
  await expect(dialog.getByText(words(`catalogue:refusal.${refusal}`, { code }))).toBeVisible();
  await expect(dialog.getByRole('button', { name: words('catalogue:buy.cartAction') })).toHaveCount(0);
  await inspect(page);
}

test('a product without a price may be put into the cart after a question, but not ordered', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  const product = await openProduct(page, 'F120-9010-25');
  await expect(product.getByText(words('common:product.priceNotAssigned')).first()).toBeVisible();
  const dialog = await buy(page, words);
  await dialog.getByRole('button', { name: words('catalogue:buy.cartAction') }).click();
  const question = page.getByRole('dialog', { name: words('catalogue:buy.unpricedTitle') });
  await expect(question).toContainText(words('catalogue:buy.unpriced', { code: 'F120-9010-25' }));
  await inspect(page);
  await question.getByRole('button', { name: words('catalogue:buy.cartAction') }).click();
  await page.getByRole('link', { name: words('cart:added.toCart') }).click();
  await page
    .getByRole('checkbox', { name: words('common:table.selectRow', { row: 'F120-9010-25' }) })
    .check();
  await expect(page.getByRole('button', { name: words('cart:requestOrder') })).toBeDisabled();
  await inspect(page);
});

test('a product on request is refused with what to do instead', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  const product = await openProduct(page, 'F120-5010-25');
  await expect(product.getByText(words('cart:availability.ON_REQUEST')).first()).toBeVisible();
  await expectRefusal(page, await buy(page, words), 'onRequestOnly', 'F120-5010-25');
});

test('a line that can be had on request only since it was put into the cart is not ordered', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, ['F120-5010-25'], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await page
    .getByRole('checkbox', { name: words('common:table.selectRow', { row: 'F120-5010-25' }) })
    .check();
  await page.getByRole('button', { name: words('cart:requestOrder') }).click();
  const refusal = page.getByRole('alert').filter({ hasText: words('cart:blocked.title') });
  await expect(refusal).toContainText(words('cart:blocked.ProductOnRequestOnly'));
  await expect(page).toHaveURL(at('/profile-customer/cart'));
  await inspect(page);
});

test('a product whose code has changed leads to its new code', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  const product = await openProduct(page, 'F120-3020-25');
  await expect(product.getByText(words('catalogue:detail.codeChangedTitle'))).toBeVisible();
  const dialog = await buy(page, words);
  await expectRefusal(page, dialog, 'codeChanged', 'F120-3020-25');
  await dialog
    .getByRole('button', { name: words('catalogue:detail.openCode', { code: 'F121-3020-25' }) })
    .click();
  await expect(page).toHaveURL(/open=F121-3020-25/);
  await expect(
    openedProduct(page).getByRole('navigation').getByText('F121-3020-25', { exact: true }),
  ).toBeVisible();
});

test('a product that was removed is not sold', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  const product = await openProduct(page, 'F120-1003-25');
  await expect(product.getByText(words('catalogue:detail.gone'))).toBeVisible();
  await expectRefusal(page, await buy(page, words), 'notAvailable', 'F120-1003-25');
});

test('a private visitor is refused the professional catalogue and told why', async ({ page }) => {
  await logIn(page, demo('private'));
  await open(page, '/products-search');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('catalogue:selector.businessAction') })
    .click();
  const refusal = page.getByRole('alert').filter({ hasText: words('catalogue:selector.companyNeededTitle') });
  await expect(refusal).toContainText(words('catalogue:selector.companyNeeded'));
  await inspect(page);
  await open(page, '/products-search/b2b');
  await expect(page).toHaveURL(at('/unauthorized'));
  await open(page, '/products-search?serial=F120&color=7035');
  await expect(refusal, 'a shared link is refused in the same words').toBeVisible();
});

test('a company that is no customer sees no prices and is told how to become one', async ({ page, db }) => {
  const user = await aCompanyUser(db);
  await logIn(page, user.username);
  const product = await openProduct(page, CODE);
  await expect(product.getByText(words('catalogue:detail.pricesCustomers'))).toBeVisible();
  await expect(product.getByText('€')).toHaveCount(0);
  await expectRefusal(page, await buy(page, words), 'becomeCustomer', CODE);
});

test('a visitor sees a serial as a guest, and is asked to log in to buy', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await open(page, '/products-search?serial=F120&color=7035');
  await expect(page).toHaveURL(/\/products-search\/guest\?serial=F120&color=7035$/);
  await expect(title(page)).toHaveText(words('catalogue:guest.title', { serial: 'F120' }));
  await inspect(page);
  await page
    .getByRole('article', { name: /^F120 / })
    .getByRole('list')
    .getByRole('button', { name: /^7035/ })
    .click();
  const product = openedProduct(page);
  await expect(product.getByText(words('catalogue:detail.pricesLogin'))).toBeVisible();
  await expect(product.getByText('€')).toHaveCount(0);
  await product
    .getByRole('button', { name: words('catalogue:detail.buy'), exact: true })
    .first()
    .click();
  const prompt = page.getByRole('dialog', { name: words('catalogue:loginPrompt.title') });
  await expect(prompt).toContainText(words('catalogue:loginPrompt.buy'));
  await inspect(page);
  await prompt.getByRole('button', { name: words('catalogue:loginPrompt.back') }).click();
  await expect(prompt).toHaveCount(0);
  await product
    .getByRole('button', { name: words('catalogue:detail.buy'), exact: true })
    .first()
    .click();
  await prompt.getByRole('link', { name: words('catalogue:loginPrompt.access') }).click();
  await page.getByRole('textbox', { name: words('accounts:login.username') }).fill(shopper.username);
  await page.getByLabel(words('accounts:login.password'), { exact: true }).fill('Cromia!2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('accounts:login.submit') })
    .click();
  await expect(page, 'the login leads back to the product').toHaveURL(
    /\/products-search\/guest\?.*open=F120-7035/,
  );
  await expect(openedProduct(page).getByText(words('catalogue:detail.price'), { exact: true })).toBeVisible();
});

test('a guest without a serial is led to the professional search, which asks for a login', async ({
  page,
}) => {
  await open(page, '/products-search/guest');
  await expect(page).toHaveURL(/\/login\?redirectLink=%2Fproducts-search%2Fb2b/);
});

test('an agent must pick a customer first, then buys for that customer', async ({ page }) => {
  await logIn(page, demo('agent'), '/profile-agent');
  await expect(page).toHaveURL(at('/profile-agent'));
  await inspect(page);
  await openProduct(page, CODE);
  const dialog = await buy(page, words);
  await expectRefusal(page, dialog, 'pickCustomer', CODE);
  await dialog.getByRole('link', { name: words('catalogue:refusal.pickAction') }).click();
  await expect(page).toHaveURL(at('/profile-agent'));
  await page.getByRole('searchbox', { name: words('customers:list.search') }).fill('100003');
  const pick = page.getByRole('button', {
    name: new RegExp(`^${words('customers:list.pickNamed', { customer: '' })}`),
  });
  await expect(pick).toHaveCount(1);
  await pick.click();
  await expect(page.getByRole('region', { name: words('shell:acting.label') })).toContainText('100003');
  await expect(page).toHaveURL(at('/profile-customer'));
  await goToCatalogue(page, words);
  const product = await openProduct(page, CODE);
  await expect(product.getByText(words('catalogue:detail.customerPrice'))).toBeVisible();
  await expect(
    product.getByRole('columnheader', { name: words('catalogue:detail.discounts') }),
  ).toBeVisible();
  await inspect(page);
  await expect(
    (await buy(page, words)).getByRole('button', { name: words('catalogue:buy.cartAction') }),
  ).toBeEnabled();
});

test('an agent without customers is told so', async ({ page }) => {
  await logIn(page, demo('agent2'), '/profile-agent');
  await expect(page.getByText(words('customers:list.none'))).toBeVisible();
  await inspect(page);
});
