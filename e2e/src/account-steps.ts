import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './people.ts';
import type { Words } from './texts.ts';

/** Steps for the account forms. They find fields by their labels. */

export function createUsername(): string {
  return `new-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}@e2e.test`;
}

/** Finds a text field by its label; the label of a required field ends with an asterisk. */
export function findField(page: Page, label: string): Locator {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${escaped}(?: \\*)?$`) });
}

/** Selects an option of a select by its text. */
export async function selectOption(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('combobox', { name: new RegExp(`^${label}(?: \\*)?$`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export interface Names {
  username: string;
  firstname: string;
  lastname: string;
}

/** Selects the salutation of a registration, which has no default. */
export async function chooseGender(page: Page, words: Words): Promise<void> {
  await page.getByRole('radio', { name: words('accounts:genders.F'), exact: true }).check();
}

/** Fills the salutation, the names and the e-mail address, which is repeated. */
export async function fillNames(page: Page, words: Words, names: Names): Promise<void> {
  await chooseGender(page, words);
  await findField(page, words('accounts:fields.firstname')).fill(names.firstname);
  await findField(page, words('accounts:fields.lastname')).fill(names.lastname);
  await findField(page, words('accounts:fields.username')).fill(names.username);
  await findField(page, words('accounts:fields.confirmusername')).fill(names.username);
}

export interface Company {
  businessName: string;
  website: string;
  postalCode: string;
  telephone: string;
}

/** Fills the company fields for a buyer in the purchasing department. */
export async function fillCompany(page: Page, words: Words, company: Company): Promise<void> {
  await findField(page, words('accounts:fields.businessName')).fill(company.businessName);
  await findField(page, words('accounts:fields.businessWebsite')).fill(company.website);
  await selectOption(page, words('accounts:fields.businessType'), words('accounts:companyTypes.MTI'));
  await selectOption(page, words('accounts:fields.businessDepartment'), words('accounts:departments.PRC'));
  await selectOption(page, words('accounts:fields.businessRole'), words('accounts:businessRoles.BYR'));
  await findField(page, words('accounts:fields.zipCode')).fill(company.postalCode);
  await findField(page, words('accounts:fields.telephone')).fill(company.telephone);
}

/** Fills the new password and its repetition. */
export async function fillNewPassword(page: Page, words: Words, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel(new RegExp(`^${words('accounts:fields.newPassword')}(?: \\*)?$`)).fill(password);
  await page.getByLabel(new RegExp(`^${words('accounts:fields.repeatPassword')}(?: \\*)?$`)).fill(password);
}

/** Finds the value that the profile shows under a label. */
export function findFact(page: Page, label: string): Locator {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');
}
