import { parseCsv } from '@cromia/domain/lists/csv';
import { createHeadings, listAlternatives } from '@cromia/domain/lists/headings';
import { readTexts } from '../texts/read-texts.ts';
import type it from './texts/it.json';

const TEXTS = Object.values(readTexts<typeof it>(new URL('./texts/', import.meta.url)));

/** The headings of the columns of all tables that are uploaded, in the seven languages. */
export const HEADINGS = createHeadings(TEXTS);

/** The headings with their accents, which tell code pages apart. */
const EXACT_HEADINGS: ReadonlySet<string> = new Set(
  TEXTS.flatMap((columns) => Object.values(columns).flatMap(listAlternatives)).map((heading) =>
    heading.toLowerCase(),
  ),
);

/** Characters of a file that contain its first line. */
const MAX_HEAD = 10_000;
const NON_ASCII = /[^\0-\x7f]/;

/** Whether the first line of a decoded table proves its encoding: it has headings beyond ASCII, and all are known. */
export function hasKnownHeadings(text: string): boolean {
  const [head] = parseCsv(text.slice(0, MAX_HEAD));
  const accented = head?.cells.filter((cell) => NON_ASCII.test(cell)) ?? [];
  return accented.length > 0 && accented.every((heading) => EXACT_HEADINGS.has(heading.toLowerCase()));
}
