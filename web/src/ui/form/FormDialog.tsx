import { Modal, type ModalProps, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { useBackCloses } from '../use-back-closes';
import { useIsPhone } from '../use-is-phone';
import { LeaveGuard } from './LeaveGuard';

interface FormDialogProps extends Pick<ModalProps, 'size' | 'closeOnEscape'> {
  opened?: boolean;
  title: ReactNode;
  /** Whether something was typed or chosen that closing would lose; asked at the moment of closing. */
  isDirty: () => boolean;
  /** While the form is being sent, nothing is asked. */
  busy?: boolean;
  /** Covers the whole page on a phone, where the browser's Back closes it. */
  coversPhone?: boolean;
  /** Whether what was typed survives a reload. */
  isKept?: boolean;
  onClose: () => void;
  /** @param close what the form's own button to close does */
  children: (close: () => void) => ReactNode;
}

/** A dialog with input: it is not closed by a click beside it, and asks before what was typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const { opened = true, title, isDirty, busy = false, coversPhone = false, isKept = false } = props;
  const { size, closeOnEscape = true, onClose, children } = props;
  const { t } = useTexts();
  const covers = useIsPhone() && coversPhone;
  const [asks, setAsks] = useState(false);
  const loses = () => opened && !busy && isDirty();
  const close = () => (loses() ? setAsks(true) : onClose());
  useBackCloses(covers && opened, close);
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        closeOnClickOutside={false}
        fullScreen={covers}
        title={title}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
        // Escape closes the question first.
        closeOnEscape={closeOnEscape && !asks}
        {...(size === undefined ? {} : { size })}
      >
        {children(close)}
      </Modal>
      {/* Not there before: the Escape that asks would answer it at once. */}
      {asks && (
        <ConfirmDialog
          opened
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
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
      <LeaveGuard when={(isBack) => loses() && !(covers && isBack)} isKept={isKept} />
    </>
  );
}
