import './zod-config';
import './styles';
import { DEFAULT_LANGUAGE, type UiLanguage } from '@cromia/domain/languages';
import i18next from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { ApiProblem } from './api/problem';
import { queryClient } from './api/query-client';
import {
  followOtherTabs,
  getCurrentUser,
  hasSessionEnded,
  isSessionPending,
  resumeSession,
} from './api/session';
import { brandQuery } from './features/shell';
import { followSession } from './follow-session';
import { detectLanguage } from './i18n/languages';
import { initTexts } from './i18n/load-texts';
import { type AppRouter, createAppRouter } from './router';
import { nameChunkFailures } from './ui/feedback/chunk-failure';

/** Notifies a visitor of a public page that the session has ended; on other pages the login page does. */
function notifyOfSessionEnd(router: AppRouter): void {
  const stop = router.subscribe('onResolved', async ({ toLocation }) => {
    stop();
    if (toLocation.pathname === '/login') return;
    const { notifications } = await import('@mantine/notifications');
    notifications.show({
      color: 'warning',
      message: i18next.t('errors:Unauthorized'),
      autoClose: false,
      closeButtonProps: { 'aria-label': i18next.t('common:states.dismiss') },
    });
  });
}

/** The installation's language, for visitors whose own languages the portal does not have. */
async function readDefaultLanguage(): Promise<UiLanguage> {
  try {
    return (await queryClient.ensureQueryData(brandQuery)).defaultLanguage;
  } catch (error) {
    console.error(error);
    return DEFAULT_LANGUAGE;
  }
}

async function startApp(): Promise<void> {
  nameChunkFailures();
  const root = document.getElementById('root');
  if (root === null) throw new Error('Expected an element #root');
  const prerenderedLanguage = document.documentElement.lang;
  void queryClient.prefetchQuery(brandQuery);
  followOtherTabs();
  // The guard of the first page retries after an error, and shows it.
  await resumeSession().catch(() => undefined);
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await initTexts(detectLanguage(getCurrentUser()?.language ?? null) ?? (await readDefaultLanguage()));
  const router = createAppRouter();
  followSession(router);
  if (hasSessionEnded()) notifyOfSessionEnd(router);
  await renderApp(root, router, prerenderedLanguage);
}

/**
 * Makes the page's forms usable, notifies web/public/after-paint.js, which replays earlier clicks, and marks the page
 * as ready for tests.
 */
function markAsInteractive(): void {
  document.getElementById('root')?.removeAttribute('inert');
  document.documentElement.dataset.live = '';
  window.dispatchEvent(new Event('cromia-live'));
}

/** Renders the app; a page that was prerendered for this person is hydrated instead. */
async function renderApp(root: HTMLElement, router: AppRouter, prerenderedLanguage: string): Promise<void> {
  const onCaughtError = (error: unknown) => {
    // The page shows failed calls; anything else is a bug.
    if (!(error instanceof ApiProblem)) console.error(error);
  };
  const app = (
    <StrictMode>
      <App router={router} onInteractive={markAsInteractive} />
    </StrictMode>
  );
  const isVisitor = getCurrentUser() === null && !isSessionPending();
  if (root.hasChildNodes() && isVisitor && prerenderedLanguage === i18next.language) {
    // The page was prerendered with its data, so hydration needs them too.
    await Promise.all([router.load(), queryClient.prefetchQuery(brandQuery)]);
    // Tells the router that its first page is already rendered.
    router.ssr = { manifest: undefined };
    // A transition hydrates the page in short steps, so that it stays responsive.
    startTransition(() => void hydrateRoot(root, app, { onCaughtError }));
  } else {
    root.replaceChildren();
    createRoot(root, { onCaughtError }).render(app);
  }
  delete document.documentElement.dataset.prerendered;
}

startApp().catch((error: unknown) => {
  console.error(error);
  // web/public/before-paint.js shows a message.
  window.dispatchEvent(new Event('cromia-failed'));
});
