import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import type { ListSearch } from '../../../ui/list/list-search';
import { useNextInQueue } from '../../desk';
import { CUSTOMER_REQUEST_LIST } from './customer-request-list';
import { customerRequestsQuery, type DeskCustomerRequest } from './customer-requests-queries';

/**
 * Opens the next pending request to become a customer.
 * @param queue the list from which the previous one was opened
 */
export function useNextCustomerRequest(queue: ListSearch) {
  const { t } = useTexts('backoffice');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNext = useNextInQueue();
  const waiting = CUSTOMER_REQUEST_LIST.withFilters(CUSTOMER_REQUEST_LIST.read(queue), {
    ...CUSTOMER_REQUEST_LIST.getFilters(queue),
    status: 'PENDING',
  });
  return ({ id, customerBusinessName, businessName, customerCode }: DeskCustomerRequest) =>
    openNext({
      decided: id,
      read: () =>
        queryClient.fetchQuery({
          ...customerRequestsQuery(CUSTOMER_REQUEST_LIST.query(waiting)),
          staleTime: 0,
        }),
      done: `${customerBusinessName ?? businessName} · ${t('backoffice:customerRequests.customer', { code: customerCode ?? '' })}`,
      open: (next) =>
        navigate({ to: '/backoffice/customer-requests/$id', params: { id: next }, search: queue }),
    });
}
