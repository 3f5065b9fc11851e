import { toApiProblem } from '../../../api/problem';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { isStale, StaleNotice } from '../../../ui/feedback/StaleNotice';
import { type useChangeNote, useRefreshNotes } from './note-queries';

/** Why a note was not marked as done; renders nothing without a failure. */
export function ChangeNoteFailure({ change }: { change: ReturnType<typeof useChangeNote> }) {
  const refresh = useRefreshNotes();
  if (!change.isError || change.isPending) return null;
  const problem = toApiProblem(change.error);
  return (
    <FeedbackAlert status="FailDismissable" onDismiss={change.reset}>
      {isStale(problem) ? (
        <StaleNotice problem={problem} onReload={() => void refresh().then(change.reset)} />
      ) : (
        <ProblemText error={problem} />
      )}
    </FeedbackAlert>
  );
}
