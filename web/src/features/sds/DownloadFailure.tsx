import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';

interface DownloadFailureProps {
  /** Null while no download has failed. */
  error: Error | null;
  onDismiss: () => void;
}

/** Says why a safety data sheet was not downloaded. */
export function DownloadFailure({ error, onDismiss }: DownloadFailureProps) {
  const { t } = useTexts();
  if (error === null) return null;
  const isOffline = toApiProblem(error).code === 'NetworkFailure';
  return (
    <FeedbackAlert status="FailDismissable" onDismiss={onDismiss}>
      {t(isOffline ? 'errors:NetworkFailure' : 'errors:SdsDownloadError')}
    </FeedbackAlert>
  );
}
