import type { UpdateDecision } from '@cromia/domain/customers/update-request';
import { api, unwrapResponse } from '../../../../api/client';
import { toJsonBody } from '../../../../api/json-body';
import type { ListQueryOf } from '../../../../ui/list/define-list';
import { deskDetailQuery, deskPageQuery, useDeskMutation } from '../../../desk';
import type { UPDATE_REQUEST_LIST } from './update-queue';

const LIST_KEY = ['backoffice', 'update-requests'];
const detailKey = (id: string) => ['backoffice', 'update-request', id];

/** A page of requests to change customers' data. */
export function updateRequestsQuery(query: ListQueryOf<typeof UPDATE_REQUEST_LIST>) {
  return deskPageQuery([...LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/update-customer-requests', { params: { query }, signal })),
  );
}

/** A change request. Fails with `NotFound`, also for a malformed id. */
export function updateRequestQuery(id: string) {
  return deskDetailQuery(detailKey(id), id, (signal) =>
    unwrapResponse(
      api.GET('/api/v1/backoffice/update-customer-requests/{id}', { params: { path: { id } }, signal }),
    ),
  );
}

/** Applies a change request to the profile, or rejects it. */
export function useDecideUpdateRequest(id: string) {
  return useDeskMutation({
    detailKey: detailKey(id),
    listKeys: [LIST_KEY],
    send: (decision: UpdateDecision) =>
      unwrapResponse(
        api.POST('/api/v1/backoffice/update-customer-requests/{id}/decision', {
          params: { path: { id } },
          body: toJsonBody(decision),
        }),
      ),
  });
}
