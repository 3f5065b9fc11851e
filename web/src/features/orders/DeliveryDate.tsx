import { getToday } from '@cromia/domain/dates';
import { isOverdue, type Order } from '@cromia/domain/orders/order';
import { Text } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useContext } from 'react';
import { useFormats } from '../../i18n/format';
import { TimeZoneContext } from '../../i18n/time-zone';
import { useTexts } from '../../i18n/use-texts';
import classes from './styles.module.css';

/** The delivery date of an order, marked as overdue if the order has not been shipped by then. */
export function DeliveryDate({ order }: { order: Pick<Order, 'status' | 'deliveryDate'> }) {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  const today = getToday(useContext(TimeZoneContext), new Date());
  return (
    <>
      <span className={classes.unbroken}>{date(order.deliveryDate)}</span>
      {isOverdue(order, today) && (
        <Text span size="xs" c="warning" className={classes.overdue}>
          <IconClockExclamation size={14} aria-hidden />
          {t('orders:overdue')}
        </Text>
      )}
    </>
  );
}
