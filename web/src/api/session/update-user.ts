import type { User } from '@cromia/domain/accounts/login';
import { setAccessToken } from './access-token';
import { notifySessionListeners, setCurrentUser } from './current-user';
import { postToOtherTabs } from './tab-messages';

/** Adopts the user's changed fields and the new token after a change of the profile. */
export function updateSessionUser(user: User, accessToken: string): void {
  setCurrentUser(user);
  setAccessToken(accessToken);
  postToOtherTabs({ kind: 'access', username: user.username, accessToken });
  postToOtherTabs({ kind: 'user', user });
  notifySessionListeners();
}
