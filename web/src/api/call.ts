import { z } from 'zod';
import { ApiProblem, parseProblem } from './problem';

/** Fetches, and throws network failures as `ApiProblem`. An abort is rethrown, since the caller requested it. */
export async function fetchOrThrowProblem(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiProblem({ code: 'NetworkFailure', status: 0 });
  }
}

/** Sends a request of the session itself, without refresh and retry. */
export function sendWithoutRetry(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body: unknown,
  token: string | null,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  return fetchOrThrowProblem(new Request(new URL(path, window.location.origin), init));
}

const generalSchema = z.object({ message: z.literal('GENERAL') });

async function isGeneralError(response: Response): Promise<boolean> {
  if (response.ok || response.headers.get('content-type')?.includes('json') !== true) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return generalSchema.safeParse(body).success;
}

/** Sends a request, and repeats it once when the response is GENERAL (section 4, Session). */
export async function retryOnGeneralError(send: () => Promise<Response>): Promise<Response> {
  const first = await send();
  return (await isGeneralError(first)) ? send() : first;
}

/** The body of a response, not validated yet. @throws ApiProblem for a failed request */
export async function readBody(response: Response): Promise<unknown> {
  if (!response.ok) throw await parseProblem(response);
  return response.status === 204 ? undefined : response.json();
}

/** Statuses 4xx that are temporary and do not concern the session. */
const TEMPORARY_STATUSES = new Set([408, 425, 429]);

/** Whether the server rejected the request, rather than being unreachable, broken or busy. */
export function isRejection(error: unknown): boolean {
  return (
    error instanceof ApiProblem &&
    error.status >= 400 &&
    error.status < 500 &&
    !TEMPORARY_STATUSES.has(error.status)
  );
}
