import { isUnusualQuantity } from '@cromia/domain/cart/quantity';
import { LIMITS } from '@cromia/domain/limits';
import type { Transaction } from '../../platform/database/connection.ts';
import { rejectLinesWithFirstError } from '../../platform/problem.ts';
import { findLargestQuantities } from '../ordered-products/index.ts';

interface RaisedLine {
  productId: number;
  /** The number of packages that the cart contained before; 0 for a new line. */
  before: number;
  quantity: number;
  path: string;
}

/**
 * Refuses quantities far above the customer's earlier orders. A line that was already unusual is refused again
 * only when it becomes ten times as large.
 * @throws Problem UnusualQuantity with the lines
 */
export async function rejectUnusualQuantities(
  trx: Transaction,
  customerId: string,
  lines: readonly RaisedLine[],
): Promise<void> {
  // The smallest order is one package, so no quantity up to `unusualTimes` packages is unusual.
  const large = lines.filter(({ quantity }) => quantity > LIMITS.unusualTimes);
  if (large.length === 0) return;
  const largest = await findLargestQuantities(
    trx,
    customerId,
    large.map(({ productId }) => productId),
  );
  rejectLinesWithFirstError(
    large,
    ({ productId, before, quantity }) => {
      const usual = largest.get(productId);
      const isConfirmed = isUnusualQuantity(before, usual) && !isUnusualQuantity(quantity, before);
      return isUnusualQuantity(quantity, usual) && !isConfirmed ? 'UnusualQuantity' : null;
    },
    ({ path }) => path,
  );
}
