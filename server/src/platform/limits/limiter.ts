import type { ErrorCode } from '@cromia/domain/errors';
import { Problem } from '../problem.ts';

const RETRY_SECONDS = 5;
const WAIT_MS = 20_000;

interface LimiterOptions {
  /** Maximum number of running tasks. */
  concurrency: number;
  /** Maximum number of queued tasks. */
  maxQueued: number;
  /** Maximum time in the queue, in milliseconds. */
  waitMs?: number;
}

type Rejection = Extract<ErrorCode, 'ServiceUnavailable' | 'TooManyConcurrentRequests'>;

/**
 * Runs a task, after waiting in the queue if necessary.
 * @param closed aborts when the caller disconnects; a waiting task then leaves the queue
 * @throws Problem ServiceUnavailable if the queue is full, or after the maximum time in the queue
 */
export type Limiter = <T>(work: () => Promise<T>, closed?: AbortSignal) => Promise<T>;

/** Creates a limiter for expensive tasks, with limited concurrency and a short queue. */
export function createLimiter(options: LimiterOptions): Limiter {
  return createLimiterRejectingWith('ServiceUnavailable', options);
}

function createLimiterRejectingWith(
  code: Rejection,
  { concurrency, maxQueued, waitMs = WAIT_MS }: LimiterOptions,
): Limiter {
  const createRejection = () => new Problem(code, { retryAfter: RETRY_SECONDS });
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
        reject(createRejection());
      };
      const timer = setTimeout(giveUp, waitMs);
      closed?.addEventListener('abort', giveUp, { once: true });
      queue.push(start);
    });
  }

  return async (work, closed) => {
    if (closed?.aborted || (running >= concurrency && queue.length >= maxQueued)) throw createRejection();
    if (running < concurrency) running += 1;
    else await wait(closed);
    try {
      return await work();
    } finally {
      // The next task takes over the slot.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Runs a task within the limits of its owner.
 * @throws Problem TooManyConcurrentRequests if the owner's queue is full, or after the maximum time in the queue
 */
export type OwnerLimiter = <T>(owner: string, work: () => Promise<T>, closed?: AbortSignal) => Promise<T>;

/** Creates a separate limiter for each owner, so that no owner can block the others. */
export function createOwnerLimiter(options: LimiterOptions): OwnerLimiter {
  const owners = new Map<string, { limit: Limiter; taskCount: number }>();
  return async (owner, work, closed) => {
    const ownerLimit = owners.get(owner) ?? {
      limit: createLimiterRejectingWith('TooManyConcurrentRequests', options),
      taskCount: 0,
    };
    owners.set(owner, ownerLimit);
    ownerLimit.taskCount += 1;
    try {
      return await ownerLimit.limit(work, closed);
    } finally {
      ownerLimit.taskCount -= 1;
      if (ownerLimit.taskCount === 0) owners.delete(owner);
    }
  };
}
