import type { UpdateDecision } from '@cromia/domain/customers/update-request';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { jsonBody } from '../../../api/json-body';
import { DESK_REFRESH, insistOnId, useDeskChange } from '../desk-calls';
import { UPDATE_REQUESTS, type UpdateQueueSearch } from './update-queue';

const LISTS = ['backoffice', 'update-requests'];
const oneKey = (id: string) => ['backoffice', 'update-request', id];

/** One page of the changes of customers' data. */
export function updateRequestsQuery(search: UpdateQueueSearch) {
  const query = UPDATE_REQUESTS.query(search);
  return queryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/backoffice/update-customer-requests', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    ...DESK_REFRESH,
  });
}

/** One change, old beside new. Fails with `NotFound`, also for what is no id at all. */
export function updateRequestQuery(id: string) {
  return queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => {
      insistOnId(id);
      return answer(
        api.GET('/api/v1/backoffice/update-customer-requests/{id}', { params: { path: { id } }, signal }),
      );
    },
    ...DESK_REFRESH,
  });
}

/** Applies a change to the profile, or rejects it. */
export function useUpdateDecision(id: string) {
  return useDeskChange({
    one: oneKey(id),
    lists: [LISTS],
    send: (decision: UpdateDecision) =>
      answer(
        api.POST('/api/v1/backoffice/update-customer-requests/{id}/decision', {
          params: { path: { id } },
          body: jsonBody(decision),
        }),
      ),
  });
}
