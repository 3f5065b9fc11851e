import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, fillCart, orderRequestsOf, setPrice } from '../src/people.ts';
import { endAtServer } from '../src/session-end.ts';
import {
  at,
  expectOrder,
  fillLogin,
  fillOrder,
  logIn,
  newOrderCode,
  open,
  sendButton,
  startOrder,
  title,
} from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

test('a session that ends in the middle of the checkout loses nothing that was typed', async ({
  page,
  db,
  watch,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await startOrder(page, words, CODE);
  const details = { customerOrderCode: newOrderCode(), shippingNote: 'Cancello 3' };
  await fillOrder(page, words, details);

  await endAtServer(page);

  watch.expects(401, '/api/');
  watch.expects(403, '/api/');
  await sendButton(page, words).click();
  await expect(page).toHaveURL(/\/login\?redirectLink=%2Fcheckout%2Forder$/);
  await inspect(page);
  await fillLogin(page, words, shopper.username);
  await expect(page).toHaveURL(at('/checkout/order'));
  await expectOrder(page, words, details);
  await sendButton(page, words).click();
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  expect(await orderRequestsOf(db, details.customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
});

test('an access token that expires in the middle of the checkout is replaced without a word', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await page.clock.install();
  await logIn(page, shopper.username, '/profile-customer/cart');
  await startOrder(page, words, CODE);
  const details = { customerOrderCode: newOrderCode(), shippingNote: 'Dopo la pausa' };
  await fillOrder(page, words, details);
  // An access token lives 10 minutes.
  await page.clock.fastForward('11:00');
  const refreshed = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/token-refreshing'));
  await expectOrder(page, words, details);
  await sendButton(page, words).click();
  expect((await refreshed).status()).toBe(200);
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  expect(await orderRequestsOf(db, details.customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
});

test('two tabs share the session: a logout in one ends the other, a login returns to both', async ({
  page,
  context,
  db,
}) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  const other = await context.newPage();
  await open(other, '/profile-customer/request-orders');
  await expect(title(other)).toHaveText(words('orders:title'));
  // Both ask for a new token at once, and each use of a refresh token replaces it.
  await Promise.all([page.reload(), other.reload()]);
  await expect(title(page)).toBeVisible();
  await expect(title(other)).toHaveText(words('orders:title'));

  await page
    .getByRole('banner')
    .getByRole('button', { name: words('shell:nav.welcome', { name: '' }) })
    .click();
  await page.getByRole('menuitem', { name: words('shell:nav.logout') }).click();
  await expect(page).toHaveURL(at('/'));
  await expect(other).toHaveURL(/\/login\?redirectLink=%2Fprofile-customer%2Frequest-orders/);
  await logIn(page, shopper.username);
  await expect(other).toHaveURL(at('/profile-customer/request-orders'));
});

test('two tabs share the cart: what one changes, the other shows', async ({ page, context, db }) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  const other = await context.newPage();
  await open(other, '/profile-customer/cart');
  const quantity = words('common:quantity.label');
  await expect(other.getByRole('textbox', { name: `${quantity}: ${CODE}` })).toHaveValue('8');
  await page.getByRole('button', { name: `${words('common:quantity.increase')}: ${CODE}` }).click();
  await expect(other.getByRole('textbox', { name: `${quantity}: ${CODE}` })).toHaveValue('12');
  await page.getByRole('button', { name: words('cart:line.delete', { product: CODE }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('common:actions.remove') })
    .click();
  await expect(page.getByText(words('cart:empty.text'))).toBeVisible();
  await expect(other.getByText(words('cart:empty.text'))).toBeVisible();
});

test('a price that changes between cart and checkout orders nothing, says so and keeps what was typed', async ({
  page,
  db,
  watch,
}) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await startOrder(page, words, CODE);
  const details = { customerOrderCode: newOrderCode(), shippingNote: 'Bancali a perdere' };
  await fillOrder(page, words, details);
  await setPrice(db, shopper, CODE, 11.5);

  watch.expects(409, '/order-requests');
  await sendButton(page, words).click();
  const alert = page.getByRole('alert').filter({ hasText: words('checkout:changed.title') });
  await expect(alert).toContainText(CODE);
  await expect(alert).toContainText(/10,00\s€/);
  await expect(alert).toContainText(/11,50\s€/);
  await expectOrder(page, words, details);
  await inspect(page);
  expect(await orderRequestsOf(db, details.customerOrderCode)).toEqual([]);

  // Whoever agrees to the new price sends again, in the same form.
  await sendButton(page, words).click();
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  expect(await orderRequestsOf(db, details.customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
});

test('a price that changed while the cart was away is told in the cart', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [CODE], 8);
  await setPrice(db, shopper, CODE, 9);
  await logIn(page, shopper.username, '/profile-customer/cart');
  const warning = page.getByRole('status').filter({ hasText: words('cart:dirty.title') });
  await expect(warning).toContainText(/10,00\s€/);
  await expect(warning).toContainText(/9,00\s€/);
  await inspect(page);
  await warning.getByRole('button', { name: words('cart:update') }).click();
  await expect(warning).toHaveCount(0);
});
