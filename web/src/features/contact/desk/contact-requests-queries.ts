import type { ContactRequestDetail } from '@cromia/domain/contact/contact-desk';
import type { HandlingChange } from '@cromia/domain/handling/handling';
import { api, unwrapResponse } from '../../../api/client';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { omitUndefined } from '../../../ui/list/omit-undefined';
import { deskDetailQuery, deskPageQuery, useDeskMutation } from '../../desk';
import type { CONTACT_REQUEST_LIST } from './contact-queue';

const LIST_KEY = ['backoffice', 'contact-requests'];
const detailKey = (id: string) => ['backoffice', 'contact-request', id];

/** A page of contact requests. */
export function contactRequestsQuery(query: ListQueryOf<typeof CONTACT_REQUEST_LIST>) {
  return deskPageQuery([...LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/contact-requests', { params: { query }, signal })),
  );
}

/** A contact request. Fails with `NotFound`, also for a malformed id. */
export function contactRequestQuery(id: string) {
  return deskDetailQuery(detailKey(id), id, (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/contact-requests/{id}', { params: { path: { id } }, signal })),
  );
}

const DETAIL_PATH = '/api/v1/backoffice/contact-requests/{id}';

/** An action of the back office on a contact request. */
export type ContactRequestAction =
  | { kind: 'answer'; answer: string }
  | { kind: 'answered' }
  | { kind: 'reopen' }
  | ({ kind: 'change' } & HandlingChange);

function sendAction(id: string, action: ContactRequestAction) {
  const params = { path: { id } };
  switch (action.kind) {
    case 'answer':
      return unwrapResponse(api.POST(`${DETAIL_PATH}/answer`, { params, body: { answer: action.answer } }));
    case 'answered':
      return unwrapResponse(api.POST(`${DETAIL_PATH}/answered`, { params }));
    case 'reopen':
      return unwrapResponse(api.POST(`${DETAIL_PATH}/reopen`, { params }));
    case 'change': {
      const { kind: _kind, version, ...fields } = action;
      const body = { version, ...omitUndefined(fields) };
      return unwrapResponse(api.PATCH(DETAIL_PATH, { params, body }));
    }
  }
}

/** Answers a contact request, marks it as answered or reopens it, assigns it or changes its note. */
export function useContactRequestAction(id: string) {
  return useDeskMutation<ContactRequestAction, ContactRequestDetail>({
    detailKey: detailKey(id),
    listKeys: [LIST_KEY],
    send: (action) => sendAction(id, action),
  });
}
