import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { App } from '../http/app.ts';
import { Problem } from '../problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is a probe, such as health or readiness: served even above the limit, neither logged nor counted. */
    isProbe?: boolean;
  }
}

const SAMPLE_MS = 1_000;
/** Requests in flight that are served above the limit, so that the process goes on collecting garbage. */
const MAX_SERVED_ABOVE_LIMIT = 4;
/** Share of the heap above which load is shed too: the process ends when the heap is full. */
const MAX_HEAP_SHARE = 0.85;
const RETRY_SECONDS = 5;
/** Time that the process may stay above the limit; garbage collection takes much less. */
const EXHAUSTED_MS = 60_000;

interface MemoryLimit {
  limitBytes: number;
  /** Called once if the process has stayed above the limit for a minute. */
  onExhausted?: (() => void) | undefined;
}

/**
 * Sheds load while the resident memory of the process is above its limit: requests other than probes receive 503. A
 * process that stays above the limit has a memory leak and needs a restart.
 */
export async function registerMemoryLimit(app: App, { limitBytes, onExhausted }: MemoryLimit): Promise<void> {
  let served = 0;
  await app.register(underPressure, {
    maxRssBytes: limitBytes,
    maxHeapUsedBytes: MAX_HEAP_SHARE * getHeapStatistics().heap_size_limit,
    sampleInterval: SAMPLE_MS,
    pressureHandler: ({ routeOptions }, { raw }) => {
      if (routeOptions.config.isProbe) return;
      if (served >= MAX_SERVED_ABOVE_LIMIT)
        throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
      served++;
      raw.once('close', () => served--);
    },
  });
  let aboveSince: number | null = null;
  const timer = setInterval(() => {
    if (!app.isUnderPressure()) {
      aboveSince = null;
      return;
    }
    if (aboveSince === null) app.log.warn({ ...app.memoryUsage(), limitBytes }, 'memory is above its limit');
    aboveSince ??= Date.now();
    if (Date.now() - aboveSince < EXHAUSTED_MS) return;
    clearInterval(timer);
    onExhausted?.();
  }, SAMPLE_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
