import type { Decision } from '@cromia/domain/decision';
import { HELD_FILTER, LATE_FILTER, UNREAD_FILTER } from '@cromia/domain/orders/order-request';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { ExportMenu } from '../../../../ui/list/ExportMenu';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import { QueueKeys } from '../../../desk';
import { OrderBulkBar } from '../bulk/OrderBulkBar';
import { ORDER_REQUEST_QUEUE } from './order-request-queue';
import {
  doubtfulLinesQuery,
  exportOrderRequestQueue,
  ORDER_REQUEST_LIST_KEYS,
  orderRequestQueueQuery,
  printOrderRequestQueue,
  sendOrderRequestDecision,
} from './order-requests-queries';
import { useOrderRequestQueueColumns } from './use-order-request-queue-columns';

/** The order requests of all customers, for staff who decide on them (contract, section 5). */
export function OrderRequestQueue() {
  const { t } = useTexts('desk', 'orders', 'messages');
  const { date } = useFormats();
  const columns = useOrderRequestQueueColumns();
  const list = useList(ORDER_REQUEST_QUEUE);
  const requests = useQuery(orderRequestQueueQuery(list.query));
  const [ids, setIds] = useState<string[]>([]);
  const selected = requests.data?.content.filter(({ id }) => ids.includes(id)) ?? [];
  const toBulkDecision = (decision: Decision) => ({
    kind: 'order-requests' as const,
    before: t('orders:status.PENDING'),
    rows: selected.map((request) => ({
      ...request,
      code: request.number,
      send: (reason: string) =>
        sendOrderRequestDecision(request.id, { decision, ...(reason ? { reason } : {}) }),
    })),
  });
  return (
    <PageFrame title={t('orders:title')} lead={t('desk:queue.lead')}>
      <QueueKeys>
        <PagedList
          list={list}
          page={requests}
          tools={
            <ExportMenu
              fetch={(format) => exportOrderRequestQueue(list.query, format)}
              print={{ fetch: () => printOrderRequestQueue(list.query, ids), selected: ids.length }}
            />
          }
          quickFilters={[
            { status: 'PENDING', label: t('orders:status.PENDING') },
            { status: LATE_FILTER, label: t('orders:statusGroup.LATE') },
            { status: HELD_FILTER, label: t('messages:filter.HELD') },
            { status: UNREAD_FILTER, label: t('messages:filter.UNREAD') },
          ]}
          label={t('orders:table')}
          count={(found) => t('orders:count', found)}
          columns={columns}
          rowId={(request) => request.id}
          rowLabel={(request) =>
            t('orders:row', {
              code: `${request.number} · ${request.customerOrderCode}`,
              date: date(request.createdOn),
            })
          }
          link={({ id }, linkProps) => (
            <Link {...linkProps} to="/backoffice/order-requests/$id" params={{ id }} search={list.search} />
          )}
          emptyContent={{
            icon: IconClipboardCheck,
            none: t('desk:queue.empty'),
            noMatch: t('orders:filters.noMatch'),
          }}
          selection={{ ids, onChange: setIds, canSelect: ({ status }) => status === 'PENDING' }}
        />
      </QueueKeys>
      <OrderBulkBar
        selected={selected.length}
        decisions={[
          { event: 'reject', after: t('orders:status.REJECTED'), ...toBulkDecision('REJECTED') },
          {
            event: 'accept',
            after: t('orders:status.ACCEPTED'),
            doubts: doubtfulLinesQuery(selected.map(({ id }) => id)),
            ...toBulkDecision('ACCEPTED'),
          },
        ]}
        lists={ORDER_REQUEST_LIST_KEYS}
        onClear={() => setIds([])}
      />
    </PageFrame>
  );
}
