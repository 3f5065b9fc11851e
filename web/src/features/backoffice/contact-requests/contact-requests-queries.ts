import { answer, api } from '../../../api/client';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskDetail, deskPage, useDeskChange } from '../desk-calls';
import type { CONTACT_REQUESTS } from './contact-queue';

const LISTS = ['backoffice', 'contact-requests'];
const oneKey = (id: string) => ['backoffice', 'contact-request', id];

/** One page of the contact requests. */
export function contactRequestsQuery(query: QueryOf<typeof CONTACT_REQUESTS>) {
  return deskPage([...LISTS, query], (signal) =>
    answer(api.GET('/api/v1/backoffice/contact-requests', { params: { query }, signal })),
  );
}

/** One contact request. Fails with `NotFound`, also for what is no id at all. */
export function contactRequestQuery(id: string) {
  return deskDetail(oneKey(id), id, (signal) =>
    answer(api.GET('/api/v1/backoffice/contact-requests/{id}', { params: { path: { id } }, signal })),
  );
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
