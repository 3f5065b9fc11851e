import type { Page } from '@playwright/test';
import { isPhone } from './steps.ts';
import type { Words } from './texts.ts';

/** Weekly tasks of a company. Journeys run them in Italian on desktops, and in German, which has longer words, on phones. */

export const PRIMER = 'F120-7035-25';

/** Finds a row of a list by its text; on phones a row is a card. */
export function findRow(page: Page, text: string) {
  return page
    .getByRole(isPhone(page) ? 'listitem' : 'row')
    .filter({ hasText: text })
    .first();
}

export const findQuantity = (page: Page, words: Words, code: string) =>
  page.getByRole('textbox', { name: `${words('common:quantity.label')}: ${code}` });
