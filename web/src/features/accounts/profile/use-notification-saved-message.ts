import { notifications } from '@mantine/notifications';
import { useTexts } from '../../../i18n/use-texts';

/** Returns a function that shows that the choice about notification mails is stored (notificationMailSuccess). */
export function useNotificationSavedMessage(): () => void {
  const { t } = useTexts('accounts');
  return () => {
    notifications.show({
      color: 'success',
      message: t('accounts:notification.success'),
      closeButtonProps: { 'aria-label': t('common:states.dismiss') },
    });
  };
}
