import { type CartItem, calculateLineTotal } from '@cromia/domain/cart/cart-items';
import { checkQuantity } from '@cromia/domain/cart/quantity';
import {
  calculateOrderTotal,
  calculateRowWeight,
  sumRowTotals,
  sumRowWeights,
} from '@cromia/domain/catalogue/pricing';
import type { ProblemCode } from '../../../api/problem';

/** A changed quantity that is not stored in the cart yet. */
export type QuantityEdit =
  | {
      quantity: number;
      /** Why saving failed; null while saving. */
      error: ProblemCode | null;
    }
  /** Invalid input; the field shows the error. */
  | { quantity: null; error: 'IllegalItemQuantity' };

export type QuantityEdits = Readonly<Record<string, QuantityEdit>>;

/**
 * The line with its pending change applied optimistically. A failed change is ignored; the typed value stays in the
 * field.
 */
export function applyQuantityEdit<Line extends CartItem>(line: Line, edit: QuantityEdit | undefined): Line {
  if (edit === undefined || edit.error !== null) return line;
  return { ...line, quantity: edit.quantity };
}

/** The quantity error of a line: of a rejected change, or of a stored quantity that no longer fits the multiplier. */
export function findQuantityError(line: CartItem, edit: QuantityEdit | undefined): ProblemCode | null {
  if (edit !== undefined) return edit.error;
  return checkQuantity(line.quantity, line.qtyPkgMultiplier);
}

export interface CartSums {
  /** Sum of the rounded lines that have a price, EUR. */
  rows: number;
  /** The customer's unconditional discount, percent. */
  discount: number;
  /** EUR. */
  total: number;
  /** kg. */
  weight: number;
}

type SummedLine = Pick<CartItem, 'finalUnitPrice' | 'unitQty' | 'quantity' | 'plo'>;

/** Sums of some lines (section 9): lines without a price count for the weight only. */
export function calculateCartSums(lines: readonly SummedLine[], unconditionalDiscountPct: number): CartSums {
  const rows = lines.map(calculateLineTotal).filter((total) => total !== null);
  return {
    rows: sumRowTotals(rows),
    discount: unconditionalDiscountPct,
    total: calculateOrderTotal(rows, unconditionalDiscountPct),
    weight: sumRowWeights(lines.map((line) => calculateRowWeight(line.quantity, line.plo))),
  };
}
