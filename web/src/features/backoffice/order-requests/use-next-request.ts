import type { OrderRequestToDecide } from '@cromia/domain/orders/order-request';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import type { ListSearch } from '../../../ui/list/list-search';
import { queueQuery } from './order-requests-queries';
import { QUEUE } from './queue-list';

/** Opens the next request of a queue that waits, and says what became of the one before; without a next one it stays. */
export function useNextRequest(queue: ListSearch) {
  const { t } = useTexts('backoffice', 'orders');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  return async ({ id, orderCode }: OrderRequestToDecide): Promise<void> => {
    const waiting = QUEUE.query(
      QUEUE.filtered(QUEUE.read(queue), { ...QUEUE.filtersOf(queue), status: 'PENDING' }),
    );
    const page = await queryClient.fetchQuery({ ...queueQuery(waiting), staleTime: 0 });
    const next = page.content.find((request) => request.id !== id);
    if (next === undefined) return;
    notify(`${t('backoffice:decision.orderMade')} ${t('orders:detail.orderCode')}: ${orderCode ?? '–'}`);
    await navigate({ to: '/backoffice/order-requests/$id', params: { id: next.id }, search: queue });
  };
}
