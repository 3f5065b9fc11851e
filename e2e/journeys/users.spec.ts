import type { Page } from '@playwright/test';
import { expect, inspect, test } from '../src/journey.ts';
import { aCompanyUser, anAgentOf, aShopper, DEMO_PASSWORD, demo } from '../src/people.ts';
import { at, fillLogin, logIn, open, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const PERSON = 'Marta Fontana';

/** What unfolds a row: an arrow, or a button with words on a card. */
const unfold = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(`^(${words('common:actions.details')}|${words('common:table.expand').trim()})`),
  });

test('a user is found, disabled at once, enabled again and given a role; the log tells of it', async ({
  page,
  browser,
  baseURL,
  db,
  watch,
}) => {
  watch.expects(401, '/api/');
  watch.expects(403, '/api/auth');
  const { username } = await aCompanyUser(db);
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'it-IT',
  });
  const other = await context.newPage();
  await logIn(other, username);

  await logIn(page, demo('admin'), '/backoffice/users');
  await expect(title(page)).toHaveText(words('users:title'));
  await inspect(page);
  await page.getByRole('button', { name: words('common:table.filters') }).click();
  await page.getByRole('textbox', { name: words('users:fields.search') }).fill(username);
  await inspect(page);
  await page.getByRole('button', { name: words('common:actions.filter') }).click();
  await page.getByRole('row').filter({ hasText: username }).getByRole('link').click();
  await expect(title(page)).toContainText(words('users:states.ENABLED'));
  await inspect(page);

  await page.getByRole('button', { name: words('users:disable') }).click();
  await inspect(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('users:disable') })
    .click();
  await expect(title(page)).toContainText(words('users:states.DISABLED'));
  await expect(
    page.getByRole('listitem').filter({ hasText: words('backoffice:history.actions.disableUser') }),
  ).toBeVisible();

  // The other's very next call is refused, and so is a new login.
  await other.goto('./profile-user');
  await expect(other).toHaveURL(/\/login/);
  await other.getByRole('textbox', { name: words('accounts:login.username') }).fill(username);
  await other.getByLabel(words('accounts:login.password'), { exact: true }).fill(DEMO_PASSWORD);
  await other
    .getByRole('main')
    .getByRole('button', { name: words('accounts:login.submit') })
    .click();
  await expect(other.getByText(words('errors:UserDisabled'))).toBeVisible();

  await page.getByRole('button', { name: words('users:enable') }).click();
  await expect(title(page)).toContainText(words('users:states.ENABLED'));
  await expect(page.getByRole('button', { name: words('users:disable') })).toBeFocused();
  await page.getByRole('textbox', { name: words('users:fields.rolesLab') }).fill('LAB;1');
  await page.getByRole('button', { name: words('users:change') }).click();
  await expect(page.getByText(words('users:wrongLab'))).toBeVisible();
  await page.getByRole('textbox', { name: words('users:fields.rolesLab') }).fill('');
  await page.getByRole('combobox', { name: words('users:fields.roleSds') }).click();
  await page.getByRole('option', { name: words('users:sdsRoles.EMPLOYEE') }).click();
  await page.getByRole('button', { name: words('users:change') }).click();
  await expect(page.getByText(words('backoffice:history.actions.changeRights'))).toBeVisible();
  await inspect(page);

  await fillLogin(other, words, username);
  await open(other, '/profile-user');
  await expect(other.getByRole('link', { name: words('shell:private.sds') }).first()).toBeAttached();
  await open(other, '/sds/product');
  await context.close();

  await open(page, '/backoffice/users?searchString=nobody-of-this-name');
  await expect(page.getByText(words('users:noMatch'))).toBeVisible();
  await open(page, `/backoffice/audit?entity=user&username=${demo('admin')}`);
  await expect(title(page)).toHaveText(words('audit:title'));
  await inspect(page);
  await unfold(page).first().click();
  await expect(page.getByText(words('users:fields.roleSds')).first()).toBeVisible();
  await expect(page.getByText(words('users:sdsRoles.EMPLOYEE')).first()).toBeVisible();
  await inspect(page);

  await open(page, '/backoffice/audit?action=contact-requests.send');
  await unfold(page).first().click();
  await expect(page.getByRole('term')).toHaveText(words('contact:fields.requestType'));
  const types = ['COMMERCIAL', 'PLATFORM', 'OTHER'].map((type) => words(`contact:types.${type}`));
  await expect(page.getByRole('definition')).toHaveText(new RegExp(`^(${types.join('|')})$`));
});

test('who decides is told what a change takes away, when a colleague was faster, and never changes themselves', async ({
  page,
  db,
  watch,
}) => {
  const shopper = await aShopper(db);
  const agent = await anAgentOf(db, shopper);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', agent.username)
    .executeTakeFirstOrThrow();
  await logIn(page, demo('cromia'), `/backoffice/users/${id}`);
  await expect(title(page)).toContainText(PERSON);
  const choose = async (role: string) => {
    await page.getByRole('combobox', { name: words('users:fields.role'), exact: true }).click();
    await page.getByRole('option', { name: words(`users:roles.${role}`), exact: true }).click();
    await page.getByRole('button', { name: words('users:change') }).click();
  };
  const dialog = page.getByRole('dialog');
  await choose('USER');
  await expect(dialog.getByText(words('users:emptiesPortfolio', { number: 1 }))).toBeVisible();
  await inspect(page);
  await dialog.getByRole('button', { name: words('common:actions.cancel') }).click();
  await expect(page.getByRole('button', { name: words('users:change') })).toBeFocused();

  await db.updateTable('users').set({ roleTds: 'USER' }).where('id', '=', id).execute();
  watch.expects(409, `/api/v1/backoffice/users/${id}`);
  await page.getByRole('button', { name: words('users:change') }).click();
  await dialog.getByRole('button', { name: words('users:change') }).click();
  await expect(page.getByText(words('users:stale'))).toBeVisible();
  await expect(page.getByRole('combobox', { name: words('users:fields.roleTds') })).toHaveValue(
    words('users:tdsRoles.USER'),
  );
  await inspect(page);
  await choose('USER');
  await dialog.getByRole('button', { name: words('users:change') }).click();
  await expect(page.getByText(words('backoffice:history.actions.unassignCustomers'))).toBeVisible();

  await open(page, `/backoffice/users?searchString=${demo('cromia')}`);
  await page.getByRole('link', { name: 'Cavallin Stefano' }).click();
  await expect(page).toHaveURL(/\/backoffice\/users\/[0-9a-f-]+/);
  await expect(page.getByText(words('users:own'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('users:disable') })).toHaveCount(0);
  await inspect(page);
});

test('IT reads the log, but not the terms in it, and no users', async ({ page }) => {
  await logIn(page, demo('it'), '/backoffice/audit?action=offer-requests.decide');
  await expect(title(page)).toHaveText(words('audit:title'));
  await expect(
    page.getByText(
      `${words('backoffice:history.actions.decide')} · ${words('audit:entities.offer_request')}`,
    ),
  ).toBeVisible();
  await unfold(page).first().click();
  await expect(page.getByText(words('audit:restricted'))).toBeVisible();
  await inspect(page);
  await page.goto('./backoffice/users');
  await expect(page).toHaveURL(at('/unauthorized'));
});
