import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../PageFrame';
import { isChunkFailure, isServerReachable, mayReload, waitForServer } from './chunk-failure';
import { ErrorState } from './ErrorState';

/** Message while the chunk of a page fails to load. The page opens by itself once the server responds. */
function UnreachablePage() {
  const { t } = useTexts();
  useEffect(
    () =>
      waitForServer(() => {
        if (mayReload(Date.now())) window.location.reload();
      }),
    [],
  );
  // Offline, a reload would end on the browser's error page.
  const retry = async () => {
    if (await isServerReachable()) window.location.reload();
  };
  return (
    <PageFrame title={t('shell:offline.title')} narrow>
      <div role="status">
        <p>{t('shell:offline.text')}</p>
      </div>
      <Button onClick={() => void retry()}>{t('common:actions.retry')}</Button>
    </PageFrame>
  );
}

/** Replaces a page that failed: the error of a failed call with a retry, otherwise a general message. */
export function CrashPage({ error }: ErrorComponentProps) {
  const { t } = useTexts();
  const router = useRouter();
  if (isChunkFailure(error)) return <UnreachablePage />;
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
