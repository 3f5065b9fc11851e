import type { UserChange, UserDetail } from '@cromia/domain/accounts/user-desk';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import type { QueryOf } from '../../../ui/list/list-address';
import { withoutUnset } from '../../../ui/list/without-unset';
import { deskPage, insistOnId, useDeskChange } from '../desk-calls';
import type { USERS } from './user-list';

const LISTS = ['backoffice', 'users'];
const PATH = '/api/v1/backoffice/users' as const;

/** One page of the users. */
export function usersQuery(query: QueryOf<typeof USERS>) {
  return deskPage([...LISTS, query], (signal) => answer(api.GET(PATH, { params: { query }, signal })));
}

/** One user with rights and history, refetched on opening the page, since the form needs current values. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: ['backoffice', 'user', id],
    queryFn: ({ signal }) => {
      insistOnId(id);
      return answer(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal }));
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Changes the rights of a user; the current state is shown afterwards, also after an error. */
export function useRightsChange(id: string) {
  return useDeskChange<UserChange, UserDetail>({
    one: userQuery(id).queryKey,
    lists: [LISTS, ['backoffice', 'portfolios'], ['backoffice', 'audit']],
    send: ({ rightsVersion, ...change }) =>
      answer(
        api.PATCH(`${PATH}/{id}`, {
          body: { rightsVersion, ...withoutUnset(change) },
          params: { path: { id } },
        }),
      ),
  });
}
