import { Button, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { getCurrentUser } from '../../api/session';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../feedback/ConfirmDialog';

/** A location as the router knows it. */
interface Place {
  pathname: string;
  search: object;
}

interface LeaveGuardProps {
  /** Whether leaving would lose input; evaluated on leaving. */
  when: (isBack: boolean) => boolean;
  /** Whether a draft survives a reload and a new login; otherwise the browser asks before those too. */
  isKept: boolean;
  /** Whether the form still exists at the next location; by default while the path stays the same. */
  keeps?: (next: Place, current: Place) => boolean;
  /** Called when the user leaves. */
  onLeave?: () => void;
  /** Saves the input before leaving, where possible; resolves to whether it was saved. */
  onSave?: () => Promise<boolean>;
}

const samePath = (next: Place, current: Place) => next.pathname === current.pathname;

/** Asks before input is lost. */
export function LeaveGuard({ when, isKept, keeps = samePath, onLeave, onSave }: LeaveGuardProps) {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) => {
      const blocks = when(action === 'BACK') && getCurrentUser() !== null && !keeps(next, current);
      // The browser's Forward reverts its Back while the question is open. Then the question closes, and the blocked
      // navigation is neither continued nor reset, since the browser is where it was.
      setAsks(blocks);
      return blocks;
    },
    enableBeforeUnload: () => !isKept && getCurrentUser() !== null && when(false),
    withResolver: true,
  });
  const dialog = {
    opened: asks && blocker.status === 'blocked',
    onClose: () => blocker.reset?.(),
    title: t('common:form.leaveTitle'),
    cancelLabel: t('common:form.stay'),
  };
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  if (onSave !== undefined) {
    const saveAndLeave = async () => {
      setSaving(true);
      const isSaved = await onSave();
      setSaving(false);
      if (isSaved) blocker.proceed?.();
      else blocker.reset?.();
    };
    return (
      <ConfirmDialog
        {...dialog}
        onConfirm={() => void saveAndLeave()}
        confirmLabel={t('common:form.saveAndLeave')}
        busy={isSaving}
        other={
          <Button variant="subtle" color="danger" onClick={leave} disabled={isSaving}>
            {t('common:form.leaveUnsaved')}
          </Button>
        }
      >
        <Text>{t('common:form.unsavedText')}</Text>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog {...dialog} onConfirm={leave} confirmLabel={t('common:form.leave')} dangerous>
      <Text>{t('common:form.leaveText')}</Text>
    </ConfirmDialog>
  );
}
