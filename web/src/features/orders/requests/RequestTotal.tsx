import { isTotalVisible, type OrderRequest } from '@cromia/domain/orders/order-request';
import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { Money } from '../../../ui/product/Money';
import classes from '../styles.module.css';

type Totals = Pick<OrderRequest, 'status' | 'total' | 'requestedTotal'>;

const isDecidedTotal = ({ status, total }: Totals) => isTotalVisible(status) && total !== null;

/** The total that `RequestTotal` shows, EUR; null without one. */
export function getRequestTotal(request: Totals): number | null {
  return isDecidedTotal(request) ? request.total : request.requestedTotal;
}

/** The total of an order request: of an accepted one (section 4), or the requested one while it is not decided. */
export function RequestTotal({ request }: { request: Totals }) {
  const { t } = useTexts('orders');
  const total = getRequestTotal(request);
  if (total === null) return <Text c="dimmed">–</Text>;
  if (isDecidedTotal(request)) return <Money amount={total} fw={600} />;
  return (
    <>
      <Money amount={total} fw={600} />
      <Text size="xs" c="dimmed" className={classes.unbroken}>
        {t('orders:requestedNet')}
      </Text>
    </>
  );
}
