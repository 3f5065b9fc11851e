import { Button, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { currentUser } from '../../api/session';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../feedback/ConfirmDialog';

/** Where the form's own page goes on: the place in the address as the router knows it. */
interface Place {
  pathname: string;
  search: object;
}

interface LeaveGuardProps {
  /** Whether something was typed that leaving would lose; asked at the moment of leaving. */
  when: (isBack: boolean) => boolean;
  /** Whether a draft keeps it over a reload and a login in between; else the browser asks before those too. */
  isKept: boolean;
  /** Whether the form is still there at the next place; by itself as long as the path stays. */
  keeps?: (next: Place, current: Place) => boolean;
  /** What becomes of the form's data when the person leaves. */
  onLeave?: () => void;
  /** Saves what was typed, where that can be done before leaving; answers whether it was saved. */
  onSave?: () => Promise<boolean>;
}

const samePath = (next: Place, current: Place) => next.pathname === current.pathname;

/** Warns before what was typed is lost. */
export function LeaveGuard({ when, isKept, keeps = samePath, onLeave, onSave }: LeaveGuardProps) {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) => {
      const blocks = when(action === 'BACK') && currentUser() !== null && !keeps(next, current);
      // The browser's Forward takes its Back back while the question stands: then nothing is left to ask, and what was
      // blocked before is neither gone on with nor undone, since the browser is where it was.
      setAsks(blocks);
      return blocks;
    },
    enableBeforeUnload: () => !isKept && currentUser() !== null && when(false),
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
