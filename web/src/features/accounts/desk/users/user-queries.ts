import type { NewUser, UserChange, UserDetail } from '@cromia/domain/accounts/user-desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../../api/client';
import { toJsonBody } from '../../../../api/json-body';
import { sendOnce } from '../../../../api/send-once';
import type { Suggestion } from '../../../../ui/fields/SuggestField';
import type { ListQueryOf } from '../../../../ui/list/define-list';
import { omitUndefined } from '../../../../ui/list/omit-undefined';
import { assertValidId, deskPageQuery, useDeskMutation } from '../../../desk';
import type { USER_LIST } from './user-list';

const LIST_KEY = ['backoffice', 'users'];
const PATH = '/api/v1/backoffice/users' as const;

/** A page of users. */
export function usersQuery(query: ListQueryOf<typeof USER_LIST>) {
  return deskPageQuery([...LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** A user with rights and history; always stale, since the form needs current values. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: ['backoffice', 'user', id],
    queryFn: ({ signal }) => {
      assertValidId(id);
      return unwrapResponse(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal }));
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Changes the rights of a user and refetches the user afterwards, even after an error. */
export function useChangeRights(id: string) {
  return useDeskMutation<UserChange, UserDetail>({
    detailKey: userQuery(id).queryKey,
    listKeys: [LIST_KEY, ['backoffice', 'portfolios'], ['backoffice', 'audit']],
    send: ({ rightsVersion, ...change }) =>
      unwrapResponse(
        api.PATCH(`${PATH}/{id}`, {
          body: { rightsVersion, ...omitUndefined(change) },
          params: { path: { id } },
        }),
      ),
  });
}

/** Removes the second factor of a user. */
export function useResetSecondFactor(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrapResponse(api.POST(`${PATH}/{id}/second-factor-reset`, { params: { path: { id } } })),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['backoffice', 'audit'] });
      return queryClient.invalidateQueries({ queryKey: userQuery(id).queryKey });
    },
  });
}

/** Creates a user, who gets a mail with a link to choose the password. */
export function useCreateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: NewUser) =>
      sendOnce('desk-user', (key) =>
        unwrapResponse(
          api.POST(PATH, { body: toJsonBody(user), params: { header: { 'idempotency-key': key } } }),
        ),
      ),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: LIST_KEY });
      void queryClient.invalidateQueries({ queryKey: ['backoffice', 'customer'] });
    },
  });
}

/** Suggests customers by code, words of the name, VAT number or place. */
export async function suggestCustomers(searchString: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { content } = await unwrapResponse(
    api.GET('/api/v1/backoffice/customers', { params: { query: { searchString, size: 10 } }, signal }),
  );
  return content.map(({ customerCode, businessName, city }) => ({
    value: customerCode,
    description: city === null ? businessName : `${businessName} · ${city}`,
  }));
}
