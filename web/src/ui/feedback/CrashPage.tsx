import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../PageFrame';
import { ErrorState } from './ErrorState';

/** Shown instead of a page that failed: the error of a failed call with a retry, otherwise a general message. */
export function CrashPage({ error }: ErrorComponentProps) {
  const { t } = useTexts();
  const router = useRouter();
  if (error instanceof ApiProblem) {
    // The boundary's reset would show the same error again; guard and loader must rerun.
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
