import { expect, test } from '../../src/journey.ts';
import { aShopper, fillCart, readOrderRequests, setPrice } from '../../src/people.ts';
import { endServerSession } from '../../src/session-end.ts';
import { findQuantity } from '../../src/shop-steps.ts';
import {
  createOrderCode,
  expectOrder,
  fillLogin,
  fillOrder,
  findOpenProduct,
  findSendButton,
  findTitle,
  logIn,
  matchUrl,
  open,
  startOrder,
} from '../../src/steps.ts';
import { wordsOf } from '../../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

test('a reload or an ended session during checkout loses no typed data', async ({ page, db, watch }) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await startOrder(page, words, CODE);
  const details = { customerOrderCode: createOrderCode(), shippingNote: 'Cancello 3' };
  await fillOrder(page, words, details);
  await page.reload();
  await expectOrder(page, words, details);

  await endServerSession(page);
  watch.expects(401, '/api/');
  watch.expects(403, '/api/');
  await findSendButton(page, words).click();
  await expect(page).toHaveURL(/\/login\?redirectLink=%2Fcheckout%2Forder$/);
  await fillLogin(page, words, shopper.username);
  await expect(page).toHaveURL(matchUrl('/checkout/order'));
  await expectOrder(page, words, details);
  await findSendButton(page, words).click();
  await expect(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
  expect(await readOrderRequests(db, details.customerOrderCode)).toEqual([
    { status: 'PENDING', quantity: 8 },
  ]);
});

test('two tabs share the session: a logout ends both, a login returns to both', async ({
  page,
  context,
  db,
}) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  const other = await context.newPage();
  await open(other, '/profile-customer/request-orders');
  await expect(findTitle(other)).toHaveText('Richieste d’ordine');
  // Both tabs refresh their tokens at once, although each refresh replaces the refresh token.
  await Promise.all([page.reload(), other.reload()]);
  await expect(findTitle(page)).toBeVisible();
  await expect(findTitle(other)).toHaveText('Richieste d’ordine');

  await page.getByRole('banner').getByRole('button', { name: 'Ciao, ' }).click();
  await page.getByRole('menuitem', { name: 'Esci' }).click();
  await expect(page).toHaveURL(matchUrl('/'));
  await expect(other).toHaveURL(/\/login\?redirectLink=%2Fprofile-customer%2Frequest-orders/);
  await logIn(page, shopper.username);
  await expect(other).toHaveURL(matchUrl('/profile-customer/request-orders'));
});

test('two tabs share the cart: a change in one appears in the other', async ({ page, context, db }) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  const other = await context.newPage();
  await open(other, '/profile-customer/cart');
  await expect(findQuantity(other, words, CODE)).toHaveValue('8');
  await page.getByRole('button', { name: `Aumenta la quantità: ${CODE}` }).click();
  await expect(findQuantity(other, words, CODE)).toHaveValue('12');
  await page.getByRole('button', { name: 'Elimina F120-7035-25 dal carrello' }).click();
  await expect(page.getByText('Il carrello è vuoto. Cerca un prodotto e aggiungilo.')).toBeVisible();
  await expect(other.getByText('Il carrello è vuoto. Cerca un prodotto e aggiungilo.')).toBeVisible();
});

test.describe('on a phone', { tag: '@phone' }, () => {
  const german = wordsOf('de');

  test('an expired access token is refreshed silently, in the catalogue and the checkout', async ({
    page,
    db,
  }) => {
    const shopper = await aShopper(db, { language: 'de' });
    await fillCart(db, shopper, [CODE], 8);
    await page.clock.install();
    const waitForRefresh = () =>
      page.waitForResponse((response) => response.url().endsWith('/api/auth/token-refreshing'));
    await logIn(page, shopper.username, '/products-search/b2b?nameCode=F120');
    // Access tokens expire after ten minutes.
    await page.clock.fastForward('11:00');
    const first = waitForRefresh();
    await page
      .getByRole('article', { name: /^F120 / })
      .getByRole('toolbar')
      .getByRole('button', { name: /^7035/ })
      .click();
    expect((await first).status()).toBe(200);
    await expect(
      findOpenProduct(page)
        .getByText(/\d,\d\d\s€/)
        .first(),
    ).toBeVisible();

    await open(page, '/profile-customer/cart');
    await startOrder(page, german, CODE);
    const details = { customerOrderCode: createOrderCode(), shippingNote: 'Nach der Pause' };
    await fillOrder(page, german, details);
    await page.clock.fastForward('11:00');
    const second = waitForRefresh();
    await expectOrder(page, german, details);
    await findSendButton(page, german).click();
    expect((await second).status()).toBe(200);
    await expect(page.getByText('Bestellanfrage gesendet')).toBeVisible();
    expect(await readOrderRequests(db, details.customerOrderCode)).toEqual([
      { status: 'PENDING', quantity: 8 },
    ]);
  });

  test('a price that changes between cart and checkout must be accepted before the order is sent', async ({
    page,
    db,
    watch,
  }) => {
    const shopper = await aShopper(db, { language: 'de' });
    await fillCart(db, shopper, [CODE], 8);
    await logIn(page, shopper.username, '/profile-customer/cart');
    await startOrder(page, german, CODE);
    const details = { customerOrderCode: createOrderCode(), shippingNote: 'Einwegpaletten' };
    await fillOrder(page, german, details);
    await setPrice(db, shopper, CODE, 11.5);

    watch.expects(409, '/order-requests');
    await findSendButton(page, german).click();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Es wurde nichts bestellt: Einige Positionen haben sich geändert' });
    await expect(alert).toContainText(/10,00\s€/);
    await expect(alert).toContainText(/11,50\s€/);
    await expectOrder(page, german, details);
    expect(await readOrderRequests(db, details.customerOrderCode)).toEqual([]);
    await findSendButton(page, german).click();
    await expect(page.getByText('Bestellanfrage gesendet')).toBeVisible();
    expect(await readOrderRequests(db, details.customerOrderCode)).toEqual([
      { status: 'PENDING', quantity: 8 },
    ]);
  });
});
