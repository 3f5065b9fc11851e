import i18next from 'i18next';
import createClient, { createQuerySerializer } from 'openapi-fetch';
import { fetchOrThrowProblem } from './call';
import { parseProblem } from './problem';
import type { paths } from './schema';
import { sendInSession } from './session';

/** Paths of calls without a session: their errors concern the input (section 4, Session). */
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

/** Sends a request in the session, except for calls without a session. Throws as `sendInSession` does. */
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

/** Query serializer for calls that need texts in all languages, for example where staff edit them. */
export const allLanguagesQuerySerializer = createQuerySerializer();

/** The API, typed by its OpenAPI document. Failed calls throw `ApiProblem`; see `unwrapResponse`. */
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
 * Returns the body of a call's response.
 * @throws ApiProblem for every failed call
 * @example const cart = await unwrapResponse(api.GET('/api/v1/public/{prefix}/carts', { params: { path: { prefix } } }));
 */
export function unwrapResponse<Data>(call: Promise<ApiResponse<Data>>): Promise<Data>;
export async function unwrapResponse(call: Promise<ApiResponse<unknown>>): Promise<unknown> {
  return (await call).data;
}

/** A file from a response, with the file name from the server. */
export interface DownloadedFile {
  content: Blob;
  name: string;
}

/**
 * Returns the file in the response of a call made with `parseAs: 'blob'`.
 * @param fallback file name if the response has none
 * @throws ApiProblem for every failed call
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

/** Creates a key with which a repeated POST returns the first result. Retries of the same action reuse it. */
export function createIdempotencyKey(): string {
  return crypto.randomUUID();
}
