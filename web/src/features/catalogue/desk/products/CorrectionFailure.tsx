import { toApiProblem } from '../../../../api/problem';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../../ui/feedback/ProblemText';
import { StaleNotice } from '../../../../ui/feedback/StaleNotice';

/** The error of a correction. */
export function CorrectionFailure({ error }: { error: Error | null }) {
  if (error === null) return null;
  const problem = toApiProblem(error);
  return (
    <FeedbackAlert status="Fail">
      {problem.code === 'Conflict' ? <StaleNotice problem={problem} /> : <ProblemText error={problem} />}
    </FeedbackAlert>
  );
}
