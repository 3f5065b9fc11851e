import { userSchema } from '@cromia/domain/accounts/login';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { getCurrentUser, updateSessionUser } from '../../api/session';
import { clearRequestDraft } from './wizard/request-draft';

/** Switches the session to the new role, CUSTOMER, with the new token (section 4). */
async function adoptCustomer(accessToken: string): Promise<void> {
  const user = getCurrentUser();
  if (user === null) return;
  const { username } = user;
  const fresh = await unwrapResponse(api.GET('/api/users/{username}', { params: { path: { username } } }));
  clearRequestDraft();
  updateSessionUser(userSchema.parse(fresh), accessToken);
}

/**
 * Makes the user a customer by their accepted request.
 * @param onDone called afterwards, when the page has already changed to a customer's
 */
export function useBecomeCustomer(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { accessToken } = await unwrapResponse(
        api.PATCH('/api/v1/public/user-company/upgrade/to-customer'),
      );
      await adoptCustomer(accessToken);
    },
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['customer-request'] }),
  });
}

export type InvitationAnswer = 'ACCEPTED' | 'REJECTED';

/**
 * Accepts an invitation, which makes the user a customer, or rejects it (section 4).
 * @param onDone called after the answer; as with `useBecomeCustomer`
 */
export function useAnswerInvitation(onDone: (given: InvitationAnswer) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (given: { inviterUsername: string; status: InvitationAnswer }) => {
      const { accessToken } = await unwrapResponse(
        api.PATCH('/api/v1/public/user-company/customer-invitations/pendings', { body: given }),
      );
      if (given.status === 'ACCEPTED') await adoptCustomer(accessToken);
    },
    onSuccess: (_answered, { status }) => onDone(status),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
}
