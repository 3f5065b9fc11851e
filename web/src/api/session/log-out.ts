import { sendWithoutRetry } from '../call';
import { clearTabStores } from '../tab-store';
import { setAccessToken } from './access-token';
import { notifySessionListeners, setCurrentUser } from './current-user';
import { readStoredSession, removeStoredSession } from './storage';
import { postToOtherTabs } from './tab-messages';

/**
 * Logs out in all tabs, without waiting for the server's response. Drafts are deleted, unlike at the end of a session:
 * the next user of the browser must not find them.
 */
export function logOut(): void {
  const session = readStoredSession();
  removeStoredSession();
  if (session !== null) revokeSession(session.refreshToken);
  postToOtherTabs({ kind: 'logout' });
  logOutInTab();
}

/** Removes the user and the drafts from this tab. */
export function logOutInTab(): void {
  setAccessToken(null);
  setCurrentUser(null);
  notifySessionListeners();
  clearTabStores();
}

/** Revokes a session on the server, without waiting for the response; if the request is lost, the token expires. */
export function revokeSession(refreshToken: string): void {
  void sendWithoutRetry('POST', '/api/auth/logout', { refreshToken }, null).catch(() => undefined);
}
