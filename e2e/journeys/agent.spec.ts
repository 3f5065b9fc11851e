import { findField } from '../src/account-steps.ts';
import {
  acceptRequest,
  continueTo,
  createVatNumber,
  fillAddresses,
  fillAgentContacts,
  fillAnagraphics,
  findSection,
  findStepHeading,
  openDesk,
  openRequest,
} from '../src/activation-steps.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { anAgent, anAgentFor, aShopper, fillCart } from '../src/people.ts';
import {
  actForListedCustomer,
  createOrderCode,
  fillOrder,
  findSendButton,
  logIn,
  matchUrl,
  open,
  openBySideNavigation,
  startOrder,
} from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('de');
const CODE = 'F120-7035-25';

// Agents work on a tablet at the customer's site.
test.use({ locale: 'de-DE', viewport: { width: 1024, height: 768 } });

test('an agent turns a draft into a customer, orders for the customer and requests a data change', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const agent = await anAgent(db, { language: 'de' });
  const company = `Sala ${Date.now()} S.r.l.`;
  await logIn(page, agent.username, '/profile-agent');
  await page.getByRole('link', { name: 'Neuer Kunde' }).click();
  await expect(page).toHaveURL(matchUrl('/customer-request'));
  await fillAnagraphics(page, words, createVatNumber());
  await findField(page, 'Firmenname').fill(company);
  await continueTo(page, words, 'CompanyPerspective');
  await findField(page, 'Mitbewerber 1').fill('Nordlack');
  await continueTo(page, words, 'Addresses');

  await open(page, '/profile-agent?tab=requests');
  await inspect(page);
  await page.getByRole('link', { name: `Anfrage für ${company} fortsetzen` }).click();
  await expect(findStepHeading(page, words, 'Addresses')).toBeVisible();
  await fillAddresses(page, words);
  await continueTo(page, words, 'ContactsAgent');
  await fillAgentContacts(page, words);
  await continueTo(page, words, 'ConfirmRequest');
  await expect(findSection(page, 'Perspektiven')).toContainText('Nordlack');
  await inspect(page);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByText('Anfrage gesendet')).toBeVisible();

  const desk = await openDesk(browser, baseURL, 'admin');
  await openRequest(desk, agent.username);
  await acceptRequest(desk);
  await desk.context.close();

  await page.getByRole('link', { name: 'Zu den Kunden' }).click();
  await actForListedCustomer(page, words, company);
  await expect(findSection(page, 'Perspektiven')).toContainText('Nordlack');
  await inspect(page);
  const { id: customerId, customerCode } = await db
    .selectFrom('customers')
    .select(['id', 'customerCode'])
    .where('businessName', '=', company)
    .executeTakeFirstOrThrow();
  await fillCart(db, { ...agent, customerId, customerCode }, [CODE], 4);
  await page.reload();
  await openBySideNavigation(page, words, 'shell:private.cart');
  await startOrder(page, words, CODE);
  await fillOrder(page, words, { customerOrderCode: createOrderCode(), shippingNote: 'Cancello 3' });
  await findSendButton(page, words).click();
  await expect(page.getByText('Bestellanfrage gesendet')).toBeVisible();

  await open(page, '/profile-customer');
  await page.getByRole('link', { name: 'Änderung beantragen' }).click();
  await inspect(page);
  await findField(page, 'Mitbewerber 1').fill('Vernital');
  await page.getByRole('button', { name: 'Änderung senden' }).click();
  await expect(page.getByText('Änderung gesendet')).toBeVisible();
  const { asked } = await db
    .selectFrom('updateCustomerRequests')
    .select('asked')
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  expect(asked).toMatchObject({ marketCompetitor1: 'Vernital', tntNextRequired: true });
});

test('an agent reads visited pages without a connection', async ({ page, context, db, watch }) => {
  const agent = await anAgentFor(db, await aShopper(db));
  await logIn(page, agent.username, '/profile-agent');
  const customer = page.getByRole('main').getByText(agent.customerCode).first();
  await expect(customer).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Requests of the pages are copied from now on.
  await page.reload();
  await expect(customer).toBeVisible();
  watch.expectsNoServer();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Nessuna connessione: vedi i dati del/)).toBeVisible();
  await expect(customer).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Nessuna connessione/)).toBeHidden();
});
