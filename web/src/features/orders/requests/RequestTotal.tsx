import { isTotalVisible, type OrderRequest } from '@cromia/domain/orders/order-request';
import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { Money } from '../../../ui/product/Money';
import classes from '../styles.module.css';

/** The total of an order request: of an accepted one (section 4), or the requested one while it is not decided. */
export function RequestTotal({
  request: { status, total, requestedTotal },
}: {
  request: Pick<OrderRequest, 'status' | 'total' | 'requestedTotal'>;
}) {
  const { t } = useTexts('orders');
  if (isTotalVisible(status) && total !== null) return <Money amount={total} fw={600} />;
  if (requestedTotal === null) return <Text c="dimmed">–</Text>;
  return (
    <>
      <Money amount={requestedTotal} fw={600} />
      <Text size="xs" c="dimmed" className={classes.unbroken}>
        {t('orders:requestedNet')}
      </Text>
    </>
  );
}
