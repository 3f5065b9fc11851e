import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ProblemCode } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { DialogActions } from '../../ui/feedback/DialogActions';
import { NavItemLink } from '../shell';

interface ConflictDialogProps {
  /** The error code; null closes the dialog. */
  code: ProblemCode | null;
  onClose: () => void;
  /** Called when the user leaves; discards the unsaved values. */
  onLeave: () => void;
}

/** Dialog for a rejected change: another one is pending, or the profile has changed in the meantime (section 8, 409). */
export function ConflictDialog({ code, onClose, onLeave }: ConflictDialogProps) {
  const { t } = useTexts('customers');
  const isPending = code === 'EditRequestPending';
  return (
    <Modal
      opened={code !== null}
      onClose={onClose}
      title={t(isPending ? 'customers:conflict.pendingTitle' : 'customers:conflict.changedTitle')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="lg">
        <Text>{t(isPending ? 'customers:conflict.pending' : 'customers:conflict.changed')}</Text>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('customers:conflict.stay')}
          </Button>
          <Button
            component={NavItemLink}
            path="/profile-customer"
            onClick={() => {
              onLeave();
              onClose();
            }}
          >
            {t('customers:edit.toProfile')}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
