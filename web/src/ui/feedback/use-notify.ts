import { notifications } from '@mantine/notifications';
import { useTexts } from '../../i18n/use-texts';

/** Says what has succeeded, without keeping anybody from going on. */
export function useNotify(): (message: string) => void {
  const { t } = useTexts();
  return (message) =>
    notifications.show({
      color: 'success',
      message,
      closeButtonProps: { 'aria-label': t('common:states.dismiss') },
    });
}
