import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { Problem } from '../problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A probe, such as health or readiness, which is always answered. */
    isProbe?: boolean;
  }
}

const SAMPLE_MS = 1_000;
/** Concurrent requests above the limit: enough to keep garbage collection going, too few to need more memory. */
const CALLS_ABOVE_LIMIT = 4;
const RETRY_SECONDS = 5;
/** Time that the process may stay above the limit; garbage collection takes much less. */
const EXHAUSTED_MS = 60_000;

interface MemoryLimit {
  limitBytes: number;
  /** Called once if the process has stayed above the limit for a minute. */
  onExhausted?: (() => void) | undefined;
  /** Resident memory of the process, in bytes. */
  readMemory?: () => number;
}

/**
 * Sheds load while the process is above its memory limit: a few requests at a time are served, all others receive 503.
 * A request counts from the arrival of its body until its response is created, so slow senders and readers take no
 * place. A process that stays above the limit has a memory leak and needs a restart.
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
  // Checks early, so that a rejected request costs nothing, and again once the body has arrived, because other requests
  // may have started meanwhile.
  app.addHook('onRequest', async (request) => refuseBeyond(request));
  app.addHook('preHandler', async (request) => {
    refuseBeyond(request);
    if (!request.routeOptions.config.isProbe) working.add(request);
  });
  app.addHook('onSend', async (request) => {
    working.delete(request);
  });
}
