import { Decimal } from 'decimal.js';
import { LIMITS } from '../../limits.ts';
import { checkQuantity, roundUpToMultiplier } from '../quantity.ts';
import type { Content, QuantityProblem } from './typed-amount.ts';

/** The fields of a product that turn a typed quantity into packages. */
export interface PackedProduct {
  um: string;
  /** Content of one package in `um`. */
  qta: number;
  qtyPkgMultiplier: number | null;
}

/** Packages, or the reason why there is no whole number of them. */
export interface ResolvedPackages {
  packages: number | null;
  problem: QuantityProblem | null;
}

function convertContent({ quantity, unit }: Content, { um, qta }: PackedProduct): ResolvedPackages {
  if (unit !== um.toLowerCase()) return { packages: null, problem: 'otherUnit' };
  const packages = new Decimal(quantity).dividedBy(qta);
  // The quotient may be rounded, its product with the content is not.
  const isWhole = packages.isInteger() && packages.times(qta).equals(quantity);
  if (!isWhole) return { packages: null, problem: 'content' };
  return packages.greaterThan(LIMITS.itemQuantity)
    ? { packages: null, problem: 'tooMany' }
    : { packages: packages.toNumber(), problem: null };
}

/**
 * The packages of a product for a typed quantity. A content becomes packages only if it is a multiple of the content of
 * one package, and nothing is rounded.
 */
export function resolvePackages(
  typed: { packages: number | null; content: Content | null; problem: QuantityProblem | null },
  product: PackedProduct,
): ResolvedPackages {
  if (typed.problem !== null) return { packages: null, problem: typed.problem };
  const resolved =
    typed.content === null
      ? { packages: typed.packages, problem: null }
      : convertContent(typed.content, product);
  if (resolved.packages === null) return { packages: null, problem: resolved.problem ?? 'missing' };
  const isMultiple = checkQuantity(resolved.packages, product.qtyPkgMultiplier) === null;
  return isMultiple ? resolved : { ...resolved, problem: 'multiple' };
}

/**
 * The packages for a quantity that is rejected only because it is between two multiples, rounded up; null for any other
 * quantity. Rounding is always the buyer's decision.
 */
export function roundUpPackages(
  { packages, content, problem }: ResolvedPackages & { content: Content | null },
  product: PackedProduct,
): number | null {
  if (problem !== 'multiple' && problem !== 'content') return null;
  if (content !== null && content.unit !== product.um.toLowerCase()) return null;
  const needed =
    content === null ? packages : new Decimal(content.quantity).dividedBy(product.qta).ceil().toNumber();
  if (needed === null) return null;
  const rounded = roundUpToMultiplier(needed, product.qtyPkgMultiplier);
  return rounded < needed ? null : rounded;
}
