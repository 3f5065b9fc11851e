import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { whileBusy } from '../../ui/feedback/while-busy';

interface BeforeAfterProps {
  before: ReactNode;
  after: ReactNode;
}

/** What a decision is about as it stands, and what becomes of it. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const { t } = useTexts('backoffice');
  return (
    <>
      <Text size="sm">
        <strong>{t('backoffice:decision.before')}</strong> {before}
      </Text>
      <Text size="sm">
        <strong>{t('backoffice:decision.after')}</strong> {after}
      </Text>
    </>
  );
}

export interface DecidedHow {
  /** Whether the next entry of the queue is opened afterwards. */
  opensNext: boolean;
}

interface DecisionDialogProps {
  title: string;
  /** What there is before and after. */
  children: ReactNode;
  /** Of the button that decides. */
  label: string;
  busy: boolean;
  onClose: () => void;
  onDecide: (how: DecidedHow) => void;
}

/** Shows what a decision makes before it is taken, and takes it; or takes it and goes on to the next in the queue. */
export function DecisionDialog({ title, children, label, busy, onClose, onDecide }: DecisionDialogProps) {
  const { t } = useTexts('backoffice');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => onDecide({ opensNext: true })}>
            {t('backoffice:decision.andNext', { action: label })}
          </Button>
          <Button {...whileBusy(busy)} onClick={() => onDecide({ opensNext: false })} data-autofocus>
            {label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
