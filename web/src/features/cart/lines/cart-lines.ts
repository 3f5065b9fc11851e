import { type CartItem, lineTotal } from '@cromia/domain/cart/cart';
import { checkQuantity } from '@cromia/domain/cart/quantity';
import { orderTotal, rowsTotal, rowWeight, totalWeight } from '@cromia/domain/catalogue/pricing';
import type { ProblemCode } from '../../../api/problem';

/** A quantity that was changed here and is not in the cart yet. */
export type QuantityEdit =
  | {
      quantity: number;
      /** Why it could not be saved; null while it is on its way. */
      error: ProblemCode | null;
    }
  /** What was typed is no quantity: the field says why. */
  | { quantity: null; error: 'IllegalItemQuantity' };

export type QuantityEdits = Readonly<Record<string, QuantityEdit>>;

/**
 * The line as it will be once its change is saved: shown at once. A change that could not be saved
 * does not count; what was typed stays in the field.
 */
export function editedLine<Line extends CartItem>(line: Line, edit: QuantityEdit | undefined): Line {
  if (edit === undefined || edit.error !== null) return line;
  return { ...line, quantity: edit.quantity };
}

/** What is wrong with a line's quantity: the refused change, or a stored quantity that the multiplier left behind. */
export function quantityError(line: CartItem, edit: QuantityEdit | undefined): ProblemCode | null {
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

/** Sums of some lines (section 9): lines without a price weigh, but cost nothing. */
export function sumsOf(lines: readonly SummedLine[], unconditionalDiscountPct: number): CartSums {
  const rows = lines.map(lineTotal).filter((total) => total !== null);
  return {
    rows: rowsTotal(rows),
    discount: unconditionalDiscountPct,
    total: orderTotal(rows, unconditionalDiscountPct),
    weight: totalWeight(lines.map((line) => rowWeight(line.quantity, line.plo))),
  };
}
