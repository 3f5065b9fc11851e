import i18next from 'i18next';
import { queryClient } from './api/query-client';
import { getCurrentUser, onSessionChange, setSessionEndHandler } from './api/session';
import { brandQuery } from './features/shell';
import { switchLanguage } from './i18n/load-texts';
import type { AppRouter } from './router';

/**
 * Updates the pages when the session changes: data, pages and language for another user, and the login page after the
 * end of a session.
 * @returns a function that stops following the user and the language; the last router that was followed still handles
 * the end of a session
 */
export function followSession(router: AppRouter): () => void {
  let previous = getCurrentUser();
  const stop = onSessionChange(() => {
    const user = getCurrentUser();
    if (user?.username !== previous?.username || user?.role !== previous?.role) {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== brandQuery.queryKey[0] });
    }
    if (user !== null && user.username !== previous?.username) void switchLanguage(user.language);
    previous = user;
    void router.invalidate();
  });
  // Product texts are fetched in one language only.
  const refetchAll = () => void queryClient.invalidateQueries();
  i18next.on('languageChanged', refetchAll);
  setSessionEndHandler(() =>
    router.navigate({ to: '/login', search: { redirectLink: router.latestLocation.href } }),
  );
  return () => {
    stop();
    i18next.off('languageChanged', refetchAll);
  };
}
