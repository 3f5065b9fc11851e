import type { UpdateRequestDetail } from '@cromia/domain/customers/update-request';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../../i18n/use-texts';
import type { ListSearch } from '../../../../ui/list/list-search';
import { useNextInQueue } from '../../../desk';
import { UPDATE_REQUEST_LIST } from './update-queue';
import { updateRequestsQuery } from './update-requests-queries';

/**
 * Returns a function that opens the next pending change request.
 * @param queue State of the queue from which the decided request was opened.
 */
export function useNextUpdateRequest(queue: ListSearch) {
  const { t } = useTexts('customers-desk');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNext = useNextInQueue();
  const pendingSearch = UPDATE_REQUEST_LIST.withFilters(UPDATE_REQUEST_LIST.read(queue), {
    ...UPDATE_REQUEST_LIST.getFilters(queue),
    status: 'PENDING',
  });
  return ({ id, businessName, status }: UpdateRequestDetail) =>
    openNext({
      decidedId: id,
      fetchPending: () =>
        queryClient.fetchQuery({
          ...updateRequestsQuery(UPDATE_REQUEST_LIST.query(pendingSearch)),
          staleTime: 0,
        }),
      message: `${businessName}: ${t(status === 'REJECTED' ? 'customers-desk:updates.rejected' : 'customers-desk:updates.applied')}`,
      openEntry: (nextId) =>
        navigate({ to: '/backoffice/update-customer-requests/$id', params: { id: nextId }, search: queue }),
    });
}
