import type { Page } from '@playwright/test';
import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, fillCart, orderRequestsOf } from '../src/people.ts';
import { endAtServer } from '../src/session-end.ts';
import {
  at,
  expectOrder,
  fillLogin,
  fillOrder,
  logIn,
  newOrderCode,
  open,
  openedProduct,
  sendButton,
  startOrder,
  title,
} from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';
const REFRESH = '/api/auth/token-refreshing';
/** What the login page says to whoever comes from a session that is over. */
const SESSION_OVER = words('errors:Unauthorized');

/** Moves the page's clock past the life of its access token, as a person does who comes back from lunch. */
function comeBackLater(page: Page): Promise<void> {
  return page.clock.fastForward('11:00');
}

test.beforeEach(({ page }) => page.clock.install());

test('a session that ended during a break loses nothing that was typed into the checkout', async ({
  page,
  db,
  watch,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await startOrder(page, words, CODE);
  const details = { customerOrderCode: newOrderCode(), shippingNote: 'Cancello 7' };
  await fillOrder(page, words, details);
  await endAtServer(page);
  await comeBackLater(page);

  watch.expects(401, REFRESH);
  await sendButton(page, words).click();
  await expect(page).toHaveURL(/\/login\?redirectLink=%2Fcheckout%2Forder$/);
  await expect(page.getByText(SESSION_OVER)).toBeVisible();
  await inspect(page);
  await fillLogin(page, words, shopper.username);
  await expect(page).toHaveURL(at('/checkout/order'));
  await expectOrder(page, words, details);
  await sendButton(page, words).click();
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  expect(await orderRequestsOf(db, details.customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
});

test('a session that ended during a break makes no visitor of who goes on in the catalogue, in no tab', async ({
  page,
  context,
  db,
  watch,
}) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/products-search/b2b?nameCode=F120');
  const color = page
    .getByRole('article', { name: /^F120 / })
    .getByRole('list')
    .getByRole('button', { name: /^7035/ });
  await expect(color).toBeVisible();
  const other = await context.newPage();
  await open(other, '/');
  await endAtServer(page);
  await comeBackLater(page);

  watch.expects(401, REFRESH);
  const asVisitor: string[] = [];
  page.on('request', (request) => {
    const isProduct = request.url().includes('/api/products/');
    if (isProduct && request.headers().authorization === undefined) asVisitor.push(request.url());
  });
  await color.click();
  await expect(page).toHaveURL(/\/login\?redirectLink=%2Fproducts-search%2Fb2b/);
  await expect(page.getByText(SESSION_OVER)).toBeVisible();
  expect(asVisitor).toEqual([]);
  await expect(other).toHaveURL(/\/login\?redirectLink=/);
  await expect(other.getByText(SESSION_OVER)).toBeVisible();
  // Whoever would rather not log in goes on as a visitor, knowingly.
  await other.goBack();
  await expect(other).toHaveURL(at('/'));
  await expect(title(other)).toBeVisible();
  await other.keyboard.press('Control+K');
  await other.getByRole('textbox', { name: words('shell:search.placeholder') }).fill('F120');
  await expect(other.getByRole('dialog').getByRole('button', { name: /^F120/ }).first()).toBeVisible();

  await fillLogin(page, words, shopper.username);
  await expect(page).toHaveURL(at('/products-search/b2b'));
  await expect(
    openedProduct(page)
      .getByText(/\d,\d\d\s€/)
      .first(),
  ).toBeVisible();
});

test('a break with the session alive is not noticed', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/products-search/b2b?nameCode=F120');
  await comeBackLater(page);
  const refreshed = page.waitForResponse((answer) => answer.url().endsWith(REFRESH));
  await page
    .getByRole('article', { name: /^F120 / })
    .getByRole('list')
    .getByRole('button', { name: /^7035/ })
    .click();
  expect((await refreshed).status()).toBe(200);
  await expect(
    openedProduct(page)
      .getByText(/\d,\d\d\s€/)
      .first(),
  ).toBeVisible();
});

test('a page that is loaded while the server cannot be asked waits with a retry and forgets nobody', async ({
  page,
  db,
  watch,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await expect(page.getByText(CODE).first()).toBeVisible();

  watch.expects(503, REFRESH);
  await page.route(`**${REFRESH}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  const failure = page.getByRole('alert').filter({ hasText: words('errors:ServiceUnavailable') });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(at('/profile-customer/cart'));
  await inspect(page);

  watch.expectsNoServer();
  await page.unroute(`**${REFRESH}`);
  await page.route(`**${REFRESH}`, (route) => route.abort('connectionrefused'));
  const retry = page.getByRole('button', { name: words('common:actions.retry') });
  await retry.click();
  await expect(page.getByRole('alert').filter({ hasText: words('errors:NetworkFailure') })).toBeVisible();

  await page.unroute(`**${REFRESH}`);
  await retry.click();
  await expect(title(page)).toHaveText(words('cart:title'));
  await expect(page.getByText(CODE).first()).toBeVisible();
});

test('whoever opens a public page with a session that is over is told so', async ({ page, db, watch }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  await endAtServer(page);
  watch.expects(401, REFRESH);
  await open(page, '/');
  await expect(page).toHaveURL(at('/'));
  await expect(page.getByText(SESSION_OVER)).toBeVisible();
  await inspect(page);
});
