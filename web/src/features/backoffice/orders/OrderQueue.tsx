import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import { ExportMenu } from '../../../ui/list/ExportMenu';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import { ORDER_QUEUE } from './order-queue';
import { exportOrderQueue, orderQueueQuery } from './order-queue-query';
import { useOrderQueueColumns } from './use-order-queue-columns';

/** The orders of all customers, for those who move them on (contract, section 5). */
export function OrderQueue() {
  const { t } = useTexts('backoffice', 'orders');
  const columns = useOrderQueueColumns();
  const list = useList(ORDER_QUEUE);
  const orders = useQuery(orderQueueQuery(list.query));
  return (
    <PageFrame title={t('orders:orders.title')} lead={t('backoffice:orders.lead')}>
      <PagedList
        list={list}
        page={orders}
        tools={<ExportMenu fetch={(format) => exportOrderQueue(list.query, format)} />}
        label={t('orders:orders.table')}
        count={(found) => t('orders:orders.count', found)}
        columns={columns}
        rowId={(order) => order.id}
        rowLabel={(order) => t('orders:orders.paper', { code: order.orderCode })}
        link={({ id }, look) => (
          <Link {...look} to="/backoffice/orders/$id" params={{ id }} search={list.search} />
        )}
        nothing={{
          icon: IconTruckDelivery,
          none: t('backoffice:orders.empty'),
          noMatch: t('orders:orders.noMatch'),
        }}
      />
    </PageFrame>
  );
}
