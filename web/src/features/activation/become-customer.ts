import { userSchema } from '@cromia/domain/accounts/login';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { getCurrentUser, updateSessionUser } from '../../api/session';
import { clearRequestDraft } from './wizard/request-draft';

/** Switches the session to the role CUSTOMER and its new token (section 4). */
async function switchToCustomer(accessToken: string): Promise<void> {
  const user = getCurrentUser();
  if (user === null) return;
  const { username } = user;
  const response = await unwrapResponse(api.GET('/api/users/{username}', { params: { path: { username } } }));
  clearRequestDraft();
  updateSessionUser(userSchema.parse(response), accessToken);
}

/**
 * Makes the user of an accepted request a customer.
 * @param onDone Called after the session has switched to the role CUSTOMER.
 */
export function useBecomeCustomer(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { accessToken } = await unwrapResponse(
        api.PATCH('/api/v1/public/user-company/upgrade/to-customer'),
      );
      await switchToCustomer(accessToken);
    },
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['customer-request'] }),
  });
}

export type InvitationDecision = 'ACCEPTED' | 'REJECTED';

/**
 * Accepts an invitation, which makes the user a customer, or rejects it (section 4).
 * @param onDone Called after the session has switched, or after the rejection.
 */
export function useDecideInvitation(onDone: (decision: InvitationDecision) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (decision: { inviterUsername: string; status: InvitationDecision }) => {
      const { accessToken } = await unwrapResponse(
        api.PATCH('/api/v1/public/user-company/customer-invitations/pendings', { body: decision }),
      );
      if (decision.status === 'ACCEPTED') await switchToCustomer(accessToken);
    },
    onSuccess: (_response, { status }) => onDone(status),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
}
