import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { DESK_REFRESH, insistOnId, useDeskChange } from '../desk-calls';
import { CONTACT_REQUESTS, type ContactQueueSearch } from './contact-queue';

const LISTS = ['backoffice', 'contact-requests'];
const oneKey = (id: string) => ['backoffice', 'contact-request', id];

/** One page of the contact requests. */
export function contactRequestsQuery(search: ContactQueueSearch) {
  const query = CONTACT_REQUESTS.query(search);
  return queryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/backoffice/contact-requests', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    ...DESK_REFRESH,
  });
}

/** One contact request. Fails with `NotFound`, also for what is no id at all. */
export function contactRequestQuery(id: string) {
  return queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => {
      insistOnId(id);
      return answer(
        api.GET('/api/v1/backoffice/contact-requests/{id}', { params: { path: { id } }, signal }),
      );
    },
    ...DESK_REFRESH,
  });
}

/** Notes that a contact request was answered. */
export function useContactAnswered(id: string) {
  return useDeskChange<void, unknown>({
    one: oneKey(id),
    lists: [LISTS],
    send: () =>
      answer(api.POST('/api/v1/backoffice/contact-requests/{id}/answered', { params: { path: { id } } })),
  });
}
