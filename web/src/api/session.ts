import { loginAnswerSchema, tokensSchema, type User, userSchema } from '@cromia/domain/accounts/login';
import { z } from 'zod';
import { isRefusal, readBody, retryOnGeneralError, sendWithoutRetry } from './call';
import { ApiProblem } from './problem';
import { clearTabStores } from './tab-store';

/**
 * The logged-in user and the session's tokens. The access token is kept in memory only; the refresh token in
 * localStorage, so that a reload and other tabs keep the session. A Web Lock serialises refreshes across tabs, and
 * their result is shared, since each use of a refresh token replaces it.
 */

const STORAGE_KEY = 'cromia.session';
const LOCK = 'cromia.session.refresh';
/** A token about to expire is replaced before it is used. */
const EXPIRY_MARGIN_MS = 15_000;

const keptSchema = z.object({ username: z.string(), refreshToken: z.string() });
const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('access'), username: z.string(), accessToken: z.string() }),
  z.object({ kind: z.literal('user'), user: userSchema }),
  z.object({ kind: z.literal('logout') }),
  z.object({ kind: z.literal('ended') }),
]);
type Message = z.infer<typeof messageSchema>;

interface Access {
  token: string;
  /** Milliseconds of this machine's clock. */
  expiresAt: number;
}

let access: Access | null = null;
let user: User | null = null;
/** Whether the last session here ended without a logout. */
let ended = false;
/**
 * Set from the end of a session until the login page is shown: calls of the previous page must not go out as a
 * visitor's.
 */
let leaving = false;
const listeners = new Set<() => void>();
const channel = new BroadcastChannel('cromia.session');
let onEnded: () => Promise<void> = () => Promise.resolve();

function announce(): void {
  for (const listener of listeners) listener();
}

function tell(message: Message): void {
  channel.postMessage(message);
}

/** Used where the browser forbids storage: the session then lasts as long as the page. */
let onlyHere: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return onlyHere;
  }
}

function store(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, text);
  } catch {
    onlyHere = text;
  }
}

function kept(): z.infer<typeof keptSchema> | null {
  const text = stored();
  if (text === null) return null;
  try {
    return keptSchema.parse(JSON.parse(text));
  } catch {
    store(null);
    return null;
  }
}

function keep(username: string, refreshToken: string): void {
  store(JSON.stringify({ username, refreshToken }));
}

const claimsSchema = z.object({ exp: z.number(), iat: z.number() });

/** Takes the lifetime from `exp` minus `iat`, since this machine's clock may be wrong. */
function accessOf(token: string): Access {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = claimsSchema.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
    return { token, expiresAt: Date.now() + (claims.exp - claims.iat) * 1000 };
  } catch {
    // An opaque token: the server's 401 reports its expiry.
    return { token, expiresAt: Number.POSITIVE_INFINITY };
  }
}

/** The logged-in user, or null; read by guards and the shell. */
export function getCurrentUser(): User | null {
  return user;
}

/**
 * Calls the listener after each login, logout and change of the user.
 * @returns a function that unsubscribes
 */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sets the action for a session that ended without a logout: the app goes to the login page.
 * @param action resolves once it is there
 */
export function setSessionEndHandler(action: () => Promise<void>): void {
  onEnded = action;
}

/** Whether the session here ended without a logout, and nobody has logged in since. */
export function hasSessionEnded(): boolean {
  return ended;
}

/** Whether a stored session's user could not be fetched yet; that person is no visitor. */
export function isSessionPending(): boolean {
  return user === null && kept() !== null;
}

/** The error of calls after the end of their session. */
function sessionOver(): ApiProblem {
  return new ApiProblem({ code: 'Unauthorized', status: 401 });
}

/** The token for the next call, or null for a visitor. Refreshes ahead of expiry; throws as `refresh` does. */
async function accessToken(): Promise<string | null> {
  if (user === null && kept() === null) {
    if (leaving) throw sessionOver();
    return null;
  }
  if (access !== null && kept() !== null && access.expiresAt - Date.now() > EXPIRY_MARGIN_MS)
    return access.token;
  return refresh(access?.token ?? null);
}

/**
 * Gets a new access token unless another call or tab already did.
 * @param stale the token that was refused or is about to expire
 * @throws ApiProblem `Unauthorized` when the session is over, which has then ended here; any other problem when the
 * server could not be asked, with the session kept
 */
function refresh(stale: string | null): Promise<string> {
  return navigator.locks.request(LOCK, () => renew(stale));
}

async function renew(stale: string | null): Promise<string> {
  const session = kept();
  if (session === null) {
    endSession();
    throw sessionOver();
  }
  if (access !== null && access.token !== stale) return access.token;
  let tokens: z.infer<typeof tokensSchema>;
  try {
    tokens = tokensSchema.parse(
      await readBody(await sendWithoutRetry('POST', '/api/auth/token-refreshing', session, null)),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // A login in another tab has replaced the refused token meanwhile.
    if (kept()?.refreshToken !== session.refreshToken) return renew(stale);
    endSession();
    throw sessionOver();
  }
  const meanwhile = kept();
  if (meanwhile === null) {
    // Logged out during the refresh: the new tokens are revoked instead of used.
    sendLogout(tokens.refreshToken);
    throw sessionOver();
  }
  if (meanwhile.refreshToken !== session.refreshToken) return renew(stale);
  keep(session.username, tokens.refreshToken);
  access = accessOf(tokens.accessToken);
  tell({ kind: 'access', username: session.username, accessToken: tokens.accessToken });
  return tokens.accessToken;
}

/**
 * Sends a call by the session's rule (section 4): one silent refresh and one retry after 401 or 403; a session that is
 * still refused ends and leads to the login page. A call answered with GENERAL is repeated once. While a session is
 * stored, no call is sent as a visitor's.
 * @param once sends the call with this token, or without one for a visitor
 * @throws ApiProblem as `refresh` does
 */
export async function sendInSession(once: (token: string | null) => Promise<Response>): Promise<Response> {
  const refused = ({ status }: Response) => status === 401 || status === 403;
  const sent = (token: string | null) => retryOnGeneralError(() => once(token));
  const token = await accessToken();
  const first = await sent(token);
  if (token === null || !refused(first)) return first;
  const second = await sent(await refresh(token));
  if (refused(second)) endSession();
  return second;
}

/**
 * Resumes a stored session before a page is shown. A refused session ends; when the server cannot be reached it is
 * kept, `isSessionPending` holds, and the problem is thrown.
 */
export async function resumeSession(): Promise<void> {
  const session = kept();
  if (session === null) return;
  const path = `/api/users/${encodeURIComponent(session.username)}`;
  try {
    user = userSchema.parse(
      await readBody(await sendInSession((token) => sendWithoutRetry('GET', path, undefined, token))),
    );
    ended = false;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    endSession();
  }
  announce();
}

/** Logs in. Throws `UnauthorizedLogin`, `UserDisabled`, `TooManyRequests` and the like as `ApiProblem`. */
export async function logIn(credentials: { username: string; password: string }): Promise<User> {
  const answer = loginAnswerSchema.parse(
    await readBody(await sendWithoutRetry('POST', '/api/auth/', credentials, null)),
  );
  keep(answer.user.username, answer.refreshToken);
  access = accessOf(answer.accessToken);
  user = answer.user;
  ended = false;
  leaving = false;
  announce();
  return answer.user;
}

function forget(): void {
  store(null);
  access = null;
  user = null;
}

/**
 * Tells the server that a session has ended, without waiting for the answer; if the call is lost, the token expires.
 */
function sendLogout(refreshToken: string): void {
  void sendWithoutRetry('POST', '/api/auth/logout', { refreshToken }, null).catch(() => undefined);
}

/**
 * Logs out here and in the other tabs, without waiting for the server's answer. Drafts are deleted, unlike at the end of
 * a session: the next user of the browser must not find them.
 */
export function logOut(): void {
  const session = kept();
  forget();
  if (session !== null) sendLogout(session.refreshToken);
  tell({ kind: 'logout' });
  announce();
  clearTabStores();
}

/** The session was refused: removes it everywhere and leads to the login page. Repeated calls have no effect. */
function endSession(): void {
  if (user === null && kept() === null) return;
  forget();
  tell({ kind: 'ended' });
  leave();
}

function leave(): void {
  ended = true;
  leaving = true;
  void onEnded().finally(() => {
    leaving = false;
  });
  announce();
}

/** Adopts the user's changed fields and the new token after a change of the profile. */
export function updateSessionUser(changed: User, token: string): void {
  user = changed;
  access = accessOf(token);
  tell({ kind: 'access', username: changed.username, accessToken: token });
  tell({ kind: 'user', user: changed });
  announce();
}

function follow(message: Message): void {
  switch (message.kind) {
    case 'access':
      if (user?.username === message.username) access = accessOf(message.accessToken);
      return;
    case 'user':
      if (user?.username !== message.user.username) return;
      user = message.user;
      announce();
      return;
    case 'logout':
      access = null;
      user = null;
      announce();
      clearTabStores();
      return;
    case 'ended':
      if (user === null) return;
      access = null;
      user = null;
      leave();
  }
}

channel.onmessage = (event: MessageEvent<unknown>) => {
  const message = messageSchema.safeParse(event.data);
  if (message.success) follow(message.data);
};

// A login in another tab is detected by its storage event: a message could arrive before the tokens are readable here,
// and this tab would act as a visitor and discard them. During prerendering (src/prerender.tsx) there is no window.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key !== STORAGE_KEY || newValue === null || kept()?.username === user?.username) return;
  access = null;
  resumeSession().catch(() => {
    // The session has ended; the page's guard tries again and shows the failure.
    user = null;
    announce();
  });
});
