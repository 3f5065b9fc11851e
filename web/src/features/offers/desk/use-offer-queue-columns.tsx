import { formatDate } from '@cromia/domain/dates';
import type { QueuedOfferRequest } from '@cromia/domain/handling/queued-entries';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { type DataColumn, NO_VALUE } from '../../../ui/table/columns';
import { RowLink } from '../../../ui/table/RowLink';
import { stackColumns } from '../../../ui/table/stack-columns';
import { useIsCompactQueue } from '../../../ui/table/use-is-compact-table';
import { deskLayout } from '../../desk';
import { useQueueColumns } from '../../orders';
import { OfferStatusCell } from '../OfferStatusCell';

type Column = DataColumn<QueuedOfferRequest>;

/** Columns of the queue of offer requests. */
export function useOfferQueueColumns(): Column[] {
  const { t } = useTexts('offers', 'offers-desk', 'orders');
  const isCompact = useIsCompactQueue();
  const { date } = useFormats();
  const { customer, total } = useQueueColumns(true, isCompact);
  const { assignedTo } = useQueueColumns(isCompact, isCompact);
  return useMemo(() => {
    const number: Column = {
      id: 'number',
      header: t('offers:number'),
      cell: (offer) => <RowLink className={deskLayout.unbroken}>{offer.number}</RowLink>,
      card: 'title',
    };
    const createdOn: Column = {
      id: 'createdOn',
      card: 'hidden',
      header: t('orders:columns.createdOn'),
      cell: ({ createdOn: at }) => <span className={deskLayout.unbroken}>{date(at)}</span>,
      sortBy: (offer) => offer.createdOn,
    };
    const delivery: Column = {
      id: 'deliveryDateRequested',
      card: 'hidden',
      header: t('orders:columns.deliveryDateRequested'),
      cell: (offer) => <span className={deskLayout.unbroken}>{formatDate(offer.deliveryDateRequested)}</span>,
      sortBy: (offer) => offer.deliveryDateRequested,
    };
    const responseBy: Column = {
      id: 'expirationDate',
      card: 'brief',
      cardLabel: true,
      header: t('offers-desk:until'),
      cell: ({ answerExpectedOn, expirationDate }) => {
        const day = answerExpectedOn ?? expirationDate;
        return day === null ? NO_VALUE : <span className={deskLayout.unbroken}>{formatDate(day)}</span>;
      },
      sortBy: (offer) => offer.expirationDate,
    };
    const status: Column = {
      id: 'status',
      card: 'badge',
      header: t('orders:columns.status'),
      cell: (offer) => <OfferStatusCell offer={offer} atDesk />,
      sortBy: (offer) => offer.status,
    };
    if (isCompact)
      return [stackColumns(createdOn, number), customer, responseBy, total, stackColumns(status, assignedTo)];
    return [number, createdOn, customer, delivery, responseBy, total, assignedTo, status];
  }, [t, date, isCompact, customer, total, assignedTo]);
}
