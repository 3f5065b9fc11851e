import type { HistoryEntry } from '@cromia/domain/decision';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../api/problem';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { isAlreadyDecided } from './desk-queries';
import deskLayout from './layout.module.css';

interface DeskFeedbackProps {
  change: { isPending: boolean; isSuccess: boolean; error: Error | null };
  /** The action taken and its consequences. */
  done: ReactNode;
  /** The current status, in words. */
  standing: string;
  history: readonly HistoryEntry[];
  /** Text written with the decision, shown again if the decision came too late. */
  written?: string | undefined;
}

/** Takes the focus once the pressed button has gone. */
function takeFocus(box: HTMLDivElement | null): void {
  box?.focus();
}

/** The result of a decision; after a conflict, the colleague's decision (contract, section 5). */
export function DeskFeedback({ change, done, standing, history, written }: DeskFeedbackProps) {
  const { t } = useTexts('audit-log', 'backoffice');
  const { moment } = useFormats();
  if (change.isPending || (!change.isSuccess && change.error === null)) return null;
  if (change.isSuccess) {
    return (
      <div className={deskLayout.feedback} tabIndex={-1} ref={takeFocus}>
        <FeedbackAlert status="Success">{done}</FeedbackAlert>
      </div>
    );
  }
  const problem = toApiProblem(change.error);
  const last = history.at(-1);
  return (
    <div className={deskLayout.feedback} tabIndex={-1} ref={takeFocus}>
      {isAlreadyDecided(problem) ? (
        <FeedbackAlert status="Fail" title={t('backoffice:decision.tooLate')}>
          {t('backoffice:decision.standsNow', { status: standing })}{' '}
          {last !== undefined && `${last.username ?? t('audit-log:system')} · ${moment(last.at)}. `}
          {t('backoffice:decision.notRecorded')}
          <UnsavedDecisionText text={written} />
        </FeedbackAlert>
      ) : (
        <FeedbackAlert status="Fail">{t(`errors:${problem.code}`)}</FeedbackAlert>
      )}
    </div>
  );
}

/** Text of a decision that was not stored, to be reused. */
export function UnsavedDecisionText({ text }: { text: string | undefined }) {
  const { t } = useTexts('backoffice');
  if (!text) return null;
  return (
    <Text size="sm" mt={4} className={deskLayout.written}>
      {t('backoffice:decision.written', { text })}
    </Text>
  );
}
