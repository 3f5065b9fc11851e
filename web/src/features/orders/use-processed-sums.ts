import { calculateProcessedAmounts, type Order } from '@cromia/domain/orders/order';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { LabelledSum } from './use-sums';

/** Total and weight of the confirmed and shipped packages of an order. */
export function useProcessedSums(order: Order): LabelledSum[] {
  const { t } = useTexts('orders');
  const { money, weight } = useFormats();
  return calculateProcessedAmounts(order).map(({ stage, total, weight: kg }) => ({
    label: t(`orders:amounts.${stage}`),
    value: `${money(total)} · ${weight(kg)}`,
  }));
}
