import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { chooseGender, fillCompany, fillNames, fillNewPassword, findField } from './account-steps.ts';
import { expect } from './journey.ts';
import { waitForMails } from './mailbox.ts';
import { demoUsername } from './people.ts';
import { fillLogin, findTitle, logIn, matchUrl, open } from './steps.ts';
import { type Words, wordsOf } from './texts.ts';

/** Steps for becoming a customer, and for the staff who decide on requests. */

/** A random Italian VAT number with a valid check digit. */
export function createVatNumber(): string {
  const digits = `${String(randomInt(1_000_000, 9_999_999))}015`;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `IT${digits}${(10 - (sum % 10)) % 10}`;
}

export interface NewUser {
  username: string;
  businessName: string;
}

/**
 * Registers as a company on the current page, follows the link in the mail and logs in. Ends on the user's profile.
 * @param isInvited whether the user was invited: the invitation was the first mail, and the form is prefilled
 */
export async function registerCompany(
  page: Page,
  words: Words,
  user: NewUser,
  { isInvited }: { isInvited: boolean } = { isInvited: false },
): Promise<void> {
  const { username } = user;
  if (isInvited) {
    await expect(findField(page, words('accounts:fields.username'))).toHaveValue(username);
    await chooseGender(page, words);
  } else await fillNames(page, words, { username, firstname: 'Marta', lastname: 'Sala' });
  await fillCompany(page, words, {
    businessName: user.businessName,
    website: 'www.sala.example',
    postalCode: '31100',
    telephone: '0422 512345',
  });
  await page.getByRole('checkbox', { name: words('accounts:fields.privacyAccepted') }).check();
  await page.getByRole('button', { name: words('accounts:registration.submit') }).click();
  await expect(findTitle(page)).toHaveText(words('accounts:registration.sentTitle'));
  await followNewestMail(page, username, isInvited ? 2 : 1, '/confirm-registration');
  await fillNewPassword(page, words);
  await page.getByRole('button', { name: words('accounts:confirm.submit') }).click();
  await expect(page).toHaveURL(matchUrl('/login'));
  await fillLogin(page, words, username);
  await expect(page).toHaveURL(matchUrl('/profile-user'));
}

/** Waits until an address has received `count` mails, opens the newest, and follows its link to a page. */
export async function followNewestMail(page: Page, to: string, count: number, path: string): Promise<void> {
  const [id = ''] = await waitForMails(page, to, count);
  await open(page, `/demo/mailbox/${id}`);
  await page.frameLocator('iframe').locator(`a[href*="/ecommerce${path}"]`).first().click();
  await expect(page).toHaveURL(matchUrl(path));
}

/** Finds a section of the page by its title. */
export function findSection(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}

function findFieldIn(scope: Locator, label: string): Locator {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return scope.getByRole('textbox', { name: new RegExp(`^${escaped}(?: \\*)?$`) });
}

export async function continueTo(page: Page, words: Words, step: string): Promise<void> {
  await page.getByRole('button', { name: words('common:actions.next'), exact: true }).click();
  await expect(findStepHeading(page, words, step)).toBeVisible();
}

export function findStepHeading(page: Page, words: Words, step: string): Locator {
  return page.getByRole('heading', { level: 2, name: words(`activation:steps.${step}`), exact: true });
}

export async function fillAnagraphics(page: Page, words: Words, vatNumber: string): Promise<void> {
  await findField(page, words('activation:fields.vatNumber')).fill(vatNumber);
  await findField(page, words('activation:fields.sdiCode')).fill('a1b2c3d');
  await findField(page, words('activation:fields.pec')).fill('sala@pec.test');
}

/** Fills the legal address, which is also the administrative address, and one shipping address. */
export async function fillAddresses(page: Page, words: Words): Promise<void> {
  const legal = findSection(page, words('activation:sections.legal'));
  await fillAddress(legal, words, { street: 'Via Roma 1', zip: '31100', city: 'Treviso' });
  await page.getByRole('button', { name: words('activation:actions.addAddress') }).click();
  const shipping = page.getByRole('group', { name: words('activation:shipping.name', { number: 1 }) });
  await fillAddress(shipping, words, { street: 'Via Piave 20', zip: '31100', city: 'Treviso' });
}

async function fillAddress(
  scope: Locator,
  words: Words,
  { street, zip, city }: { street: string; zip: string; city: string },
): Promise<void> {
  await findFieldIn(scope, words('activation:fields.streetAddress1')).fill(street);
  await findFieldIn(scope, words('accounts:fields.zipCode')).fill(zip);
  await findFieldIn(scope, words('activation:fields.city')).fill(city);
}

const BUYER = 'anna.pozzi@sala.test';

/** Fills in a buyer, the user as administrative contact, and both as recipients of documents. */
export async function fillContacts(page: Page, words: Words, username: string): Promise<void> {
  const purchasing = findSection(page, words('activation:contacts.purchasing'));
  await findFieldIn(purchasing, words('accounts:fields.firstname')).fill('Anna');
  await findFieldIn(purchasing, words('accounts:fields.lastname')).fill('Pozzi');
  await purchasing.getByRole('combobox', { name: words('accounts:fields.businessRole') }).click();
  await page.getByRole('option', { name: words('accounts:businessRoles.BYR'), exact: true }).click();
  await findFieldIn(purchasing, words('activation:fields.email')).fill(BUYER);
  await findFieldIn(purchasing, words('accounts:fields.telephone')).fill('0422 512346');

  const administrative = findSection(page, words('activation:contacts.administrative'));
  await administrative.getByRole('checkbox', { name: words('activation:contacts.itsMe') }).check();
  await expect(findFieldIn(administrative, words('activation:fields.email'))).toHaveValue(username);
  await administrative.getByRole('combobox', { name: words('accounts:fields.businessRole') }).click();
  await page.getByRole('option', { name: words('accounts:businessRoles.OFW'), exact: true }).click();
  await fillRecipients(page, words);
}

/** Fills the contacts as an agent: a buyer, a clerk and a foreman, with the buyer as recipient of all documents. */
export async function fillAgentContacts(page: Page, words: Words): Promise<void> {
  const people = [
    [findSection(page, words('activation:contacts.purchasing')), 'Anna', 'BYR', BUYER],
    [findSection(page, words('activation:contacts.administrative')), 'Luca', 'OFW', 'luca@sala.test'],
  ] as const;
  for (const [scope, firstName, role, email] of people)
    await fillPerson(page, words, scope, { firstName, role, email });
  await page.getByRole('button', { name: words('activation:actions.addContact') }).click();
  const foreman = page.getByRole('group', { name: words('activation:contacts.name', { number: 1 }) });
  await foreman.getByRole('combobox', { name: words('accounts:fields.businessDepartment') }).click();
  await page.getByRole('option', { name: words('accounts:departments.PRD'), exact: true }).click();
  await fillPerson(page, words, foreman, { firstName: 'Ugo', role: 'DPH', email: 'ugo@sala.test' });
  await page.getByRole('switch', { name: words('activation:fields.tntNextRequired') }).check();
  await fillRecipients(page, words);
}

async function fillPerson(
  page: Page,
  words: Words,
  scope: Locator,
  { firstName, role, email }: { firstName: string; role: string; email: string },
): Promise<void> {
  await findFieldIn(scope, words('accounts:fields.firstname')).fill(firstName);
  await findFieldIn(scope, words('accounts:fields.lastname')).fill('Pozzi');
  await scope.getByRole('combobox', { name: words('accounts:fields.businessRole') }).click();
  await page.getByRole('option', { name: words(`accounts:businessRoles.${role}`), exact: true }).click();
  await findFieldIn(scope, words('activation:fields.email')).fill(email);
  await findFieldIn(scope, words('accounts:fields.telephone')).fill('0422 512346');
}

async function fillRecipients(page: Page, words: Words): Promise<void> {
  for (const type of ['transportDocument', 'msds', 'testSheets'])
    await findRecipients(page, words, type)
      .getByRole('checkbox', { name: /^Anna Pozzi/ })
      .check();
  const billing = findRecipients(page, words, 'billing');
  await findFieldIn(billing, words('activation:documents.email', { number: 1 })).fill('billing@sala.test');
}

function findRecipients(page: Page, words: Words, type: string): Locator {
  return page.getByRole('group', { name: words(`activation:documents.${type}`), exact: true });
}

export async function fillBank(page: Page, words: Words): Promise<void> {
  await findField(page, words('activation:fields.bankName')).fill('Banca Popolare');
  await findField(page, words('activation:fields.iban')).fill('it60 x054 2811 1010 0000 0123 456');
}

/** Requests to join a customer by its code, in the open dialog. */
export async function sendCode(page: Page, words: Words, customerCode: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words('activation:association.title') });
  await findFieldIn(dialog, words('activation:fields.customerCode')).fill(customerCode);
  await dialog.getByRole('button', { name: words('common:actions.send') }).click();
}

/** Becomes a customer after a request was accepted. Ends on the user's profile, which confirms it. */
export async function becomeCustomer(page: Page, words: Words, businessName: string): Promise<void> {
  // Waits for pending requests, such as the one for invitations, which fail once the user is a customer.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: words('activation:upgrade.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('activation:upgrade.open') })
    .click();
  await expectCustomer(page, words, businessName);
}

/** Expects that the user is a customer, sees the company name, and can open a page for customers only. */
export async function expectCustomer(page: Page, words: Words, businessName: string): Promise<void> {
  const [textBefore = '', textAfter = ''] = words('accounts:profile.becomeClientSuccess', {
    customer: '|',
  }).split('|');
  const confirmation = page.getByRole('main').getByRole('status').filter({ hasText: textAfter });
  await expect(confirmation).toContainText(new RegExp(`${textBefore}${businessName} · \\d{6}`));
  await open(page, '/profile-customer/cart');
  await expect(page).toHaveURL(matchUrl('/profile-customer/cart'));
  await expect(findTitle(page)).toHaveText(words('cart:title'));
}

/** A staff member's page in Italian, in a separate browser context. */
export interface Desk {
  page: Page;
  words: Words;
  context: BrowserContext;
}

export async function openDesk(
  browser: Browser,
  baseURL: string | undefined,
  name: 'admin' | 'cromia',
): Promise<Desk> {
  // Staff work on a desktop, even in phone journeys.
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'it-IT',
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const page = await context.newPage();
  const words = wordsOf('it');
  await logIn(page, demoUsername(name));
  return { page, words, context };
}

/** Opens the pending request of a sender from the list of requests. */
export async function openRequest({ page, words }: Desk, username: string): Promise<void> {
  await open(page, '/backoffice/customer-requests?status=PENDING&size=100');
  const row = page.getByRole('row').filter({ hasText: username });
  await row.getByRole('link').first().click();
  await expect(findSection(page, words('desk:decision.title'))).toBeVisible();
}

/** Accepts the open request with the proposed terms. */
export async function acceptRequest({ page, words }: Desk): Promise<void> {
  const decision = findSection(page, words('desk:decision.title'));
  await decision.getByRole('button', { name: words('desk:decision.accept') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('desk:decision.accept'), exact: true })
    .click();
  await expect(findTitle(page)).toContainText(words('activation:status.ACCEPTED'));
}

/** Rejects the open request with a reason. */
export async function rejectRequest({ page, words }: Desk, reason: string): Promise<void> {
  await page.getByRole('button', { name: words('desk:decision.reject') }).click();
  const dialog = page.getByRole('dialog', { name: words('desk:decision.rejectTitle') });
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: words('desk:decision.reject'), exact: true }).click();
}
