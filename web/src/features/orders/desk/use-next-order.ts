import type { OrderStatus, OrderToDecide } from '@cromia/domain/orders/order';
import { ORDER_STATUS_NAMES } from '@cromia/domain/orders/order';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import type { ListSearch } from '../../../ui/list/list-search';
import { useNextInQueue } from '../../desk';
import { ORDER_QUEUE } from './order-queue';
import { orderQueueQuery } from './order-queue-queries';

/**
 * Opens the next order in the status that the current one had before its transition.
 * @param queue state of the list that the current order was opened from
 */
export function useNextOrder(queue: ListSearch, status: OrderStatus) {
  const { t } = useTexts('orders');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNext = useNextInQueue();
  const statusList = ORDER_QUEUE.withFilters(ORDER_QUEUE.read(queue), {
    ...ORDER_QUEUE.getFilters(queue),
    status,
  });
  return ({ id, orderCode, status: newStatus }: OrderToDecide) =>
    openNext({
      decidedId: id,
      fetchPending: () =>
        queryClient.fetchQuery({ ...orderQueueQuery(ORDER_QUEUE.query(statusList)), staleTime: 0 }),
      message: `${t('orders:orders.paper', { code: orderCode })}: ${t(`orders:orderStatus.${ORDER_STATUS_NAMES[newStatus]}`)}`,
      openEntry: (nextId) =>
        navigate({ to: '/backoffice/orders/$id', params: { id: nextId }, search: queue }),
    });
}
