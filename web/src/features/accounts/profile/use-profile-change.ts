import { useMutation } from '@tanstack/react-query';
import { changeOwnUser, type OwnChange } from '../../../api/own-user';

/** Saves the profile of whoever is logged in. */
export function useProfileChange(username: string) {
  return useMutation({ mutationFn: (change: OwnChange) => changeOwnUser(username, change) });
}

/** Turns the notification mails of whoever is logged in on or off. */
export function useNotificationChange(username: string, type: 'P' | 'C') {
  return useMutation({
    mutationFn: (notificationMail: boolean) =>
      changeOwnUser(username, { type, fields: { notificationMail } }),
  });
}
