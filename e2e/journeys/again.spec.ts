import { expect, inspect, test } from '../src/journey.ts';
import { anOrderOf, aShopper, expireOf, fillCart, orderRequestsOf, setPrice } from '../src/people.ts';
import { PRIMER, rowWith, selectOf, voiceOf } from '../src/shop-steps.ts';
import { at, fillOrder, logIn, newOrderCode, sendButton } from '../src/steps.ts';

/** What was ordered or asked for once is so again. */

const REMOVED = 'F120-1003-25';

test('an order that has not left by its delivery date says so', async ({ page, db }, { project }) => {
  const { language, words, isPhone } = voiceOf(project.name);
  const shopper = await aShopper(db, { language });
  const order = { products: [PRIMER], quantity: 4, deliveryDate: '2026-01-15' };
  const late = await anOrderOf(db, shopper, { ...order, status: 'C' });
  const shipped = await anOrderOf(db, shopper, { ...order, status: 'E' });
  await logIn(page, shopper.username, '/profile-customer/orders');
  await expect(rowWith(page, isPhone, late)).toContainText(`15-01-2026${words('orders:overdue')}`);
  await expect(rowWith(page, isPhone, shipped)).toContainText('15-01-2026');
  await expect(rowWith(page, isPhone, shipped)).not.toContainText(words('orders:overdue'));
  await inspect(page);
});

test('a past order is repeated with what can still be had, and says what cannot', async ({ page, db }, {
  project,
}) => {
  const { language, words, isPhone } = voiceOf(project.name);
  const shopper = await aShopper(db, { language });
  const orderCode = await anOrderOf(db, shopper, {
    products: [PRIMER, REMOVED],
    quantity: 8,
    status: 'E',
  });
  await anOrderOf(db, shopper, { products: [PRIMER], quantity: 4, status: 'B' });
  await logIn(page, shopper.username, '/profile-customer/orders?status=E');
  const order = rowWith(page, isPhone, orderCode);
  await expect(order).toContainText(words('orders:orderStatus.shipped'));
  await order
    .getByRole('button', { name: new RegExp(orderCode) })
    .first()
    .click();
  await expect(page).toHaveURL(/open=/);
  await inspect(page);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: words('orders:detail.pdf') }).click();
  expect((await pdf).suggestedFilename()).toMatch(new RegExp(`${orderCode}\\.pdf$`, 'i'));
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: words('common:table.export') }).click();
  await page.getByRole('menuitem', { name: words('common:table.exportAs.csv') }).click();
  expect((await table).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('button', { name: `${words('orders:redo.action')} ${orderCode}` }).click();
  await expect(page).toHaveURL(at('/checkout/order'));
  await expect(page.getByText(words('checkout:redo.title'))).toBeVisible();
  await expect(page.getByText(words('cart:change.ProductNotAvailable'))).toBeVisible();
  await inspect(page);
  const customerOrderCode = newOrderCode();
  await fillOrder(page, words, { customerOrderCode, shippingNote: '' });
  await sendButton(page, words).click();
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  expect(await orderRequestsOf(db, customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
});

test('an offer and an order request that have expired are requested again', async ({ page, db }, {
  project,
}) => {
  const { language, words, isPhone } = voiceOf(project.name);
  const shopper = await aShopper(db, { language });
  await fillCart(db, shopper, [PRIMER, 'F120-7035-05'], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await selectOf(page, words, 'F120-7035-05').check();
  await page.getByRole('button', { name: words('cart:requestOffer') }).click();
  await page.getByRole('button', { name: words('checkout:actions.sendOffer') }).click();
  await expect(page.getByText(words('checkout:offerSuccess.title'))).toBeVisible();
  await expireOf(db, 'offerRequests', shopper);
  await page.goto('./profile-customer/cart');
  await selectOf(page, words, PRIMER).check();
  await page.getByRole('button', { name: words('cart:requestOrder'), exact: true }).click();
  await fillOrder(page, words, { customerOrderCode: newOrderCode(), shippingNote: 'Rampe 2' });
  await sendButton(page, words).click();
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  await expireOf(db, 'orderRequests', shopper);

  for (const [path, status, again] of [
    ['request-offers', 'offers:status', 'offers:requestAgain'],
    ['request-orders', 'orders:status', 'orders:again.action'],
  ] as const) {
    await page.goto(`./profile-customer/${path}`);
    await expect(rowWith(page, isPhone, words(`${status}.EXPIRED`))).toBeVisible();
    await inspect(page);
    await page.getByRole('button', { name: new RegExp(`^${words(again)}`) }).click();
    await expect(page.getByText(words('orders:again.sent'))).toBeVisible();
    await expect(rowWith(page, isPhone, words(`${status}.PENDING`))).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^${words(again)}`) })).toHaveCount(0);
  }
});

test('lines of an expired order request go to the checkout at the prices of today, where those have changed', async ({
  page,
  db,
  watch,
}, { project }) => {
  watch.expects(409, '/order-requests');
  const { language, words } = voiceOf(project.name);
  const shopper = await aShopper(db, { language });
  await fillCart(db, shopper, [PRIMER], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await selectOf(page, words, PRIMER).check();
  await page.getByRole('button', { name: words('cart:requestOrder'), exact: true }).click();
  await fillOrder(page, words, { customerOrderCode: newOrderCode(), shippingNote: '' });
  await sendButton(page, words).click();
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  await expireOf(db, 'orderRequests', shopper);
  await setPrice(db, shopper, PRIMER, 11);

  await page.goto('./profile-customer/request-orders');
  await page.getByRole('button', { name: new RegExp(`^${words('orders:again.action')}`) }).click();
  const alert = page.getByRole('alert').filter({ hasText: words('orders:again.failed') });
  await expect(alert).toContainText(words('orders:again.changed'));
  await inspect(page);
  await alert.getByRole('button', { name: words('orders:again.putBack') }).click();
  await expect(page).toHaveURL(at('/checkout/order'));
  await expect(page.getByRole('main')).toContainText(/2\.200,00\s€/);
  const customerOrderCode = newOrderCode();
  await fillOrder(page, words, { customerOrderCode, shippingNote: '' });
  await sendButton(page, words).click();
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  expect(await orderRequestsOf(db, customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
});

test('what was rejected is ordered again from the list', async ({ page, db }, { project }) => {
  const { language, words, isPhone } = voiceOf(project.name);
  const shopper = await aShopper(db, { language });
  await fillCart(db, shopper, [PRIMER], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await selectOf(page, words, PRIMER).check();
  await page.getByRole('button', { name: words('cart:requestOrder'), exact: true }).click();
  await fillOrder(page, words, { customerOrderCode: newOrderCode(), shippingNote: '' });
  await sendButton(page, words).click();
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  await db
    .updateTable('orderRequests')
    .set({ status: 'REJECTED', reason: 'Termine non possibile', decidedAt: new Date() })
    .where('customerId', '=', shopper.customerId)
    .execute();
  await page.goto('./profile-customer/request-orders');
  await expect(rowWith(page, isPhone, words('orders:status.REJECTED'))).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: new RegExp(`^${words('orders:redo.action')}`) }).click();
  await expect(page).toHaveURL(at('/checkout/order'));
  await expect(page.getByRole('main')).toContainText(PRIMER);
});
