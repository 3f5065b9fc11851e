import type { App } from './http.ts';
import { Problem } from './problem.ts';

const SAMPLE_MS = 1_000;
/** Calls at the same time above the limit: enough that garbage is collected, too few to need more memory. */
const CALLS_ABOVE_LIMIT = 4;
const RETRY_SECONDS = 5;
/** How long the process may stay above the limit: garbage is collected long before. */
const EXHAUSTED_MS = 60_000;

interface MemoryLimit {
  limitBytes: number;
  /** Called once, when the process has stayed above the limit for a minute. */
  onExhausted?: (() => void) | undefined;
  /** Resident memory of the process, in bytes. */
  readMemory?: () => number;
}

/**
 * Sheds load while the process has more memory than its limit: a few calls at a time are served, all others are answered
 * 503. A process that stays above has a leak, and is for its owner to restart.
 */
export function registerMemoryLimit(
  app: App,
  { limitBytes, onExhausted, readMemory = process.memoryUsage.rss }: MemoryLimit,
): void {
  let aboveSince: number | null = null;
  let calls = 0;
  const timer = setInterval(() => {
    const now = Date.now();
    const memoryBytes = readMemory();
    if (memoryBytes <= limitBytes) {
      aboveSince = null;
      return;
    }
    if (aboveSince === null) app.log.warn({ memoryBytes, limitBytes }, 'memory is above its limit');
    aboveSince ??= now;
    if (now - aboveSince < EXHAUSTED_MS) return;
    clearInterval(timer);
    onExhausted?.();
  }, SAMPLE_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (_request, reply) => {
    calls += 1;
    reply.raw.once('close', () => {
      calls -= 1;
    });
    if (aboveSince !== null && calls > CALLS_ABOVE_LIMIT)
      throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
  });
}
