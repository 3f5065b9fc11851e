import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../problem.ts';

/** argon2id (the library's default algorithm) with 19 MiB and two passes, as OWASP recommends. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Maximum number of concurrent hashes. Each takes 19 MiB and a CPU core, so further logins are queued. */
const MAX_CONCURRENT_HASHES = 2;
/** Maximum number of queued hashes; the last one waits for about three seconds. */
const MAX_QUEUED_HASHES = 64;
const RETRY_SECONDS = 5;

let runningCount = 0;
const queue: (() => void)[] = [];

async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= MAX_QUEUED_HASHES)
    throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
  if (runningCount >= MAX_CONCURRENT_HASHES) await new Promise<void>((resolve) => queue.push(resolve));
  else runningCount += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else runningCount -= 1;
  }
}

/** Hashes a password with argon2id and a random salt. @throws Problem ServiceUnavailable when the queue is full */
export function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(password, PARAMETERS));
}

/**
 * Whether a password matches the stored hash. Without a stored hash, it verifies a dummy hash, so that the response
 * time does not reveal whether a user exists.
 * @throws Problem ServiceUnavailable when the queue is full
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const reference = stored ?? (await getDummyHash());
  const matches = await runQueued(() => verify(reference, password));
  return stored !== null && matches;
}

let dummyHash: Promise<string> | undefined;
function getDummyHash(): Promise<string> {
  dummyHash ??= hash('no user has this password', PARAMETERS);
  return dummyHash;
}
