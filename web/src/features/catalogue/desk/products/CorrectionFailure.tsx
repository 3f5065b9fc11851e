import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { StaleNotice } from '../../../../ui/feedback/StaleNotice';

/** The error of a correction. */
export function CorrectionFailure({ error }: { error: Error | null }) {
  const { t } = useTexts();
  if (error === null) return null;
  const problem = toApiProblem(error);
  return (
    <FeedbackAlert status="Fail">
      {problem.code === 'Conflict' ? <StaleNotice problem={problem} /> : t(`errors:${problem.code}`)}
    </FeedbackAlert>
  );
}
