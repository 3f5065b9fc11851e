import { useMutation } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { currentUser, logOut } from '../../../api/session';
import type { MailLink } from './mail-link';

/** Sets the new password that a link allows. */
export function useResetPassword({ username, token }: MailLink) {
  return useMutation({
    mutationFn: async (newPassword: string) => {
      const call = { params: { path: { username } }, body: { tempCode: token, newPassword } };
      await answer(api.PUT('/api/users/{username}/update-forgotten-password', call));
      // A user who was logged in here is on the way to the login page; the session has ended.
      if (currentUser() !== null) logOut();
    },
  });
}
