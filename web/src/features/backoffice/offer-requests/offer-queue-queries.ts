import type { TableFormat } from '@cromia/domain/lists/export';
import type { OfferCorrection, OfferDecision, OfferWithdrawal } from '@cromia/domain/offers/offer-request';
import { type AnsweredFile, answer, answerFile, api } from '../../../api/client';
import { jsonBody } from '../../../api/json-body';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskDetail, deskPage, useDeskChange } from '../desk-calls';
import type { OFFER_QUEUE } from './offer-queue';

const LISTS = ['backoffice', 'offer-requests'];
const oneKey = (id: string) => ['backoffice', 'offer-request', id];

/** One page of the offer requests of all customers, each with its first lines. */
export function offerQueueQuery(query: QueryOf<typeof OFFER_QUEUE>) {
  return deskPage([...LISTS, query], (signal) =>
    answer(api.GET('/api/v1/backoffice/offer-requests', { params: { query }, signal })),
  );
}

/** One offer request of any customer, with its reference prices. Fails with `NotFound`, also for a malformed id. */
export function offerRequestQuery(id: string) {
  return deskDetail(oneKey(id), id, (signal) =>
    answer(api.GET('/api/v1/backoffice/offer-requests/{id}', { params: { path: { id } }, signal })),
  );
}

/** Accepts a request with an offer, or rejects it. */
export function useOfferDecision(id: string) {
  return useDeskChange({
    one: oneKey(id),
    lists: [LISTS],
    send: (decision: OfferDecision) =>
      answer(
        api.POST('/api/v1/backoffice/offer-requests/{id}/decision', {
          params: { path: { id } },
          body: jsonBody(decision),
        }),
      ),
  });
}

/** Sends a new version of a sent offer. */
export function useOfferCorrection(id: string) {
  return useDeskChange({
    one: oneKey(id),
    lists: [LISTS],
    send: (correction: OfferCorrection) =>
      answer(
        api.POST('/api/v1/backoffice/offer-requests/{id}/correction', {
          params: { path: { id } },
          body: jsonBody(correction),
        }),
      ),
  });
}

/** Withdraws a sent offer. */
export function useOfferWithdrawal(id: string) {
  return useDeskChange({
    one: oneKey(id),
    lists: [LISTS],
    send: (withdrawal: OfferWithdrawal) =>
      answer(
        api.POST('/api/v1/backoffice/offer-requests/{id}/withdrawal', {
          params: { path: { id } },
          body: jsonBody(withdrawal),
        }),
      ),
  });
}

/** The PDF of one offer request, in the customer's language. */
export function offerPdf(id: string): Promise<AnsweredFile> {
  return answerFile(
    api.GET('/api/v1/backoffice/offer-requests/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
    `${id}.pdf`,
  );
}

/** Exports the list as filtered and sorted. */
export function exportOfferQueue(
  query: QueryOf<typeof OFFER_QUEUE>,
  format: TableFormat,
): Promise<AnsweredFile> {
  return answerFile(
    api.GET('/api/v1/backoffice/offer-requests/export', {
      params: { query: { ...query, format } },
      parseAs: 'blob',
    }),
    `offer-requests.${format}`,
  );
}
