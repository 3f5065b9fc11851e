import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import { NavItemLink } from '../../shell';

/** The action that needs a login. */
type LoginReason = 'buy' | 'tds';

interface LoginPromptProps {
  /** Null closes the dialog. */
  reason: LoginReason | null;
  onClose: () => void;
}

/** Tells a visitor that the next step needs a login, which returns to the same place (section 2). */
export function LoginPrompt({ reason, onClose }: LoginPromptProps) {
  const { t } = useTexts('catalogue');
  const here = useRouterState({ select: ({ location }) => location.href });
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
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('catalogue:loginPrompt.back')}
          </Button>
          <Button
            component={NavItemLink}
            path={`/login?redirectLink=${encodeURIComponent(here)}`}
            data-autofocus
          >
            {t('catalogue:loginPrompt.access')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
