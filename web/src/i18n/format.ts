import { UNIT_PRICE_DIGITS } from '@cromia/domain/catalogue/decimals';
import { formatInstant, formatDate as formatIsoDate } from '@cromia/domain/dates';
import type { UiLanguage } from '@cromia/domain/languages';
import { useContext, useMemo } from 'react';
import { TimeZoneContext } from './time-zone';
import { useTexts } from './use-texts';

const NOT_KNOWN = '–';
/** A number and its unit stay on one line. */
const GAP = '\u00a0';

function number(language: UiLanguage, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}|${options.style ?? ''}|${options.minimumFractionDigits ?? ''}|${options.maximumFractionDigits ?? ''}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  // Always grouped: some languages do not group four digits, and columns would not align.
  const made = new Intl.NumberFormat(language, { useGrouping: 'always', ...options });
  formats.set(key, made);
  return made;
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in EUR with 2 decimals (section 9), as `1.234,50 €`; a dash when there is none. */
export function formatMoney(amount: number | null | undefined, language: UiLanguage): string {
  if (amount === null || amount === undefined) return NOT_KNOWN;
  return number(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount);
}

/** A price per unit of measure in EUR, with the decimals that totals are computed from, as `4,8951 €`. */
export function formatUnitPrice(price: number | null | undefined, language: UiLanguage): string {
  if (price === null || price === undefined) return NOT_KNOWN;
  return number(language, { style: 'currency', currency: 'EUR', ...UNIT_PRICE_DIGITS }).format(price);
}

/** A weight in kg with at most 2 decimals, as `12,5 kg`. */
export function formatWeight(kilograms: number | null | undefined, language: UiLanguage): string {
  if (kilograms === null || kilograms === undefined) return NOT_KNOWN;
  return `${number(language, { maximumFractionDigits: 2 }).format(kilograms)}${GAP}kg`;
}

/** A number with its unit of measure when there is one, as `20 kg` or `4`. */
export function formatQuantity(
  quantity: number | null | undefined,
  language: UiLanguage,
  unit?: string | null,
): string {
  if (quantity === null || quantity === undefined) return NOT_KNOWN;
  const text = number(language, { maximumFractionDigits: 4 }).format(quantity);
  return unit ? `${text}${GAP}${unit}` : text;
}

/** A percentage as stored (12.5 means 12.5 %). */
export function formatPercent(percent: number, language: UiLanguage): string {
  return `${number(language, { maximumFractionDigits: 2 }).format(percent)}${GAP}%`;
}

/** Two discounts, one after the other, in percent, as `10+12,5 %` (section 9). */
export function formatDiscounts(first: number, second: number, language: UiLanguage): string {
  return `${number(language, { maximumFractionDigits: 2 }).format(first)}+${formatPercent(second, language)}`;
}

/** A date as DD-MM-YYYY (section 9) from `YYYY-MM-DD` or from an instant, by the manufacturer's day. */
export function formatDate(date: string | null | undefined, timeZone: string): string {
  if (date === null || date === undefined || date === '') return NOT_KNOWN;
  return date.includes('T') ? formatInstant(date, timeZone) : formatIsoDate(date);
}

/** An instant as `DD-MM-YYYY, HH:MM` by the manufacturer's clock. */
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
  percent: (percent: number) => string;
  discounts: (first: number, second: number) => string;
  date: (date: string | null | undefined) => string;
  moment: (instant: string) => string;
}

/** The formatters above, bound to the current language and the manufacturer's time zone. */
export function useFormats(): Formats {
  const { language } = useTexts();
  const timeZone = useContext(TimeZoneContext);
  return useMemo(
    () => ({
      money: (amount) => formatMoney(amount, language),
      unitPrice: (price) => formatUnitPrice(price, language),
      weight: (kilograms) => formatWeight(kilograms, language),
      quantity: (quantity, unit) => formatQuantity(quantity, language, unit),
      percent: (percent) => formatPercent(percent, language),
      discounts: (first, second) => formatDiscounts(first, second, language),
      date: (date) => formatDate(date, timeZone),
      moment: (instant) => formatDateTime(instant, timeZone),
    }),
    [language, timeZone],
  );
}
