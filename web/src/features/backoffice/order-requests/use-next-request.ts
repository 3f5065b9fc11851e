import type { OrderRequestToDecide } from '@cromia/domain/orders/order-request';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import type { ListSearch } from '../../../ui/list/list-search';
import { useNextInQueue } from '../use-next-in-queue';
import { queueQuery } from './order-requests-queries';
import { QUEUE } from './queue-list';

/** Opens the next pending order request. @param queue the list from which the previous one was opened */
export function useNextRequest(queue: ListSearch) {
  const { t } = useTexts('backoffice', 'orders');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNext = useNextInQueue();
  const waiting = QUEUE.filtered(QUEUE.read(queue), { ...QUEUE.filtersOf(queue), status: 'PENDING' });
  return ({ id, orderCode }: OrderRequestToDecide) =>
    openNext({
      decided: id,
      read: () => queryClient.fetchQuery({ ...queueQuery(QUEUE.query(waiting)), staleTime: 0 }),
      done: `${t('backoffice:decision.orderMade')} ${t('orders:detail.orderCode')}: ${orderCode ?? '–'}`,
      open: (next) => navigate({ to: '/backoffice/order-requests/$id', params: { id: next }, search: queue }),
    });
}
