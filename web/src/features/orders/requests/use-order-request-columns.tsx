import { formatDate } from '@cromia/domain/dates';
import type { OrderRequest } from '@cromia/domain/orders/order-request';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { renderCardAmount } from '../../../ui/table/card-amount';
import type { DataColumn } from '../../../ui/table/columns';
import { TalkMarks } from '../../messages';
import { RequestAgainDeadline } from '../again/RequestAgainDeadline';
import classes from '../styles.module.css';
import { PlacedOn } from '../use-placed-by';
import { RequestStatus } from './RequestStatus';
import { getRequestTotal, RequestTotal } from './RequestTotal';

/** Whether an order request has a last day to send it again. */
function hasDeadline({ canRequestAgain, expirationDate }: OrderRequest): boolean {
  return canRequestAgain && expirationDate !== null;
}

/** The columns of the order requests. */
export function useOrderRequestColumns(): DataColumn<OrderRequest>[] {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('orders:columns.requestNumber'),
        cell: (request) => (
          <>
            <strong className={classes.unbroken}>{request.number}</strong>
            <Text size="xs" c="dimmed" className={classes.unbroken}>
              {request.customerOrderCode}
            </Text>
          </>
        ),
        card: 'title',
        cardCell: ({ number }) => <strong>{number}</strong>,
      },
      {
        id: 'createdOn',
        header: t('orders:columns.createdOn'),
        cell: (request) => (
          <PlacedOn placedBy={request.placedBy}>
            <span className={classes.unbroken}>{date(request.createdOn)}</span>
          </PlacedOn>
        ),
        sortBy: (request) => request.createdOn,
      },
      {
        id: 'deliveryDateRequested',
        header: t('orders:columns.deliveryDateRequested'),
        cell: (request) => (
          <span className={classes.unbroken}>{formatDate(request.deliveryDateRequested)}</span>
        ),
        sortBy: (request) => request.deliveryDateRequested,
        card: 'brief',
        cardLabel: (request) => (hasDeadline(request) ? null : t('orders:columns.deliveryDate')),
        cardCell: (request) =>
          hasDeadline(request) ? (
            <RequestAgainDeadline expirationDate={request.expirationDate} />
          ) : (
            formatDate(request.deliveryDateRequested)
          ),
      },
      {
        id: 'status',
        header: t('orders:columns.status'),
        cell: (request) => (
          <>
            <RequestStatus status={request.status} />
            <TalkMarks request={request} />
            {request.canRequestAgain && <RequestAgainDeadline expirationDate={request.expirationDate} />}
          </>
        ),
        sortBy: (request) => request.status,
        card: 'badge',
        cardCell: (request) => (
          <>
            <RequestStatus status={request.status} />
            <TalkMarks request={request} />
          </>
        ),
      },
      {
        id: 'total',
        header: t('orders:columns.total'),
        cell: (request) => <RequestTotal request={request} />,
        align: 'right',
        card: 'amount',
        cardCell: (request) => renderCardAmount(getRequestTotal(request)),
      },
      {
        id: 'customerOrderCode',
        header: t('orders:columns.customerOrderCode'),
        cell: ({ customerOrderCode }) => customerOrderCode,
        onlyOnCards: true,
      },
    ],
    [t, date],
  );
}
