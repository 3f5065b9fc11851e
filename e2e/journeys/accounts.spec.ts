import { LIMITS } from '@cromia/domain/limits';
import type { Page } from '@playwright/test';
import {
  countCalls,
  fact,
  field,
  fillCompany,
  fillNames,
  fillNewPassword,
  newUsername,
  pick,
} from '../src/account-steps.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { followMail, mailsTo } from '../src/mailbox.ts';
import { aCompanyUser, DEMO_PASSWORD } from '../src/people.ts';
import { at, fillLogin, open, title } from '../src/steps.ts';
import { type Words, wordsOf } from '../src/texts.ts';

const PEOPLE = {
  it: { locale: 'it-IT', country: 'Italia', postalCode: '31100', telephone: '0422 512345', prefix: '+39' },
  de: {
    locale: 'de-DE',
    country: 'Deutschland',
    postalCode: '10115',
    telephone: '030 1234567',
    prefix: '+49',
  },
} as const;
type Language = keyof typeof PEOPLE;
const OTHER = { it: 'de', de: 'it' } as const satisfies Record<Language, Language>;
const NAMES = { it: 'Italiano', de: 'Deutsch' } as const;

/** Sends the registration with a double click, and follows its mail to the password; ends logged in on the profile. */
async function confirm(page: Page, words: Words, username: string): Promise<void> {
  const sent = countCalls(page, 'POST', /^\/api\/users$/);
  await page.getByRole('button', { name: words('accounts:registration.submit') }).dblclick();
  await expect(title(page)).toHaveText(words('accounts:registration.sentTitle'));
  await expect(
    page.getByText(words('accounts:registration.sentText', { username, hours: LIMITS.confirmationHours })),
  ).toBeVisible();
  expect(sent(), 'a double click sends once').toBe(1);
  await inspect(page);
  await mailsTo(page, username, 1);
  await page.getByRole('link', { name: words('accounts:demoMailbox') }).click();
  await expect(page.getByText(username, { exact: true }).first()).toBeVisible();
  await inspect(page);
  await followMail(page, words, '/confirm-registration');

  await expect(title(page)).toHaveText(words('accounts:confirm.title'));
  await fillNewPassword(page, words, 'short');
  await page.getByRole('button', { name: words('accounts:confirm.submit') }).click();
  await expect(page.getByText(words('accounts:errors.newPassword'))).toBeVisible();
  await inspect(page);
  await fillNewPassword(page, words);
  await expect(page.getByText(words('accounts:errors.newPassword'))).toHaveCount(0);
  await page.getByRole('button', { name: words('accounts:confirm.submit') }).click();
  await expect(page).toHaveURL(at('/login'));
  await expect(page.getByText(words('accounts:login.confirmed', { username }))).toBeVisible();
  await expect(field(page, words('accounts:login.username'))).toHaveValue(username);
  await inspect(page);
  await fillLogin(page, words, username);
  await expect(page).toHaveURL(at('/profile-user'));
}

/** Changes the language on the profile; it holds after a reload, and with it at the server. */
async function changeLanguage(page: Page, words: Words, to: Language): Promise<Words> {
  await pick(page, words('accounts:fields.language'), NAMES[to]);
  const translated = wordsOf(to);
  await expect(title(page)).toHaveText(translated('accounts:profile.title'));
  await expect(
    page.getByRole('heading', { name: translated('accounts:sections.preferences') }),
  ).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText(translated('accounts:profile.title'));
  return translated;
}

for (const language of ['it', 'de'] as const) {
  const { locale, country, postalCode, telephone, prefix } = PEOPLE[language];
  const words = wordsOf(language);

  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a private person registers, confirms, logs in, edits and changes the language', async ({
      page,
      db,
    }) => {
      const username = newUsername();
      await open(page, '/login');
      await page.getByRole('link', { name: words('accounts:login.register') }).click();
      await expect(page).toHaveURL(at('/registration/P'));
      await expect(page.getByRole('combobox', { name: words('accounts:fields.country') })).toHaveValue(
        country,
      );
      await page.getByRole('button', { name: words('accounts:registration.submit') }).click();
      await expect(field(page, words('accounts:fields.firstname'))).toBeFocused();
      await expect(page.getByText(words('accounts:errors.privacyAccepted'))).toBeVisible();
      await inspect(page);

      await fillNames(page, words, { username, firstname: 'Greta', lastname: 'Sala' });
      await field(page, words('accounts:fields.zipCode')).fill(postalCode);
      await pick(page, words('accounts:fields.interested'), words('accounts:sectors.WOD'));
      await page.getByRole('checkbox', { name: words('accounts:fields.privacyAccepted') }).check();
      await page.reload();
      await expect(field(page, words('accounts:fields.username')), 'a reload loses nothing').toHaveValue(
        username,
      );
      await confirm(page, words, username);

      const prompt = page.getByText(words('accounts:notification.title'));
      await expect(prompt).toBeVisible();
      await inspect(page);
      await page.getByRole('button', { name: words('accounts:notification.yes') }).click();
      await expect(page.getByText(words('accounts:notification.success'))).toBeVisible();
      await expect(prompt).toHaveCount(0);

      await page.getByRole('button', { name: words('common:actions.edit') }).click();
      await expect(field(page, words('accounts:fields.firstname'))).toBeFocused();
      await field(page, words('accounts:fields.firstname')).fill('Gretel');
      await inspect(page);
      await page.getByRole('button', { name: words('common:actions.cancel') }).click();
      await expect(page.getByRole('button', { name: words('common:actions.edit') })).toBeFocused();
      await expect(fact(page, words('accounts:fields.name'))).toContainText('Greta Sala');
      await page.getByRole('button', { name: words('common:actions.edit') }).click();
      await expect(field(page, words('accounts:fields.firstname'))).toHaveValue('Greta');
      await field(page, words('accounts:fields.telephone')).fill(telephone);
      await page.getByRole('button', { name: words('common:actions.save') }).dblclick();
      await expect(page.getByText(words('accounts:profile.updateSuccess'))).toBeVisible();
      await expect(fact(page, words('accounts:fields.telephone'))).toContainText(prefix);

      await changeLanguage(page, words, OTHER[language]);
      const stored = await db
        .selectFrom('users')
        .select(['type', 'role', 'language', 'telephone', 'notificationMail', 'interested', 'country'])
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      expect(stored).toMatchObject({
        type: 'P',
        role: 'USER',
        language: OTHER[language],
        notificationMail: true,
        interested: 'WOD',
        country: locale.slice(3),
      });
      expect(stored.telephone?.replaceAll(' ', '')).toBe(
        `${prefix}${(language === 'de' ? telephone.slice(1) : telephone).replaceAll(' ', '')}`,
      );
    });

    test('a company registers, with the roles of its department, and finds its profile', async ({ page }) => {
      const username = newUsername();
      await open(page, '/registration/P');
      await fillNames(page, words, { username, firstname: 'Mario', lastname: 'Conti' });
      await page.getByRole('radio', { name: words('accounts:registration.types.C') }).click();
      await expect(page).toHaveURL(at('/registration/C'));
      await expect(field(page, words('accounts:fields.firstname')), 'what both have stays').toHaveValue(
        'Mario',
      );
      await fillCompany(page, words, {
        businessName: 'Officina Conti S.r.l.',
        website: 'www.conti.example/pagina',
        postalCode,
        telephone,
      });
      await page.getByRole('checkbox', { name: words('accounts:fields.privacyAccepted') }).check();
      await page.getByRole('button', { name: words('accounts:registration.submit') }).click();
      await expect(field(page, words('accounts:fields.businessWebsite'))).toBeFocused();
      await expect(page.getByText(words('accounts:errors.businessWebsite'))).toBeVisible();
      await inspect(page);
      await field(page, words('accounts:fields.businessWebsite')).fill('www.conti.example');
      await confirm(page, words, username);

      await expect(fact(page, words('accounts:fields.businessName'))).toHaveText('Officina Conti S.r.l.');
      await expect(fact(page, words('accounts:fields.businessWebsite'))).toHaveText(
        'https://www.conti.example',
      );
      await expect(fact(page, words('accounts:fields.businessRole'))).toHaveText(
        words('accounts:businessRoles.BYR'),
      );
      await inspect(page);
    });

    test('a forgotten password is replaced by the link of a mail, which works once', async ({
      page,
      db,
      watch,
    }) => {
      const { username } = await aCompanyUser(db, { language });
      await open(page, '/login');
      await field(page, words('accounts:login.username')).fill(username);
      await page.getByRole('link', { name: words('accounts:login.forgot') }).click();
      await expect(page).toHaveURL(at('/forgot-password'));
      await expect(field(page, words('accounts:fields.username'))).toHaveValue(username);
      await inspect(page);
      await page.getByRole('button', { name: words('accounts:forgot.submit') }).click();
      await expect(page.getByText(words('accounts:forgot.sentText', { username }))).toBeVisible();
      await inspect(page);
      const [mail = ''] = await mailsTo(page, username, 1);
      await page.getByRole('link', { name: words('accounts:demoMailbox') }).click();
      await followMail(page, words, '/new-password');

      const password = `${DEMO_PASSWORD}-new`;
      await fillNewPassword(page, words, password);
      await inspect(page);
      await page.getByRole('button', { name: words('accounts:reset.submit') }).click();
      await expect(page).toHaveURL(at('/login'));
      await expect(page.getByText(words('accounts:login.newPassword', { username }))).toBeVisible();
      await fillLogin(page, words, username, password);
      await expect(page).toHaveURL(at('/profile-user'));

      watch.expects(400, '/update-forgotten-password');
      await open(page, `/demo/mailbox/${mail}`);
      await page.frameLocator('iframe').locator('a[href*="/new-password?"]').first().click();
      await fillNewPassword(page, words, password);
      await page.getByRole('button', { name: words('accounts:reset.submit') }).click();
      await expect(title(page)).toHaveText(words('accounts:invalidLink.title'));
      await inspect(page);
      await page.getByRole('link', { name: words('accounts:invalidLink.reset') }).click();
      await expect(field(page, words('accounts:fields.username'))).toHaveValue(username);
    });
  });
}
