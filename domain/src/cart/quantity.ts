import { LIMITS } from '../limits.ts';

/** The smallest quantity that is sold: the multiplier, 1 where there is none (section 9). */
export function minimumQuantity(multiplier: number | null | undefined): number {
  return multiplier !== null && multiplier !== undefined && multiplier > 1 ? multiplier : 1;
}

/**
 * Whether a quantity of packages may be asked for: a whole multiple of the multiplier, at least the multiplier itself
 * (section 5). @returns the error of section 8, null when the quantity is right
 */
export function checkQuantity(
  quantity: number,
  multiplier: number | null | undefined,
): 'IllegalItemQuantity' | null {
  const step = minimumQuantity(multiplier);
  const fits = Number.isSafeInteger(quantity) && quantity >= step && quantity % step === 0;
  return fits && quantity <= LIMITS.itemQuantity ? null : 'IllegalItemQuantity';
}

/**
 * Whether a quantity of packages is so far above the usual that the buyer is asked once.
 * @param largest the largest quantity ordered before; undefined for none
 */
export function isUnusualQuantity(quantity: number, largest: number | undefined): boolean {
  return quantity > (largest === undefined ? LIMITS.unusualPackages : largest * LIMITS.unusualTimes);
}

/** The whole number of packages that somebody typed; null for anything else, which is never guessed at. */
export function readQuantity(text: string): number | null {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

/** What a zero or missing quantity stands for: the multiplier or 1 (section 5); any other is left as it is. */
export function defaultQuantity(
  quantity: number | null | undefined,
  multiplier: number | null | undefined,
): number {
  return quantity === null || quantity === undefined || quantity === 0
    ? minimumQuantity(multiplier)
    : quantity;
}

/** The next quantity that fits the multiplier, for what a person typed; the minimum for what is no amount at all. */
export function roundUpToMultiplier(quantity: number, multiplier: number | null | undefined): number {
  const step = minimumQuantity(multiplier);
  if (!Number.isFinite(quantity) || quantity <= step) return step;
  const most = Math.floor(LIMITS.itemQuantity / step) * step;
  return Math.min(most, Math.ceil(quantity / step) * step);
}
