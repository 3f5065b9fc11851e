import type { NewPasskey, OwnSecurity } from '@cromia/domain/accounts/second-factor';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { noteSecondFactor } from '../../../api/session';

const USER = '/api/users/{username}' as const;

/** The user's second factors and sessions; always stale, because other devices change them. */
export function ownSecurityQuery(username: string) {
  return queryOptions({
    queryKey: ['own-security', username],
    queryFn: ({ signal }): Promise<OwnSecurity> =>
      unwrapResponse(api.GET(`${USER}/security`, { params: { path: { username } }, signal })),
    staleTime: 0,
  });
}

/** A change of the user's security, after which it is read again, even after an error. */
function useSecurityMutation<Variables, Data>(
  username: string,
  send: (variables: Variables) => Promise<Data>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSecurityQuery(username).queryKey }),
  });
}

/** Requests a new secret for the authenticator app. */
export function useCreateAppSecret(username: string) {
  return useMutation({
    mutationFn: (currentPassword: string) =>
      unwrapResponse(
        api.POST(`${USER}/authenticator-app/secret`, {
          params: { path: { username } },
          body: { currentPassword },
        }),
      ),
  });
}

/** Adds the authenticator app with its first code. @returns recovery codes (the mutation) */
export function useAddApp(username: string) {
  return useSecurityMutation(username, async (code: string) => {
    const params = { path: { username } };
    const added = await unwrapResponse(api.PUT(`${USER}/authenticator-app`, { params, body: { code } }));
    noteSecondFactor();
    return added;
  });
}

/** Adds a passkey, for which the browser prompts the user. @returns recovery codes (the mutation) */
export function useAddPasskey(username: string) {
  return useSecurityMutation(
    username,
    async ({ name, currentPassword }: Pick<NewPasskey, 'name'> & { currentPassword: string }) => {
      const params = { path: { username } };
      const optionsJSON = await unwrapResponse(
        api.POST(`${USER}/passkeys/options`, { params, body: { currentPassword } }),
      );
      const { startRegistration } = await import('@simplewebauthn/browser');
      const credential = await startRegistration({ optionsJSON });
      const added = await unwrapResponse(
        api.POST(`${USER}/passkeys`, { params, body: { name, credential } }),
      );
      noteSecondFactor();
      return added;
    },
  );
}

/** Removes the authenticator app, or the passkey with the id. */
export function useRemoveFactor(username: string) {
  return useSecurityMutation(
    username,
    ({ passkeyId, currentPassword }: { passkeyId: string | null; currentPassword: string }) =>
      unwrapResponse(
        passkeyId === null
          ? api.POST(`${USER}/authenticator-app/removal`, {
              params: { path: { username } },
              body: { currentPassword },
            })
          : api.POST(`${USER}/passkeys/{id}/removal`, {
              params: { path: { username, id: passkeyId } },
              body: { currentPassword },
            }),
      ),
  );
}

export function useRenewRecoveryCodes(username: string) {
  return useSecurityMutation(username, (currentPassword: string) =>
    unwrapResponse(
      api.POST(`${USER}/recovery-codes`, { params: { path: { username } }, body: { currentPassword } }),
    ),
  );
}

/** Ends the session with the id, or all other sessions. */
export function useEndSessions(username: string) {
  return useSecurityMutation(username, (id: string | null) =>
    unwrapResponse(
      id === null
        ? api.DELETE(`${USER}/sessions`, { params: { path: { username } } })
        : api.DELETE(`${USER}/sessions/{id}`, { params: { path: { username, id } } }),
    ),
  );
}
