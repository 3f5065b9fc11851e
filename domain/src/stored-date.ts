import { dateField } from './fields.ts';

/** Earliest plausible day of what is stored. An earlier one is a typing error, or not a day of the database's calendar. */
const EARLIEST_DAY = '1900-01-01';

/** The year after the last plausible one, as of typed dates. */
const END_DAY = '2200-01-01';

/** Whether a day, or an instant in ISO 8601, is in the years 1900 to 2199. */
export function isPlausibleDay(day: string): boolean {
  return day >= EARLIEST_DAY && day < END_DAY;
}

/** A day that is stored, in the years 1900 to 2199. */
export function storedDateField() {
  return dateField().refine(isPlausibleDay, 'invalidField');
}
