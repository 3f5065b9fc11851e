import type { StaffOrder } from '@cromia/domain/orders/order';
import { Button } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import { ExportMenu } from '../../../ui/list/ExportMenu';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import classes from '../backoffice.module.css';
import { useQueueWidth } from '../use-queue-width';
import { OrderQueueFilters } from './OrderQueueFilters';
import { ORDER_QUEUE, type OrderQueueSearch } from './order-queue';
import { exportOrderQueue, orderQueueQuery } from './order-queue-query';
import { useOrderQueueColumns } from './use-order-queue-columns';

interface OrderQueueProps {
  search: OrderQueueSearch;
  onSearch: ChangeList<OrderQueueSearch>;
}

/** The orders of all customers, for those who move them on (contract, section 5). */
export function OrderQueue({ search, onSearch }: OrderQueueProps) {
  const { t } = useTexts('backoffice', 'orders');
  const { asCards, folded } = useQueueWidth();
  const columns = useOrderQueueColumns(search, folded);
  const orders = useQuery(orderQueueQuery(search));
  // On a card the way to the order is a button as wide as a finger; in the table it is the order code.
  const open = ({ id }: StaffOrder) => (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/backoffice/orders/$id" params={{ id }} search={search} />}
    >
      {t('common:actions.open')}
    </Button>
  );
  return (
    <PageFrame title={t('orders:orders.title')} lead={t('backoffice:orders.lead')}>
      <OrderQueueFilters
        search={search}
        onSearch={onSearch}
        tools={<ExportMenu fetch={(format) => exportOrderQueue(search, format)} />}
      />
      <div className={classes.queue}>
        <ListTable
          list={ORDER_QUEUE}
          search={search}
          onSearch={onSearch}
          page={orders}
          label={t('orders:orders.table')}
          count={(found) => t('orders:orders.count', found)}
          columns={columns}
          rowId={(order) => order.id}
          rowLabel={(order) => t('orders:orders.paper', { code: order.orderCode })}
          {...(asCards ? { actions: open } : {})}
          nothing={{
            icon: IconTruckDelivery,
            none: t('backoffice:orders.empty'),
            noMatch: t('orders:orders.noMatch'),
          }}
        />
      </div>
    </PageFrame>
  );
}
