import { expect, test } from '../src/journey.ts';
import { anAgentFor, aShopper, fillCart } from '../src/people.ts';
import { actForListedCustomer, createOrderCode, logIn, matchUrl, open, startOrder } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

test('an agent who leaves the checkout by URL keeps acting for the customer until stopping', async ({
  page,
  db,
}) => {
  const agent = await anAgentFor(db, await aShopper(db));
  await fillCart(db, agent, [CODE], 4);
  await logIn(page, agent.username, '/profile-agent');
  await actForListedCustomer(page, words);
  const bar = page.getByRole('region', { name: 'Cliente per cui operi' });
  await expect(bar).toContainText(agent.customerCode);
  await open(page, '/profile-customer/cart');
  await startOrder(page, words, CODE);
  await page.getByRole('textbox', { name: 'Codice ordine cliente' }).fill(createOrderCode());

  await open(page, '/profile-agent');
  await bar.getByRole('button', { name: 'Termina' }).click();
  await expect(bar).toBeHidden();
  await actForListedCustomer(page, words);
  await open(page, '/checkout/order');
  await expect(page).toHaveURL(matchUrl('/profile-customer/cart'));
});
