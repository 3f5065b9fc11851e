import {
  accessTokenSchema,
  loginAnswerSchema,
  tokensSchema,
  type User,
  userSchema,
} from '@cromia/domain/accounts/login';
import type { UiLanguage } from '@cromia/domain/languages';
import { z } from 'zod';
import { ApiProblem, problemOf } from './problem';

/**
 * Who is logged in, and the tokens that prove it. The access token lives in memory only; the refresh token in
 * localStorage, so that a reload and other tabs keep the session. Refreshes are serialised over the tabs by a
 * Web Lock and their result is shared, since each use of a refresh token replaces it.
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
]);
type Message = z.infer<typeof messageSchema>;

interface Access {
  token: string;
  /** Milliseconds of this machine's clock. */
  expiresAt: number;
}

let access: Access | null = null;
let user: User | null = null;
const listeners = new Set<() => void>();
const channel = new BroadcastChannel('cromia.session');
let onEnded: () => void = () => undefined;

function announce(): void {
  for (const listener of listeners) listener();
}

function tell(message: Message): void {
  channel.postMessage(message);
}

function kept(): z.infer<typeof keptSchema> | null {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text === null) return null;
  try {
    return keptSchema.parse(JSON.parse(text));
  } catch {
    localStorage.removeItem(STORAGE_KEY);
    return null;
  }
}

function keep(username: string, refreshToken: string): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ username, refreshToken }));
}

const claimsSchema = z.object({ exp: z.number(), iat: z.number() });

/** Lifetime by the token's own span and not by its instants: this machine's clock may be wrong. */
function accessOf(token: string): Access {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = claimsSchema.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
    return { token, expiresAt: Date.now() + (claims.exp - claims.iat) * 1000 };
  } catch {
    // An opaque token: the server's 401 tells when it has expired.
    return { token, expiresAt: Number.POSITIVE_INFINITY };
  }
}

/** One call outside of the session's own retry, parsed at once; throws `ApiProblem`. */
async function call(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body: unknown,
  token?: string,
): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await reach(new Request(path, init));
  if (!response.ok) throw await problemOf(response);
  return response.status === 204 ? undefined : response.json();
}

/** `fetch`, with the network's failures named. An abort stays an abort: it is the caller's wish. */
export async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiProblem({ code: 'NetworkFailure', status: 0 });
  }
}

/** The user who is logged in, or null; read by guards and the shell. */
export function currentUser(): User | null {
  return user;
}

/** Calls back after each login, logout and change of the user; returns the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What to do when the session has ended without the user's wish: the app goes to the login page. */
export function whenSessionEnds(action: () => void): void {
  onEnded = action;
}

/** The header value for the next call, or null for a visitor. Refreshes ahead of expiry. */
export async function accessToken(): Promise<string | null> {
  if (kept() === null) return null;
  if (access !== null && access.expiresAt - Date.now() > EXPIRY_MARGIN_MS) return access.token;
  return (await refresh(access?.token ?? null)) ?? null;
}

/**
 * Gets a new access token unless another call or tab already did.
 * @param stale the token that was refused or is about to expire
 * @returns the new token, or null when the session is over
 */
export async function refresh(stale: string | null): Promise<string | null> {
  return navigator.locks.request(LOCK, async () => {
    if (access !== null && access.token !== stale) return access.token;
    const session = kept();
    if (session === null) return null;
    try {
      const tokens = tokensSchema.parse(await call('POST', '/api/auth/token-refreshing', session));
      keep(session.username, tokens.refreshToken);
      access = accessOf(tokens.accessToken);
      tell({ kind: 'access', username: session.username, accessToken: tokens.accessToken });
      return tokens.accessToken;
    } catch (error) {
      if (error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429)
        return null;
      throw error;
    }
  });
}

async function loadUser(): Promise<void> {
  const session = kept();
  const token = session === null ? null : await accessToken();
  if (session === null || token === null) {
    forget();
    return;
  }
  user = userSchema.parse(
    await call('GET', `/api/users/${encodeURIComponent(session.username)}`, undefined, token),
  );
}

/**
 * Takes up the session of an earlier visit, before the first page is shown. When the server cannot be reached
 * the tokens stay and the person goes on as a visitor until the next load.
 */
export async function resumeSession(): Promise<void> {
  try {
    await loadUser();
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 401 || error.status === 403)) forget();
  }
  announce();
}

/** Logs in. Throws `UnauthorizedLogin`, `UserDisabled`, `TooManyRequests` and the like as `ApiProblem`. */
export async function logIn(credentials: { username: string; password: string }): Promise<User> {
  const answer = loginAnswerSchema.parse(await call('POST', '/api/auth/', credentials));
  keep(answer.user.username, answer.refreshToken);
  access = accessOf(answer.accessToken);
  user = answer.user;
  announce();
  return answer.user;
}

function forget(): void {
  localStorage.removeItem(STORAGE_KEY);
  access = null;
  user = null;
}

/** Logs out here and in the other tabs. The server is told, but its answer is not waited for. */
export function logOut(): void {
  const session = kept();
  forget();
  if (session !== null)
    void call('POST', '/api/auth/logout', { refreshToken: session.refreshToken }).catch(() => undefined);
  tell({ kind: 'logout' });
  announce();
}

/** The session was refused: forgets it everywhere and leads to the login page. */
export function endSession(): void {
  forget();
  tell({ kind: 'logout' });
  onEnded();
  announce();
}

/** Takes over the user's fresh fields and token after a change of the profile (its calls answer a new token). */
export function adoptUser(changed: User, token: string): void {
  user = changed;
  access = accessOf(token);
  tell({ kind: 'access', username: changed.username, accessToken: token });
  tell({ kind: 'user', user: changed });
  announce();
}

/** Stores the user's language (section 4: the user is updated and the token refreshed). Throws `ApiProblem`. */
export async function storeLanguage(language: UiLanguage): Promise<void> {
  const token = await accessToken();
  if (user === null || token === null) return;
  const kind = user.type === 'C' ? 'companies' : 'privates';
  const path = `/api/users/${kind}/${encodeURIComponent(user.username)}`;
  const changed = accessTokenSchema.parse(await call('PATCH', path, { language }, token));
  adoptUser({ ...user, language }, changed.accessToken);
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
      if (user === null) return;
      access = null;
      user = null;
      announce();
  }
}

channel.onmessage = (event: MessageEvent<unknown>) => {
  const message = messageSchema.safeParse(event.data);
  if (message.success) follow(message.data);
};

// A login in another tab is heard by what it stores: a message could arrive before the tokens can be read here, and
// this tab would take itself for a visitor and throw them away.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== STORAGE_KEY || newValue === null || kept()?.username === user?.username) return;
  access = null;
  void resumeSession();
});
