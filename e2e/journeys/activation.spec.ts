import { field, newUsername } from '../src/account-steps.ts';
import {
  accept,
  becomeCustomer,
  expectCustomer,
  fillAddresses,
  fillAnagraphics,
  fillBank,
  fillContacts,
  followNewestMail,
  newVatNumber,
  next,
  openDesk,
  openRequest,
  part,
  registerCompany,
  sendCode,
  stepHeading,
} from '../src/activation-steps.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { mailsTo } from '../src/mailbox.ts';
import { aShopper } from '../src/people.ts';
import { at, logIn, open } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

for (const [language, locale] of [
  ['it', 'it-IT'],
  ['de', 'de-DE'],
] as const) {
  const words = wordsOf(language);

  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a company becomes a customer by a request that the desk accepts', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(240_000);
      const user = { username: newUsername(), businessName: `Sala ${Date.now()} S.r.l.` };
      const vatNumber = newVatNumber();
      await open(page, '/registration/C');
      await registerCompany(page, words, user);
      await inspect(page);
      await page.getByRole('link', { name: words('activation:request.compile') }).click();
      await expect(page).toHaveURL(at('/customer-request'));

      await page.getByRole('button', { name: words('common:actions.next'), exact: true }).click();
      await expect(
        page.getByRole('textbox', { name: words('activation:fields.vatNumber') }),
        'the first error takes focus',
      ).toBeFocused();
      await inspect(page);
      await fillAnagraphics(page, words, vatNumber);
      await inspect(page);
      await next(page, words, 'Addresses');
      await fillAddresses(page, words);
      await inspect(page);
      await next(page, words, 'Contacts');
      await page.getByRole('button', { name: words('common:actions.back'), exact: true }).click();
      await expect(stepHeading(page, words, 'Addresses'), 'back asks for nothing').toBeVisible();
      await next(page, words, 'Contacts');
      await fillContacts(page, words, user.username);
      await inspect(page);
      await page.reload();
      await expect(stepHeading(page, words, 'Contacts'), 'a reload loses nothing').toBeVisible();
      await next(page, words, 'BankInformation');
      await page.getByRole('button', { name: words('activation:actions.saveDraft') }).click();
      await expect(page.getByText(words('activation:draft.saved'))).toBeVisible();
      await inspect(page);

      await open(page, '/profile-user');
      await expect(part(page, words('activation:request.title'))).toContainText(
        words('activation:status.DRAFT'),
      );
      await inspect(page);
      await page.getByRole('link', { name: words('activation:request.continue') }).click();
      await expect(stepHeading(page, words, 'BankInformation')).toBeVisible();
      await fillBank(page, words);
      await next(page, words, 'ConfirmRequest');
      const company = part(page, words('activation:steps.Anagraphics'));
      await expect(company).toContainText(vatNumber);
      await expect(company, 'SDI and PEC of an Italian company').toContainText('sala@pec.test');
      await inspect(page);
      await page.getByRole('button', { name: words('activation:actions.confirm') }).dblclick();
      await expect(page.getByText(words('activation:sent.title'))).toBeVisible();
      await inspect(page);

      const desk = await openDesk(browser, baseURL, 'admin');
      await openRequest(desk, user.username);
      await expect(part(desk.page, desk.words('activation:steps.Anagraphics'))).toContainText(vatNumber);
      await inspect(desk.page);
      await accept(desk);
      await expect(
        desk.page.getByText(desk.words('backoffice:history.actions.accept')).first(),
      ).toBeVisible();
      await desk.context.close();

      await page.getByRole('link', { name: words('activation:sent.toProfile') }).click();
      await page.reload();
      await expect(part(page, words('activation:request.title'))).toContainText(
        words('activation:status.ACCEPTED'),
      );
      await inspect(page);
      await becomeCustomer(page, words);
    });

    test('a user becomes one of a customer by its code', async ({ page, browser, baseURL, db, watch }) => {
      const { customerCode } = await aShopper(db);
      const user = { username: newUsername(), businessName: 'Sala S.r.l.' };
      await open(page, '/registration/C');
      await registerCompany(page, words, user);
      await page.getByRole('button', { name: words('activation:request.haveCode') }).click();
      await expect(page).toHaveURL(/openLinkCustomerModal=true/);
      await inspect(page);
      watch.expects(404, '/types/existing/pendings');
      await sendCode(page, words, '999999');
      await expect(page.getByText(words('errors:AssociationFailed'))).toBeVisible();
      await sendCode(page, words, customerCode);
      await expect(part(page, words('activation:request.title'))).toContainText(
        words('activation:status.PENDING'),
      );
      await inspect(page);

      const desk = await openDesk(browser, baseURL, 'cromia');
      await openRequest(desk, user.username);
      await inspect(desk.page);
      await accept(desk);
      await desk.context.close();
      await page.reload();
      await becomeCustomer(page, words);
    });

    test('an invited person without an account registers, finds the invitation and accepts it', async ({
      page,
      browser,
      baseURL,
      db,
    }) => {
      const shopper = await aShopper(db, { language });
      const user = { username: newUsername(), businessName: 'Sala S.r.l.' };
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale });
      const inviter = await context.newPage();
      await logIn(inviter, shopper.username, '/profile-customer/invite-list');
      await expect(inviter.getByText(words('activation:invitations.none'))).toBeVisible();
      await inspect(inviter);
      await inviter
        .getByRole('link', { name: words('activation:invitations.invite') })
        .first()
        .click();
      await expect(inviter).toHaveURL(at('/profile-customer/invite-new'));
      await inspect(inviter);
      await field(inviter, words('accounts:fields.firstname')).fill('Marta');
      await field(inviter, words('accounts:fields.lastname')).fill('Sala');
      await field(inviter, words('activation:fields.email')).fill(user.username);
      await inviter.getByRole('button', { name: words('activation:invite.send') }).dblclick();
      await expect(inviter.getByText(words('activation:invite.sendSuccess'))).toBeVisible();
      await expect(inviter.getByText(user.username)).toHaveCount(1);
      await inspect(inviter);

      await open(page, '/');
      await followNewestMail(page, user.username, 1, '/registration/C');
      await registerCompany(page, words, user, 1);
      await expect(
        page.getByRole('link', { name: words('shell:invitations.waiting', { count: 1 }) }),
      ).toBeVisible();
      const invitations = part(page, words('activation:received.title'));
      await expect(invitations).toContainText(shopper.customerCode);
      await inspect(page);
      const accepting = words('activation:received.accept');
      const company = `Verniciatura ${shopper.customerCode} S.r.l.`;
      await invitations
        .getByRole('button', { name: words('activation:received.acceptOf', { company }) })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: accepting, exact: true }).click();
      await expectCustomer(page, words);
      await mailsTo(page, shopper.username, 1);

      await inviter.reload();
      await expect(inviter.getByText(words('activation:invitations.status.ACCEPTED'))).toBeVisible();
      await expect(
        inviter.getByRole('button', { name: words('common:actions.delete') }),
        'what is accepted stays',
      ).toHaveCount(0);
      await context.close();
    });
  });
}
