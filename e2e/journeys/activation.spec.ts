import { createUsername, findFact, findField } from '../src/account-steps.ts';
import {
  acceptRequest,
  becomeCustomer,
  continueTo,
  createVatNumber,
  expectCustomer,
  fillAddresses,
  fillAnagraphics,
  fillBank,
  fillContacts,
  findSection,
  findStepHeading,
  followNewestMail,
  openDesk,
  openRequest,
  registerCompany,
  rejectRequest,
  sendCode,
} from '../src/activation-steps.ts';
import { expect, test } from '../src/journey.ts';
import { waitForMails } from '../src/mailbox.ts';
import { aCompanyUser, aShopper } from '../src/people.ts';
import { logIn, matchUrl, open } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');

test('a company registers and becomes a customer by a request that the back office accepts', async ({
  page,
  browser,
  baseURL,
}) => {
  const user = { username: createUsername(), businessName: `Sala ${Date.now()} S.r.l.` };
  const vatNumber = createVatNumber();
  await open(page, '/registration/C');
  await registerCompany(page, words, user);
  await expect(findFact(page, 'Ragione sociale')).toHaveText(user.businessName);
  await expect(findFact(page, 'Sito web')).toHaveText('https://www.sala.example');
  await expect(findFact(page, 'Ruolo')).toHaveText('Addetto acquisti');
  await page.getByRole('link', { name: 'Compila la richiesta' }).click();
  await expect(page).toHaveURL(matchUrl('/customer-request'));
  await fillAnagraphics(page, words, vatNumber);
  await continueTo(page, words, 'Addresses');
  await fillAddresses(page, words);
  await continueTo(page, words, 'Contacts');
  await fillContacts(page, words, user.username);
  await page.reload();
  await expect(findStepHeading(page, words, 'Contacts'), 'a reload loses nothing').toBeVisible();
  await continueTo(page, words, 'BankInformation');

  await open(page, '/profile-user');
  await page.getByRole('link', { name: 'Continua la richiesta' }).click();
  await expect(
    findStepHeading(page, words, 'BankInformation'),
    'the draft opens at its last step',
  ).toBeVisible();
  await fillBank(page, words);
  await continueTo(page, words, 'ConfirmRequest');
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(page.getByText('Richiesta inviata', { exact: true })).toBeVisible();

  const desk = await openDesk(browser, baseURL, 'admin');
  await openRequest(desk, user.username);
  await expect(findSection(desk.page, 'Dati aziendali')).toContainText(vatNumber);
  await acceptRequest(desk);
  await desk.context.close();

  await page.getByRole('link', { name: 'Vai al profilo' }).click();
  await page.reload();
  await expect(findSection(page, 'Diventa cliente')).toContainText('Accettata');
  await becomeCustomer(page, words, user.businessName);
});

test('a user whose customer code is rejected acknowledges it, sends another request and joins the customer', {
  tag: '@phone',
}, async ({ page, browser, baseURL, db }) => {
  const german = wordsOf('de');
  const { customerCode } = await aShopper(db);
  const { username } = await aCompanyUser(db, { language: 'de' });
  const request = findSection(page, 'Kunde werden');
  await logIn(page, username, '/profile-user?openLinkCustomerModal=true');
  await sendCode(page, german, customerCode);
  await expect(request).toContainText('In Prüfung');

  const desk = await openDesk(browser, baseURL, 'cromia');
  await openRequest(desk, username);
  const reason = 'Il collegamento non risulta autorizzato.';
  await rejectRequest(desk, reason);
  await expect(desk.page.getByText(reason).first()).toBeVisible();
  await page.reload();
  await expect(request).toContainText(reason);
  await request.getByRole('button', { name: 'Verstanden' }).click();

  await request.getByRole('button', { name: 'Ich habe eine Kundennummer' }).click();
  await sendCode(page, german, customerCode);
  await expect(request).toContainText('In Prüfung');
  await openRequest(desk, username);
  await acceptRequest(desk);
  await desk.context.close();
  await page.reload();
  await becomeCustomer(page, german, `Verniciatura ${customerCode} S.r.l.`);
});

test('an invited person without an account registers, sees the invitation and accepts it', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const shopper = await aShopper(db);
  const user = { username: createUsername(), businessName: 'Sala S.r.l.' };
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
  const inviter = await context.newPage();
  await logIn(inviter, shopper.username, '/profile-customer/invite-new');
  await findField(inviter, 'Nome').fill('Marta');
  await findField(inviter, 'Cognome').fill('Sala');
  await findField(inviter, 'E-mail').fill(user.username);
  await inviter.getByRole('button', { name: 'Invia l’invito' }).click();
  await expect(inviter.getByText('Invito inviato.')).toBeVisible();

  const company = `Verniciatura ${shopper.customerCode} S.r.l.`;
  await open(page, '/');
  await followNewestMail(page, user.username, 1, '/registration/C');
  const inviterName = `Marta Fontana (${shopper.username})`;
  await expect(
    page.getByText(words('accounts:registration.invited', { inviter: inviterName, company })),
  ).toBeVisible();
  await registerCompany(page, words, user, { isInvited: true });
  await findSection(page, 'Inviti ricevuti')
    .getByRole('button', { name: `Accetta l’invito di ${company}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accetta', exact: true }).click();
  await expectCustomer(page, words, company);
  await waitForMails(page, shopper.username, 1);
  await inviter.reload();
  await expect(inviter.getByText('Accettato')).toBeVisible();
  await context.close();
});
