import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { toApiProblem } from '../../../api/problem';

/** The invitation behind a mail's link; null when it can no longer be accepted. */
export function linkedInvitationQuery(code: string) {
  return queryOptions({
    queryKey: ['linked-invitation', code],
    queryFn: async () => {
      try {
        return await unwrapResponse(
          api.POST('/api/v1/public/customer-invitations/link', { body: { tempCode: code } }),
        );
      } catch (error) {
        if (toApiProblem(error).code === 'NotFound') return null;
        throw error;
      }
    },
  });
}
