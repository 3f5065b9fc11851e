import { field } from '../src/account-steps.ts';
import {
  accept,
  fillAnagraphics,
  newVatNumber,
  next,
  openDesk,
  openRequest,
  part,
  reject,
  sendCode,
  stepHeading,
} from '../src/activation-steps.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { aCompanyUser, aShopper } from '../src/people.ts';
import { endAtServer } from '../src/session-end.ts';
import { at, fillLogin, goBy, logIn, open } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');

test('a refused request is acknowledged, and a new one may be made', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const { customerCode } = await aShopper(db);
  const { username } = await aCompanyUser(db);
  await logIn(page, username, '/profile-user?openLinkCustomerModal=true');
  await sendCode(page, words, customerCode);
  const request = part(page, words('activation:request.title'));
  await expect(request).toContainText(words('activation:status.PENDING'));

  const desk = await openDesk(browser, baseURL, 'admin');
  await openRequest(desk, username);
  await reject(desk, 'Il collegamento non risulta autorizzato.');
  await expect(desk.page.getByText('Il collegamento non risulta autorizzato.').first()).toBeVisible();
  await desk.context.close();

  await page.reload();
  await expect(request).toContainText(words('activation:status.REJECTED'));
  await expect(request).toContainText('Il collegamento non risulta autorizzato.');
  await inspect(page);
  await request.getByRole('button', { name: words('activation:request.acknowledge') }).click();
  await expect(request.getByRole('link', { name: words('activation:request.compile') })).toBeVisible();
});

test('of two people at the desk the second sees what the first has decided', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const { customerCode } = await aShopper(db);
  const { username } = await aCompanyUser(db);
  await logIn(page, username, '/profile-user?openLinkCustomerModal=true');
  await sendCode(page, words, customerCode);
  await expect(part(page, words('activation:request.title'))).toContainText(
    words('activation:status.PENDING'),
  );
  const first = await openDesk(browser, baseURL, 'admin');
  const second = await openDesk(browser, baseURL, 'cromia');
  await openRequest(first, username);
  await openRequest(second, username);
  await accept(first);
  await reject(second, 'Troppo tardi');
  await expect(second.page.getByText(words('backoffice:decision.overtaken'))).toBeVisible();
  await expect(second.page.getByRole('heading', { level: 1 })).toContainText(
    words('activation:status.ACCEPTED'),
  );
  await inspect(second.page);
  await first.context.close();
  await second.context.close();
});

test('a VAT number of a customer leads to the association with its code', async ({ page, db }) => {
  const { username } = await aCompanyUser(db);
  const vatNumber = newVatNumber();
  const { customerId } = await aShopper(db);
  await db.updateTable('customers').set({ vatNumber }).where('id', '=', customerId).execute();
  await logIn(page, username, '/customer-request');
  await field(page, words('accounts:fields.businessName')).fill('Sala S.r.l.');
  await fillAnagraphics(page, words, vatNumber);
  await page.getByRole('button', { name: words('common:actions.next'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('activation:vatKnown.customerTitle') });
  await expect(dialog).toBeVisible();
  await inspect(page);
  await dialog.getByRole('link', { name: words('activation:vatKnown.associate') }).click();
  await page.getByRole('button', { name: words('common:form.leave') }).click();
  await expect(page.getByRole('dialog', { name: words('activation:association.title') })).toBeVisible();
});

test('a session that ends in the middle of the wizard loses nothing, and leaving asks', async ({
  page,
  db,
  watch,
}) => {
  const { username } = await aCompanyUser(db);
  const vatNumber = newVatNumber();
  await logIn(page, username, '/customer-request');
  await field(page, words('accounts:fields.businessName')).fill('Sala S.r.l.');
  await fillAnagraphics(page, words, vatNumber);
  await next(page, words, 'Addresses');
  await endAtServer(page);
  watch.expects(401, '/api/');
  await page.getByRole('button', { name: words('activation:actions.saveDraft') }).click();
  await expect(page).toHaveURL(/\/login\?redirectLink=%2Fcustomer-request$/);
  await fillLogin(page, words, username);
  await expect(stepHeading(page, words, 'Addresses')).toBeVisible();
  await page.getByRole('button', { name: words('common:actions.back'), exact: true }).click();
  await expect(field(page, words('activation:fields.vatNumber'))).toHaveValue(vatNumber);

  await goBy(page, words, 'shell:nav.productSearch');
  const dialog = page.getByRole('dialog', { name: words('common:form.leaveTitle') });
  await dialog.getByRole('button', { name: words('common:form.stay') }).click();
  await page.getByRole('button', { name: words('activation:actions.saveDraft') }).click();
  await expect(page.getByText(words('activation:draft.saved'))).toBeVisible();
  await goBy(page, words, 'shell:nav.productSearch');
  await expect(page, 'what is saved needs no question').toHaveURL(at('/products-search'));

  await open(page, '/profile-user');
  await page.getByRole('button', { name: words('activation:request.startAnew') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('activation:startAnew.confirm') })
    .click();
  await expect(page).toHaveURL(at('/customer-request'));
  await expect(field(page, words('activation:fields.vatNumber'))).toHaveValue('');
});

test('an invitation is taken back while it waits, and refused by whom it was meant for', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const shopper = await aShopper(db);
  const invited = await aCompanyUser(db);
  await logIn(page, shopper.username, '/profile-customer/invite-new');
  const invite = async (email: string) => {
    await field(page, words('accounts:fields.firstname')).fill('Ugo');
    await field(page, words('accounts:fields.lastname')).fill('Conti');
    await field(page, words('activation:fields.email')).fill(email);
    await page.getByRole('button', { name: words('activation:invite.send') }).click();
    await expect(page.getByText(words('activation:invite.sendSuccess'))).toBeVisible();
  };
  await invite('nobody@e2e.test');
  await page.getByRole('button', { name: /nobody@e2e\.test/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('common:actions.delete') })
    .click();
  await expect(page.getByText(words('activation:invitations.deleteSuccess'))).toBeVisible();
  await expect(page.getByText(words('activation:invitations.none'))).toBeVisible();

  await open(page, '/profile-customer/invite-new');
  await invite(invited.username);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
  const invitee = await context.newPage();
  await logIn(invitee, invited.username, '/profile-customer/invite-list');
  await inspect(invitee);
  const refuse = words('activation:received.refuse');
  await invitee.getByRole('button', { name: new RegExp(`^${refuse}`) }).click();
  await invitee.getByRole('dialog').getByRole('button', { name: refuse, exact: true }).click();
  await expect(invitee.getByText(words('activation:received.refuseSuccess'))).toBeVisible();
  await expect(invitee.getByText(words('activation:received.none'))).toBeVisible();
  await context.close();
  await page.reload();
  await expect(page.getByText(words('activation:invitations.status.REJECTED'))).toBeVisible();
});
