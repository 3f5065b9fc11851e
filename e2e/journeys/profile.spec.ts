import type { Page } from '@playwright/test';
import {
  countCalls,
  fact,
  field,
  fillCompany,
  fillNames,
  fillNewPassword,
  newUsername,
} from '../src/account-steps.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { aCompanyUser, aShopper, DEMO_PASSWORD, demo } from '../src/people.ts';
import { endAtServer } from '../src/session-end.ts';
import { at, fillLogin, logIn, open, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const COMPANY = {
  businessName: 'Carpenteria Fontana S.r.l.',
  website: 'https://fontana.example',
  postalCode: '31100',
  telephone: '0422 512345',
};

const button = (page: Page, key: string) => page.getByRole('main').getByRole('button', { name: words(key) });

test('an incomplete profile leads to what is missing, and a session that ends loses none of it', async ({
  page,
  db,
  watch,
}) => {
  const { username } = await aCompanyUser(db);
  await logIn(page, username);
  await expect(page).toHaveURL(at('/profile-user'));
  await inspect(page);
  await button(page, 'accounts:profile.complete').click();
  await expect(field(page, words('accounts:fields.businessName'))).toBeFocused();
  await expect(page.getByText(words('errors:fields.missing')).first()).toBeVisible();
  await inspect(page);
  await page.getByRole('combobox', { name: words('accounts:fields.country') }).fill('Ital');
  await page.getByRole('option', { name: 'Italia' }).click();
  await expect(
    page.getByRole('combobox', { name: words('accounts:fields.phonePrefix') }),
    'the prefix follows the country',
  ).toHaveValue('+39');
  await fillCompany(page, words, COMPANY);
  await endAtServer(page);

  watch.expects(401, '/api/');
  await button(page, 'common:actions.save').click();
  await expect(page).toHaveURL(/\/login\?redirectLink=%2Fprofile-user%3Fedit%3Dtrue$/);
  await expect(page.getByText(words('errors:Unauthorized'))).toBeVisible();
  await fillLogin(page, words, username);
  await expect(field(page, words('accounts:fields.businessName'))).toHaveValue(COMPANY.businessName);
  const saved = countCalls(page, 'PATCH', /^\/api\/users\/companies\//);
  await button(page, 'common:actions.save').dblclick();
  await expect(page.getByText(words('accounts:profile.updateSuccess'))).toBeVisible();
  expect(saved(), 'a double click saves once').toBe(1);
  await expect(fact(page, words('accounts:fields.telephone'))).toHaveText('+39 0422 512345');
  await expect(button(page, 'accounts:profile.complete')).toHaveCount(0);
  await expect(button(page, 'common:actions.edit')).toBeFocused();
});

test('whoever leaves with unsaved changes is asked first', async ({ page }) => {
  await logIn(page, demo('accepted'));
  await button(page, 'common:actions.edit').click();
  await field(page, words('accounts:fields.lastname')).fill('Cambiato');
  await page.goBack();
  const question = page.getByRole('dialog', { name: words('common:form.leaveTitle') });
  await question.getByRole('button', { name: words('common:form.stay') }).click();
  await expect(field(page, words('accounts:fields.lastname'))).toHaveValue('Cambiato');

  // Whoever takes the step back themselves is asked no longer, and is asked again at the next one.
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goForward();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(at('/profile-user'));
  await page.goBack();
  await question.getByRole('button', { name: words('common:form.stay') }).click();
  await expect(field(page, words('accounts:fields.lastname'))).toHaveValue('Cambiato');
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('shell:nav.productSearch') })
    .click();
  await inspect(page);
  await question.getByRole('button', { name: words('common:form.leave') }).click();
  await expect(page).toHaveURL(at('/products-search'));
  await open(page, '/profile-user?edit=true');
  await expect(field(page, words('accounts:fields.lastname'))).toHaveValue('Meneghetti');
});

test('a business name is locked while the request to become a customer is under way', async ({ page }) => {
  await logIn(page, demo('requested'), '/profile-user?edit=true');
  await expect(page.getByText(words('accounts:profile.nameLockedByRequest'))).toBeVisible();
  await expect(field(page, words('accounts:fields.businessName'))).not.toBeEditable();
  await inspect(page);
});

test("a customer's business name is locked and says why", async ({ page }) => {
  await logIn(page, demo('customer2'), '/profile-user?edit=true');
  await expect(field(page, words('accounts:fields.businessName'))).not.toBeEditable();
  await expect(page.getByText(words('accounts:profile.nameLocked'))).toBeVisible();
  await inspect(page);
});

test('an agent reads the profile, and changes only preferences and password', async ({ page }) => {
  await logIn(page, demo('agent'), '/profile-user?edit=true');
  await expect(page.getByText(words('accounts:profile.notEditable'))).toBeVisible();
  await expect(button(page, 'common:actions.edit')).toHaveCount(0);
  await expect(button(page, 'common:actions.save')).toHaveCount(0);
  const notifications = page.getByRole('switch', { name: words('accounts:fields.notificationMail') });
  const before = await notifications.isChecked();
  await notifications.click();
  await expect(page.getByText(words('accounts:notification.success'))).toBeVisible();
  await expect(notifications).toBeChecked({ checked: !before });
  await inspect(page);
});

test('a password is changed by whoever knows the old one, and this session goes on', async ({
  page,
  browser,
  baseURL,
  db,
  watch,
}) => {
  const { username } = await aShopper(db);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
  const other = await elsewhere.newPage();
  await logIn(other, username);
  await logIn(page, username);
  await button(page, 'accounts:changePassword.open').click();
  const current = page.getByLabel(new RegExp(`^${words('accounts:fields.currentPassword')}`));
  await expect(current).toBeFocused();
  await current.fill('Sbagliata!1');
  await fillNewPassword(page, words, `${DEMO_PASSWORD}-new`);
  watch.expects(422, '/password');
  await button(page, 'accounts:changePassword.submit').click();
  await expect(page.getByText(words('errors:WrongPassword'))).toBeVisible();
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await inspect(page);
  await current.fill(DEMO_PASSWORD);
  await fillNewPassword(page, words, DEMO_PASSWORD);
  await button(page, 'accounts:changePassword.submit').click();
  await expect(page.getByText(words('errors:PasswordUnchanged'))).toBeVisible();
  await fillNewPassword(page, words, `${DEMO_PASSWORD}-new`);
  await button(page, 'accounts:changePassword.submit').click();
  await expect(page.getByText(words('accounts:changePassword.done'))).toBeVisible();
  await expect(button(page, 'accounts:changePassword.open')).toBeFocused();
  await page.reload();
  await expect(title(page)).toHaveText(words('accounts:profile.title'));
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('whoever has become a customer is told so until they have read it', async ({ page }) => {
  await logIn(page, demo('customer2'), '/profile-user?becomeClientSuccess=true');
  const told = page.getByText(words('accounts:profile.becomeClientSuccess'));
  await expect(told).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: words('common:states.dismiss') }).click();
  await expect(told).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile-user$/);
});

test('a registration is kept while its person looks elsewhere, and forgotten once it is sent', async ({
  page,
}) => {
  const username = newUsername();
  await open(page, '/registration/C');
  await fillNames(page, words, { username, firstname: 'Nina', lastname: 'Verdi' });
  await field(page, words('accounts:fields.confirmusername')).fill('someone-else@e2e.test');
  await field(page, words('accounts:fields.firstname')).focus();
  const differs = page.getByText(words('accounts:errors.confirmusername'));
  await expect(differs).toBeVisible();
  await field(page, words('accounts:fields.username')).fill('someone-else@e2e.test');
  await expect(differs, 'the repeated e-mail is asked anew').toHaveCount(0);
  await fillNames(page, words, { username, firstname: 'Nina', lastname: 'Verdi' });
  await page
    .getByRole('main')
    .getByRole('link', { name: words('accounts:registration.toLogin') })
    .click();
  await page.goBack();
  await expect(field(page, words('accounts:fields.username'))).toHaveValue(username);
  await fillCompany(page, words, COMPANY);
  await page.getByRole('checkbox', { name: words('accounts:fields.privacyAccepted') }).check();
  await button(page, 'accounts:registration.submit').click();
  await expect(title(page)).toHaveText(words('accounts:registration.sentTitle'));
  await open(page, '/registration/C');
  await expect(field(page, words('accounts:fields.username'))).toHaveValue('');
});

test('the links of mails are refused when a part is missing or they say so themselves', async ({ page }) => {
  for (const path of ['/confirm-registration', '/new-password']) {
    for (const query of [
      '',
      '?username=a@e2e.test',
      '?token=abc',
      '?username=a@e2e.test&token=abc&link=invalid',
    ]) {
      await open(page, `${path}${query}`);
      await expect(title(page)).toHaveText(words('accounts:invalidLink.title'));
    }
    await inspect(page);
  }
  await open(page, '/registration/X');
  await expect(page).toHaveURL(at('/registration/P'));
});
