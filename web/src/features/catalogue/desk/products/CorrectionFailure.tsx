import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';

/** The error of a correction. */
export function CorrectionFailure({ error }: { error: Error | null }) {
  const { t } = useTexts('catalogue-desk');
  if (error === null) return null;
  const { code } = toApiProblem(error);
  return (
    <FeedbackAlert status="Fail">
      {code === 'Conflict' ? t('catalogue-desk:conflict') : t(`errors:${code}`)}
    </FeedbackAlert>
  );
}
