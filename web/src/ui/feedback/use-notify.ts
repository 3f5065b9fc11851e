import { notifications } from '@mantine/notifications';
import { useTexts } from '../../i18n/use-texts';

/** Shows a success message that does not block the user. */
export function useNotify(): (message: string) => void {
  const { t } = useTexts();
  return (message) =>
    notifications.show({
      color: 'success',
      message,
      closeButtonProps: { 'aria-label': t('common:states.dismiss') },
    });
}
