import { isUnusualQuantity } from '@cromia/domain/cart/quantity';
import { LIMITS } from '@cromia/domain/limits';
import type { Transaction } from '../../platform/database/connection.ts';
import { rejectLinesWithFirstError } from '../../platform/problem.ts';
import { findLargestQuantities } from '../ordered-products/index.ts';

interface RaisedLine {
  productId: number;
  /** Gross weight of one package, kg. */
  weight: number;
  /** The number of packages that the cart contained before; 0 for a new line. */
  previousQuantity: number;
  quantity: number;
  path: string;
}

/**
 * Rejects quantities far above the customer's earlier orders. A line that was already unusual is rejected again only
 * when it becomes ten times as large.
 * @throws Problem UnusualQuantity with the lines
 */
export async function rejectUnusualQuantities(
  trx: Transaction,
  customerId: string,
  lines: readonly RaisedLine[],
): Promise<void> {
  // The smallest order is one package, so a small and light quantity is never unusual.
  const large = lines.filter(
    ({ quantity, weight }) =>
      quantity > LIMITS.unusualTimes || isUnusualQuantity(quantity, undefined, weight),
  );
  if (large.length === 0) return;
  const largest = await findLargestQuantities(
    trx,
    customerId,
    large.map(({ productId }) => productId),
  );
  rejectLinesWithFirstError(
    large,
    ({ productId, previousQuantity, quantity, weight }) => {
      const usual = largest.get(productId);
      const isConfirmed =
        isUnusualQuantity(previousQuantity, usual, weight) &&
        !isUnusualQuantity(quantity, previousQuantity, weight);
      return isUnusualQuantity(quantity, usual, weight) && !isConfirmed ? 'UnusualQuantity' : null;
    },
    ({ path }) => path,
  );
}
