import type { OrderRequestToDecide } from '@cromia/domain/orders/order-request';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../../i18n/use-texts';
import type { ListSearch } from '../../../../ui/list/list-search';
import { useNextInQueue } from '../../../desk';
import { ORDER_REQUEST_QUEUE } from './order-request-queue';
import { orderRequestQueueQuery } from './order-requests-queries';

/** Opens the next pending order request. @param queue state of the list that the current request was opened from */
export function useNextOrderRequest(queue: ListSearch) {
  const { t } = useTexts('desk', 'orders');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNext = useNextInQueue();
  const pendingList = ORDER_REQUEST_QUEUE.withFilters(ORDER_REQUEST_QUEUE.read(queue), {
    ...ORDER_REQUEST_QUEUE.getFilters(queue),
    status: 'PENDING',
  });
  return ({ id, number, status, orderCode }: OrderRequestToDecide) =>
    openNext({
      decidedId: id,
      fetchPending: () =>
        queryClient.fetchQuery({
          ...orderRequestQueueQuery(ORDER_REQUEST_QUEUE.query(pendingList)),
          staleTime: 0,
        }),
      message: `${number}: ${
        status === 'REJECTED'
          ? t('desk:decision.rejected')
          : `${t('desk:decision.orderMade')} ${t('orders:detail.orderCode')}: ${orderCode ?? '–'}`
      }`,
      openEntry: (nextId) =>
        navigate({ to: '/backoffice/order-requests/$id', params: { id: nextId }, search: queue }),
    });
}
