import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default algorithm), 19 MiB, two passes: the parameters that OWASP gives for it. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes computed at once: each takes 19 MiB and a core, so a wave of logins waits in line instead. */
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

/** The stored form of a password: argon2id with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, PARAMETERS));
}

/**
 * Whether the password is the stored one. With no stored hash the same work is done in vain, so that the time of an
 * answer does not tell whether a user exists.
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
