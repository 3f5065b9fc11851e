import { ApiProblem } from '../problem';
import { setAccessToken } from './access-token';
import { getCurrentUser, isVisitor, notifySessionListeners, setCurrentUser } from './current-user';
import { readStoredSession, removeStoredSession } from './storage';
import { postToOtherTabs } from './tab-messages';

/** The end of a session without a logout: the server has rejected it. */

/** Whether the last session in this tab ended without a logout. */
let isEnded = false;
/** The user of that session, whom the login page proposes. */
let endedUsername: string | null = null;
/**
 * Set from the end of a session until the login page is open: requests of the previous page must not be sent as a
 * visitor's.
 */
let isLeaving = false;
let goToLogin: () => Promise<void> = () => Promise.resolve();

/**
 * Sets the action for a session that ended without a logout: the app opens the login page.
 * @param action resolves when the login page is open
 */
export function setSessionEndHandler(action: () => Promise<void>): void {
  goToLogin = action;
}

/** Whether the session in this tab ended without a logout, and nobody has logged in since. */
export function hasSessionEnded(): boolean {
  return isEnded;
}

/** The user whose session in this tab ended without a logout, as long as nobody has logged in since. */
export function getEndedUsername(): string | null {
  return endedUsername;
}

/** Whether a session has ended and its page is still open. */
export function isLeavingPage(): boolean {
  return isLeaving;
}

/** Resets the end of the previous session, since a new one has begun. */
export function resetSessionEnd(): void {
  isEnded = false;
  endedUsername = null;
  isLeaving = false;
}

/**
 * Ends a session that the server has rejected, in all tabs, and opens the login page. Repeated calls have no effect.
 */
export function endSession(): void {
  if (isVisitor()) return;
  endedUsername = readStoredSession()?.username ?? null;
  removeStoredSession();
  postToOtherTabs({ kind: 'ended' });
  endSessionInTab();
}

/** Ends the session in this tab and opens the login page. */
export function endSessionInTab(): void {
  endedUsername = getCurrentUser()?.username ?? endedUsername;
  setAccessToken(null);
  setCurrentUser(null);
  isEnded = true;
  isLeaving = true;
  void goToLogin().finally(() => {
    isLeaving = false;
  });
  notifySessionListeners();
}

/** The error of requests after the end of their session. */
export function createSessionEndProblem(): ApiProblem {
  return new ApiProblem({ code: 'Unauthorized', status: 401 });
}
