import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, demo, fillCart } from '../src/people.ts';
import { at, fillOrder, logIn, newOrderCode, open, sendButton, startOrder, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

/** Those who decide on requests; IT has data and documents (contract, section 5). */
for (const name of ['admin', 'cromia'] as const) {
  test(`${name} sees the order request that a customer has sent`, async ({ page, browser, baseURL, db }) => {
    const shopper = await aShopper(db);
    await fillCart(db, shopper, [CODE], 8);
    const details = { customerOrderCode: newOrderCode(), shippingNote: 'Portone verde' };
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
    const customer = await context.newPage();
    await logIn(customer, shopper.username, '/profile-customer/cart');
    await startOrder(customer, words, CODE);
    await fillOrder(customer, words, details);
    await sendButton(customer, words).click();
    await expect(customer.getByText(words('checkout:success.title'))).toBeVisible();
    await context.close();

    await logIn(page, demo(name));
    await open(page, '/backoffice');
    await expect(page, 'the first of the desk’s queues').toHaveURL(at('/backoffice/customer-requests'));
    await page
      .getByRole('navigation', { name: words('shell:nav.backOffice') })
      .getByRole('link', { name: words('shell:private.requestOrders') })
      .click();
    await expect(page).toHaveURL(at('/backoffice/order-requests'));
    const request = page.getByRole('row').filter({ hasText: details.customerOrderCode });
    await expect(request).toContainText(shopper.customerCode);
    await expect(request).toContainText(words('orders:status.PENDING'));
    await inspect(page);
    await request.getByRole('link', { name: details.customerOrderCode }).click();
    await expect(title(page)).toContainText(details.customerOrderCode);
    await expect(page.getByText(details.shippingNote)).toBeVisible();
    await expect(page.getByText(CODE).first()).toBeVisible();
    await inspect(page);
    await page.getByRole('link', { name: words('backoffice:detail.back') }).click();
    await expect(page).toHaveURL(at('/backoffice/order-requests'));
  });
}

test('IT is led to the data that it looks after', async ({ page }) => {
  await logIn(page, demo('it'));
  await open(page, '/backoffice');
  await expect(page).toHaveURL(at('/backoffice/portfolios'));
  await expect(title(page)).toHaveText(words('backoffice:portfolios.title'));
  await inspect(page);
});
