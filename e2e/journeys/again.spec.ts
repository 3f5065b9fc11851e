import { expect, test } from '../src/journey.ts';
import { anOrderOf, aShopper, expireOf, fillCart, orderRequestsOf, setPrice } from '../src/people.ts';
import { PRIMER, rowWith, voiceOf } from '../src/shop-steps.ts';
import { at, fillOrder, goBy, logIn, newOrderCode, sendButton, startOrder } from '../src/steps.ts';

const REMOVED = 'F120-1003-25';

test(
  'repeating a past order includes the available products and reports the others',
  { tag: '@phone' },
  async ({ page, db }, { project }) => {
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
    await expect(order).toContainText('Spedito');
    await expect(page.getByText('Bloccato')).toHaveCount(0);
    await order
      .getByRole('button', { name: new RegExp(orderCode) })
      .first()
      .click();
    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica PDF' }).click();
    expect((await pdf).suggestedFilename()).toMatch(new RegExp(`${orderCode}\\.pdf$`, 'i'));
    await page.getByRole('button', { name: `Riordina ${orderCode}` }).click();
    await expect(page).toHaveURL(at('/checkout/order'));
    await expect(page.getByText('non è più in vendita')).toBeVisible();
    const customerOrderCode = newOrderCode();
    await fillOrder(page, words, { customerOrderCode, shippingNote: '' });
    await sendButton(page, words).click();
    await expect(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
    expect(await orderRequestsOf(db, customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
    await goBy(page, words, 'shell:private.cart');
    await expect(page).toHaveURL(at('/profile-customer/cart'));
    await expect(
      page.getByText('Il carrello è vuoto. Cerca un prodotto e aggiungilo.'),
      'what was ordered has left the cart',
    ).toBeVisible();
  },
);

test('an expired order request is sent again, or ordered at current prices if they have changed', async ({
  page,
  db,
  watch,
}, { project }) => {
  watch.expects(409, '/order-requests');
  const { language, words, isPhone } = voiceOf(project.name);
  const shopper = await aShopper(db, { language });
  await fillCart(db, shopper, [PRIMER], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  await startOrder(page, words, PRIMER);
  await fillOrder(page, words, { customerOrderCode: newOrderCode(), shippingNote: '' });
  await sendButton(page, words).click();
  await expect(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
  await expireOf(db, 'orderRequests', shopper);

  await page.goto('./profile-customer/request-orders');
  await expect(rowWith(page, isPhone, 'Scaduta')).toBeVisible();
  const again = page.getByRole('button', { name: /^Richiedi di nuovo/ });
  await again.click();
  await expect(
    page.getByText('La richiesta è di nuovo in verifica. Ti comunichiamo l’esito via e-mail.'),
  ).toBeVisible();
  await expect(rowWith(page, isPhone, 'In verifica')).toBeVisible();
  await expect(again).toHaveCount(0);

  await expireOf(db, 'orderRequests', shopper);
  await setPrice(db, shopper, PRIMER, 11);
  await page.reload();
  await again.click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Prezzi o condizioni sono cambiati: ordina le righe alle condizioni di oggi.' })
    .getByRole('button', { name: 'Metti le righe nel carrello' })
    .click();
  await expect(page).toHaveURL(at('/checkout/order'));
  await expect(page.getByRole('main')).toContainText(/2\.200,00\s€/);
  const customerOrderCode = newOrderCode();
  await fillOrder(page, words, { customerOrderCode, shippingNote: '' });
  await sendButton(page, words).click();
  await expect(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
  expect(await orderRequestsOf(db, customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
});
