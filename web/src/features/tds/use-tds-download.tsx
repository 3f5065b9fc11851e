import { formatTdsFileName } from '@cromia/domain/tds/file-name';
import { useMutation } from '@tanstack/react-query';
import { toApiProblem } from '../../api/problem';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { saveFile } from '../../ui/save-file';
import type { TdsVersion } from './tds-choice';
import { fetchTds } from './tds-queries';

/**
 * Saves sheets as PDFs.
 * @param onLoginNeeded called when a visitor requests a download, which requires a login (section 6)
 * @param onFailed called when the sheet could not be saved; `failure` displays the reason
 */
export function useTdsDownload(onLoginNeeded: () => void, onFailed?: () => void) {
  const { t } = useTexts('tds');
  const user = useUser();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ id, product, language }: TdsVersion) =>
      saveFile(await fetchTds(id), formatTdsFileName(product, language)),
    onError: (failure) => {
      // After the session has ended, the user counts as a visitor (section 8).
      if (toApiProblem(failure).status === 401) onLoginNeeded();
      else onFailed?.();
    },
  });
  const failed = error !== null && toApiProblem(error).status !== 401;
  const reason = toApiProblem(error).code === 'NetworkFailure' ? 'errors:NetworkFailure' : 'errors:TdsError';
  return {
    save: (version: TdsVersion) => (user === null ? onLoginNeeded() : mutate(version)),
    saving: isPending,
    /** The displayed reason of a failure; null without a failure. */
    failure: failed ? (
      <FeedbackAlert status="FailDismissable" onDismiss={reset}>
        {t(reason)}
      </FeedbackAlert>
    ) : null,
  };
}
