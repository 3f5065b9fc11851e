import { toApiProblem } from '../../../api/problem';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { isStale, StaleNotice } from '../../../ui/feedback/StaleNotice';

/** Why the prices were not saved. */
export function SaveFailure({ error, onReload }: { error: Error; onReload: () => void }) {
  const problem = toApiProblem(error);
  return (
    <FeedbackAlert status="Fail">
      {isStale(problem) ? (
        <StaleNotice problem={problem} onReload={onReload} />
      ) : (
        <ProblemText error={problem} />
      )}
    </FeedbackAlert>
  );
}
