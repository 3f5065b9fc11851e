import { Problem } from './problem.ts';

const RETRY_SECONDS = 5;
const WAIT_MS = 20_000;

interface LimiterOptions {
  /** Works at once. */
  concurrency: number;
  /** Works that may wait for their turn. */
  waiting: number;
  /** Milliseconds that a work waits at most. */
  waitMs?: number;
}

/**
 * Runs a work when it is its turn.
 * @param closed fires when nobody waits for the work any more; it then gives up its place among those that wait
 * @throws Problem ServiceUnavailable when too many wait already, and for a work that has waited in vain
 */
export type Limiter = <T>(work: () => Promise<T>, closed?: AbortSignal) => Promise<T>;

/** A limiter for work that takes much of the machine: some at once, some more in a short queue. */
export function createLimiter({ concurrency, waiting, waitMs = WAIT_MS }: LimiterOptions): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;

  function wait(closed: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        closed?.removeEventListener('abort', giveUp);
      };
      const start = () => {
        stop();
        resolve();
      };
      const giveUp = () => {
        stop();
        queue.splice(queue.indexOf(start), 1);
        reject(new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS }));
      };
      const timer = setTimeout(giveUp, waitMs);
      closed?.addEventListener('abort', giveUp, { once: true });
      queue.push(start);
    });
  }

  return async (work, closed) => {
    if (closed?.aborted || (running >= concurrency && queue.length >= waiting))
      throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
    if (running < concurrency) running += 1;
    else await wait(closed);
    try {
      return await work();
    } finally {
      // The next one takes over the place.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Reserves an owner. @returns releases it; a second call does nothing */
export type Reserve = (owner: string) => () => void;

/**
 * Lets each owner do one thing at a time, so that nobody holds a limiter against all others.
 * @throws Problem TooManyRequests for an owner whose last work is still under way
 */
export function createOwnerLock(): Reserve {
  const owners = new Set<string>();
  return (owner) => {
    if (owners.has(owner)) throw new Problem('TooManyRequests', { retryAfter: RETRY_SECONDS });
    owners.add(owner);
    let isHeld = true;
    return () => {
      if (isHeld) owners.delete(owner);
      isHeld = false;
    };
  };
}
