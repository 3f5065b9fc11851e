import type { ClaimDecision, ClaimToDecide } from '@cromia/domain/claims/claim-desk';
import { api, unwrapFileResponse, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { deskDetailQuery, deskPageQuery, useDeskMutation } from '../../desk';
import type { CLAIM_QUEUE } from '../claim-list';

const LIST_KEY = ['backoffice', 'claims'];
const DETAIL_PATH = '/api/v1/backoffice/claims/{id}';
const detailKey = (id: string) => ['backoffice', 'claim', id];

/** A page of the claims of all customers. */
export function claimQueueQuery(query: ListQueryOf<typeof CLAIM_QUEUE>) {
  return deskPageQuery([...LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/claims', { params: { query }, signal })),
  );
}

const fetchClaim = (id: string, signal?: AbortSignal) =>
  unwrapResponse(api.GET(DETAIL_PATH, { params: { path: { id } }, ...(signal && { signal }) }));

/** A claim with its history. Fails with `NotFound`, also for a malformed id. */
export function claimToDecideQuery(id: string) {
  return deskDetailQuery(detailKey(id), id, (signal) => fetchClaim(id, signal));
}

/** The content of a photo of any claim. */
export async function fetchDeskPhoto(id: string, photoId: string): Promise<Blob> {
  const { content } = await unwrapFileResponse(
    api.GET(`${DETAIL_PATH}/photos/{photoId}`, { params: { path: { id, photoId } }, parseAs: 'blob' }),
    'photo.webp',
  );
  return content;
}

/** An action of the back office on a claim. */
export type ClaimAction = { kind: 'review' } | { kind: 'decision'; decision: ClaimDecision };

async function sendAction(id: string, action: ClaimAction): Promise<ClaimToDecide> {
  const params = { path: { id } };
  switch (action.kind) {
    case 'review':
      return unwrapResponse(api.POST(`${DETAIL_PATH}/review`, { params }));
    case 'decision':
      return unwrapResponse(
        api.POST(`${DETAIL_PATH}/decision`, { params, body: toJsonBody(action.decision) }),
      );
  }
}

/** Takes a claim into review, or decides. */
export function useClaimAction(id: string) {
  return useDeskMutation<ClaimAction, ClaimToDecide>({
    detailKey: detailKey(id),
    listKeys: [LIST_KEY, ['open-tasks']],
    send: (action) => sendAction(id, action),
  });
}
