import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { DialogActions } from '../../ui/feedback/DialogActions';
import { type DoubtfulLine, useDoubtsConfirmation } from './PriceDoubts';

interface BeforeAfterComparisonProps {
  before: ReactNode;
  after: ReactNode;
}

/** Compares the subject of a decision before and after it. */
export function BeforeAfterComparison({ before, after }: BeforeAfterComparisonProps) {
  const { t } = useTexts('desk');
  return (
    <>
      <Text size="sm">
        <strong>{t('desk:decision.before')}</strong> {before}
      </Text>
      <Text size="sm">
        <strong>{t('desk:decision.after')}</strong> {after}
      </Text>
    </>
  );
}

export interface DecisionOptions {
  /** Whether the next entry of the queue opens afterwards. */
  opensNext: boolean;
}

interface DecisionDialogProps {
  title: string;
  /** The states before and after. */
  children: ReactNode;
  /** Lines whose prices the user confirms first. */
  doubts?: readonly DoubtfulLine[];
  /** Label of the confirm button. */
  label: string;
  busy: boolean;
  onClose: () => void;
  onDecide: (options: DecisionOptions) => void;
}

/** Shows the effect of a decision and confirms it, optionally continuing with the next entry of the queue. */
export function DecisionDialog({
  title,
  children,
  doubts = [],
  label,
  busy,
  onClose,
  onDecide,
}: DecisionDialogProps) {
  const { t } = useTexts('desk');
  const { confirmation, decide } = useDoubtsConfirmation(doubts);
  const decideWith = (options: DecisionOptions) => decide(() => onDecide(options));
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        {children}
        {confirmation}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => decideWith({ opensNext: true })}>
            {t('desk:decision.andNext', { action: label })}
          </Button>
          <Button {...busyButtonProps(busy)} onClick={() => decideWith({ opensNext: false })} data-autofocus>
            {label}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
