import type { ContactChange, ContactRequestDetail } from '@cromia/domain/contact/contact-desk';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import type { QueryOf } from '../../../ui/list/list-address';
import { withoutUnset } from '../../../ui/list/without-unset';
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

/** One contact request. Fails with `NotFound`, also for a malformed id. */
export function contactRequestQuery(id: string) {
  return deskDetail(oneKey(id), id, (signal) =>
    answer(api.GET('/api/v1/backoffice/contact-requests/{id}', { params: { path: { id } }, signal })),
  );
}

/** Users who can be assigned a contact request. */
export const assigneesQuery = queryOptions({
  queryKey: ['backoffice', 'contact-assignees'],
  queryFn: ({ signal }) => answer(api.GET('/api/v1/backoffice/contact-requests/assignees', { signal })),
});

const ONE = '/api/v1/backoffice/contact-requests/{id}';

/** Actions of the desk on a contact request. */
export type ContactStep =
  | { kind: 'answer'; answer: string }
  | { kind: 'answered' }
  | { kind: 'reopen' }
  | ({ kind: 'change' } & ContactChange);

function sendStep(id: string, step: ContactStep) {
  const params = { path: { id } };
  switch (step.kind) {
    case 'answer':
      return answer(api.POST(`${ONE}/answer`, { params, body: { answer: step.answer } }));
    case 'answered':
      return answer(api.POST(`${ONE}/answered`, { params }));
    case 'reopen':
      return answer(api.POST(`${ONE}/reopen`, { params }));
    case 'change': {
      const { kind: _kind, ...body } = step;
      return answer(api.PATCH(ONE, { params, body: withoutUnset(body) }));
    }
  }
}

/** Answers a contact request, marks it as answered or reopens it, assigns it or changes its note. */
export function useContactStep(id: string) {
  return useDeskChange<ContactStep, ContactRequestDetail>({
    one: oneKey(id),
    lists: [LISTS],
    send: (step) => sendStep(id, step),
  });
}
