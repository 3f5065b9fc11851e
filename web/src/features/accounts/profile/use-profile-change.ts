import { useMutation } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { adoptUser, currentUser } from '../../../api/session';
import type { ProfileChange } from './profile-draft';

/** Saves the profile of whoever is logged in, who goes on with the new token (section 7). */
export function useProfileChange(username: string) {
  const params = { path: { username } };
  return useMutation({
    mutationFn: async (change: ProfileChange) => {
      const { accessToken } =
        change.type === 'P'
          ? await answer(api.PATCH('/api/users/privates/{username}', { params, body: change.profile }))
          : await answer(api.PATCH('/api/users/companies/{username}', { params, body: change.profile }));
      adopt(username, change.profile, accessToken);
    },
  });
}

/** Turns the notification mails of whoever is logged in on or off. */
export function useNotificationChange(username: string, type: 'P' | 'C') {
  const params = { path: { username } };
  return useMutation({
    mutationFn: async (notificationMail: boolean) => {
      const body = { notificationMail };
      const { accessToken } =
        type === 'P'
          ? await answer(api.PATCH('/api/users/privates/{username}', { params, body }))
          : await answer(api.PATCH('/api/users/companies/{username}', { params, body }));
      adopt(username, body, accessToken);
    },
  });
}

function adopt(
  username: string,
  changed: ProfileChange['profile'] | { notificationMail: boolean },
  token: string,
) {
  const user = currentUser();
  // Another user may have come meanwhile.
  if (user?.username === username) adoptUser({ ...user, ...changed }, token);
}
