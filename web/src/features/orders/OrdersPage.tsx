import { isRepeatable } from '@cromia/domain/orders/order';
import { Button } from '@mantine/core';
import { IconRepeat, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { ExportMenu } from '../../ui/list/ExportMenu';
import { PagedList } from '../../ui/list/PagedList';
import { RowButton } from '../../ui/list/RowButton';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { RedoFeedback } from './again/RedoFeedback';
import type { RedoResult } from './again/redo-result';
import { useRedoOrder } from './again/use-redo-order';
import { ExpandedRow } from './detail/ExpandedRow';
import { OrderDetail } from './detail/OrderDetail';
import { OrderSheet } from './detail/OrderSheet';
import { ACTING_ORDER_LIST, ORDER_LIST } from './order-list';
import { exportOrders, fetchOrderPdf, orderDetailQuery, ordersQuery, printOrders } from './orders-queries';
import { useOrderColumns } from './use-order-columns';

interface OrdersPageProps {
  scope: ShopScope;
  /** Starts an order with the lines of a past one that are still available. */
  onRedo: (redo: RedoResult) => void;
}

/** The orders of a customer with their status (section 2). */
export function OrdersPage({ scope, onRedo }: OrdersPageProps) {
  const { t } = useTexts('orders');
  const columns = useOrderColumns();
  const list = useList(scope.query.customerCode === undefined ? ORDER_LIST : ACTING_ORDER_LIST);
  const orders = useQuery(ordersQuery(scope, list.query));
  const redo = useRedoOrder(scope, orderDetailQuery, onRedo);
  return (
    <PageFrame title={t('orders:orders.title')} lead={t('orders:orders.lead')}>
      <RedoFeedback redo={redo} />
      <PagedList
        list={list}
        page={orders}
        tools={
          <ExportMenu
            fetch={(format) => exportOrders(scope, list.query, format)}
            print={{ fetch: () => printOrders(scope, list.query) }}
          />
        }
        label={t('orders:orders.table')}
        count={(found) => t('orders:orders.count', found)}
        columns={columns}
        rowId={(order) => order.id}
        rowLabel={(order) => order.orderCode}
        actions={(order) =>
          isRepeatable(order.status) && (
            <RowButton
              icon={IconRepeat}
              rowName={order.orderCode}
              loading={redo.isPending && redo.variables.id === order.id}
              onClick={() => redo.mutate(order)}
            >
              {t('orders:redo.action')}
            </RowButton>
          )
        }
        detail={(order) => (
          <ExpandedRow listed={order} detail={orderDetailQuery(scope, order.id)}>
            {(fullOrder) => (
              <OrderDetail
                order={fullOrder}
                scope={scope}
                sheet={<OrderSheet order={fullOrder} customer={scope} />}
                onPdf={() => fetchOrderPdf(scope, fullOrder.id)}
              />
            )}
          </ExpandedRow>
        )}
        emptyContent={{
          icon: IconTruckDelivery,
          none: t('orders:orders.empty'),
          action: (
            <Button component={NavItemLink} path="/products-search">
              {t('orders:empty.action')}
            </Button>
          ),
          noMatch: t('orders:orders.noMatch'),
        }}
      />
    </PageFrame>
  );
}
