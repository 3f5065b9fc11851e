import { useMutation } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { getCurrentUser, logOut } from '../../../api/session';
import type { MailLink } from './mail-link';

/** Sets a new password with the link from a mail. */
export function useResetPassword({ username, token }: MailLink) {
  return useMutation({
    mutationFn: async (newPassword: string) => {
      const request = { params: { path: { username } }, body: { tempCode: token, newPassword } };
      await unwrapResponse(api.PUT('/api/users/{username}/update-forgotten-password', request));
      // Ends the session of any logged-in user, since the login page follows.
      if (getCurrentUser() !== null) logOut();
    },
  });
}
