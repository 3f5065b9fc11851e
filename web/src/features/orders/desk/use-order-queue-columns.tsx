import type { QueuedOrder } from '@cromia/domain/handling/queued-entries';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/table/columns';
import { RowLink } from '../../../ui/table/RowLink';
import { stackColumns } from '../../../ui/table/stack-columns';
import { useIsCompactQueue } from '../../../ui/table/use-is-compact-table';
import { CellNote, deskLayout } from '../../desk';
import { DeliveryDate } from '../DeliveryDate';
import { OrderStatusBadge } from '../OrderStatusBadge';
import { OrderTotal } from '../OrderTotal';
import { useQueueColumns } from './use-queue-columns';

type Column = DataColumn<QueuedOrder>;

/** Columns of the queue of orders. */
export function useOrderQueueColumns(): Column[] {
  const { t } = useTexts('desk', 'orders');
  const isCompact = useIsCompactQueue();
  const { date } = useFormats();
  const { customer, lines, total: totalColumn, assignedTo } = useQueueColumns(isCompact, false);
  return useMemo(() => {
    const orderCode: Column = {
      id: 'orderCode',
      card: 'title',
      header: t('orders:columns.orderCode'),
      cell: (order) => (
        <>
          <RowLink className={deskLayout.unbroken}>{order.orderCode}</RowLink>
          {isCompact && (
            <CellNote>
              <span className={deskLayout.unbroken}>{order.customerOrderCode}</span>
            </CellNote>
          )}
        </>
      ),
      sortBy: (order) => order.orderCode,
    };
    const customerOrderCode: Column = {
      id: 'customerOrderCode',
      card: 'hidden',
      header: t('orders:columns.customerOrderCode'),
      cell: (order) => <span className={deskLayout.unbroken}>{order.customerOrderCode ?? '–'}</span>,
    };
    const createdOn: Column = {
      id: 'createdOn',
      card: 'hidden',
      header: t('orders:columns.requestCreatedOn'),
      cell: (order) => <span className={deskLayout.unbroken}>{date(order.requestCreatedOn)}</span>,
      sortBy: (order) => order.requestCreatedOn,
    };
    const delivery: Column = {
      id: 'deliveryDate',
      card: 'brief',
      cardLabel: true,
      header: t('orders:columns.deliveryDate'),
      cell: (order) => <DeliveryDate order={order} />,
      sortBy: (order) => order.deliveryDate,
    };
    const status: Column = {
      id: 'status',
      card: 'badge',
      header: t('orders:columns.status'),
      cell: (order) => <OrderStatusBadge order={order} />,
      sortBy: (order) => order.status,
    };
    const total: Column = {
      ...totalColumn,
      cell: (order) => (
        <>
          <OrderTotal order={order} />
          {isCompact && (
            <CellNote>
              <span className={deskLayout.unbroken}>{t('desk:queue.lines', { count: order.itemCount })}</span>
            </CellNote>
          )}
        </>
      ),
    };
    if (isCompact)
      return [
        stackColumns(createdOn, orderCode),
        customer,
        delivery,
        total,
        stackColumns(status, assignedTo),
      ];
    return [orderCode, customer, customerOrderCode, createdOn, delivery, lines, total, assignedTo, status];
  }, [t, date, isCompact, customer, lines, totalColumn, assignedTo]);
}
