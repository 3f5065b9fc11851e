import { loginResponseSchema, type User } from '@cromia/domain/accounts/login';
import { readBody, sendWithoutRetry } from '../call';
import { setAccessToken } from './access-token';
import { notifySessionListeners, setCurrentUser } from './current-user';
import { resetSessionEnd } from './ending';
import { storeSession } from './storage';

/** Logs in. @throws ApiProblem such as `UnauthorizedLogin`, `UserDisabled` or `TooManyRequests` */
export async function logIn(credentials: { username: string; password: string }): Promise<User> {
  const { user, accessToken, refreshToken } = loginResponseSchema.parse(
    await readBody(await sendWithoutRetry('POST', '/api/auth/', credentials, null)),
  );
  storeSession(user.username, refreshToken);
  setAccessToken(accessToken);
  setCurrentUser(user);
  resetSessionEnd();
  notifySessionListeners();
  return user;
}
