import { useMutation } from '@tanstack/react-query';
import { changeOwnUser, type OwnChange } from '../../../api/own-user';

/** Saves the logged-in user's profile. */
export function useProfileChange(username: string) {
  return useMutation({ mutationFn: (change: OwnChange) => changeOwnUser(username, change) });
}

/** Turns the logged-in user's notification mails on or off. */
export function useNotificationChange(username: string, type: 'P' | 'C') {
  return useMutation({
    mutationFn: (notificationMail: boolean) =>
      changeOwnUser(username, { type, fields: { notificationMail } }),
  });
}
