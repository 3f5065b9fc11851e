import type { CustomerRequestDecision } from '@cromia/domain/activation/request-forms';
import { idField } from '@cromia/domain/fields';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { jsonBody } from '../../../api/json-body';
import { ApiProblem } from '../../../api/problem';
import type { components } from '../../../api/schema';
import { CUSTOMER_REQUESTS, type CustomerRequestSearch } from './customer-request-list';

/** A row of the queue, and one request as the desk decides on it (contract, section 5). */
export type QueuedRequest = components['schemas']['CustomerRequestAtDesk'];
export type DeskRequest = components['schemas']['CustomerRequestToDecide'];

const LISTS = ['backoffice', 'customer-requests'];
const oneKey = (id: string) => ['backoffice', 'customer-request', id];

/** One page of the requests to become a customer. */
export function customerRequestsQuery(search: CustomerRequestSearch) {
  const query = CUSTOMER_REQUESTS.query(search);
  return queryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/backoffice/customer-requests', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    // Companies send meanwhile: whoever comes back to the queue sees how it stands.
    refetchOnWindowFocus: true,
  });
}

/** One request of any company. Fails with `NotFound`, also for what is no id at all. */
export function customerRequestQuery(id: string) {
  return queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => {
      if (!idField().safeParse(id).success) throw new ApiProblem({ code: 'NotFound', status: 404 });
      return answer(
        api.GET('/api/v1/backoffice/customer-requests/{id}', { params: { path: { id } }, signal }),
      );
    },
    refetchOnWindowFocus: true,
  });
}

/** Agents and commercial staff whose name or user name holds the text. */
export function managersQuery(searchString: string) {
  return queryOptions({
    queryKey: ['backoffice', 'managers', searchString],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/backoffice/customer-requests/managers', {
          params: { query: { searchString } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Accepts or rejects a request; afterwards, and when somebody was faster, what stands now is shown. */
export function useDecision(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: CustomerRequestDecision) =>
      answer(
        api.POST('/api/v1/backoffice/customer-requests/{id}/decision', {
          params: { path: { id } },
          body: jsonBody(decision),
        }),
      ),
    onSuccess: (decided) => queryClient.setQueryData(oneKey(id), decided),
    onError: () => queryClient.invalidateQueries({ queryKey: oneKey(id) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: LISTS }),
  });
}
