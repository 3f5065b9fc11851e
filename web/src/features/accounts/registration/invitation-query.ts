import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { asProblem } from '../../../api/problem';

/** The invitation that a mail's link carries; null when it can no longer be accepted. */
export function linkedInvitationQuery(code: string) {
  return queryOptions({
    queryKey: ['linked-invitation', code],
    queryFn: async () => {
      try {
        return await answer(
          api.POST('/api/v1/public/customer-invitations/link', { body: { tempCode: code } }),
        );
      } catch (error) {
        if (asProblem(error).code === 'NotFound') return null;
        throw error;
      }
    },
  });
}
