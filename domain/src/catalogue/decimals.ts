/** Stored decimals of prices and amounts (section 9). */
export const PRICE_DECIMALS = 4;
export const AMOUNT_DECIMALS = 2;

/**
 * Digits of a price per unit of measure, for `Intl.NumberFormat`: all stored decimals, and at least those of an amount.
 * With 2 decimals, readers could not recalculate the total from the price.
 */
export const UNIT_PRICE_DIGITS = {
  minimumFractionDigits: AMOUNT_DECIMALS,
  maximumFractionDigits: PRICE_DECIMALS,
} as const;
