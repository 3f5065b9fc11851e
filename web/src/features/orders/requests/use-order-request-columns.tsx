import { formatDate } from '@cromia/domain/dates';
import type { OrderRequest } from '@cromia/domain/orders/order-request';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/table/columns';
import { TalkMarks } from '../../messages';
import { RequestAgainDeadline } from '../again/RequestAgainDeadline';
import classes from '../styles.module.css';
import { PlacedOn } from '../use-placed-by';
import { RequestStatus } from './RequestStatus';
import { RequestTotal } from './RequestTotal';

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
        cardLabel: t('orders:columns.deliveryDate'),
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
      },
      {
        id: 'total',
        header: t('orders:columns.total'),
        cell: (request) => <RequestTotal request={request} />,
        align: 'right',
        card: 'amount',
      },
    ],
    [t, date],
  );
}
