import {
  formatContent,
  formatDiscounts,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatUnit,
  formatUnitPrice,
  formatWeight,
} from '@cromia/domain/amount-formats';
import { formatInstant, formatDate as formatIsoDate } from '@cromia/domain/dates';
import { useContext, useMemo } from 'react';
import { TimeZoneContext } from './time-zone';
import { useTexts } from './use-texts';

const DASH = '–';
/** A value as text; a dash when there is none. */
export function formatOrDash<Value>(
  value: Value | null | undefined,
  format: (value: Value) => string,
): string {
  return value === null || value === undefined ? DASH : format(value);
}

/** A date as DD-MM-YYYY (section 9) from `YYYY-MM-DD` or from a timestamp, by the manufacturer's day. */
export function formatDate(date: string | null | undefined, timeZone: string): string {
  if (date === null || date === undefined || date === '') return DASH;
  return date.includes('T') ? formatInstant(date, timeZone) : formatIsoDate(date);
}

/** A calendar day with its weekday, such as `Monday 30-11-2026`. */
export function formatDayWithWeekday(day: string, language: string): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${day}T00:00:00Z`))} ${formatIsoDate(day)}`;
}

/** A timestamp as `DD-MM-YYYY, HH:MM` by the manufacturer's clock. */
export function formatDateTime(instant: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${formatInstant(instant, timeZone)}, ${time.format(new Date(instant))}`;
}

export interface Formats {
  money: (amount: number | null | undefined) => string;
  /** Price per unit of measure. */
  unitPrice: (price: number | null | undefined) => string;
  weight: (kilograms: number | null | undefined) => string;
  quantity: (quantity: number | null | undefined, unit?: string | null) => string;
  /** The symbol of a unit of measure, such as `kg`. */
  unit: (unit: string) => string;
  /** The content of a package, with the quantity that its price is for where that differs. */
  content: (product: Parameters<typeof formatContent>[0]) => string;
  percent: (percent: number) => string;
  discounts: (first: number, second: number) => string;
  date: (date: string | null | undefined) => string;
  dayWithWeekday: (day: string) => string;
  moment: (instant: string) => string;
}

/** The formatters of amounts and dates, bound to the current language and the manufacturer's time zone. */
export function useFormats(): Formats {
  const { t, language } = useTexts();
  const timeZone = useContext(TimeZoneContext);
  return useMemo(
    () => ({
      money: (amount) => formatOrDash(amount, (value) => formatMoney(value, language)),
      unitPrice: (price) => formatOrDash(price, (value) => formatUnitPrice(value, language)),
      weight: (kilograms) => formatOrDash(kilograms, (value) => formatWeight(value, language)),
      quantity: (quantity, unit) => formatOrDash(quantity, (value) => formatQuantity(value, language, unit)),
      unit: (unit) => formatUnit(unit, language),
      content: (product) =>
        formatContent(product, language, (values) => t('common:quantity.charged', values)),
      percent: (percent) => formatPercent(percent, language),
      discounts: (first, second) => formatDiscounts(first, second, language),
      date: (date) => formatDate(date, timeZone),
      dayWithWeekday: (day) => formatDayWithWeekday(day, language),
      moment: (instant) => formatDateTime(instant, timeZone),
    }),
    [language, timeZone, t],
  );
}
