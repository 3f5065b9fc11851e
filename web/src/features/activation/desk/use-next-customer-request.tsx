import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import type { ListSearch } from '../../../ui/list/list-search';
import { useNextInQueue } from '../../desk';
import { CUSTOMER_REQUEST_LIST } from './customer-request-list';
import { customerRequestsQuery, type DeskCustomerRequest } from './customer-requests-queries';

/**
 * Returns a function that opens the next pending request to become a customer.
 * @param queue State of the queue from which the decided request was opened.
 */
export function useNextCustomerRequest(queue: ListSearch) {
  const { t } = useTexts('activation', 'activation-desk');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNext = useNextInQueue();
  const pendingSearch = CUSTOMER_REQUEST_LIST.withFilters(CUSTOMER_REQUEST_LIST.read(queue), {
    ...CUSTOMER_REQUEST_LIST.getFilters(queue),
    status: 'PENDING',
  });
  return ({ id, status, customerBusinessName, businessName, customerCode }: DeskCustomerRequest) =>
    openNext({
      decidedId: id,
      fetchPending: () =>
        queryClient.fetchQuery({
          ...customerRequestsQuery(CUSTOMER_REQUEST_LIST.query(pendingSearch)),
          staleTime: 0,
        }),
      message: `${customerBusinessName ?? businessName} · ${
        status === 'REJECTED'
          ? t('activation:status.REJECTED')
          : t('activation-desk:customer', { code: customerCode ?? '' })
      }`,
      renderLink:
        customerCode === null
          ? undefined
          : (props) => <Link {...props} to="/backoffice/customers/$code" params={{ code: customerCode }} />,
      openEntry: (nextId) =>
        navigate({ to: '/backoffice/customer-requests/$id', params: { id: nextId }, search: queue }),
    });
}
