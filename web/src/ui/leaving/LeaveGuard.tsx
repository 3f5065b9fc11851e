import { Button, Text } from '@mantine/core';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useContext, useState } from 'react';
import { z } from 'zod';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { LeavePromptContext } from './prompt-context';

/** A location as the router knows it. */
interface RouterLocation {
  pathname: string;
  search: object;
}

interface LeaveGuardProps {
  /** Whether leaving would lose input; evaluated on leaving. */
  when: (isBack: boolean) => boolean;
  /** Whether a draft survives reload and login; if not, `beforeunload` prompts too. */
  isStored: boolean;
  /** Whether the form still exists at the next location; by default while the path stays the same. */
  keepsForm?: (next: RouterLocation, current: RouterLocation) => boolean;
  /** Called when the user leaves. */
  onLeave?: () => void;
  /** Saves the input before leaving, where possible; resolves to whether it was saved. */
  onSave?: () => Promise<boolean>;
}

/** An open prompt about leaving. */
interface Prompt {
  leave: () => void;
  stay: () => void;
}

/** The router's state of a browser history entry. */
const entrySchema = z.object({ __TSR_index: z.number() });

const hasSamePath = (next: RouterLocation, current: RouterLocation) => next.pathname === current.pathname;

/** Prompts before input is lost. */
export function LeaveGuard({ when, isStored, keepsForm = hasSamePath, onLeave, onSave }: LeaveGuardProps) {
  const { t } = useTexts();
  const { history } = useRouter();
  const shouldPrompt = useContext(LeavePromptContext);
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Prompts about a move in the browser's history, which the browser has already made. */
  const promptForHistoryMove = () => {
    const moved = entrySchema.safeParse(window.history.state).data?.__TSR_index;
    const steps = moved === undefined ? -1 : moved - history.location.state.__TSR_index;
    setPrompt({ leave: () => history.go(steps, { ignoreBlocker: true }), stay: () => undefined });
  };
  useBlocker({
    shouldBlockFn: ({ action, current, next }) => {
      if (!when(action === 'BACK') || !shouldPrompt() || keepsForm(next, current)) {
        setPrompt(null);
        return false;
      }
      if (action === 'PUSH' || action === 'REPLACE') {
        return new Promise<boolean>((resolve) => {
          setPrompt({ leave: () => resolve(false), stay: () => resolve(true) });
        });
      }
      // Blocked at once and not after the choice: the router then moves the browser back to the form, so that another
      // Back is blocked too instead of leaving the app.
      promptForHistoryMove();
      return true;
    },
    enableBeforeUnload: () => !isStored && shouldPrompt() && when(false),
  });
  const stay = () => {
    setPrompt(null);
    prompt?.stay();
  };
  const proceed = () => {
    setPrompt(null);
    prompt?.leave();
  };
  const dialog = {
    opened: prompt !== null,
    onClose: stay,
    title: t('common:form.leaveTitle'),
    cancelLabel: t('common:form.stay'),
  };
  const leave = () => {
    onLeave?.();
    proceed();
  };
  if (onSave !== undefined) {
    const saveAndLeave = async () => {
      setSaving(true);
      const isSaved = await onSave();
      setSaving(false);
      if (isSaved) proceed();
      else stay();
    };
    return (
      <ConfirmDialog
        {...dialog}
        onConfirm={() => void saveAndLeave()}
        confirmLabel={t('common:form.saveAndLeave')}
        busy={isSaving}
        extraButton={
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
