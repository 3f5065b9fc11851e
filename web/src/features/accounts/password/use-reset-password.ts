import { useMutation } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { getCurrentUser, logOut } from '../../../api/session';
import type { MailLink } from './mail-link';

/** Sets a new password by the link of a mail. */
export function useResetPassword({ username, token }: MailLink) {
  return useMutation({
    mutationFn: async (newPassword: string) => {
      const call = { params: { path: { username } }, body: { tempCode: token, newPassword } };
      await unwrapResponse(api.PUT('/api/users/{username}/update-forgotten-password', call));
      // Ends the session of any logged-in user; the login page follows.
      if (getCurrentUser() !== null) logOut();
    },
  });
}
