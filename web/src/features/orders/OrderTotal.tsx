import { calculateProcessedAmounts, type Order } from '@cromia/domain/orders/order';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { Money } from '../../ui/product/Money';

function findRelevantAmounts(order: Order) {
  return calculateProcessedAmounts(order).find(({ isRelevant }) => isRelevant);
}

/** The total of the shipped or confirmed packages of an order, or of the ordered ones before. EUR. */
export function getRelevantTotal(order: Order): number {
  return findRelevantAmounts(order)?.total ?? order.total;
}

/**
 * The total of the shipped or confirmed packages of an order; a note states the ordered total if it differs. For a
 * cancelled order it is what was cancelled, and the note says so.
 */
export function OrderTotal({ order }: { order: Order }) {
  const { t } = useTexts('orders');
  const { money } = useFormats();
  const relevantTotal = getRelevantTotal(order);
  return (
    <>
      <Money amount={relevantTotal} fw={600} />
      {findRelevantAmounts(order)?.stage === 'cancelled' && (
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
