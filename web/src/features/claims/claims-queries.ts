import type { NewClaim } from '@cromia/domain/claims/claim';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../api/client';
import { toJsonBody } from '../../api/json-body';
import { sendOnce } from '../../api/send-once';
import type { ListQueryOf } from '../../ui/list/define-list';
import type { ShopScope } from '../acting';
import type { CLAIM_LIST } from './claim-list';

const getClaimsKey = ({ prefix, customerCode }: ShopScope) => ['claims', prefix, customerCode];
const getClaimKey = (scope: ShopScope, id: string) => ['claim', scope.prefix, scope.customerCode, id];

/** One page of a customer's claims. */
export function claimsQuery(scope: ShopScope, list: ListQueryOf<typeof CLAIM_LIST>) {
  const { prefix, query } = scope;
  return queryOptions({
    queryKey: [...getClaimsKey(scope), list],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/claims', {
          params: { path: { prefix }, query: { ...query, ...list } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** One claim with its lines, photos and messages. */
export function claimQuery(scope: ShopScope, id: string) {
  const { prefix, query } = scope;
  return queryOptions({
    queryKey: getClaimKey(scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/claims/{id}', { params: { path: { prefix, id }, query }, signal }),
      ),
    refetchOnWindowFocus: true,
    refetchInterval: 30_000,
  });
}

/** The content of a photo of a claim. */
export async function fetchClaimPhoto(
  { prefix, query }: ShopScope,
  { id, photoId }: { id: string; photoId: string },
): Promise<Blob> {
  const { content } = await unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/claims/{id}/photos/{photoId}', {
      params: { path: { prefix, id, photoId }, query },
      parseAs: 'blob',
    }),
    'photo.webp',
  );
  return content;
}

/** A claim to send, with its photos. */
export interface ClaimToSend {
  claim: NewClaim;
  photos: readonly File[];
}

function toClaimBody({ claim, photos }: ClaimToSend): FormData {
  const form = new FormData();
  form.append('claim', JSON.stringify(claim));
  for (const photo of photos) form.append('photos', photo);
  return form;
}

/** Sends a claim, once even if the response is lost. */
export function useSendClaim(scope: ShopScope) {
  const queryClient = useQueryClient();
  const { prefix, customerCode, query } = scope;
  return useMutation({
    mutationFn: (sent: ClaimToSend) =>
      sendOnce(`claim:${customerCode}:${sent.claim.shipmentCode}`, (key) =>
        unwrapResponse(
          api.POST('/api/v1/public/{prefix}/claims', {
            params: { path: { prefix }, query, header: { 'idempotency-key': key } },
            body: { claim: toJsonBody(sent.claim) },
            bodySerializer: () => toClaimBody(sent),
          }),
        ),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getClaimsKey(scope) }),
  });
}
