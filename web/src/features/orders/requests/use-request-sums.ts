import { isTotalVisible, type OrderRequest } from '@cromia/domain/orders/order-request';
import { useTexts } from '../../../i18n/use-texts';
import type { SumRow } from '../../cart';
import { useSums } from '../detail/use-sums';

/**
 * The sums of an order request up to its total: of an accepted one (section 4), or the requested one while it is not
 * decided; empty if there is none.
 * @param withLoneTotal also the total of an accepted request that has no other sum, which the row above displays
 */
export function useRequestSums(request: OrderRequest, withLoneTotal = false): SumRow[] {
  const { t } = useTexts('orders');
  const { status, requestedTotal } = request;
  const total = isTotalVisible(status) ? request.total : requestedTotal;
  const sums = useSums({ ...request, total, discount: request.overallDiscount });
  if (total === null) return [];
  if (isTotalVisible(status)) return sums.length > 1 || withLoneTotal ? sums : [];
  return [
    ...sums.slice(0, -1),
    ...sums.slice(-1).map((sum) => ({ ...sum, label: t('orders:requestedTotal') })),
  ];
}
