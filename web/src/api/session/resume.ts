import { userSchema } from '@cromia/domain/accounts/login';
import { isRejection, readBody, sendWithoutRetry } from '../call';
import { notifySessionListeners, setCurrentUser } from './current-user';
import { endSession, resetSessionEnd } from './ending';
import { sendInSession } from './send-in-session';
import { readStoredSession } from './storage';

/**
 * Resumes a stored session before a page is shown. A rejected session ends; when the server cannot be reached it is
 * kept, `isSessionPending` holds, and the problem is thrown.
 */
export async function resumeSession(): Promise<void> {
  const session = readStoredSession();
  if (session === null) return;
  const path = `/api/users/${encodeURIComponent(session.username)}`;
  try {
    const user = userSchema.parse(
      await readBody(await sendInSession((token) => sendWithoutRetry('GET', path, undefined, token))),
    );
    setCurrentUser(user);
    resetSessionEnd();
  } catch (error) {
    if (!isRejection(error)) throw error;
    endSession();
  }
  notifySessionListeners();
}
