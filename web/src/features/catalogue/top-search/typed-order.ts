import { parseLine } from '@cromia/domain/cart/quick-order/lines';
import type { TypedAmount } from '@cromia/domain/cart/quick-order/typed-amount';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';

/** A product code with a quantity. */
export interface TypedOrder {
  /** As `F120-7035-25`. */
  code: string;
  amount: TypedAmount;
}

/** Parses `F120 7035 25 8` as a line of a quick order; undefined unless it has a complete code and a valid quantity. */
export function parseTypedOrder(text: string): TypedOrder | undefined {
  const { code, amount } = parseLine(1, text);
  return code === null || amount.problem !== null ? undefined : { code: formatProductCode(code), amount };
}
