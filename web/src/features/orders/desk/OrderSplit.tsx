import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { useList } from '../../../ui/list/use-list';
import { QueueSplit, useIsSplit } from '../../desk';
import { OrderStatusBadge } from '../OrderStatusBadge';
import { ORDER_QUEUE } from './order-queue';
import { orderQueueQuery } from './order-queue-queries';

/** An order beside the queue from which it was opened. */
export function OrderSplit({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  const list = useList(ORDER_QUEUE);
  const page = useQuery({ ...orderQueueQuery(list.query), enabled: useIsSplit() });
  return (
    <QueueSplit
      id={id}
      label={t('orders:orders.table')}
      list={list}
      page={page}
      link={(order, linkProps) => (
        <Link {...linkProps} to="/backoffice/orders/$id" params={{ id: order.id }} search={list.search} />
      )}
      describe={(order) => ({
        title: order.orderCode,
        badge: <OrderStatusBadge order={order} />,
        texts: [order.businessName, date(order.requestCreatedOn)],
      })}
    >
      {children}
    </QueueSplit>
  );
}
