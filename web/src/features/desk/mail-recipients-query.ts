import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';

/** The kinds of documents whose decisions are mailed. */
export type MailedKind = 'orders' | 'order-requests' | 'offer-requests' | 'claims';

/** The users who are mailed about a decision on each of the documents. */
export function mailRecipientsQuery(kind: MailedKind, ids: readonly string[]) {
  const query = { ids: ids.join(',') };
  return queryOptions({
    queryKey: ['backoffice', 'mail-recipients', kind, query.ids],
    queryFn: ({ signal }) => {
      const options = { params: { query }, signal };
      switch (kind) {
        case 'orders':
          return unwrapResponse(api.GET('/api/v1/backoffice/orders/mail-recipients', options));
        case 'order-requests':
          return unwrapResponse(api.GET('/api/v1/backoffice/order-requests/mail-recipients', options));
        case 'offer-requests':
          return unwrapResponse(api.GET('/api/v1/backoffice/offer-requests/mail-recipients', options));
        case 'claims':
          return unwrapResponse(api.GET('/api/v1/backoffice/claims/mail-recipients', options));
      }
    },
    enabled: ids.length > 0,
  });
}

/** The kinds of requests whose recipients depend on the decision. */
export type DecidedKind = 'customer-requests' | 'update-customer-requests';

/** The users who are mailed about each decision on a request. */
export function decisionRecipientsQuery(kind: DecidedKind, id: string) {
  return queryOptions({
    queryKey: ['backoffice', 'mail-recipients', kind, id],
    queryFn: ({ signal }) => {
      const options = { params: { path: { id } }, signal };
      return kind === 'customer-requests'
        ? unwrapResponse(api.GET('/api/v1/backoffice/customer-requests/{id}/mail-recipients', options))
        : unwrapResponse(
            api.GET('/api/v1/backoffice/update-customer-requests/{id}/mail-recipients', options),
          );
    },
  });
}
