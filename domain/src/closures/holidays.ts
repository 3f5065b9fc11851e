import { addDays } from '../dates.ts';

/** Public holidays of Italy, with the year of the first one where a law of our time introduced it. */
const FIXED_HOLIDAYS = [
  { holiday: 'NEW_YEAR', day: '01-01' },
  { holiday: 'EPIPHANY', day: '01-06' },
  { holiday: 'LIBERATION_DAY', day: '04-25' },
  { holiday: 'LABOUR_DAY', day: '05-01' },
  { holiday: 'REPUBLIC_DAY', day: '06-02' },
  { holiday: 'ASSUMPTION', day: '08-15' },
  // Law 151 of 2025 restores Saint Francis as a public holiday from 2026 on.
  { holiday: 'SAINT_FRANCIS', day: '10-04', since: 2026 },
  { holiday: 'ALL_SAINTS', day: '11-01' },
  { holiday: 'IMMACULATE_CONCEPTION', day: '12-08' },
  { holiday: 'CHRISTMAS', day: '12-25' },
  { holiday: 'SAINT_STEPHEN', day: '12-26' },
] as const;

/** The public holidays of Italy; Easter itself is a Sunday, on which nobody delivers. */
export const HOLIDAYS = [
  'NEW_YEAR',
  'EPIPHANY',
  'EASTER_MONDAY',
  'LIBERATION_DAY',
  'LABOUR_DAY',
  'REPUBLIC_DAY',
  'ASSUMPTION',
  'SAINT_FRANCIS',
  'ALL_SAINTS',
  'IMMACULATE_CONCEPTION',
  'CHRISTMAS',
  'SAINT_STEPHEN',
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

/** Easter Sunday of a year in the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
export function findEasterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const goldenNumber = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((goldenNumber + 11 * epact + 22 * weekday) / 451);
  const place = epact + weekday - 7 * shift + 114;
  const [month, day] = [Math.floor(place / 31), (place % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Lists the public holidays of Italy in a year, by day. */
export function listItalianHolidays(year: number): { holiday: Holiday; day: string }[] {
  const fixed = FIXED_HOLIDAYS.filter((row) => !('since' in row) || row.since <= year);
  return [
    ...fixed.map(({ holiday, day }) => ({ holiday, day: `${year}-${day}` })),
    { holiday: 'EASTER_MONDAY' as const, day: addDays(findEasterSunday(year), 1) },
  ].sort((first, second) => first.day.localeCompare(second.day));
}
