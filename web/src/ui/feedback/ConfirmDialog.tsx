import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { whileBusy } from './while-busy';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The button that does it, named for what it does; "Confirm" when left out. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** A further way out, beside the two buttons. */
  other?: ReactNode;
  /** For what cannot be undone. */
  dangerous?: boolean;
  /** While it is being done: the button shows progress and cannot be pressed twice. */
  busy?: boolean;
}

/** Asks before an action that cannot be taken back at once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    onClose,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel,
    other,
    dangerous = false,
    busy = false,
  } = props;
  const { t } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="lg">
        <Text component="div">{children}</Text>
        <Group justify="flex-end" gap="xs">
          {other}
          <Button variant="default" onClick={onClose}>
            {cancelLabel ?? t('common:actions.cancel')}
          </Button>
          <Button
            color={dangerous ? 'danger' : 'accent'}
            onClick={onConfirm}
            {...whileBusy(busy)}
            data-autofocus
          >
            {confirmLabel ?? t('common:actions.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
