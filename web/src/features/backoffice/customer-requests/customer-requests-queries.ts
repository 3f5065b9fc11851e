import type { CustomerRequestDecision } from '@cromia/domain/activation/request-forms';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { jsonBody } from '../../../api/json-body';
import type { components } from '../../../api/schema';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskDetail, deskPage, useDeskChange } from '../desk-calls';
import type { CUSTOMER_REQUESTS } from './customer-request-list';

/** A row of the queue, and one request for the decision (contract, section 5). */
export type QueuedRequest = components['schemas']['CustomerRequestAtDesk'];
export type DeskRequest = components['schemas']['CustomerRequestToDecide'];

const LISTS = ['backoffice', 'customer-requests'];
const oneKey = (id: string) => ['backoffice', 'customer-request', id];

/** One page of the requests to become a customer. */
export function customerRequestsQuery(query: QueryOf<typeof CUSTOMER_REQUESTS>) {
  return deskPage([...LISTS, query], (signal) =>
    answer(api.GET('/api/v1/backoffice/customer-requests', { params: { query }, signal })),
  );
}

/** One request of any company. Fails with `NotFound`, also for a malformed id. */
export function customerRequestQuery(id: string) {
  return deskDetail(oneKey(id), id, (signal) =>
    answer(api.GET('/api/v1/backoffice/customer-requests/{id}', { params: { path: { id } }, signal })),
  );
}

/** Agents and commercial staff whose name or user name contains the text. */
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

/** Accepts or rejects a request. */
export function useDecision(id: string) {
  return useDeskChange({
    one: oneKey(id),
    lists: [LISTS],
    send: (decision: CustomerRequestDecision) =>
      answer(
        api.POST('/api/v1/backoffice/customer-requests/{id}/decision', {
          params: { path: { id } },
          body: jsonBody(decision),
        }),
      ),
  });
}
