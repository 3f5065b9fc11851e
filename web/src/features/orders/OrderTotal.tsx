import { calculateProcessedAmounts, type Order } from '@cromia/domain/orders/order';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { Money } from '../../ui/product/Money';

/** The total of the shipped or confirmed packages of an order; a note states the ordered total if it differs. */
export function OrderTotal({ order }: { order: Order }) {
  const { t } = useTexts('orders');
  const { money } = useFormats();
  const relevantTotal =
    calculateProcessedAmounts(order).find(({ isRelevant }) => isRelevant)?.total ?? order.total;
  return (
    <>
      <Money amount={relevantTotal} fw={600} />
      {relevantTotal !== order.total && (
        <Text size="xs" c="dimmed">
          {t('orders:amounts.of', { total: money(order.total) })}
        </Text>
      )}
    </>
  );
}
