import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import { isLocalCall } from '../http/client-address.ts';
import { Problem } from '../http/problem.ts';

/** Bounds in seconds, closest around what a person waits for. */
const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 1, 3, 10];

/** Figures of the process: one collector, however many apps a process builds. */
let processMetrics: Registry | undefined;
function ofProcess(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics, prefix: 'cromia_' });
  }
  return processMetrics;
}

function poolGauge(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'cromia_database_connections',
    help: 'Connections of the pool by state; "waiting" are callers without one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Metrics would tell an attacker how an attack goes: they need the token, and without one they are for this machine only.
 * @throws Problem Unauthorized, NotAllowed
 */
function refuseStrangers(request: FastifyRequest, metricsToken: string | null): void {
  if (metricsToken === null) {
    if (!isLocalCall(request)) throw new Problem('NotAllowed');
    return;
  }
  const [, sent] = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (sent === undefined || !timingSafeEqual(digest(sent), digest(metricsToken))) {
    throw new Problem('Unauthorized');
  }
}

/** Counts and times every answer by its route (never by its address, which has no end of values), and serves it all. */
export function registerMetrics(
  app: FastifyInstance,
  { pool, config }: { pool: Pool; config: Pick<Config, 'metricsToken'> },
): void {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'cromia_http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  poolGauge(registry, pool);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get(
    '/api/metrics',
    { config: { access: 'public.read', ownCredentials: true }, schema: { hide: true } },
    async (request, reply) => {
      refuseStrangers(request, config.metricsToken);
      const texts = await Promise.all([ofProcess().metrics(), registry.metrics()]);
      return reply.type(registry.contentType).send(texts.join('\n'));
    },
  );
}
