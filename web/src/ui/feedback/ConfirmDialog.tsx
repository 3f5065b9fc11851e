import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from './busy-button-props';
import { DialogActions } from './DialogActions';
import { DANGER_BUTTON_PROPS } from './danger-button-props';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** The effect of the action, in a sentence. */
  children: ReactNode;
  /** Label of the confirm button, which names the action; "Confirm" by default. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** A further button. */
  extraButton?: ReactNode;
  /** Set for actions that cannot be undone. */
  dangerous?: boolean;
  /** Puts the focus on the cancel button, for questions where Enter must not confirm. */
  focusesCancel?: boolean;
  /** While the action runs, the button shows progress and cannot be pressed again. */
  busy?: boolean;
  /** Width of the dialog. */
  size?: 'md' | 'xl';
}

/** Confirmation of an action that cannot easily be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    onClose,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel,
    extraButton,
    dangerous = false,
    focusesCancel = false,
    busy = false,
    size = 'md',
  } = props;
  const { t } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="lg">
        <Text component="div">{children}</Text>
        <DialogActions>
          {extraButton}
          <Button variant="default" onClick={onClose} data-autofocus={focusesCancel || undefined}>
            {cancelLabel ?? t('common:actions.cancel')}
          </Button>
          <Button
            {...(dangerous && DANGER_BUTTON_PROPS)}
            onClick={onConfirm}
            {...busyButtonProps(busy)}
            data-autofocus={!focusesCancel || undefined}
          >
            {confirmLabel ?? t('common:actions.confirm')}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
