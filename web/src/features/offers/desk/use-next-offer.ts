import type { OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import type { ListSearch } from '../../../ui/list/list-search';
import { useNextInQueue } from '../../desk';
import { OFFER_QUEUE } from './offer-queue';
import { offerQueueQuery } from './offer-queue-queries';

/** Opens the next pending offer request. @param queue state of the list that the current request was opened from */
export function useNextOffer(queue: ListSearch) {
  const { t } = useTexts('desk', 'offers-desk');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNext = useNextInQueue();
  const pendingList = OFFER_QUEUE.withFilters(OFFER_QUEUE.read(queue), {
    ...OFFER_QUEUE.getFilters(queue),
    status: 'PENDING',
  });
  return ({ id, number, status }: OfferRequestToDecide) =>
    openNext({
      decidedId: id,
      fetchPending: () =>
        queryClient.fetchQuery({ ...offerQueueQuery(OFFER_QUEUE.query(pendingList)), staleTime: 0 }),
      message: `${number}: ${t(status === 'REJECTED' ? 'desk:decision.rejected' : 'offers-desk:pricing.sent')}`,
      openEntry: (nextId) =>
        navigate({ to: '/backoffice/offer-requests/$id', params: { id: nextId }, search: queue }),
    });
}
