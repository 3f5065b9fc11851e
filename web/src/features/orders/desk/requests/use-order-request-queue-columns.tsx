import { formatDate } from '@cromia/domain/dates';
import type { QueuedOrderRequest } from '@cromia/domain/handling/queued-entries';
import { useMemo } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import type { DataColumn } from '../../../../ui/table/columns';
import { RowLink } from '../../../../ui/table/RowLink';
import { stackColumns } from '../../../../ui/table/stack-columns';
import { useIsCompactQueue } from '../../../../ui/table/use-is-compact-table';
import { CellNote, deskLayout } from '../../../desk';
import { TalkMarks } from '../../../messages';
import { RequestStatus } from '../../requests/RequestStatus';
import { useQueueColumns } from '../use-queue-columns';

type Column = DataColumn<QueuedOrderRequest>;

/** Columns of the queue of order requests. */
export function useOrderRequestQueueColumns(): Column[] {
  const { t } = useTexts('desk', 'offers-desk', 'orders', 'orders-desk');
  const isCompact = useIsCompactQueue();
  const { date } = useFormats();
  const { customer, lines, total, assignedTo } = useQueueColumns(isCompact, isCompact);
  return useMemo(() => {
    const createdOn: Column = {
      id: 'createdOn',
      card: 'brief',
      cardLabel: true,
      header: t('orders:columns.createdOn'),
      cell: (request) => <span className={deskLayout.unbroken}>{date(request.createdOn)}</span>,
      sortBy: (request) => request.createdOn,
    };
    const number: Column = {
      id: 'number',
      header: t('orders:columns.requestNumber'),
      cell: (request) => (
        <>
          <RowLink className={deskLayout.unbroken}>{request.number}</RowLink>
          {isCompact && <CellNote>{request.customerOrderCode}</CellNote>}
        </>
      ),
      card: 'title',
    };
    const customerOrderCode: Column = {
      id: 'customerOrderCode',
      card: 'hidden',
      header: t('orders:columns.customerOrderCode'),
      cell: (request) => <span className={deskLayout.unbroken}>{request.customerOrderCode}</span>,
      sortBy: (request) => request.customerOrderCode,
    };
    const delivery: Column = {
      id: 'deliveryDateRequested',
      card: 'hidden',
      header: t('orders:columns.deliveryDateRequested'),
      cell: (request) => (
        <span className={deskLayout.unbroken}>{formatDate(request.deliveryDateRequested)}</span>
      ),
      sortBy: (request) => request.deliveryDateRequested,
    };
    const status: Column = {
      id: 'status',
      card: 'badge',
      header: t('orders:columns.status'),
      cell: (request) => (
        <>
          <RequestStatus status={request.status} />
          <TalkMarks request={request} />
        </>
      ),
      sortBy: (request) => request.status,
    };
    if (isCompact)
      return [stackColumns(createdOn, number), customer, delivery, total, stackColumns(status, assignedTo)];
    return [number, createdOn, customer, customerOrderCode, delivery, lines, total, assignedTo, status];
  }, [t, date, isCompact, customer, lines, total, assignedTo]);
}
