import type { Page } from '@playwright/test';
import { findField } from '../src/account-steps.ts';
import { findSection, openDesk } from '../src/activation-steps.ts';
import { expect, test } from '../src/journey.ts';
import { anAgent, aShopper, assignCustomer, completeProfile, fillCart } from '../src/people.ts';
import {
  actForListedCustomer,
  findTitle,
  logIn,
  matchUrl,
  open,
  openBySideNavigation,
} from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

test('a customer requests a data change, and the back office applies it', {
  tag: '@phone',
}, async ({ page, browser, baseURL, db }) => {
  const shopper = await aShopper(db, { language: 'de' });
  await completeProfile(db, shopper);
  const oldName = `Verniciatura ${shopper.customerCode} S.r.l.`;
  const newName = `Verniciatura ${shopper.customerCode} S.p.A.`;
  const company = findSection(page, 'Firmendaten');
  const name = findField(page, 'Firmenname').first();
  await logIn(page, shopper.username, '/profile-customer');
  await page.getByRole('link', { name: 'Änderung beantragen' }).click();
  await expect(page).toHaveURL(matchUrl('/profile-customer/edit-request'));
  await name.fill(newName);
  await page.reload();
  await expect(name, 'a reload loses nothing').toHaveValue(newName);
  await page.getByRole('button', { name: 'Änderung senden' }).click();
  await expect(page.getByText('Änderung gesendet')).toBeVisible();
  await page.getByRole('link', { name: 'Zu den Firmendaten' }).click();
  await expect(page.getByText('Eine Änderung wird geprüft')).toBeVisible();
  await expect(company, 'the old data stay until the change is applied').toContainText(oldName);

  const desk = await openDesk(browser, baseURL, 'admin');
  await open(desk.page, `/backoffice/update-customer-requests?customer=${shopper.customerCode}`);
  await desk.page.getByRole('table').getByRole('link').first().click();
  await expect(desk.page.getByRole('table').getByRole('row').last()).toContainText(newName);
  const applyLabel = 'Accetta e applica';
  await desk.page.getByRole('button', { name: applyLabel }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: applyLabel, exact: true }).click();
  await expect(
    desk.page.getByText('La modifica è applicata. Chi lavora con il cliente è avvisato via e-mail.'),
  ).toBeVisible();
  await desk.context.close();

  await page.reload();
  await expect(company).toContainText(newName);
  await expect(page.getByRole('link', { name: 'Änderung beantragen' })).toBeVisible();
});

const words = wordsOf('it');
const [FIRST_CODE, SECOND_CODE] = ['F120-7035-25', 'F120-5010-25'];

test('two tabs acting for two customers never mix their carts', async ({ page, context, db }) => {
  const [first, second] = [await aShopper(db), await aShopper(db)];
  const agent = await anAgent(db);
  for (const [shopper, code] of [
    [first, FIRST_CODE],
    [second, SECOND_CODE],
  ] as const) {
    await assignCustomer(db, agent, shopper);
    await fillCart(db, { ...shopper, username: agent.username }, [code ?? ''], 4);
  }
  await logIn(page, agent.username, '/profile-agent');
  await actForListedCustomer(page, words, `Verniciatura ${first.customerCode}`);
  await openBySideNavigation(page, words, 'shell:private.cart');
  const other = await context.newPage();
  await open(other, '/profile-agent');
  await actForListedCustomer(other, words, `Verniciatura ${second.customerCode}`);
  await openBySideNavigation(other, words, 'shell:private.cart');
  for (const tab of [page, other]) await tab.reload();
  const cartTable = (tab: Page) => tab.getByRole('main').getByRole('table');
  await expect(cartTable(page)).toContainText(FIRST_CODE ?? '');
  await expect(cartTable(page)).not.toContainText(SECOND_CODE ?? '');
  await expect(cartTable(other)).toContainText(SECOND_CODE ?? '');
  await expect(cartTable(other)).not.toContainText(FIRST_CODE ?? '');
});

test('an agent finds a customer by Ctrl+K, and loses access when the customer is unassigned', async ({
  page,
  browser,
  baseURL,
  db,
  watch,
}) => {
  const shopper = await aShopper(db);
  const agent = await anAgent(db);
  await logIn(page, agent.username, '/profile-agent');
  await expect(
    page.getByText(
      'Non ti è ancora assegnato alcun cliente. Rivolgiti al servizio clienti per l’assegnazione.',
    ),
  ).toBeVisible();

  const desk = await openDesk(browser, baseURL, 'cromia');
  await open(desk.page, `/backoffice/portfolios/${agent.username}`);
  await desk.page.getByRole('button', { name: 'Assegna clienti' }).first().click();
  await desk.page.getByRole('combobox', { name: 'Clienti' }).fill(shopper.customerCode);
  await desk.page.getByRole('option', { name: new RegExp(shopper.customerCode) }).click();
  await desk.page.keyboard.press('Escape');
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Assegna', exact: true }).click();
  await expect(desk.page.getByRole('row').filter({ hasText: shopper.customerCode })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill(shopper.customerCode);
  await page.getByRole('button', { name: new RegExp(`Verniciatura ${shopper.customerCode}`) }).click();
  await expect(page).toHaveURL(matchUrl('/profile-customer'));
  await expect(page.getByRole('region', { name: 'Cliente per cui operi' })).toContainText(
    shopper.customerCode,
  );

  await desk.page.getByRole('checkbox', { name: new RegExp(`Verniciatura ${shopper.customerCode}`) }).check();
  await desk.page.getByRole('button', { name: 'Togli dal portafoglio' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Togli dal portafoglio' }).click();
  await expect(desk.page.getByText('Nessun cliente nel portafoglio. Assegna il primo.')).toBeVisible();
  await desk.context.close();

  watch.expects(404, `customer-profiles/${shopper.customerCode}`);
  watch.expects(404, `customerCode=${shopper.customerCode}`);
  await page.reload();
  await expect(page).toHaveURL(matchUrl('/profile-agent'));
  await expect(
    page.getByText(`Il cliente ${shopper.customerCode} non è tra i tuoi clienti. Scegline un altro.`),
  ).toBeVisible();
  await expect(findTitle(page)).toHaveText('Clienti');
});
