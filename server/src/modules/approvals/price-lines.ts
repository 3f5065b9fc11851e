import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { readSellableProducts, type SellableProduct } from '../catalogue/index.ts';
import {
  findBlockedLines,
  findProductLines,
  type PricedOrderRequest,
  priceOrder,
  rejectUnpricedLines,
} from '../checkout/index.ts';
import { type ActingCustomer, readTerms } from '../customers/index.ts';

/**
 * Prices lines of the cart that are approved, at today's prices and terms of the customer.
 * @throws Problem ProductNotAvailable and similar errors for lines that can no longer be ordered; PriceNotAssigned
 */
export async function priceApprovedLines(
  trx: Transaction,
  caller: { viewer: Viewer; customer: ActingCustomer },
  remaining: readonly { productId: number; productCode: ProductCode; quantity: number }[],
): Promise<
  Pick<PricedOrderRequest, 'rows' | 'total' | 'totalWeight' | 'overallDiscount'> & {
    products: SellableProduct[];
  }
> {
  const customer = await readTerms(trx, caller);
  const ids = remaining.map(({ productId }) => productId);
  const found = new Map(
    (await readSellableProducts(trx, customer, ids)).map((product) => [product.id, product]),
  );
  const lines = findProductLines(
    remaining.map(({ productCode, quantity }) => ({ productCode, quantity, finalUnitPrice: null })),
    ids.map((id) => found.get(id)),
  );
  const blocked = findBlockedLines(lines);
  if (blocked) throw new Problem(blocked.code, { errors: [...blocked.errors] });
  rejectUnpricedLines(lines);
  const overallDiscount = customer.unconditionalDiscountPct;
  return {
    ...priceOrder(lines, overallDiscount),
    overallDiscount,
    products: lines.map(({ product }) => product),
  };
}
