import { setAccessToken } from './access-token';
import { getCurrentUser, notifySessionListeners, setCurrentUser } from './current-user';
import { endSessionInTab } from './ending';
import { logOutInTab } from './log-out';
import { resumeSession } from './resume';
import { onSessionStoredElsewhere, readStoredSession } from './storage';
import { onTabMessage, type TabMessage } from './tab-messages';

/**
 * Adopts logins, refreshed tokens, changed users, logouts and session ends of the browser's other tabs. A login is
 * detected by its storage event: a message could arrive before the tokens are readable here, and this tab would act as a
 * visitor and discard them.
 */
export function followOtherTabs(): void {
  onTabMessage(handleMessage);
  onSessionStoredElsewhere(adoptStoredSession);
}

function handleMessage(message: TabMessage): void {
  const user = getCurrentUser();
  switch (message.kind) {
    case 'access':
      if (user?.username === message.username) setAccessToken(message.accessToken);
      return;
    case 'user':
      if (user?.username !== message.user.username) return;
      setCurrentUser(message.user);
      notifySessionListeners();
      return;
    case 'logout':
      logOutInTab();
      return;
    case 'ended':
      if (user !== null) endSessionInTab();
  }
}

/** Adopts the session of a login in another tab. A token that only was refreshed belongs to the same user. */
function adoptStoredSession(): void {
  if (readStoredSession()?.username === getCurrentUser()?.username) return;
  setAccessToken(null);
  resumeSession().catch(() => {
    // The session stays pending: the page's guard retries and shows the error.
    setCurrentUser(null);
    notifySessionListeners();
  });
}
