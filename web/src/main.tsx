import '@fontsource-variable/inter/wght.css';
import '@fontsource/jetbrains-mono/latin-500.css';
// In one layer the order decides: the core's styles must come before those of the packages that build on it.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { queryClient } from './api/query-client';
import { currentUser, onSessionChange, resumeSession, whenSessionEnds } from './api/session';
import { brandQuery } from './features/shell';
import { showLanguage, startTexts } from './i18n/i18n';
import { languageToShow } from './i18n/languages';
import { router } from './router';

/** Follows the session: another user means other data, other pages and perhaps another language. */
function followSession(): void {
  let known = currentUser();
  onSessionChange(() => {
    const user = currentUser();
    if (user?.username !== known?.username || user?.role !== known?.role) {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== brandQuery.queryKey[0] });
    }
    if (user !== null && user.username !== known?.username) void showLanguage(user.language);
    known = user;
    void router.invalidate();
  });
  whenSessionEnds(() => {
    void router.navigate({ to: '/login', search: { redirectLink: router.latestLocation.href } });
  });
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  void queryClient.prefetchQuery(brandQuery);
  await resumeSession();
  await startTexts(languageToShow(currentUser()?.language ?? null));
  followSession();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
