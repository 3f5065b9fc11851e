import type { Confirmation } from '@cromia/domain/accounts/confirmation';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { currentUser, logOut } from '../../../api/session';
import type { MailLink } from '../password/mail-link';

const callOf = ({ username, token }: MailLink) => ({
  params: { path: { username } },
  body: { tempCode: token },
});

/** The data and consents that the link of a registration confirms. */
export const registrationQuery = (link: MailLink) =>
  queryOptions({
    queryKey: ['registration', link],
    queryFn: () => answer(api.POST('/api/users/{username}/registration', callOf(link))),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Creates the user with the chosen password and the data as shown, or as corrected. */
export function useConfirmRegistration(link: MailLink, registration: Confirmation['registration']) {
  return useMutation({
    mutationFn: async (newPassword: string) => {
      const { params, body } = callOf(link);
      const call = { params, body: { ...body, newPassword, ...(registration && { registration }) } };
      await answer(api.PUT('/api/users/{username}/confirm-registration', call));
      // Ends the session of any logged-in user, since the new user logs in next.
      if (currentUser() !== null) logOut();
    },
  });
}

/** Deletes a registration that somebody else sent. */
export function useRejectRegistration(link: MailLink) {
  return useMutation({
    mutationFn: () => answer(api.PUT('/api/users/{username}/reject-registration', callOf(link))),
  });
}
