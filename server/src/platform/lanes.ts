import { Problem } from './problem.ts';

const RETRY_SECONDS = 5;

interface LaneLimits {
  /** Works at once. */
  atOnce: number;
  /** Works that may wait for their turn; whoever comes later is asked to come again. */
  waiting: number;
}

/** Hands a piece of work its turn. */
export type Lane = <T>(work: () => Promise<T>, owner?: string) => Promise<T>;

/**
 * A lane for work that takes much of the machine: some at once, some more in a short line, and of one owner one at a
 * time, so that nobody holds the lane against all others.
 * @throws Problem TooManyRequests for an owner whose last work is still under way, ServiceUnavailable past the line
 */
export function createLane({ atOnce, waiting }: LaneLimits): Lane {
  const line: (() => void)[] = [];
  const owners = new Set<string>();
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
    await new Promise<void>((resolve) => line.push(resolve));
  }

  /** Passes the turn on to whoever waits longest. */
  function leave(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return async (work, owner) => {
    if (owner === undefined) return inTurn(work);
    if (owners.has(owner)) throw new Problem('TooManyRequests', { retryAfter: RETRY_SECONDS });
    owners.add(owner);
    try {
      return await inTurn(work);
    } finally {
      owners.delete(owner);
    }
  };
}
