import { expect, vi } from 'vitest';
import type { paths } from '../src/api/schema';
import { paged } from './builders/paged';

/**
 * Stubs the API: `fetch` returns the responses of a test, typed by the OpenAPI document. A call without a stub fails
 * the test.
 */

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head';
/** The paths that have a call by this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: object }> ? P : never;
}[keyof paths];
/** A body as a test may write it: an optional field may be undefined, since JSON leaves it out. */
type Writable<T> = T extends readonly (infer E)[]
  ? Writable<E>[]
  : T extends object
    ? { [K in keyof T]: Writable<T[K]> | (object extends Pick<T, K> ? undefined : never) }
    : T;
interface Success<Body> {
  content: { 'application/json': Body };
}
/** The body of a successful call; `undefined` where it has none. */
export type ResponseOf<P extends keyof paths, M extends Method> =
  paths[P] extends Record<
    M,
    { responses: { 200: Success<infer Body> } | { 201: Success<infer Body> } | { 202: Success<infer Body> } }
  >
    ? Writable<Body>
    : undefined;

/** A call that the page has sent. */
export interface RecordedCall {
  method: string;
  /** Path with query, without the host. */
  url: URL;
  /** Values of the path's parameters, by name. */
  params: Record<string, string>;
  headers: Headers;
  body: unknown;
}

type Reply = (call: RecordedCall) => Response | Promise<Response>;
interface Route {
  method: string;
  pattern: RegExp;
  reply: Reply;
}

let routes: Route[] = [];
let calls: RecordedCall[] = [];
let unstubbed: string[] = [];

function toPattern(path: string): RegExp {
  const source = path
    .replaceAll(/[.$]/g, '\\$&')
    .replaceAll(/\{(\w+)\}/g, (_braces, name: string) => `(?<${name}>[^/]+)`);
  return new RegExp(`^${source}/?$`);
}

function addRoute(method: string, path: string, reply: Reply): void {
  // The newest stub takes precedence, so that a test can override the stubs of its file.
  routes.unshift({ method: method.toUpperCase(), pattern: toPattern(path), reply });
}

function toJsonResponse(body: unknown, status: number): Response {
  return body === undefined || status === 204
    ? new Response(null, { status: status === 200 ? 204 : status })
    : new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/**
 * Stubs a successful response to a call.
 * @param body the response's body, or a function that creates it from the call
 */
export function stubResponse<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  body: ResponseOf<P, M> | ((call: RecordedCall) => ResponseOf<P, M> | Promise<ResponseOf<P, M>>),
  status?: 200 | 201 | 202 | 204,
): void;
export function stubResponse(method: string, path: string, body: unknown, status = 200): void {
  addRoute(method, path, async (call) => {
    const value: unknown = typeof body === 'function' ? await body(call) : body;
    return toJsonResponse(value, status);
  });
}

interface Rejection {
  status: number;
  /** A named error of section 8. */
  code: string;
  errors?: { path: string; code: string; limit?: object }[];
  /** Further members of some errors, such as the current cart. */
  [member: string]: unknown;
}

/** Stubs an error response to a call (contract, section 3). */
export function stubRejection<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  problem: Rejection,
): void;
export function stubRejection(method: string, path: string, problem: Rejection): void {
  const body = JSON.stringify({
    type: 'about:blank',
    title: problem.code,
    message: problem.code,
    ...problem,
  });
  const headers = { 'content-type': 'application/problem+json' };
  addRoute(method, path, () => new Response(body, { status: problem.status, headers }));
}

/** Stubs a response created by the test: a file, a network failure, or no response. */
export function stubReply<M extends Method, P extends PathOf<M>>(method: M, path: P, reply: Reply): void;
export function stubReply(method: string, path: string, reply: Reply): void {
  addRoute(method, path, reply);
}

/**
 * Stubs an idempotent call as the server responds to it, except that the response of the first attempt is lost: the
 * attempt is stored, and changed content under its key is rejected with its result.
 */
export function stubLostResponse<P extends PathOf<'post'>>(path: P, stored: ResponseOf<P, 'post'>): void;
export function stubLostResponse(path: string, stored: unknown): void {
  const results = new Map<string | null, string>();
  addRoute('post', path, ({ headers, body }) => {
    const key = headers.get('idempotency-key');
    const content = JSON.stringify(body);
    const first = results.get(key);
    if (first === content) return toJsonResponse(stored, 201);
    if (first !== undefined) {
      const problem = {
        type: 'about:blank',
        title: '',
        message: '',
        status: 422,
        code: 'IdempotencyKeyReused',
      };
      return toJsonResponse({ ...problem, first: stored }, 422);
    }
    results.set(key, content);
    if (results.size === 1) throw new TypeError('Failed to fetch');
    return toJsonResponse(stored, 201);
  });
}

/** The calls of the page to a path, oldest first. */
export function callsTo<M extends Method, P extends PathOf<M>>(method: M, path: P): RecordedCall[];
export function callsTo(method: string, path: string): RecordedCall[] {
  const pattern = toPattern(path);
  return calls.filter((call) => call.method === method.toUpperCase() && pattern.test(call.url.pathname));
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

async function stubbedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(url.pathname));
  const params = { ...route?.pattern.exec(url.pathname)?.groups };
  if (route === undefined) unstubbed.push(`${request.method} ${url.pathname}${url.search}`);
  // A late call of an earlier test is not recorded for this test.
  const recorded = calls;
  const call: RecordedCall = {
    method: request.method,
    url,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    ),
    headers: request.headers,
    body: await readBody(request),
  };
  recorded.push(call);
  if (route === undefined) {
    return toJsonResponse(
      { status: 501, code: 'ServerError', message: 'The test has no stub for this call' },
      501,
    );
  }
  const response = await Promise.race([route.reply(call), rejectOnAbort(request.signal)]);
  return response;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new DOMException('The call was aborted', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}

const realFetch = globalThis.fetch;

/**
 * Resets the calls before a test. Many pages fetch open tasks and ordered products, and the start page what is sold, so
 * these are empty by default, and the desk's dialogs name one recipient of mails; other calls have no stub.
 */
export function stubApi(): void {
  routes = [];
  calls = [];
  unstubbed = [];
  stubResponse('get', '/api/v1/open-tasks', { tasks: [] });
  stubResponse('get', '/api/products/assortment', { shades: [], brands: [] });
  stubResponse('get', '/api/v1/public/b2c/level', { trail: [], node: null, children: [] });
  stubResponse('get', '/api/v1/public/{prefix}/customer-products', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/sds/findSdsBySerial', paged([]));
  for (const kind of ['orders', 'order-requests', 'offer-requests', 'claims'] as const)
    stubResponse('get', `/api/v1/backoffice/${kind}/mail-recipients`, [
      { id: 'any', recipients: [{ username: 'anna@rossi.test', name: 'Anna Rossi', isCustomer: true }] },
    ]);
  const sender = { username: 'anna@rossi.test', name: 'Anna Rossi', isCustomer: true };
  for (const kind of ['customer-requests', 'update-customer-requests'] as const)
    stubResponse('get', `/api/v1/backoffice/${kind}/{id}/mail-recipients`, {
      accepted: [sender],
      rejected: [sender],
    });
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin);
    return pathname.startsWith('/api/') ? stubbedFetch(input, init) : realFetch(input, init);
  });
}

/** Fails if the page has made a call without a stub. */
export function expectAllCallsStubbed(): void {
  expect([...new Set(unstubbed)], 'calls without a stub').toEqual([]);
}
