import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { aShopper, demoUsername, readOrderRequests, setPrice } from '../src/people.ts';
import { createOrderCode, findTitle, logIn, matchUrl } from '../src/steps.ts';

const CODE = 'F120-7035-25';
/** Key presses, typed characters included, from the search to the sent order, and for a decision of the desk. */
const MAX_ORDER_PRESSES = 45;
const MAX_DECISION_PRESSES = 6;

/** Presses keys one by one and counts them, typed characters included. */
function createKeyboard({ keyboard }: Page) {
  let presses = 0;
  return {
    count: () => presses,
    press: async (...keys: string[]) => {
      for (const key of keys) {
        presses += 1;
        await keyboard.press(key);
      }
    },
    type: async (text: string) => {
      presses += text.length;
      await keyboard.type(text);
    },
  };
}

test('by keyboard alone, a customer orders a known product, and the desk accepts the order', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const shopper = await aShopper(db);
  await setPrice(db, shopper, CODE, 10);
  const customerOrderCode = createOrderCode();
  await logIn(page, shopper.username, '/');
  const buyer = createKeyboard(page);
  await buyer.press('Control+k');
  await buyer.type(`${CODE} 4`);
  await expect(page.getByRole('button', { name: /^Aggiungi 4 ×/ })).toBeVisible();
  await buyer.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Prodotto nel carrello' })).toBeFocused();
  await buyer.press('Tab', 'Enter');
  await expect(page).toHaveURL(matchUrl('/profile-customer/cart'));
  await expect(page.getByRole('button', { name: 'Richiedi ordine' })).toBeEnabled();
  await expect(page.getByRole('main')).toBeFocused();
  await buyer.press('Tab', 'Enter');
  await expect(page.getByRole('button', { name: 'Richiedi ordine' })).toBeFocused();
  await buyer.press('Enter');
  await expect(page).toHaveURL(matchUrl('/checkout/order'));
  await expect(page.getByRole('main')).toBeFocused();
  const code = page.getByRole('textbox', { name: 'Codice ordine cliente' });
  await expect(code).toBeVisible();
  for (let tabs = 0; tabs < 6 && !(await code.evaluate((field) => field.matches(':focus'))); tabs += 1)
    await buyer.press('Tab');
  await buyer.type(customerOrderCode);
  await buyer.press('Enter');
  await expect(page.getByText(`Abbiamo ricevuto la richiesta «${customerOrderCode}».`)).toBeVisible();
  expect(buyer.count()).toBeLessThanOrEqual(MAX_ORDER_PRESSES);

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' })).newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await logIn(desk, demoUsername('admin'), `/backoffice/order-requests?customer=${shopper.customerCode}`);
  await expect(desk.getByRole('row').filter({ hasText: customerOrderCode })).toBeVisible();
  const clerk = createKeyboard(desk);
  await clerk.press('j', 'Enter');
  await expect(findTitle(desk)).toContainText('R26-');
  await expect(desk.getByRole('button', { name: 'Accetta' })).toBeVisible();
  await clerk.press('a');
  await expect(desk.getByRole('dialog').getByRole('button', { name: 'Accetta', exact: true })).toBeFocused();
  await clerk.press('Enter');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => readOrderRequests(db, customerOrderCode))
    .toMatchObject([{ status: 'ACCEPTED', quantity: 4 }]);
  expect(clerk.count()).toBeLessThanOrEqual(MAX_DECISION_PRESSES);
});
