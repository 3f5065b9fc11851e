import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { useList } from '../../../../ui/list/use-list';
import { QueueSplit, useIsSplit } from '../../../desk';
import { RequestStatus } from '../../requests/RequestStatus';
import { ORDER_REQUEST_QUEUE } from './order-request-queue';
import { orderRequestQueueQuery } from './order-requests-queries';

/** An order request beside the queue from which it was opened. */
export function OrderRequestSplit({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  const list = useList(ORDER_REQUEST_QUEUE);
  const page = useQuery({ ...orderRequestQueueQuery(list.query), enabled: useIsSplit() });
  return (
    <QueueSplit
      id={id}
      label={t('orders:table')}
      list={list}
      page={page}
      link={(request, linkProps) => (
        <Link
          {...linkProps}
          to="/backoffice/order-requests/$id"
          params={{ id: request.id }}
          search={list.search}
        />
      )}
      describe={(request) => ({
        title: request.number,
        badge: <RequestStatus status={request.status} />,
        texts: [request.businessName, date(request.createdOn)],
      })}
    >
      {children}
    </QueueSplit>
  );
}
