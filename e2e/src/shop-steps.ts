import type { Page } from '@playwright/test';
import { type Words, wordsOf } from './texts.ts';

/** Weekly tasks of a company, in Italian on a desktop and in German, which has longer words, on a phone. */

export const PRIMER = 'F120-7035-25';

const LANGUAGES = { desktop: 'it', phone: 'de' } as const;

export function getDevice(project: string): { language: 'it' | 'de'; words: Words; isPhone: boolean } {
  const isPhone = project === 'phone';
  const language = LANGUAGES[isPhone ? 'phone' : 'desktop'];
  return { language, words: wordsOf(language), isPhone };
}

/** Finds a row of a list, which is a card on phones. */
export function findRow(page: Page, isPhone: boolean, text: string) {
  return page
    .getByRole(isPhone ? 'listitem' : 'row')
    .filter({ hasText: text })
    .first();
}

export const findQuantity = (page: Page, words: Words, code: string) =>
  page.getByRole('textbox', { name: `${words('common:quantity.label')}: ${code}` });
