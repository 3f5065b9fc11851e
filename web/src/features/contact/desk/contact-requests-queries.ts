import type { ContactChange, ContactRequestDetail } from '@cromia/domain/contact/contact-desk';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { omitUndefined } from '../../../ui/list/omit-undefined';
import { deskDetailQuery, deskPageQuery, useDeskMutation } from '../../desk';
import type { CONTACT_REQUEST_LIST } from './contact-queue';

const LISTS = ['backoffice', 'contact-requests'];
const oneKey = (id: string) => ['backoffice', 'contact-request', id];

/** One page of the contact requests. */
export function contactRequestsQuery(query: ListQueryOf<typeof CONTACT_REQUEST_LIST>) {
  return deskPageQuery([...LISTS, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/contact-requests', { params: { query }, signal })),
  );
}

/** One contact request. Fails with `NotFound`, also for a malformed id. */
export function contactRequestQuery(id: string) {
  return deskDetailQuery(oneKey(id), id, (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/contact-requests/{id}', { params: { path: { id } }, signal })),
  );
}

/** Users who can be assigned a contact request. */
export const assigneesQuery = queryOptions({
  queryKey: ['backoffice', 'contact-assignees'],
  queryFn: ({ signal }) =>
    unwrapResponse(api.GET('/api/v1/backoffice/contact-requests/assignees', { signal })),
});

const ONE = '/api/v1/backoffice/contact-requests/{id}';

/** Actions of the desk on a contact request. */
export type ContactRequestAction =
  | { kind: 'answer'; answer: string }
  | { kind: 'answered' }
  | { kind: 'reopen' }
  | ({ kind: 'change' } & ContactChange);

function sendStep(id: string, step: ContactRequestAction) {
  const params = { path: { id } };
  switch (step.kind) {
    case 'answer':
      return unwrapResponse(api.POST(`${ONE}/answer`, { params, body: { answer: step.answer } }));
    case 'answered':
      return unwrapResponse(api.POST(`${ONE}/answered`, { params }));
    case 'reopen':
      return unwrapResponse(api.POST(`${ONE}/reopen`, { params }));
    case 'change': {
      const { kind: _kind, ...body } = step;
      return unwrapResponse(api.PATCH(ONE, { params, body: omitUndefined(body) }));
    }
  }
}

/** Answers a contact request, marks it as answered or reopens it, assigns it or changes its note. */
export function useContactRequestAction(id: string) {
  return useDeskMutation<ContactRequestAction, ContactRequestDetail>({
    one: oneKey(id),
    lists: [LISTS],
    send: (step) => sendStep(id, step),
  });
}
