/** Decimals with which prices and amounts are stored (section 9). */
export const PRICE_DECIMALS = 4;
export const AMOUNT_DECIMALS = 2;

/**
 * Digits of a price per unit of measure, for `Intl.NumberFormat`: all stored decimals, and at least those of an amount.
 * Rounded to 2, the total next to it could not be recalculated.
 */
export const UNIT_PRICE_DIGITS = {
  minimumFractionDigits: AMOUNT_DECIMALS,
  maximumFractionDigits: PRICE_DECIMALS,
} as const;
