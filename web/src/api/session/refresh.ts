import { tokensSchema } from '@cromia/domain/accounts/login';
import type { z } from 'zod';
import { isRejection, readBody, sendWithoutRetry } from '../call';
import { getAccessToken, getUnexpiredAccessToken, setAccessToken } from './access-token';
import { isVisitor } from './current-user';
import { createSessionEndProblem, endSession, isLeavingPage } from './ending';
import { revokeSession } from './log-out';
import { readStoredSession, storeSession } from './storage';
import { postToOtherTabs } from './tab-messages';

/**
 * Each use of a refresh token replaces it, so a Web Lock serialises refreshes across tabs, and their result is shared.
 */

const LOCK = 'cromia.session.refresh';

/**
 * The token for the next request, or null for a visitor. Refreshes ahead of expiry; throws as `refreshAccessToken` does.
 */
export async function getTokenForRequest(): Promise<string | null> {
  if (isVisitor()) {
    if (isLeavingPage()) throw createSessionEndProblem();
    return null;
  }
  const token = readStoredSession() === null ? null : getUnexpiredAccessToken();
  return token ?? refreshAccessToken(getAccessToken());
}

/**
 * Gets a new access token unless another request or tab has already refreshed it.
 * @param staleToken the token that was rejected or is about to expire
 * @throws ApiProblem `Unauthorized` if the session has ended; any other problem if the server could not be reached, and
 * the session is retained
 */
export function refreshAccessToken(staleToken: string | null): Promise<string> {
  return navigator.locks.request(LOCK, () => refreshInLock(staleToken));
}

async function refreshInLock(staleToken: string | null): Promise<string> {
  const session = readStoredSession();
  if (session === null) {
    endSession();
    throw createSessionEndProblem();
  }
  const token = getAccessToken();
  if (token !== null && token !== staleToken) return token;
  let tokens: z.infer<typeof tokensSchema>;
  try {
    tokens = tokensSchema.parse(
      await readBody(await sendWithoutRetry('POST', '/api/auth/token-refreshing', session, null)),
    );
  } catch (error) {
    if (!isRejection(error)) throw error;
    // A login in another tab has replaced the rejected token meanwhile.
    if (readStoredSession()?.refreshToken !== session.refreshToken) return refreshInLock(staleToken);
    endSession();
    throw createSessionEndProblem();
  }
  const latest = readStoredSession();
  if (latest === null) {
    // Logged out during the refresh: the new tokens are revoked instead of used.
    revokeSession(tokens.refreshToken);
    throw createSessionEndProblem();
  }
  if (latest.refreshToken !== session.refreshToken) return refreshInLock(staleToken);
  storeSession(session.username, tokens.refreshToken);
  setAccessToken(tokens.accessToken);
  postToOtherTabs({ kind: 'access', username: session.username, accessToken: tokens.accessToken });
  return tokens.accessToken;
}
