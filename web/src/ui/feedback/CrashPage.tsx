import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../PageFrame';
import { ErrorState } from './ErrorState';

/** In place of a page that failed: the call's own reason with a retry, or an honest word about our fault. */
export function CrashPage({ error }: ErrorComponentProps) {
  const { t } = useTexts();
  const router = useRouter();
  if (error instanceof ApiProblem) {
    // The boundary's own reset would only draw the same failure again: the guard and the loader have to run anew.
    return (
      <PageFrame title={t('shell:crash.title')} narrow>
        <ErrorState error={error} onRetry={() => void router.invalidate()} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t('shell:crash.title')} lead={t('shell:crash.text')} narrow>
      <Button onClick={() => window.location.reload()}>{t('common:actions.reload')}</Button>
    </PageFrame>
  );
}
