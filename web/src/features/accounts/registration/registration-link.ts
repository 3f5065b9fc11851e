import type { RegistrationConfirmation } from '@cromia/domain/accounts/confirmation';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { getCurrentUser, logOut } from '../../../api/session';
import type { MailLink } from '../password/mail-link';

const toRegistrationRequest = ({ username, token }: MailLink) => ({
  params: { path: { username } },
  body: { tempCode: token },
});

/** The data and consents of the registration behind a link. */
export const registrationQuery = (link: MailLink) =>
  queryOptions({
    queryKey: ['registration', link],
    queryFn: () =>
      unwrapResponse(api.POST('/api/users/{username}/registration', toRegistrationRequest(link))),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Creates the user with the chosen password and the entered data, or the corrected registration. */
export function useConfirmRegistration(
  link: MailLink,
  registration: RegistrationConfirmation['registration'],
) {
  return useMutation({
    mutationFn: async (newPassword: string) => {
      const { params, body } = toRegistrationRequest(link);
      const request = { params, body: { ...body, newPassword, ...(registration && { registration }) } };
      await unwrapResponse(api.PUT('/api/users/{username}/confirm-registration', request));
      // Ends the session of any logged-in user, since the new user logs in next.
      if (getCurrentUser() !== null) logOut();
    },
  });
}

/** Deletes a registration that somebody else sent. */
export function useRejectRegistration(link: MailLink) {
  return useMutation({
    mutationFn: () =>
      unwrapResponse(api.PUT('/api/users/{username}/reject-registration', toRegistrationRequest(link))),
  });
}
