import type { UpdateRequestDetail } from '@cromia/domain/customers/update-request';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../../i18n/use-texts';
import type { ListSearch } from '../../../../ui/list/list-search';
import { useNextInQueue } from '../../../desk';
import { UPDATE_REQUEST_LIST } from './update-queue';
import { updateRequestsQuery } from './update-requests-queries';

/** Opens the next pending change request. @param queue the list from which the previous one was opened */
export function useNextUpdateRequest(queue: ListSearch) {
  const { t } = useTexts('backoffice');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNext = useNextInQueue();
  const waiting = UPDATE_REQUEST_LIST.withFilters(UPDATE_REQUEST_LIST.read(queue), {
    ...UPDATE_REQUEST_LIST.getFilters(queue),
    status: 'PENDING',
  });
  return ({ id }: UpdateRequestDetail) =>
    openNext({
      decided: id,
      read: () =>
        queryClient.fetchQuery({ ...updateRequestsQuery(UPDATE_REQUEST_LIST.query(waiting)), staleTime: 0 }),
      done: t('backoffice:updates.applied'),
      open: (next) =>
        navigate({ to: '/backoffice/update-customer-requests/$id', params: { id: next }, search: queue }),
    });
}
