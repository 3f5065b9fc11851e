import type { UiLanguage } from './languages.ts';

/**
 * Dates as people type them. Anything that is not certainly one day is rejected, so that no date is taken in another
 * meaning than it was written.
 */

/** Typed years outside this range are typing errors. */
const YEAR_MIN = 1900;
const YEAR_MAX = 2199;
/** Years of two digits up to this one are of this century; above it the century is unclear. */
const SHORT_YEAR_MAX = 79;
/** Shortest abbreviation of a month. */
const MONTH_LETTERS = 3;

/** Words and endings that a written date may have around day, month and year. */
const FILLERS: Partial<Record<UiLanguage, RegExp>> = {
  it: /(?<=^\d{1,2})[°º](?= )/g,
  en: /(?<=\b\d{1,2})(?:st|nd|rd|th)(?=[ ,])|(?<=^[a-z.]+ \d{1,2}(?:st|nd|rd|th)?),(?= )/g,
  de: /(?<=^\d{1,2})\.(?= ?[a-z])/g,
  es: / del?(?= )/g,
  fr: /(?<=^1)er(?= )/g,
  pl: / ?r(?:\.|oku)?$/g,
  ru: / ?г(?:\.|ода)?$/g,
};

/** Lower case without accents: `1er Août` becomes `1er aout`. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const monthNames = new Map<UiLanguage, string[][]>();

/** All names of the twelve months in a language: long and short, alone and within a date. */
function getMonthNames(language: UiLanguage): string[][] {
  const cached = monthNames.get(language);
  if (cached) return cached;
  const formats = (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }),
  ]);
  const names = Array.from({ length: 12 }, (_, month) =>
    formats.flatMap((format) =>
      format
        .formatToParts(new Date(Date.UTC(2026, month, 1)))
        .filter(({ type }) => type === 'month')
        .map(({ value }) => normalize(value).replace(/\.$/, '')),
    ),
  );
  monthNames.set(language, names);
  return names;
}

/** The month with a name or a unique abbreviation, from 1; null for none. */
function findMonth(word: string, language: UiLanguage): number | null {
  const name = word.replace(/\.$/, '');
  if (name.length < MONTH_LETTERS) return null;
  const matches = getMonthNames(language).flatMap((names, index) =>
    names.some((each) => each.startsWith(name)) ? [index + 1] : [],
  );
  const [month] = matches;
  return matches.length === 1 && month !== undefined ? month : null;
}

function toYear(digits: string): number | null {
  const year = Number(digits);
  if (digits.length === 2) return year <= SHORT_YEAR_MAX ? 2000 + year : null;
  return year >= YEAR_MIN && year <= YEAR_MAX ? year : null;
}

/** The calendar day `YYYY-MM-DD`; null if it does not exist. */
function toDay(year: number | null, month: number | null, day: number): string | null {
  if (year === null || month === null) return null;
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  // The parser turns 31 February into a day in March; the round trip detects this.
  const instant = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date) ? date : null;
}

const YEAR_FIRST = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})( ?[-./] ?| )(\d{1,2})\2(\d{4}|\d{2})$/;
const DAY_AND_NAME = /^(\d{1,2})([ .-]| - )?(\p{L}+\.?)(?:\2|[ -])(\d{4})$/u;
const NAME_AND_DAY = /^(\p{L}+\.?) (\d{1,2}) (\d{4})$/u;

/**
 * Parses a typed date in the usual spellings of a language, and in ISO 8601: `5/11/2026`, `05-11-26`, `5. 11. 2026`,
 * `2026-11-05`, `5 novembre 2026`. Numbers are read day first in all languages, as pages show them (section 9).
 * @returns `YYYY-MM-DD`; null for anything else, such as a day that does not exist
 */
export function parseTypedDate(text: string, language: UiLanguage): string | null {
  const typed = normalize(text);
  const filler = FILLERS[language];
  const plain = filler === undefined ? typed : typed.replaceAll(filler, '');
  const iso = YEAR_FIRST.exec(plain);
  if (iso) return toDay(toYear(iso[1] ?? ''), Number(iso[3]), Number(iso[4]));
  const numeric = DAY_FIRST.exec(plain);
  if (numeric) return toDay(toYear(numeric[4] ?? ''), Number(numeric[3]), Number(numeric[1]));
  const named = DAY_AND_NAME.exec(plain);
  if (named) return toDay(toYear(named[4] ?? ''), findMonth(named[3] ?? '', language), Number(named[1]));
  const monthFirst = language === 'en' ? NAME_AND_DAY.exec(plain) : null;
  if (monthFirst)
    return toDay(
      toYear(monthFirst[3] ?? ''),
      findMonth(monthFirst[1] ?? '', language),
      Number(monthFirst[2]),
    );
  return null;
}
