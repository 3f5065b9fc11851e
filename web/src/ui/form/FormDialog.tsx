import { Modal, type ModalProps, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { LeaveGuard } from '../leaving/LeaveGuard';
import { useCloseOnBack } from '../use-close-on-back';
import { useIsPhone } from '../use-is-phone';

interface FormDialogProps extends Pick<ModalProps, 'size' | 'closeOnEscape'> {
  opened?: boolean;
  title: ReactNode;
  /** Whether closing would lose input; evaluated on closing. */
  isDirty: () => boolean;
  /** Set while the form is being sent; it then closes without a prompt. */
  busy?: boolean;
  /** Full screen on phones, where the browser's Back closes it. */
  coversPhone?: boolean;
  /** Whether input survives a reload. */
  isStored?: boolean;
  onClose: () => void;
  /** @param close for the form's own close button */
  children: (close: () => void) => ReactNode;
}

/** A dialog with input: a click outside does not close it, and it prompts before input is lost. */
export function FormDialog(props: FormDialogProps) {
  const { opened = true, title, isDirty, busy = false, coversPhone = false, isStored = false } = props;
  const { size, closeOnEscape = true, onClose, children } = props;
  const { t } = useTexts();
  const isFullScreen = useIsPhone() && coversPhone;
  const [isConfirming, setConfirming] = useState(false);
  const wouldLoseInput = () => opened && !busy && isDirty();
  const close = () => (wouldLoseInput() ? setConfirming(true) : onClose());
  useCloseOnBack(isFullScreen && opened, close);
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        closeOnClickOutside={false}
        fullScreen={isFullScreen}
        title={title}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
        // Escape closes the question first.
        closeOnEscape={closeOnEscape && !isConfirming}
        {...(size === undefined ? {} : { size })}
      >
        {children(close)}
      </Modal>
      {/* Mounted only while confirming: otherwise the Escape that opens the question would also close it. */}
      {isConfirming && (
        <ConfirmDialog
          opened
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            onClose();
          }}
          title={t('common:form.discardTitle')}
          confirmLabel={t('common:form.discard')}
          cancelLabel={t('common:form.stay')}
          dangerous
        >
          <Text>{t('common:form.leaveText')}</Text>
        </ConfirmDialog>
      )}
      <LeaveGuard when={(isBack) => wouldLoseInput() && !(isFullScreen && isBack)} isStored={isStored} />
    </>
  );
}
