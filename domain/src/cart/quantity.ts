import type { FieldLimit } from '../errors.ts';
import { LIMITS } from '../limits.ts';

/** The smallest quantity that can be ordered: the multiplier, or 1 without one (section 9). */
export function getMinimumQuantity(multiplier: number | null | undefined): number {
  return multiplier !== null && multiplier !== undefined && multiplier > 1 ? multiplier : 1;
}

/**
 * Checks a quantity of packages: a whole multiple of the multiplier, at least the multiplier itself (section 5).
 * @returns the error of section 8, null when the quantity is valid
 */
export function checkQuantity(
  quantity: number,
  multiplier: number | null | undefined,
): 'IllegalItemQuantity' | null {
  const step = getMinimumQuantity(multiplier);
  const fits = Number.isSafeInteger(quantity) && quantity >= step && quantity % step === 0;
  return fits && quantity <= LIMITS.itemQuantity ? null : 'IllegalItemQuantity';
}

/** The limit that `checkQuantity` checks. */
export function findQuantityLimit(multiplier: number | null | undefined): FieldLimit {
  const step = getMinimumQuantity(multiplier);
  const max = Math.floor(LIMITS.itemQuantity / step) * step;
  return { of: 'value', min: step, max, ...(step > 1 ? { multipleOf: step } : {}) };
}

/**
 * Whether a quantity of packages is so unusual that the buyer must confirm it: above ten times the largest ordered
 * before, or much of a product never ordered before.
 * @param largest the largest quantity ordered before; undefined for none
 * @param weight gross weight of one package, kg
 */
export function isUnusualQuantity(quantity: number, largest: number | undefined, weight: number): boolean {
  if (largest !== undefined) return quantity > largest * LIMITS.unusualTimes;
  return quantity > LIMITS.unusualPackages || quantity * weight > LIMITS.unusualKilograms;
}

/** Parses a whole number of packages; null for anything else. */
export function parseQuantity(text: string): number | null {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

/** Replaces a zero or missing quantity by the multiplier or 1 (section 5). Other quantities stay unchanged. */
export function applyDefaultQuantity(
  quantity: number | null | undefined,
  multiplier: number | null | undefined,
): number {
  return quantity === null || quantity === undefined || quantity === 0
    ? getMinimumQuantity(multiplier)
    : quantity;
}

/** Rounds a typed quantity up to a multiple of the multiplier; an invalid one becomes the minimum. */
export function roundUpToMultiplier(quantity: number, multiplier: number | null | undefined): number {
  const step = getMinimumQuantity(multiplier);
  if (!Number.isFinite(quantity) || quantity <= step) return step;
  const maximum = Math.floor(LIMITS.itemQuantity / step) * step;
  return Math.min(maximum, Math.ceil(quantity / step) * step);
}
