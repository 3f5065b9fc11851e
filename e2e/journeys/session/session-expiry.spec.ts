import type { Page } from '@playwright/test';
import { expect, inspect, test } from '../../src/journey.ts';
import { aShopper, fillCart } from '../../src/people.ts';
import { endServerSession } from '../../src/session-end.ts';
import { fillLogin, findOpenProduct, findTitle, logIn, matchUrl, open } from '../../src/steps.ts';
import { wordsOf } from '../../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';
const REFRESH_PATH = '/api/auth/token-refreshing';
/** Error message after a session has ended. */
const SESSION_OVER = 'La sessione è scaduta. Accedi di nuovo.';

/** Moves the page's clock past the lifetime of its access token. */
function expireAccessToken(page: Page): Promise<void> {
  return page.clock.fastForward('11:00');
}

/** Advances the clock past the page's retries until the error message appears. */
async function waitForProblem(page: Page, failure: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:02');
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible({ timeout: 200 });
  }).toPass();
}

test.beforeEach(({ page }) => page.clock.install());

test('a session that ends during a break sends all tabs to the login, not on as a visitor', async ({
  page,
  context,
  db,
  watch,
}) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/products-search/b2b?nameCode=F120');
  const color = page
    .getByRole('article', { name: /^F120 / })
    .getByRole('toolbar')
    .getByRole('button', { name: /^7035/ });
  await expect(color).toBeVisible();
  const other = await context.newPage();
  // The other tab must finish its background work, such as loading the cart, before the break.
  const cartLoaded = other.waitForResponse(/\/carts\?/);
  await open(other, '/');
  await cartLoaded;
  await endServerSession(page);
  await expireAccessToken(page);

  watch.expects(401, REFRESH_PATH);
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
  // The user can continue as a visitor instead.
  await other.goBack();
  await expect(other).toHaveURL(matchUrl('/'));
  await expect(findTitle(other)).toBeVisible();
  await other.keyboard.press('Control+K');
  await other.getByRole('textbox', { name: 'Cerca prodotti e pagine' }).fill('F120');
  await expect(other.getByRole('dialog').getByRole('button', { name: /^F120/ }).first()).toBeVisible();

  await fillLogin(page, words, shopper.username);
  await expect(page).toHaveURL(matchUrl('/products-search/b2b'));
  await expect(
    findOpenProduct(page)
      .getByText(/\d,\d\d\s€/)
      .first(),
  ).toBeVisible();
});

test('a page loaded while the server is unavailable keeps the session and offers a retry', async ({
  page,
  db,
  watch,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await expect(page.getByText(CODE).first()).toBeVisible();

  watch.expects(503, REFRESH_PATH);
  await page.route(`**${REFRESH_PATH}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await waitForProblem(page, 'Il servizio non è disponibile in questo momento. Riprova tra qualche minuto.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(matchUrl('/profile-customer/cart'));
  await inspect(page);

  watch.expectsNoServer();
  await page.unroute(`**${REFRESH_PATH}`);
  await page.route(`**${REFRESH_PATH}`, (route) => route.abort('connectionrefused'));
  const retry = page.getByRole('button', { name: 'Riprova' });
  await retry.click();
  await waitForProblem(
    page,
    'Il portale non risponde. Controlla la connessione e riprova: i dati inseriti restano qui.',
  );

  await page.unroute(`**${REFRESH_PATH}`);
  await retry.click();
  await expect(findTitle(page)).toHaveText('Carrello');
  await expect(page.getByText(CODE).first()).toBeVisible();

  await endServerSession(page);
  watch.expects(401, REFRESH_PATH);
  // A public page stays open and shows that the session has ended.
  await open(page, '/');
  await expect(page).toHaveURL(matchUrl('/'));
  await expect(page.getByText(SESSION_OVER)).toBeVisible();
  await inspect(page);
});
