import { useMutation } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { currentUser, logOut } from '../../../api/session';

/** What the link in a mail was for. */
export type PasswordPurpose = 'confirm' | 'reset';

/** What the link in a mail holds (section 2). */
export interface PasswordLink {
  username: string;
  token: string;
}

/** Sets the password that a link allows: the first one of a registration, or a new one. */
export function useChoosePassword(purpose: PasswordPurpose, { username, token }: PasswordLink) {
  return useMutation({
    mutationFn: async (newPassword: string) => {
      const call = { params: { path: { username } }, body: { tempCode: token, newPassword } };
      if (purpose === 'confirm') await answer(api.PUT('/api/users/{username}/confirm-registration', call));
      else await answer(api.PUT('/api/users/{username}/update-forgotten-password', call));
      // Whoever was logged in here is on the way to the login page as somebody else, or with a session that has ended.
      if (currentUser() !== null) logOut();
    },
  });
}
