import { dateField } from './fields.ts';

/** Earliest plausible day of what is stored. An earlier one is a typing error, or not a day of the database's calendar. */
const EARLIEST_DAY = '1900-01-01';

/** Whether a day, or an instant in ISO 8601, is in the year 1900 or later. */
export function isPlausibleDay(day: string): boolean {
  return day >= EARLIEST_DAY;
}

/** A day that is stored, from 1900 on. */
export function storedDateField() {
  return dateField().refine(isPlausibleDay, 'invalidField');
}
