import { UNIT_PRICE_DIGITS } from './catalogue/decimals.ts';
import type { ProductLanguage, UiLanguage } from './languages.ts';

/** A number and its unit stay on one line. */
const NO_BREAK_SPACE = '\u00a0';
/** The currency of every amount (section 9). */
const MONEY = { style: 'currency', currency: 'EUR' } as const;

const formats = new Map<string, Intl.NumberFormat>();

/** A formatter is created once, because creating one takes longer than formatting a list with it. */
function getNumberFormat(language: ProductLanguage, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const existing = formats.get(key);
  if (existing !== undefined) return existing;
  // Always grouped: Italian, Spanish and Polish do not group four digits, and columns would not align.
  const created = new Intl.NumberFormat(language, { useGrouping: 'always', ...options });
  formats.set(key, created);
  return created;
}

/** An amount in EUR with 2 decimals (section 9), such as `1.234,50 €`. */
export function formatMoney(amount: number, language: UiLanguage): string {
  return getNumberFormat(language, MONEY).format(amount);
}

/** A price per unit of measure in EUR, with the decimals that totals are computed from, such as `4,8951 €`. */
export function formatUnitPrice(price: number, language: UiLanguage): string {
  return getNumberFormat(language, { ...MONEY, ...UNIT_PRICE_DIGITS }).format(price);
}

/** Symbols of units in languages that do not write them in Latin letters. */
const UNIT_SYMBOLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: { kg: 'кг', g: 'г', l: 'л', 'm²': 'м²' },
};

/** The symbol of a unit of measure, such as `kg` or `m²/l`, in a language. */
export function formatUnit(unit: string, language: string): string {
  const symbols = UNIT_SYMBOLS[language] ?? {};
  return unit
    .split('/')
    .map((part) => symbols[part] ?? part)
    .join('/');
}

/** A weight in kg with at most 2 decimals, such as `12,5 kg`. */
export function formatWeight(kilograms: number, language: UiLanguage): string {
  const text = getNumberFormat(language, { maximumFractionDigits: 2 }).format(kilograms);
  return `${text}${NO_BREAK_SPACE}${formatUnit('kg', language)}`;
}

/** A number with its unit of measure when there is one, such as `20 kg` or `4`. */
export function formatQuantity(quantity: number, language: ProductLanguage, unit?: string | null): string {
  const text = getNumberFormat(language, { maximumFractionDigits: 4 }).format(quantity);
  return unit ? `${text}${NO_BREAK_SPACE}${formatUnit(unit, language)}` : text;
}

/** The content of a package in its unit of measure, and the quantity that its price is for. */
interface PackageContent {
  um: string | null;
  qta: number;
  unitQty: number;
}

/**
 * The content of a package, such as `25 kg`. Where the price is for another quantity, it is stated as well, so that
 * quantity × content × price can be checked.
 * @param charged joins both, such as `25 l (charged: 20 l)`
 */
export function formatContent(
  { um, qta, unitQty }: PackageContent,
  language: UiLanguage,
  charged: (values: { content: string; charged: string }) => string,
): string {
  const content = formatQuantity(qta, language, um);
  return qta === unitQty ? content : charged({ content, charged: formatQuantity(unitQty, language, um) });
}

/** A percentage as stored (12.5 means 12.5 %). */
export function formatPercent(percent: number, language: UiLanguage): string {
  return `${getNumberFormat(language, { maximumFractionDigits: 2 }).format(percent)}${NO_BREAK_SPACE}%`;
}

/** Two discounts, one after the other, in percent, such as `10+12,5 %` (section 9). */
export function formatDiscounts(first: number, second: number, language: UiLanguage): string {
  return `${getNumberFormat(language, { maximumFractionDigits: 2 }).format(first)}+${formatPercent(second, language)}`;
}
