import { isRepeatable } from '@cromia/domain/orders/order';
import { Anchor } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { RowButton } from '../../ui/list/RowButton';
import { DataTable } from '../../ui/table/DataTable';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { RedoFeedback } from './again/RedoFeedback';
import type { RedoResult } from './again/redo-result';
import { useRedoOrder } from './again/use-redo-order';
import { orderDetailQuery, ordersQuery } from './orders-queries';
import classes from './styles.module.css';
import { useOrderColumns } from './use-order-columns';

const LAST_ORDERS = { page: 0, size: 5, sort: 'createdOn,desc' } as const;

interface LastOrdersProps {
  scope: ShopScope;
  /** Starts an order with the lines of a past one that are still available. */
  onRedo: (redo: RedoResult) => void;
}

/** The last orders of a customer, each with a button that orders it again. */
export function LastOrders({ scope, onRedo }: LastOrdersProps) {
  const { t } = useTexts('orders');
  const title = useId();
  const listColumns = useOrderColumns();
  const canRedo = useIsAllowed('order-requests.redo');
  const columns = useMemo(() => listColumns.map(({ sortBy: _, ...column }) => column), [listColumns]);
  const orders = useQuery(ordersQuery(scope, LAST_ORDERS));
  const redo = useRedoOrder(scope, orderDetailQuery, onRedo);
  return (
    <section className={classes.lastOrders} aria-labelledby={title}>
      <div className={classes.lastOrdersHead}>
        <h2 id={title}>{t('orders:lastOrders')}</h2>
        <Anchor component={NavItemLink} path="/profile-customer/orders">
          {t('orders:allOrders')}
        </Anchor>
      </div>
      <RedoFeedback redo={redo} />
      {orders.isError && orders.data === undefined ? (
        <ErrorState error={orders.error} onRetry={() => void orders.refetch()} retrying={orders.isFetching} />
      ) : (
        <DataTable
          label={t('orders:lastOrders')}
          columns={columns}
          rows={orders.data?.content}
          rowId={(order) => order.id}
          rowLabel={(order) => order.orderCode}
          link={({ id, orderCode }, props) => (
            <Link {...props} to="/profile-customer/orders" search={{ orderCode, open: id }} />
          )}
          actions={(order) =>
            canRedo &&
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
          empty={<EmptyState>{t('orders:orders.empty')}</EmptyState>}
        />
      )}
    </section>
  );
}
