import type { TableFormat } from '@cromia/domain/lists/export';
import type { Hold } from '@cromia/domain/messages/message';
import type { OfferCorrection, OfferDecision, OfferWithdrawal } from '@cromia/domain/offers/offer-decision';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { toPrintedIds } from '../../../ui/list/printed-ids';
import { deskDetailQuery, deskPageQuery, useDeskMutation } from '../../desk';
import type { OFFER_QUEUE } from './offer-queue';

/** Query key of the list that a decision changes. */
export const OFFER_LIST_KEY = ['backoffice', 'offer-requests'];
const getDetailKey = (id: string) => ['backoffice', 'offer-request', id];

/** One page of the offer requests of all customers, each with its first lines. */
export function offerQueueQuery(query: ListQueryOf<typeof OFFER_QUEUE>) {
  return deskPageQuery([...OFFER_LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/offer-requests', { params: { query }, signal })),
  );
}

/** One offer request of any customer, with its reference prices. Fails with `NotFound`, also for a malformed id. */
export function offerRequestQuery(id: string) {
  return deskDetailQuery(getDetailKey(id), id, (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/offer-requests/{id}', { params: { path: { id } }, signal })),
  );
}

/** Sends a decision on an offer request. */
export function sendOfferDecision(id: string, decision: OfferDecision) {
  return unwrapResponse(
    api.POST('/api/v1/backoffice/offer-requests/{id}/decision', {
      params: { path: { id } },
      body: toJsonBody(decision),
    }),
  );
}

/** Accepts a request with an offer, or rejects it. */
export function useDecideOffer(id: string) {
  return useDeskMutation({
    detailKey: getDetailKey(id),
    listKeys: [OFFER_LIST_KEY],
    send: (decision: OfferDecision) => sendOfferDecision(id, decision),
  });
}

/** Sends a new version of a sent offer. */
export function useCorrectOffer(id: string) {
  return useDeskMutation({
    detailKey: getDetailKey(id),
    listKeys: [OFFER_LIST_KEY],
    send: (correction: OfferCorrection) =>
      unwrapResponse(
        api.POST('/api/v1/backoffice/offer-requests/{id}/correction', {
          params: { path: { id } },
          body: toJsonBody(correction),
        }),
      ),
  });
}

/** Puts a pending request on hold with a question. */
export function useHoldOffer(id: string) {
  return useDeskMutation({
    detailKey: getDetailKey(id),
    listKeys: [OFFER_LIST_KEY],
    send: (hold: Hold) =>
      unwrapResponse(
        api.POST('/api/v1/backoffice/offer-requests/{id}/hold', {
          params: { path: { id } },
          body: toJsonBody(hold),
        }),
      ),
  });
}

/** Declines the proposal of a customer. */
export function useDeclineProposal(id: string) {
  return useDeskMutation({
    detailKey: getDetailKey(id),
    listKeys: [OFFER_LIST_KEY],
    send: ({ proposalId, text }: { proposalId: string; text: string }) =>
      unwrapResponse(
        api.POST('/api/v1/backoffice/offer-requests/{id}/proposals/{proposalId}/decline', {
          params: { path: { id, proposalId } },
          body: { text },
        }),
      ),
  });
}

/** Withdraws a sent offer. */
export function useWithdrawOffer(id: string) {
  return useDeskMutation({
    detailKey: getDetailKey(id),
    listKeys: [OFFER_LIST_KEY],
    send: (withdrawal: OfferWithdrawal) =>
      unwrapResponse(
        api.POST('/api/v1/backoffice/offer-requests/{id}/withdrawal', {
          params: { path: { id } },
          body: toJsonBody(withdrawal),
        }),
      ),
  });
}

/** The PDF of one offer request, in the customer's language. */
export function fetchOfferPdf(id: string): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/offer-requests/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
    `${id}.pdf`,
  );
}

/** Exports the filtered and sorted list. */
export function exportOfferQueue(
  query: ListQueryOf<typeof OFFER_QUEUE>,
  format: TableFormat,
): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/offer-requests/export', {
      params: { query: { ...query, format } },
      parseAs: 'blob',
    }),
    `offer-requests.${format}`,
  );
}

/** The same documents as one PDF; only the named ones, if any. */
export function printOfferQueue(
  query: ListQueryOf<typeof OFFER_QUEUE>,
  ids: readonly string[],
): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/offer-requests/pdf', {
      params: { query: { ...query, ...toPrintedIds(ids) } },
      parseAs: 'blob',
    }),
    'offer-requests.pdf',
  );
}
