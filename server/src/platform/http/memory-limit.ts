import type { FastifyRequest } from 'fastify';
import type { App } from './http.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A probe of the process, such as health or readiness: answered in any case. */
    isProbe?: boolean;
  }
}

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
 * 503. A call counts while it is worked on, from the arrival of its body until its answer is made: callers that send or
 * read slowly take no place. A process that stays above has a leak, and is for its owner to restart.
 */
export function registerMemoryLimit(
  app: App,
  { limitBytes, onExhausted, readMemory = process.memoryUsage.rss }: MemoryLimit,
): void {
  let aboveSince: number | null = null;
  const working = new Set<FastifyRequest>();
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
  function refuseBeyond({ routeOptions }: FastifyRequest): void {
    if (aboveSince === null || routeOptions.config.isProbe) return;
    const calls = [...working].filter(({ isReceiving }) => !isReceiving);
    if (calls.length < CALLS_ABOVE_LIMIT) return;
    throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
  }
  // Early, so that a refused call costs nothing; and once its body is here, since others may have begun meanwhile.
  app.addHook('onRequest', async (request) => refuseBeyond(request));
  app.addHook('preHandler', async (request) => {
    refuseBeyond(request);
    if (!request.routeOptions.config.isProbe) working.add(request);
  });
  app.addHook('onSend', async (request) => {
    working.delete(request);
  });
}
