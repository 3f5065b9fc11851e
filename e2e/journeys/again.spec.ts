import { expect, test } from '../src/journey.ts';
import { anOrderOf, aShopper, expireRequests, fillCart, readOrderRequests, setPrice } from '../src/people.ts';
import { findRow, PRIMER } from '../src/shop-steps.ts';
import {
  createOrderCode,
  fillOrder,
  findSendButton,
  logIn,
  matchUrl,
  navigateTo,
  startOrder,
} from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const REMOVED_PRODUCT = 'F120-1003-25';

test('repeating a past order includes the available products and reports the others', {
  tag: '@phone',
}, async ({ page, db }) => {
  const words = wordsOf('de');
  const shopper = await aShopper(db, { language: 'de' });
  const orderCode = await anOrderOf(db, shopper, {
    products: [PRIMER, REMOVED_PRODUCT],
    quantity: 8,
    status: 'E',
  });
  await anOrderOf(db, shopper, { products: [PRIMER], quantity: 4, status: 'B' });
  await logIn(page, shopper.username, '/profile-customer/orders?status=E');
  const order = findRow(page, orderCode);
  await expect(order).toContainText('Versandt');
  await expect(page.getByText('Gesperrt')).toHaveCount(0);
  await order
    .getByRole('button', { name: new RegExp(orderCode) })
    .first()
    .click();
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF herunterladen' }).click();
  expect((await pdf).suggestedFilename()).toMatch(new RegExp(`${orderCode}\\.pdf$`, 'i'));
  await page.getByRole('button', { name: `Erneut bestellen ${orderCode}` }).click();
  await expect(page).toHaveURL(matchUrl('/checkout/order'));
  await expect(page.getByText('wird nicht mehr verkauft')).toBeVisible();
  const customerOrderCode = createOrderCode();
  await fillOrder(page, words, { customerOrderCode, shippingNote: '' });
  await findSendButton(page, words).click();
  await expect(page.getByText('Bestellanfrage gesendet')).toBeVisible();
  expect(await readOrderRequests(db, customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
  await navigateTo(page, words, 'shell:private.cart');
  await expect(page).toHaveURL(matchUrl('/profile-customer/cart'));
  await expect(
    page.getByText('Der Warenkorb ist leer. Suchen Sie ein Produkt und legen Sie es hinein.'),
    'ordered products are no longer in the cart',
  ).toBeVisible();
});

test('an expired order request is sent again, or ordered at current prices if they have changed', async ({
  page,
  db,
  watch,
}) => {
  watch.expects(409, '/order-requests');
  const words = wordsOf('it');
  const shopper = await aShopper(db);
  await fillCart(db, shopper, [PRIMER], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await startOrder(page, words, PRIMER);
  await fillOrder(page, words, { customerOrderCode: createOrderCode(), shippingNote: '' });
  await findSendButton(page, words).click();
  await expect(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
  await expireRequests(db, 'orderRequests', shopper);

  await page.goto('./profile-customer/request-orders');
  await expect(findRow(page, 'Scaduta')).toBeVisible();
  const requestAgain = page.getByRole('button', { name: /^Richiedi di nuovo/ });
  await requestAgain.click();
  await expect(
    page.getByText('La richiesta è di nuovo in verifica. Ti comunichiamo l’esito via e-mail.'),
  ).toBeVisible();
  await expect(findRow(page, 'In verifica')).toBeVisible();
  await expect(requestAgain).toHaveCount(0);

  await expireRequests(db, 'orderRequests', shopper);
  await setPrice(db, shopper, PRIMER, 11);
  await page.reload();
  await requestAgain.click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Prezzi o condizioni sono cambiati: ordina le righe alle condizioni di oggi.' })
    .getByRole('button', { name: 'Metti le righe nel carrello' })
    .click();
  await expect(page).toHaveURL(matchUrl('/checkout/order'));
  await expect(page.getByRole('main')).toContainText(/2\.200,00\s€/);
  const customerOrderCode = createOrderCode();
  await fillOrder(page, words, { customerOrderCode, shippingNote: '' });
  await findSendButton(page, words).click();
  await expect(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
  expect(await readOrderRequests(db, customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
});
