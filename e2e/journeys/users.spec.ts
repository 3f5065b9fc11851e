import { expect, test } from '../src/journey.ts';
import { aCompanyUser, DEMO_PASSWORD, demo } from '../src/people.ts';
import { at, fillLogin, logIn, open, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');

test('an admin finds, disables, enables and changes a user, and the audit log records it', async ({
  page,
  browser,
  baseURL,
  db,
  watch,
}) => {
  watch.expects(401, '/api/');
  watch.expects(403, '/api/auth');
  const { username } = await aCompanyUser(db);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
  const other = await context.newPage();
  await logIn(other, username);

  await logIn(page, demo('admin'), '/backoffice/users');
  await page.getByRole('button', { name: words('common:table.filters') }).click();
  await page.getByRole('textbox', { name: words('users:fields.search') }).fill(username);
  await page.getByRole('button', { name: words('common:actions.filter') }).click();
  await page.getByRole('row').filter({ hasText: username }).getByRole('link').click();
  await expect(title(page)).toContainText(words('users:states.ENABLED'));
  await page.getByRole('button', { name: words('users:disable') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('users:disable') })
    .click();
  await expect(title(page)).toContainText(words('users:states.DISABLED'));

  // The other user's next call is refused, and so is a new login.
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
  await page.getByRole('combobox', { name: words('users:fields.roleSds') }).click();
  await page.getByRole('option', { name: words('users:sdsRoles.EMPLOYEE') }).click();
  await page.getByRole('button', { name: words('users:change') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('users:change') })
    .click();
  await expect(page.getByText(words('audit-log:actions.users.change-rights'))).toBeVisible();

  await fillLogin(other, words, username);
  await expect(other.getByRole('link', { name: words('shell:private.sds') }).first()).toBeAttached();
  await open(other, '/sds/product');
  await expect(other).toHaveURL(at('/sds/product'));
  await context.close();

  await open(page, `/backoffice/audit?action=users.change-rights&username=${demo('admin')}`);
  await page.getByRole('row').nth(1).getByRole('button').click();
  await expect(
    page.getByRole('definition').filter({ hasText: words('users:sdsRoles.EMPLOYEE') }),
  ).toBeVisible();
});
