import { calculateProcessedAmounts, type Order } from '@cromia/domain/orders/order';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { Money } from '../../ui/product/Money';

/**
 * The total of the shipped or confirmed packages of an order; a note states the ordered total if it differs. For a
 * cancelled order it is what was cancelled, and the note says so.
 */
export function OrderTotal({ order }: { order: Order }) {
  const { t } = useTexts('orders');
  const { money } = useFormats();
  const relevant = calculateProcessedAmounts(order).find(({ isRelevant }) => isRelevant);
  const relevantTotal = relevant?.total ?? order.total;
  return (
    <>
      <Money amount={relevantTotal} fw={600} />
      {relevant?.stage === 'cancelled' && (
        <Text size="xs" c="dimmed">
          {t('orders:amounts.cancelledNote')}
        </Text>
      )}
      {relevantTotal !== order.total && (
        <Text size="xs" c="dimmed">
          {t('orders:amounts.of', { total: money(order.total) })}
        </Text>
      )}
    </>
  );
}
