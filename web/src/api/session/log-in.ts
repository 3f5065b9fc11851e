import { loginResponseSchema, type User } from '@cromia/domain/accounts/login';
import { readBody, sendWithoutRetry } from '../call';
import { setAccessToken } from './access-token';
import { notifySessionListeners, setCurrentUser } from './current-user';
import { resetSessionEnd } from './ending';
import { storeSession } from './storage';

async function openSession(path: string, body: unknown): Promise<User> {
  const { user, accessToken, refreshToken } = loginResponseSchema.parse(
    await readBody(await sendWithoutRetry('POST', path, body, null)),
  );
  storeSession(user.username, refreshToken);
  setAccessToken(accessToken);
  setCurrentUser(user);
  resetSessionEnd();
  notifySessionListeners();
  return user;
}

/**
 * Logs in. @throws ApiProblem such as `UnauthorizedLogin`, `SecondFactorRequired`, `UserDisabled` or `TooManyRequests`
 */
export function logIn(credentials: { username: string; password: string }): Promise<User> {
  return openSession('/api/auth/', credentials);
}

/** Completes a login with a code of the second factor. @throws ApiProblem such as `WrongCode` or `LoginExpired` */
export function logInWithCode(login: { challenge: string; code: string }): Promise<User> {
  return openSession('/api/auth/second-factor', login);
}

/**
 * Logs in by passkey, for which the browser prompts the user.
 * @throws ApiProblem; an error of the browser if the user cancels
 */
export async function logInByPasskey(): Promise<User> {
  const [{ startAuthentication }, { passkeyLoginOptionsSchema }] = await Promise.all([
    import('@simplewebauthn/browser'),
    import('@cromia/domain/accounts/passkey-options'),
  ]);
  const options = await readBody(await sendWithoutRetry('POST', '/api/auth/passkey-options', {}, null));
  const credential = await startAuthentication({ optionsJSON: passkeyLoginOptionsSchema.parse(options) });
  return openSession('/api/auth/passkey', credential);
}
