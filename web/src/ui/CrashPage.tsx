import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiProblem } from '../api/problem';
import { useTexts } from '../i18n/use-texts';
import { ErrorState } from './ErrorState';
import { PageFrame } from './PageFrame';

/** In place of a page that failed: the call's own reason with a retry, or an honest word about our fault. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTexts();
  if (error instanceof ApiProblem) {
    return (
      <PageFrame title={t('shell:crash.title')} narrow>
        <ErrorState error={error} onRetry={reset} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t('shell:crash.title')} lead={t('shell:crash.text')} narrow>
      <Button onClick={() => window.location.reload()}>{t('common:actions.reload')}</Button>
    </PageFrame>
  );
}
