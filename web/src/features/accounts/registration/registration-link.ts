import type { RegistrationConfirmation } from '@cromia/domain/accounts/confirmation';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { getCurrentUser, logOut } from '../../../api/session';
import type { MailLink } from '../password/mail-link';

const toRegistrationCall = ({ username, token }: MailLink) => ({
  params: { path: { username } },
  body: { tempCode: token },
});

/** The data and consents that the link of a registration confirms. */
export const registrationQuery = (link: MailLink) =>
  queryOptions({
    queryKey: ['registration', link],
    queryFn: () => unwrapResponse(api.POST('/api/users/{username}/registration', toRegistrationCall(link))),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Creates the user with the chosen password and the data as shown, or as corrected. */
export function useConfirmRegistration(
  link: MailLink,
  registration: RegistrationConfirmation['registration'],
) {
  return useMutation({
    mutationFn: async (newPassword: string) => {
      const { params, body } = toRegistrationCall(link);
      const call = { params, body: { ...body, newPassword, ...(registration && { registration }) } };
      await unwrapResponse(api.PUT('/api/users/{username}/confirm-registration', call));
      // Ends the session of any logged-in user, since the new user logs in next.
      if (getCurrentUser() !== null) logOut();
    },
  });
}

/** Deletes a registration that somebody else sent. */
export function useRejectRegistration(link: MailLink) {
  return useMutation({
    mutationFn: () =>
      unwrapResponse(api.PUT('/api/users/{username}/reject-registration', toRegistrationCall(link))),
  });
}
