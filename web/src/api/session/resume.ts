import { userSchema } from '@cromia/domain/accounts/login';
import { isRejection, readBody, sendWithoutRetry } from '../call';
import { notifySessionListeners, setCurrentUser } from './current-user';
import { endSession, resetSessionEnd } from './ending';
import { sendInSession } from './send-in-session';
import { readStoredSession } from './storage';

/**
 * Resumes a stored session before a page is shown. A rejected session ends. If the server cannot be reached, the
 * session stays pending (`isSessionPending`).
 * @throws ApiProblem if the server cannot be reached
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
