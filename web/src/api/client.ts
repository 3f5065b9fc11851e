import i18next from 'i18next';
import createClient, { createQuerySerializer } from 'openapi-fetch';
import { fetchOrThrowProblem } from './call';
import { parseProblem } from './problem';
import type { paths } from './schema';
import { sendInSession } from './session';

/** Calls without a session: an error there concerns the input (section 4, Session). */
const SESSIONLESS_PATHS = [
  /\/api\/auth\//,
  /\/api\/users$/,
  /\/api\/users\/[^/]+\/(?:registration|(?:confirm|reject)-registration|forgot-password|update-forgotten-password)$/,
];

function addToken(request: Request, token: string | null): Request {
  const copy = request.clone();
  if (token !== null) copy.headers.set('authorization', `Bearer ${token}`);
  return copy;
}

/** `fetch` by the session's rules, except for calls without a session; throws as `sendInSession` does. */
async function sessionFetch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (SESSIONLESS_PATHS.some((pattern) => pattern.test(pathname))) return fetchOrThrowProblem(request);
  return sendInSession((token) => fetchOrThrowProblem(addToken(request, token)));
}

async function fetchOrThrow(request: Request): Promise<Response> {
  const response = await sessionFetch(request);
  if (!response.ok) throw await parseProblem(response);
  return response;
}

/** Query serializer of calls whose texts are needed in all languages, as where staff edit them. */
export const allLanguagesQuerySerializer = createQuerySerializer();

/** The API, typed by its OpenAPI document. Failed calls throw `ApiProblem`; see `unwrapAnswer`. */
export const api = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? 'http://prerendered.invalid',
  fetch: fetchOrThrow,
  // Product texts are requested in the current language only (contract, section 2); other calls ignore `lang`.
  querySerializer: (query) => allLanguagesQuerySerializer({ lang: i18next.language, ...query }),
});

type ApiResponse<Data> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/**
 * The body of a call's answer; every outcome but success is thrown as `ApiProblem`.
 * @example const cart = await answer(api.GET('/api/v1/public/{prefix}/carts', { params: { path: { prefix } } }));
 */
export function unwrapResponse<Data>(call: Promise<ApiResponse<Data>>): Promise<Data>;
export async function unwrapResponse(call: Promise<ApiResponse<unknown>>): Promise<unknown> {
  return (await call).data;
}

/** A file from an answer, with the server's name for it. */
export interface DownloadedFile {
  content: Blob;
  name: string;
}

/**
 * The file in the answer of a call made with `parseAs: 'blob'`; any failure is thrown as `ApiProblem`.
 * @param fallback its name if the answer has none
 */
export async function unwrapFileResponse(
  call: Promise<ApiResponse<Blob>>,
  fallback: string,
): Promise<DownloadedFile> {
  const { data, response } = await call;
  if (data === undefined) throw await parseProblem(response);
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { content: data, name: name ?? fallback };
}

/** A key that makes a repeated POST return the first result: one per intent, reused for its retries. */
export function createIdempotencyKey(): string {
  return crypto.randomUUID();
}
