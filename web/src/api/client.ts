import createClient from 'openapi-fetch';
import { z } from 'zod';
import { problemOf } from './problem';
import type { paths } from './schema';
import { accessToken, endSession, reach, refresh } from './session';

/** Calls that carry no session of their own: a refusal there is about what was typed (section 4, Session). */
const WITHOUT_SESSION = [
  /\/api\/auth\//,
  /\/api\/users$/,
  /\/api\/users\/[^/]+\/(?:confirm-registration|forgot-password|update-forgotten-password)$/,
];

const generalSchema = z.object({ message: z.literal('GENERAL') });

async function isGeneral(response: Response): Promise<boolean> {
  if (response.ok || response.headers.get('content-type')?.includes('json') !== true) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return generalSchema.safeParse(body).success;
}

function withToken(request: Request, token: string | null): Request {
  const copy = request.clone();
  if (token !== null) copy.headers.set('authorization', `Bearer ${token}`);
  return copy;
}

/**
 * `fetch` with the session's rules (section 4): one silent refresh and one retry after 401, 403 or a body whose
 * message is GENERAL; a session that is still refused ends and leads to the login page.
 */
export async function sessionFetch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (WITHOUT_SESSION.some((pattern) => pattern.test(pathname))) return reach(request);

  const token = await accessToken();
  const first = await reach(withToken(request, token));
  const refused = first.status === 401 || first.status === 403;
  if (!refused && !(await isGeneral(first))) return first;
  if (token === null) return refused ? first : reach(withToken(request, null));

  const fresh = await refresh(token);
  const second = fresh === null ? first : await reach(withToken(request, fresh));
  if (second.status === 401 || second.status === 403) endSession();
  return second;
}

async function fetchOrThrow(request: Request): Promise<Response> {
  const response = await sessionFetch(request);
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** The API, typed by its OpenAPI document. Calls that do not succeed throw `ApiProblem`; see `answer`. */
export const api = createClient<paths>({ baseUrl: window.location.origin, fetch: fetchOrThrow });

type Answered<Data> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/**
 * The body of a call's answer; every outcome but success is thrown as `ApiProblem`.
 * @example const cart = await answer(api.GET('/api/v1/public/{prefix}/carts', { params: { path: { prefix } } }));
 */
export function answer<Data>(call: Promise<Answered<Data>>): Promise<Data>;
export async function answer(call: Promise<Answered<unknown>>): Promise<unknown> {
  return (await call).data;
}

/** A key that makes a repeated POST answer the first result: one per intent, kept over its retries. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
