import { expect, vi } from 'vitest';
import { ApiProblem } from '../src/api/problem';
import { aUser } from './builders/user';

/** A tab of a browser with a fake server, for tests of the session in Node. */

const ORIGIN = 'http://portal.test';
export const ANNA = 'anna@portal.test';
/** Requests by method and path, as the fake server knows them. */
export const LOGIN = 'POST /api/auth/';
export const LOGOUT = 'POST /api/auth/logout';
export const REFRESH = 'POST /api/auth/token-refreshing';
export const CALL = 'GET /api/v1/public/customer/carts';
export const OWN_USER = `GET /api/users/${encodeURIComponent(ANNA)}`;

export type Reply = () => Response;
interface SentRequest {
  endpoint: string;
  authorization: string | null;
}

const replies = new Map<string, Reply[]>();
const sentRequests: SentRequest[] = [];

/** A fake server: replies to each request with its replies in turn, repeating the last one, and records every request. */
export const server = {
  on: (endpoint: string, ...queue: Reply[]) => replies.set(endpoint, queue),
  /** The authorization of each request to an endpoint, in order. */
  tokensOf: (endpoint: string) =>
    sentRequests.filter((request) => request.endpoint === endpoint).map(({ authorization }) => authorization),
};

/** The browser's localStorage. */
export const localStorageEntries = new Map<string, string>();
/** The messages to the browser's other tabs. */
export const messages: unknown[] = [];
/** Delivers a message of another tab; set once the tab listens. */
let deliver: ((event: { data: unknown }) => void) | null = null;
let onStorage: ((event: { key: string; newValue: string | null }) => void) | null = null;

async function fakeFetch(request: Request): Promise<Response> {
  const endpoint = `${request.method} ${new URL(request.url).pathname}`;
  sentRequests.push({ endpoint, authorization: request.headers.get('authorization') });
  const queue = replies.get(endpoint) ?? [];
  const reply = queue.length > 1 ? queue.shift() : queue[0];
  if (reply === undefined) throw new Error(`The test has no reply to ${endpoint}`);
  return reply();
}

/** Stubs the browser before each test. */
export function stubBrowser(): void {
  replies.clear();
  sentRequests.length = 0;
  localStorageEntries.clear();
  messages.length = 0;
  deliver = null;
  onStorage = null;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('window', {
    location: { origin: ORIGIN },
    addEventListener: (_type: 'storage', listener: typeof onStorage) => {
      onStorage = listener;
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => localStorageEntries.get(key) ?? null,
    setItem: (key: string, value: string) => localStorageEntries.set(key, value),
    removeItem: (key: string) => localStorageEntries.delete(key),
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(message: unknown) {
        messages.push(message);
      }
      set onmessage(listener: typeof deliver) {
        deliver = listener;
      }
    },
  );
}

export function restoreBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export function json(status: number, body: unknown): Reply {
  return () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

export const rejectWith = (status: number, code: string): Reply =>
  json(status, { type: `urn:${code}`, title: code, status, code, message: code });

export const unreachable: Reply = () => {
  throw new TypeError('fetch failed');
};

/** An access token of ten minutes; only its lifetime is read here. */
export function aToken(name: string): string {
  const claims = { name, iat: 1_000, exp: 1_600 };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

export const tokens = (name: string): Reply =>
  json(200, { accessToken: aToken(name), refreshToken: `refresh-${name}` });

export const bearer = (name: string): string => `Bearer ${aToken(name)}`;

/** Moves the clock past the expiry of every access token. */
export const expireAllTokens = () => void vi.setSystemTime(Date.now() + 11 * 60_000);

/** Stores a session in the browser. */
export function storeSession(refreshToken: string, username = ANNA): void {
  localStorageEntries.set('cromia.session', JSON.stringify({ username, refreshToken }));
}

/** Another tab logs a user in. */
export function logInElsewhere(username: string): void {
  storeSession('of-the-other-tab', username);
  onStorage?.({ key: 'cromia.session', newValue: localStorageEntries.get('cromia.session') ?? null });
}

/** Another tab posts a message. */
export function receive(message: unknown): void {
  deliver?.({ data: message });
}

/** A newly loaded tab with its own module state. */
export async function aTab() {
  vi.resetModules();
  const session = await import('../src/api/session');
  const client = await import('../src/api/client');
  const { changeOwnUser } = await import('../src/api/own-user');
  const handleSessionEnd = vi.fn(() => Promise.resolve());
  session.setSessionEndHandler(handleSessionEnd);
  session.followOtherTabs();
  const call = () =>
    client.unwrapResponse(
      client.api.GET('/api/v1/public/{prefix}/carts', { params: { path: { prefix: 'customer' } } }),
    );
  return { ...session, call, ended: handleSessionEnd, changeOwnUser };
}

/** A tab in which Anna is logged in with the access token `first`. */
export async function aLoggedInTab() {
  const user = aUser({ username: ANNA });
  server.on(LOGIN, json(200, { accessToken: aToken('first'), refreshToken: 'kept', user }));
  const tab = await aTab();
  await tab.logIn({ username: ANNA, password: 'x' });
  return tab;
}

/** The code of the problem with which a call fails. */
export async function getProblemCode(call: Promise<unknown>): Promise<ApiProblem['code'] | 'none'> {
  try {
    await call;
    return 'none';
  } catch (error) {
    // The tab has its own copy of the class.
    expect(error).toMatchObject({ name: ApiProblem.name });
    return Object(error).code;
  }
}
