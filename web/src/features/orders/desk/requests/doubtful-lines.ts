import {
  findPriceDeviations,
  type PriceDeviation,
  toComparisonPrices,
} from '@cromia/domain/catalogue/price-deviation';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { ComparedOrderRequestItem, OrderRequestToDecide } from '@cromia/domain/orders/order-request';
import type { DoubtfulLine } from '../../../desk';

type PricedRequest = Pick<OrderRequestToDecide, 'status' | 'offerRequestId'>;

/**
 * How much the price of a line differs from its comparison prices. The prices of an offer were confirmed when the offer
 * was made, and those of a decided request matter no longer.
 */
export function findLineDeviations(
  { status, offerRequestId }: PricedRequest,
  line: ComparedOrderRequestItem,
): PriceDeviation[] {
  if (status !== 'PENDING' || offerRequestId !== null) return [];
  return findPriceDeviations(line.finalUnitPrice, toComparisonPrices(line));
}

/** The lines of a request whose prices are confirmed before the request is accepted. */
export function listDoubtfulLines(
  request: PricedRequest & { items: readonly ComparedOrderRequestItem[] },
): DoubtfulLine[] {
  return request.items.flatMap((item) => {
    const deviations = findLineDeviations(request, item);
    return deviations.length > 0 ? [{ product: formatProductCode(item.productCode), deviations }] : [];
  });
}
