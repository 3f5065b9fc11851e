import type { User } from '@cromia/domain/accounts/login';
import { setAccessToken } from './access-token';
import { getCurrentUser, notifySessionListeners, setCurrentUser } from './current-user';
import { postToOtherTabs } from './tab-messages';

/** Adopts the user's changed fields and the new token after a change of the profile. */
export function updateSessionUser(user: User, accessToken: string): void {
  setCurrentUser(user);
  setAccessToken(accessToken);
  postToOtherTabs({ kind: 'access', username: user.username, accessToken });
  postToOtherTabs({ kind: 'user', user });
  notifySessionListeners();
}

/** Adopts the fields of the same user, as read again. */
export function refreshSessionUser(user: User): void {
  setCurrentUser(user);
  postToOtherTabs({ kind: 'user', user });
  notifySessionListeners();
}

/** Notes that the session has a second factor now, so that the guard lets the user on. */
export function noteSecondFactor(): void {
  const user = getCurrentUser();
  if (user === null || !user.needsSecondFactor) return;
  const updated = { ...user, needsSecondFactor: false };
  refreshSessionUser(updated);
}
