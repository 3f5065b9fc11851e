import type { Page } from '@playwright/test';
import { field } from '../src/account-steps.ts';
import { openDesk, part } from '../src/activation-steps.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { anAgent, aShopper, completeProfile, fillCart, giveCustomer } from '../src/people.ts';
import { actForListed, at, goAside, logIn, open, title } from '../src/steps.ts';
import { type Words, wordsOf } from '../src/texts.ts';

const nameField = (page: Page, words: Words) => field(page, words('accounts:fields.businessName')).first();
const send = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('customers:edit.confirm') }).click();
const companyPart = (page: Page, words: Words) => part(page, words('activation:steps.Anagraphics'));

for (const [language, locale] of [
  ['it', 'it-IT'],
  ['de', 'de-DE'],
] as const) {
  const words = wordsOf(language);

  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a customer asks for a change, which the desk reads old beside new and applies', async ({
      page,
      browser,
      baseURL,
      db,
    }) => {
      const shopper = await aShopper(db, { language });
      await completeProfile(db, shopper);
      const old = `Verniciatura ${shopper.customerCode} S.r.l.`;
      const fresh = `Verniciatura ${shopper.customerCode} S.p.A.`;
      await logIn(page, shopper.username, '/profile-customer');
      await expect(companyPart(page, words)).toContainText(old);
      await expect(page.getByText(words('activation:steps.CompanyPerspective'))).toHaveCount(0);
      await inspect(page);
      await page.getByRole('link', { name: words('customers:profile.edit') }).click();
      await expect(page).toHaveURL(at('/profile-customer/edit-request'));
      await inspect(page);
      await send(page, words);
      await expect(page.getByText(words('customers:edit.unchanged'))).toBeVisible();
      await field(page, words('activation:fields.iban')).fill('IT00');
      await send(page, words);
      await expect(field(page, words('activation:fields.iban')), 'the wrong field takes focus').toBeFocused();
      await inspect(page);
      await field(page, words('activation:fields.iban')).fill('IT60X0542811101000000123456');
      await nameField(page, words).fill(fresh);
      await page.reload();
      await expect(nameField(page, words), 'a reload loses nothing').toHaveValue(fresh);
      await send(page, words);
      await expect(page.getByText(words('customers:edit.sentTitle'))).toBeVisible();
      await inspect(page);
      await page.getByRole('link', { name: words('customers:edit.toProfile') }).click();
      await expect(page.getByText(words('customers:profile.pendingTitle'))).toBeVisible();
      await page.getByRole('button', { name: words('customers:profile.edit') }).hover();
      await expect(page.getByRole('tooltip')).toContainText(words('customers:profile.locked'));
      await expect(companyPart(page, words), 'until then the old data hold').toContainText(old);
      await inspect(page);

      const desk = await openDesk(browser, baseURL, 'admin');
      await open(desk.page, `/backoffice/update-customer-requests?customerCode=${shopper.customerCode}`);
      await inspect(desk.page);
      await desk.page.getByRole('link', { name: old }).click();
      const change = desk.page
        .getByRole('row')
        .filter({ hasText: desk.words('accounts:fields.businessName') });
      await expect(change).toContainText(old);
      await expect(change).toContainText(fresh);
      await expect(desk.page.getByRole('table').getByRole('row'), 'nothing else changes').toHaveCount(2);
      await inspect(desk.page);
      await desk.page.getByRole('button', { name: desk.words('backoffice:updates.apply') }).click();
      await expect(desk.page.getByText(desk.words('backoffice:updates.applied'))).toBeVisible();
      await inspect(desk.page);
      await desk.context.close();

      await page.reload();
      await expect(companyPart(page, words)).toContainText(fresh);
      await expect(page.getByRole('link', { name: words('customers:profile.edit') })).toBeVisible();
    });

    test('of two who change a customer at once, the later one is told and led to the profile', async ({
      page,
      browser,
      baseURL,
      db,
      watch,
    }) => {
      const shopper = await aShopper(db, { language });
      await completeProfile(db, shopper);
      const agent = await anAgent(db, { language });
      await giveCustomer(db, agent, shopper);
      await logIn(page, shopper.username, '/profile-customer/edit-request');
      await nameField(page, words).fill('Mine');

      const context = await browser.newContext({ baseURL: baseURL ?? '', locale });
      const other = await context.newPage();
      await logIn(other, agent.username, '/profile-agent');
      await actForListed(other, words);
      await open(other, '/profile-customer/edit-request');
      await nameField(other, words).fill('Theirs');
      await send(other, words);
      await expect(other.getByText(words('customers:edit.sentTitle'))).toBeVisible();
      await context.close();

      watch.expects(409, 'update-customer-requests/pendings');
      await send(page, words);
      const dialog = page.getByRole('dialog', { name: words('customers:conflict.pendingTitle') });
      await expect(dialog).toBeVisible();
      await inspect(page);
      await dialog.getByRole('link', { name: words('customers:edit.toProfile') }).click();
      await expect(page).toHaveURL(at('/profile-customer'));
      await expect(page.getByText(words('customers:profile.pendingTitle'))).toBeVisible();
      await open(page, '/profile-customer/edit-request');
      await expect(page.getByText(words('customers:profile.locked'))).toBeVisible();
      await inspect(page);
    });
  });
}

const words = wordsOf('it');
const [MINE, YOURS] = ['F120-7035-25', 'F120-5010-25'];

test('two tabs that act for two customers never mix carts', async ({ page, context, db }) => {
  const [first, second] = [await aShopper(db), await aShopper(db)];
  const agent = await anAgent(db);
  for (const [shopper, code] of [
    [first, MINE],
    [second, YOURS],
  ] as const) {
    await giveCustomer(db, agent, shopper);
    await fillCart(db, { ...shopper, username: agent.username }, [code ?? ''], 4);
  }
  await logIn(page, agent.username, '/profile-agent');
  await actForListed(page, words, `Verniciatura ${first.customerCode}`);
  await goAside(page, words, 'shell:private.cart');
  const other = await context.newPage();
  await open(other, '/profile-agent');
  await actForListed(other, words, `Verniciatura ${second.customerCode}`);
  await goAside(other, words, 'shell:private.cart');
  for (const tab of [page, other]) await tab.reload();
  const lines = (tab: Page) => tab.getByRole('main').getByRole('table');
  await expect(lines(page)).toContainText(MINE ?? '');
  await expect(lines(page)).not.toContainText(YOURS ?? '');
  await expect(lines(other)).toContainText(YOURS ?? '');
  await expect(lines(other)).not.toContainText(MINE ?? '');
});

test('an agent finds a customer by Ctrl K, and loses it the moment it is taken away', async ({
  page,
  browser,
  baseURL,
  db,
  watch,
}) => {
  const shopper = await aShopper(db);
  const agent = await anAgent(db);
  await logIn(page, agent.username, '/profile-agent');
  await expect(page.getByText(words('customers:list.none'))).toBeVisible();
  await inspect(page);

  const desk = await openDesk(browser, baseURL, 'cromia');
  await open(desk.page, `/backoffice/portfolios/${agent.username}`);
  await inspect(desk.page);
  await desk.page
    .getByRole('button', { name: desk.words('backoffice:portfolios.assign.open') })
    .first()
    .click();
  await desk.page
    .getByRole('combobox', { name: desk.words('backoffice:portfolios.assign.customers') })
    .fill(shopper.customerCode);
  await desk.page.getByRole('option', { name: new RegExp(shopper.customerCode) }).click();
  await desk.page.keyboard.press('Escape');
  await inspect(desk.page);
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: desk.words('backoffice:portfolios.assign.confirm'), exact: true })
    .click();
  await expect(desk.page.getByRole('row').filter({ hasText: shopper.customerCode })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: words('shell:search.placeholder') }).fill(shopper.customerCode);
  await page.getByRole('button', { name: new RegExp(`Verniciatura ${shopper.customerCode}`) }).click();
  await expect(page).toHaveURL(at('/profile-customer'));
  await expect(page.getByRole('region', { name: words('shell:acting.label') })).toContainText(
    shopper.customerCode,
  );

  await desk.page.getByRole('checkbox', { name: new RegExp(`Verniciatura ${shopper.customerCode}`) }).check();
  await desk.page.getByRole('button', { name: desk.words('backoffice:portfolios.unassign.open') }).click();
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: desk.words('backoffice:portfolios.unassign.open') })
    .click();
  await expect(desk.page.getByText(desk.words('backoffice:portfolios.empty'))).toBeVisible();
  await desk.context.close();

  watch.expects(404, `customer-profiles/${shopper.customerCode}`);
  watch.expects(404, `customerCode=${shopper.customerCode}`);
  await page.reload();
  await expect(page).toHaveURL(at('/profile-agent'));
  await expect(page.getByText(words('customers:list.gone', { code: shopper.customerCode }))).toBeVisible();
  await expect(title(page)).toHaveText(words('customers:list.title'));
});
