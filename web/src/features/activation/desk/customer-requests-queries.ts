import type { CustomerRequestDecision } from '@cromia/domain/activation/request-forms';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import type { components } from '../../../api/schema';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { deskDetailQuery, deskPageQuery, useDeskMutation } from '../../desk';
import type { CUSTOMER_REQUEST_LIST } from './customer-request-list';

/** A row of the queue (contract, section 5). */
export type QueuedCustomerRequest = components['schemas']['CustomerRequestAtDesk'];

/** Returns the name of the requesting company, or of the customer that the requester wants to join. */
export function getCompanyName({
  businessName,
  customerBusinessName,
  requester,
}: QueuedCustomerRequest): string {
  return businessName ?? customerBusinessName ?? requester;
}
/** A request with all data for the decision (contract, section 5). */
export type DeskCustomerRequest = components['schemas']['CustomerRequestToDecide'];

const LIST_KEY = ['backoffice', 'customer-requests'];
const detailKey = (id: string) => ['backoffice', 'customer-request', id];

/** A page of requests to become a customer. */
export function customerRequestsQuery(query: ListQueryOf<typeof CUSTOMER_REQUEST_LIST>) {
  return deskPageQuery([...LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/customer-requests', { params: { query }, signal })),
  );
}

/** A request of any company. Fails with `NotFound`, also for a malformed id. */
export function customerRequestQuery(id: string) {
  return deskDetailQuery(detailKey(id), id, (signal) =>
    unwrapResponse(
      api.GET('/api/v1/backoffice/customer-requests/{id}', { params: { path: { id } }, signal }),
    ),
  );
}

/** Agents and commercial staff whose name or user name contains the text. */
export function managersQuery(searchString: string) {
  return queryOptions({
    queryKey: ['backoffice', 'managers', searchString],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/backoffice/customer-requests/managers', {
          params: { query: { searchString } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Accepts or rejects a request. */
export function useDecideCustomerRequest(id: string) {
  return useDeskMutation({
    detailKey: detailKey(id),
    listKeys: [LIST_KEY],
    send: (decision: CustomerRequestDecision) =>
      unwrapResponse(
        api.POST('/api/v1/backoffice/customer-requests/{id}/decision', {
          params: { path: { id } },
          body: toJsonBody(decision),
        }),
      ),
  });
}
