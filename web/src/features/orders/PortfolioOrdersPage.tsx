import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { StaffOrder } from '@cromia/domain/orders/order';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ExportMenu } from '../../ui/list/ExportMenu';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import type { DataColumn } from '../../ui/table/columns';
import { stackColumns } from '../../ui/table/stack-columns';
import { useIsCompactTable } from '../../ui/table/use-is-compact-table';
import { toManagedScope } from '../acting';
import { useHasNoCustomers, useManagedCustomerColumn } from '../customers';
import { CustomerServiceLink } from '../shell';
import { ExpandedRow } from './detail/ExpandedRow';
import { OrderDetail } from './detail/OrderDetail';
import { OrderSheet } from './detail/OrderSheet';
import { PORTFOLIO_ORDER_LIST } from './order-list';
import {
  exportPortfolioOrders,
  fetchOrderPdf,
  orderDetailQuery,
  portfolioOrdersQuery,
  printPortfolioOrders,
} from './orders-queries';
import { useOrderColumns } from './use-order-columns';

/** The order of a row in the list of its customer. */
const ORDER_LINK = {
  path: '/profile-customer/orders',
  toSearch: ({ id, orderCode }: StaffOrder) => ({ orderCode, open: id }),
} as const;

/** The orders of all customers of an agent or commercial user. */
export function PortfolioOrdersPage({ prefix }: { prefix: RolePrefix }) {
  const { t } = useTexts('customers', 'orders');
  const list = useList(PORTFOLIO_ORDER_LIST);
  const orders = useQuery(portfolioOrdersQuery(prefix, list.query));
  const hasNoCustomers = useHasNoCustomers(prefix, orders.data?.totalElements === 0);
  return (
    <PageFrame title={t('shell:private.portfolioOrders')} lead={t('customers:portfolio.ordersLead')}>
      <PagedList
        list={list}
        page={orders}
        tools={
          <ExportMenu
            fetch={(format) => exportPortfolioOrders(prefix, list.query, format)}
            print={{ fetch: () => printPortfolioOrders(prefix, list.query) }}
          />
        }
        label={t('shell:private.portfolioOrders')}
        count={(found) => t('orders:orders.count', found)}
        columns={useColumns()}
        rowId={(order) => order.id}
        rowLabel={(order) => order.orderCode}
        detail={(order) => {
          const scope = toManagedScope(prefix, order);
          return (
            <ExpandedRow listed={order} detail={orderDetailQuery(scope, order.id)}>
              {(fullOrder) => (
                <OrderDetail
                  order={fullOrder}
                  scope={scope}
                  sheet={<OrderSheet order={fullOrder} customer={order} />}
                  onPdf={() => fetchOrderPdf(scope, fullOrder.id)}
                />
              )}
            </ExpandedRow>
          );
        }}
        emptyContent={{
          icon: IconTruckDelivery,
          none: t(hasNoCustomers ? 'customers:list.none' : 'customers:portfolio.noOrders'),
          action: hasNoCustomers && <CustomerServiceLink />,
          noMatch: t('orders:orders.noMatch'),
        }}
      />
    </PageFrame>
  );
}

function useColumns(): DataColumn<StaffOrder>[] {
  const orderColumns = useOrderColumns();
  const customer = useManagedCustomerColumn(ORDER_LINK);
  const isCompact = useIsCompactTable();
  return useMemo(() => {
    const [orderCode, createdOn, ...otherColumns] = orderColumns;
    if (orderCode === undefined || createdOn === undefined) return orderColumns;
    return isCompact
      ? [stackColumns<StaffOrder>(createdOn, orderCode), customer, ...otherColumns]
      : [orderCode, customer, createdOn, ...otherColumns];
  }, [orderColumns, customer, isCompact]);
}
