import type { Page } from '@playwright/test';

/**
 * The demo's dates count from today. In pictures, each date, and the year in the number of a document, is the same on any
 * day; numbers of days are zeros.
 */
const REPLACEMENTS = [
  { pattern: String.raw`\b\d{2}([-./])\d{2}\1\d{4}\b`, replacement: '01$101$12030' },
  { pattern: String.raw`\b\d{1,2}[.:]\d{2}(?=\s*(Uhr)?$)`, replacement: '09:00' },
  { pattern: String.raw`\b([VRQ])\d{2}-(\d{6})\b`, replacement: '$130-$2' },
  {
    pattern: String.raw`\b\d+(?=\s(giorn[io]|Tage?n?|дн\w*|день|дня)(?![\p{L}]))`,
    replacement: '0',
  },
  {
    pattern:
      '(lunedì|martedì|mercoledì|giovedì|venerdì|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|понедельник|вторник|среда|четверг|пятница)',
    replacement: '–',
  },
];

/** Replaces what depends on the day in the texts and fields of a page. */
export async function steady(page: Page): Promise<void> {
  await page.evaluate((replacements) => {
    const steadyText = (text: string) =>
      replacements.reduce(
        (result, { pattern, replacement }) => result.replaceAll(new RegExp(pattern, 'gu'), replacement),
        text,
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const steadied = steadyText(text);
      if (steadied !== text) node.nodeValue = steadied;
    }
    for (const field of document.querySelectorAll('input')) field.value = steadyText(field.value);
  }, REPLACEMENTS);
}
