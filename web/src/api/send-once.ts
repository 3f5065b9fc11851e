import { z } from 'zod';
import { isRejection } from './call';
import { createIdempotencyKey } from './client';
import { ApiProblem } from './problem';
import { createTabStore } from './tab-store';

/** The keys of forms whose last attempt has no known outcome, by form. They survive a reload and leaving the page. */
const keyStore = createTabStore('idempotency-keys', z.record(z.string(), z.string()));

function storeKey(form: string, key: string | undefined): void {
  const { [form]: _previous, ...others } = keyStore.read() ?? {};
  keyStore.write(key === undefined ? others : { ...others, [form]: key });
}

function isKeyReused(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'IdempotencyKeyReused';
}

/**
 * Sends a form so that it is stored at most once. The response of an attempt can be lost although the server has stored
 * it, so its key remains, even for corrected content, until the outcome is known: another content under the key of a
 * stored attempt is rejected with IdempotencyKeyReused and the first result (`readFirstResult`).
 * @param form names the form and what it is about, such as the customer
 * @throws ApiProblem as `send` does
 */
export async function sendOnce<Result>(
  form: string,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const unresolvedKey = keyStore.read()?.[form];
  const key = unresolvedKey ?? createIdempotencyKey();
  // Stored before sending: the page may be reloaded while it waits for the response.
  storeKey(form, key);
  try {
    const result = await send(key);
    storeKey(form, undefined);
    return result;
  } catch (error) {
    // A rejection tells nothing about an earlier attempt whose response was lost.
    if (isKeyReused(error) || (unresolvedKey === undefined && isRejection(error))) storeKey(form, undefined);
    throw error;
  }
}

/** The result of the first attempt, if the server rejects changed content because it has stored that attempt. */
export function readFirstResult<Result>(error: unknown, schema: z.ZodType<Result>): Result | null {
  if (!(error instanceof ApiProblem) || !isKeyReused(error)) return null;
  return z.object({ first: schema }).safeParse(error.body).data?.first ?? null;
}

/** Whether the server may have stored the request although this attempt failed. */
export function mayBeStored(problem: ApiProblem): boolean {
  return !isRejection(problem);
}
