import { userSchema } from '@cromia/domain/accounts/login';
import { isRejection, readBody, sendWithoutRetry } from '../call';
import { readOwnUserCopy } from '../offline/own-user-copy';
import { toApiProblem } from '../problem';
import { notifySessionListeners, setCurrentUser } from './current-user';
import { endSession, resetSessionEnd } from './ending';
import { sendInSession } from './send-in-session';
import { readStoredSession } from './storage';

/**
 * Resumes a stored session before a page is shown. A rejected session ends. If the server cannot be reached, the
 * session is resumed with the copy of an agent's user, and otherwise stays pending (`isSessionPending`).
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
    if (isRejection(error)) endSession();
    else await resumeFromCopy(session.username, error);
  }
  notifySessionListeners();
}

/** Resumes an agent's session with the copy of the user. @throws the error if it is no network failure, or no copy exists */
async function resumeFromCopy(username: string, error: unknown): Promise<void> {
  const isOffline = toApiProblem(error).code === 'NetworkFailure';
  const user = isOffline ? await readOwnUserCopy(username) : null;
  if (user === null) throw error;
  setCurrentUser(user);
  resetSessionEnd();
}
