import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default algorithm) with 19 MiB and two passes, as OWASP recommends. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Maximum number of concurrent hashes. Each takes 19 MiB and a CPU core, so further logins are queued. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Hashes a password with argon2id and a random salt. */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, PARAMETERS));
}

/**
 * Whether a password matches the stored hash. Without a stored hash, it verifies a dummy hash, so that the response
 * time does not reveal whether a user exists.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const reference = stored ?? (await absent());
  const matches = await inLine(() => verify(reference, password));
  return stored !== null && matches;
}

let absentHash: Promise<string> | undefined;
function absent(): Promise<string> {
  absentHash ??= hash('no user has this password', PARAMETERS);
  return absentHash;
}
