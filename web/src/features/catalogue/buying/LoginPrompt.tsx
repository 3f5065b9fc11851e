import { Button, Modal, Stack, Text } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { NavItemLink } from '../../shell';

/** The action that needs a login. */
type LoginReason = 'buy' | 'tds';

interface LoginPromptProps {
  /** Null closes the dialog. */
  reason: LoginReason | null;
  onClose: () => void;
}

/** Dialog that asks a visitor to log in; the login returns to the same page (section 2). */
export function LoginPrompt({ reason, onClose }: LoginPromptProps) {
  const { t } = useTexts('catalogue');
  const currentUrl = useRouterState({ select: ({ location }) => location.href });
  return (
    <Modal
      opened={reason !== null}
      onClose={onClose}
      overlayProps={{ backgroundOpacity: 0.35 }}
      title={t('catalogue:loginPrompt.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="lg">
        <Text>{t(reason === 'tds' ? 'catalogue:loginPrompt.tds' : 'catalogue:loginPrompt.buy')}</Text>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('catalogue:loginPrompt.back')}
          </Button>
          <Button
            component={NavItemLink}
            path={`/login?redirectLink=${encodeURIComponent(currentUrl)}`}
            data-autofocus
          >
            {t('catalogue:loginPrompt.access')}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
