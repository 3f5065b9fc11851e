import type { HistoryEntry } from '@cromia/domain/decision';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../api/problem';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert, focusOutcome } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { findStaleOutcome } from '../../ui/feedback/StaleNotice';
import { isAlreadyDecided } from './desk-queries';
import { findLatestDecision } from './history/find-latest-decision';
import deskLayout from './layout.module.css';

interface DeskFeedbackProps {
  change: { isPending: boolean; isSuccess: boolean; error: Error | null };
  /** Message about the completed action and its consequences. */
  successMessage: ReactNode;
  /** The translated current status. */
  status: string;
  history: readonly HistoryEntry[];
  /** Text entered with the decision; displayed again if the decision came too late. */
  unsavedText?: string | undefined;
}

/** Shows the result of a decision; after a conflict, the decision of the colleague (contract, section 5). */
export function DeskFeedback({ change, successMessage, status, history, unsavedText }: DeskFeedbackProps) {
  const { t } = useTexts('audit-log', 'desk');
  const { moment } = useFormats();
  if (change.isPending || (!change.isSuccess && change.error === null)) return null;
  if (change.isSuccess) {
    return (
      <div className={deskLayout.feedback} tabIndex={-1} ref={focusOutcome}>
        <FeedbackAlert status="Success">{successMessage}</FeedbackAlert>
      </div>
    );
  }
  const problem = toApiProblem(change.error);
  const latestEntry = findLatestDecision(history);
  const stale = findStaleOutcome(problem);
  const decision =
    stale === undefined ? latestEntry : { username: stale.changedBy, at: stale.changedOn ?? undefined };
  return (
    <div className={deskLayout.feedback} tabIndex={-1} ref={focusOutcome}>
      {isAlreadyDecided(problem) ? (
        <FeedbackAlert status="Fail" title={t('desk:decision.tooLate')}>
          {t('desk:decision.standsNow', { status })}{' '}
          {decision?.at !== undefined &&
            `${decision.username ?? t('audit-log:system')} · ${moment(decision.at)}. `}
          {t('desk:decision.notRecorded')}
          <UnsavedDecisionText text={unsavedText} />
        </FeedbackAlert>
      ) : (
        <FeedbackAlert status="Fail">
          <ProblemText error={problem} />
        </FeedbackAlert>
      )}
    </div>
  );
}

/** The text of a decision that was not stored, so that the user can reuse it. */
export function UnsavedDecisionText({ text }: { text: string | undefined }) {
  const { t } = useTexts('desk');
  if (!text) return null;
  return (
    <Text size="sm" mt={4} className={deskLayout.written}>
      {t('desk:decision.written', { text })}
    </Text>
  );
}
