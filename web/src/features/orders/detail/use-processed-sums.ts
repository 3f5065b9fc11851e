import { calculateProcessedAmounts, type Order } from '@cromia/domain/orders/order';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { SumRow } from '../../cart';

/** Total and weight of the confirmed and shipped packages of an order. */
export function useProcessedSums(order: Order): SumRow[] {
  const { t } = useTexts('orders');
  const { money, weight } = useFormats();
  return calculateProcessedAmounts(order).map(({ stage, total, weight: kg, isRelevant }) => ({
    label: t(`orders:amounts.${stage}`),
    value: `${money(total)} · ${weight(kg)}`,
    isHighlighted: isRelevant,
  }));
}
