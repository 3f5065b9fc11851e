import { userSchema } from '@cromia/domain/accounts/login';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../api/client';
import { adoptUser, currentUser } from '../../api/session';
import { forgetRequest } from './wizard/kept-request';

/** Takes over what the user is from now on: a CUSTOMER, with the new token (section 4). */
async function adoptCustomer(accessToken: string): Promise<void> {
  const user = currentUser();
  if (user === null) return;
  const { username } = user;
  const fresh = await answer(api.GET('/api/users/{username}', { params: { path: { username } } }));
  forgetRequest();
  adoptUser(userSchema.parse(fresh), accessToken);
}

/** Becomes a customer by the own request, which staff has accepted. */
export function useUpgrade() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { accessToken } = await answer(api.PATCH('/api/v1/public/user-company/upgrade/to-customer'));
      await adoptCustomer(accessToken);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['customer-request'] }),
  });
}

export type InvitationAnswer = 'ACCEPTED' | 'REJECTED';

/** Accepts an invitation, which makes the user a customer, or refuses it (section 4). */
export function useInvitationAnswer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (given: { inviterUsername: string; status: InvitationAnswer }) => {
      const { accessToken } = await answer(
        api.PATCH('/api/v1/public/user-company/customer-invitations/pendings', { body: given }),
      );
      if (given.status === 'ACCEPTED') await adoptCustomer(accessToken);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
}
