import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Database } from '../../server/src/platform/database/connection.ts';
import { expect } from './journey.ts';
import type { Shopper } from './people.ts';
import type { Words } from './texts.ts';

export const createAddress = (): string => `sicurezza-${randomInt(1e9)}@e2e.test`;

/** Finds a button by its label. */
export function findButton(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('button', { name, exact: true });
}

/** Expands the first search result, which lists the languages of its sheet. */
export async function expandFirst(page: Page, words: Words): Promise<Locator> {
  const word = words('sds:results.languages');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${word} `) })
    .first()
    .click();
  const languages = page.getByRole('list', {
    name: new RegExp(words('sds:sheet.languagesOf', { sheet: '.+' })),
  });
  await expect(languages).toBeVisible();
  // Scrolls down as far as possible; on phones the top bar could overlap a button, which would then count as too small.
  await languages.evaluate((list) => list.scrollIntoView({ block: 'end' }));
  return languages;
}

/** Opens the first result's sheet in a language. @returns its dialog */
export async function openSheet(page: Page, words: Words, language: string): Promise<Locator> {
  const languages = await expandFirst(page, words);
  await languages.getByRole('button', { name: new RegExp(`^${language} `) }).click();
  const dialog = page.getByRole('dialog');
  await expect(findButton(dialog, words('sds:sheet.download'))).toBeVisible();
  return dialog;
}

/** Fills one of the e-mail fields in the send dialog. */
export async function typeAddress(
  dialog: Locator,
  words: Words,
  number: number,
  address: string,
): Promise<void> {
  await dialog.getByRole('textbox', { name: words('sds:send.email', { number }) }).fill(address);
}

export async function search(page: Page, words: Words): Promise<void> {
  await findButton(page.getByRole('main').getByRole('search'), words('common:actions.search')).click();
}

/** A one-page PDF with a line of text. */
export function aPdf(text: string): Buffer {
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  const body = parts.map((part, index) => `${index + 1} 0 obj\n${part}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`);
}

interface Product {
  serial: string;
  color: string;
}

/** Looks up the first version of a product's sheet at site ALC01. */
async function findFirstVersion(db: Database, { serial, color }: Product): Promise<string> {
  const { id } = await db
    .selectFrom('sdsDocuments')
    .select('id')
    .where('site', '=', 'ALC01')
    .where('serial', '=', serial)
    .where('color', '=', color)
    .where('recipe', '=', '01')
    .orderBy('version')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a batch for a customer, dated today. */
export async function aBatchFor(db: Database, { customerId }: Shopper, product: Product): Promise<void> {
  const documentId = await findFirstVersion(db, product);
  const date = new Date().toISOString().slice(0, 10);
  const batch = `A1-${date.slice(2, 4)}-${randomInt(800_000, 899_999)}`;
  await db.insertInto('sdsBatches').values({ batch, date, documentId, customerId }).execute();
}
