import type { UpdateDecision } from '@cromia/domain/customers/update-request';
import { answer, api } from '../../../api/client';
import { jsonBody } from '../../../api/json-body';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskDetail, deskPage, useDeskChange } from '../desk-calls';
import type { UPDATE_REQUESTS } from './update-queue';

const LISTS = ['backoffice', 'update-requests'];
const oneKey = (id: string) => ['backoffice', 'update-request', id];

/** One page of the changes of customers' data. */
export function updateRequestsQuery(query: QueryOf<typeof UPDATE_REQUESTS>) {
  return deskPage([...LISTS, query], (signal) =>
    answer(api.GET('/api/v1/backoffice/update-customer-requests', { params: { query }, signal })),
  );
}

/** One change request. Fails with `NotFound`, also for a malformed id. */
export function updateRequestQuery(id: string) {
  return deskDetail(oneKey(id), id, (signal) =>
    answer(api.GET('/api/v1/backoffice/update-customer-requests/{id}', { params: { path: { id } }, signal })),
  );
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
