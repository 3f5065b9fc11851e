import { getToday } from '@cromia/domain/dates';
import { ORDER_STATUS_GROUPS, type OrderStatus, type StaffOrder } from '@cromia/domain/orders/order';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useContext, useState } from 'react';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { ExportMenu } from '../../../ui/list/ExportMenu';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import { QueueKeys } from '../../desk';
import { OrderBulkBar } from './bulk/OrderBulkBar';
import { ORDER_QUEUE } from './order-queue';
import {
  exportOrderQueue,
  ORDER_LIST_KEYS,
  orderQueueQuery,
  printOrderQueue,
  sendOrderTransition,
} from './order-queue-queries';
import { useOrderQueueColumns } from './use-order-queue-columns';

/** Statuses from which orders can be changed in bulk. */
const BULK_STATUSES: ReadonlySet<OrderStatus> = new Set(['I', 'C', 'E']);

/** The orders of all customers, for staff who process them (contract, section 5). */
export function OrderQueue() {
  const { t } = useTexts('orders', 'orders-desk');
  const columns = useOrderQueueColumns();
  const list = useList(ORDER_QUEUE);
  const orders = useQuery(orderQueueQuery(list.query));
  const [ids, setIds] = useState<string[]>([]);
  const timeZone = useContext(TimeZoneContext);
  const selected = orders.data?.content.filter(({ id }) => ids.includes(id)) ?? [];
  return (
    <PageFrame title={t('orders:orders.title')} lead={t('orders-desk:lead')}>
      <QueueKeys>
        <PagedList
          list={list}
          page={orders}
          tools={
            <ExportMenu
              fetch={(format) => exportOrderQueue(list.query, format)}
              print={{ fetch: () => printOrderQueue(list.query, ids), selected: ids.length }}
            />
          }
          quickFilters={ORDER_STATUS_GROUPS.map((status) => ({
            status,
            label: t(`orders:statusGroup.${status}`),
          }))}
          label={t('orders:orders.table')}
          count={(found) => t('orders:orders.count', found)}
          columns={columns}
          rowId={(order) => order.id}
          rowLabel={(order) => t('orders:orders.paper', { code: order.orderCode })}
          link={({ id }, linkProps) => (
            <Link {...linkProps} to="/backoffice/orders/$id" params={{ id }} search={list.search} />
          )}
          emptyContent={{
            icon: IconTruckDelivery,
            none: t('orders-desk:empty'),
            noMatch: t('orders:orders.noMatch'),
          }}
          selection={{ ids, onChange: setIds, canSelect: ({ status }) => BULK_STATUSES.has(status) }}
        />
      </QueueKeys>
      <OrderBulkBar
        selected={selected.length}
        decisions={[
          {
            event: 'confirm',
            kind: 'orders',
            before: t('orders:orderStatus.undertaken'),
            after: t('orders:orderStatus.confirmed'),
            rows: toBulkRows(selected, 'I', 'C'),
          },
          {
            event: 'ship',
            kind: 'orders',
            before: t('orders:orderStatus.confirmed'),
            after: t('orders:orderStatus.shipped'),
            rows: toBulkRows(selected, 'C', 'E').map((row) =>
              toShipment(row, getToday(timeZone, new Date())),
            ),
          },
          {
            event: 'invoice',
            kind: 'orders',
            before: t('orders:orderStatus.shipped'),
            after: t('orders:orderStatus.invoiced'),
            rows: toBulkRows(selected, 'E', 'F').map(toInvoice),
          },
        ]}
        lists={ORDER_LIST_KEYS}
        onClear={() => setIds([])}
      />
    </PageFrame>
  );
}

/** The orders in a status as rows of a bulk transition of all their packages. */
function toBulkRows(orders: readonly StaffOrder[], from: OrderStatus, to: OrderStatus) {
  return orders
    .filter(({ status }) => status === from)
    .map((order) => ({
      ...order,
      code: order.orderCode,
      send: () => sendOrderTransition(order.id, { status: to }),
    }));
}

/** An order with the total and weight of its packages that are confirmed and not yet shipped, as a shipment of a day. */
function toShipment<Row extends StaffOrder>(order: Row, shippedOn: string) {
  const weight = order.confirmedWeight - order.shippedWeight;
  const travel = { carrier: null, trackingUrl: null };
  const shipment = { shippedOn, ...travel, batches: {}, together: [], items: order.items };
  const send = () => sendOrderTransition(order.id, { status: 'E', shipment });
  return { ...withAmount(order, order.confirmedTotal - order.shippedTotal), weight, send };
}

/** An order with the total of its shipped packages, which are invoiced. */
function toInvoice<Row extends StaffOrder>(order: Row) {
  return withAmount(order, order.shippedTotal);
}

/** An order with a part of its total. */
function withAmount<Row extends StaffOrder>(order: Row, total: number) {
  return { ...order, total, orderTotal: total === order.total ? undefined : order.total };
}
