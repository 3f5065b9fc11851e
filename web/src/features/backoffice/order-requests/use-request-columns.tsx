import { formatDate } from '@cromia/domain/dates';
import type { StaffOrderRequest } from '@cromia/domain/orders/order-request';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { Money } from '../../../ui/Money';
import { RequestStatus } from '../../orders';
import { Below } from '../Below';
import classes from '../backoffice.module.css';
import { useOriginColumns } from '../use-origin-columns';
import type { QueueSearch } from './queue-list';

type Column = DataColumn<StaffOrderRequest>;

/** The way to a request, named by the customer's own code of the order. */
function RequestLink({ request, search }: { request: StaffOrderRequest; search: QueueSearch }) {
  return (
    <Anchor
      inherit
      fw={550}
      className={classes.unbroken}
      renderRoot={(props) => (
        <Link {...props} to="/backoffice/order-requests/$id" params={{ id: request.id }} search={search} />
      )}
    >
      {request.customerOrderCode}
    </Anchor>
  );
}

/**
 * Columns of the queue.
 * @param search the queue as it stands, which the page of a request leads back to
 * @param folded where there is little room: what else would be a column of its own stands below another
 */
export function useRequestColumns(search: QueueSearch, folded: boolean): Column[] {
  const { t } = useTexts('backoffice', 'orders');
  const { date } = useFormats();
  const { customer, sentBy } = useOriginColumns(folded);
  return useMemo(() => {
    const createdOn: Column = {
      id: 'createdOn',
      header: t('orders:columns.createdOn'),
      cell: (request) => (
        <>
          <span className={classes.unbroken}>{date(request.createdOn)}</span>
          {folded && (
            <div>
              <RequestLink request={request} search={search} />
            </div>
          )}
        </>
      ),
      sortBy: (request) => request.createdOn,
    };
    const customerOrderCode: Column = {
      id: 'customerOrderCode',
      header: t('orders:columns.customerOrderCode'),
      cell: (request) => <RequestLink request={request} search={search} />,
      sortBy: (request) => request.customerOrderCode,
    };
    const delivery: Column = {
      id: 'deliveryDateRequested',
      header: t('orders:columns.deliveryDateRequested'),
      cell: (request) => (
        <span className={classes.unbroken}>{formatDate(request.deliveryDateRequested)}</span>
      ),
      sortBy: (request) => request.deliveryDateRequested,
    };
    const lines: Column = {
      id: 'lines',
      header: t('backoffice:queue.linesHeader'),
      cell: (request) => request.itemCount,
      align: 'right',
    };
    const total: Column = {
      id: 'total',
      header: t('orders:columns.total'),
      cell: (request) => (
        <>
          <Money amount={request.total} fw={600} />
          {folded && <Below>{t('backoffice:queue.lines', { count: request.itemCount })}</Below>}
        </>
      ),
      align: 'right',
    };
    const status: Column = {
      id: 'status',
      header: t('orders:columns.status'),
      cell: (request) => <RequestStatus status={request.status} />,
      sortBy: (request) => request.status,
    };
    if (folded) return [createdOn, customer, delivery, total, status];
    return [createdOn, customer, sentBy, customerOrderCode, delivery, lines, total, status];
  }, [t, date, search, folded, customer, sentBy]);
}
