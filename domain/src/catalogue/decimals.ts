/** Decimals that prices and amounts are kept in (section 9). */
export const PRICE_DECIMALS = 4;
export const AMOUNT_DECIMALS = 2;

/**
 * The decimals in which prices for one unit of measure are written, for `Intl.NumberFormat`: all that are kept, at least
 * those of an amount. Rounded to 2, a reader could not follow how the total beside it was made.
 */
export const UNIT_PRICE_DIGITS = {
  minimumFractionDigits: AMOUNT_DECIMALS,
  maximumFractionDigits: PRICE_DECIMALS,
} as const;
