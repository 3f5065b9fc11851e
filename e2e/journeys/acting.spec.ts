import type { Page } from '@playwright/test';
import type { Database } from '../../server/src/platform/database.ts';
import { expect, test } from '../src/journey.ts';
import { anAgentOf, aShopper, fillCart } from '../src/people.ts';
import { actForListed, at, goAside, logIn, newOrderCode, open, startOrder } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

const bar = (page: Page) => page.getByRole('region', { name: words('shell:acting.label') });
const stop = (page: Page) =>
  bar(page)
    .getByRole('button', { name: words('shell:acting.stop') })
    .click();
const answer = (page: Page, words: string) =>
  page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click();

/** Acts for the agent's one customer and has begun an order for it, with something typed. */
async function beginOrder(page: Page, db: Database): Promise<void> {
  const agent = await anAgentOf(db, await aShopper(db));
  await fillCart(db, agent, [CODE], 4);
  await logIn(page, agent.username, '/profile-agent');
  await actForListed(page, words);
  await expect(bar(page)).toContainText(agent.customerCode);
  await goAside(page, words, 'shell:private.cart');
  await open(page, '/profile-customer/cart');
  await startOrder(page, words, CODE);
  await page.getByRole('textbox', { name: words('checkout:fields.customerOrderCode') }).fill(newOrderCode());
}

test('an agent who stops in the checkout lands on the customers, with the checkout ended', async ({
  page,
  db,
}) => {
  await beginOrder(page, db);
  await stop(page);
  await answer(page, words('common:form.leave'));
  await expect(page).toHaveURL(at('/profile-agent'));
  await expect(bar(page)).toBeHidden();
  await actForListed(page, words);
  await expect(bar(page)).toBeVisible();
  await open(page, '/checkout/order');
  await expect(page).toHaveURL(at('/profile-customer/cart'));
});

test('an agent who stops and then stays in the checkout goes on acting', async ({ page, db }) => {
  await beginOrder(page, db);
  await stop(page);
  await answer(page, words('common:form.stay'));
  await expect(page).toHaveURL(at('/checkout/order'));
  await bar(page)
    .getByRole('button', { name: words('shell:acting.change') })
    .click();
  await answer(page, words('common:form.leave'));
  await expect(page).toHaveURL(at('/profile-agent'));
  await expect(page.getByText(words('customers:list.current'))).toBeVisible();
  await expect(bar(page)).toBeVisible();
});

test('an agent who left the checkout by an address ends it by stopping', async ({ page, db }) => {
  await beginOrder(page, db);
  await open(page, '/profile-agent');
  await stop(page);
  await expect(bar(page)).toBeHidden();
  await actForListed(page, words);
  await open(page, '/checkout/order');
  await expect(page).toHaveURL(at('/profile-customer/cart'));
});
