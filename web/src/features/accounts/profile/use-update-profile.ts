import { useMutation } from '@tanstack/react-query';
import { changeOwnUser, type OwnUserChange } from '../../../api/own-user';

/** Saves the logged-in user's profile. */
export function useUpdateProfile(username: string) {
  return useMutation({ mutationFn: (change: OwnUserChange) => changeOwnUser(username, change) });
}

/** Turns the logged-in user's notification mails on or off. */
export function useToggleNotificationMails(username: string, type: 'P' | 'C') {
  return useMutation({
    mutationFn: (notificationMail: boolean) =>
      changeOwnUser(username, { type, fields: { notificationMail } }),
  });
}
