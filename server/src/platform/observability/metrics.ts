import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { isLocalCall } from '../http/client-address.ts';
import { Problem } from '../problem.ts';
import { createEnvironmentGauges } from './environment-metrics.ts';
import { readStateMetrics } from './state-queries.ts';

/** Bucket bounds in seconds, densest in the range of perceptible response times. */
const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 1, 3, 10];

/** Metrics of the process, collected once even if the process creates several apps. */
let processMetrics: Registry | undefined;
function getProcessMetrics(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics, prefix: 'cromia_' });
  }
  return processMetrics;
}

function createPoolGauge(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'cromia_database_connections',
    help: 'Connections of the pool by state; "waiting" counts callers without a connection',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** Help text and labels of the metrics that are read from the database. */
const STATE_METRICS: Readonly<Record<string, { help: string; labelNames: string[] }>> = {
  cromia_mail_outbox_mails: {
    help: 'Unsent mails: waiting for their first attempt, retrying after an error, failed permanently',
    labelNames: ['state'],
  },
  cromia_mail_outbox_oldest_seconds: {
    help: 'Age of the oldest waiting or retried mail',
    labelNames: [],
  },
  cromia_webhook_deliveries: {
    help: 'Webhook deliveries that are pending or have failed',
    labelNames: ['state'],
  },
  cromia_webhook_oldest_pending_seconds: {
    help: 'Age of the oldest pending webhook delivery',
    labelNames: [],
  },
  cromia_webhooks_switched_off: {
    help: 'Webhooks that were switched off after repeated failures',
    labelNames: [],
  },
  cromia_import_last_end_timestamp_seconds: {
    help: 'End of the last import, by kind and outcome',
    labelNames: ['kind', 'outcome'],
  },
  cromia_searches_this_week: {
    help: 'Searches by name since Monday, by outcome: all words found, closest products, none',
    labelNames: ['outcome'],
  },
  cromia_backup_last_timestamp_seconds: { help: 'Time of the last verified backup', labelNames: [] },
  cromia_job_last_end_timestamp_seconds: {
    help: 'End of the last run of a job, by outcome',
    labelNames: ['task', 'outcome'],
  },
  cromia_job_last_duration_seconds: {
    help: 'Duration of the last completed run of a job',
    labelNames: ['task'],
  },
};
/** Cache lifetime, so that scrapes by two collectors query the database once. */
const STATE_CACHE_MS = 5_000;

/**
 * Creates gauges for the metrics from the database and for whether it is reachable.
 * @returns a function that updates them
 */
function createStateGauges(registry: Registry, pool: Pool): () => Promise<void> {
  const gauges = new Map(
    Object.entries(STATE_METRICS).map(([name, options]) => [
      name,
      new Gauge({ name, ...options, registers: [registry] }),
    ]),
  );
  const reachable = new Gauge({
    name: 'cromia_database_reachable',
    help: 'Whether the database responded at this scrape',
    registers: [registry],
  });
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - readAt < STATE_CACHE_MS) return;
    readAt = performance.now();
    for (const gauge of gauges.values()) gauge.reset();
    try {
      for (const { metric, labels, value } of await readStateMetrics(pool))
        gauges.get(metric)?.set(labels, value);
      reachable.set(1);
    } catch {
      // The metrics of the process must be served while the database is down, so only this gauge reports the error.
      reachable.set(0);
    }
  };
}

function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Rejects unauthorised readers, because metrics would show an attacker the effect of an attack. Metrics require the
 * token; if none is configured, only this machine may read them.
 * @throws Problem Unauthorized, NotAllowed
 */
function rejectUnauthorized(request: FastifyRequest, metricsToken: string | null): void {
  if (metricsToken === null) {
    if (!isLocalCall(request)) throw new Problem('NotAllowed');
    return;
  }
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined || !timingSafeEqual(hashText(token), hashText(metricsToken))) {
    throw new Problem('Unauthorized');
  }
}

/** Counts and times responses by route (not by URL, which has unbounded values), and serves all metrics. */
export function registerMetrics(
  app: FastifyInstance,
  { pool, config }: { pool: Pool; config: Pick<Config, 'metricsToken' | 'dataDir' | 'publicUrl'> },
): void {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'cromia_http_request_duration_seconds',
    help: 'Response time, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  createPoolGauge(registry, pool);
  const updateStateGauges = createStateGauges(registry, pool);
  const updateEnvironmentGauges = createEnvironmentGauges(registry, {
    ...{ pool, config },
    getChecks: () => app.checks,
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Probes report the state of dependencies, not of requests; a 503 of theirs is not an error of the portal.
    if (request.routeOptions.config.isProbe) return done();
    const route = request.routeOptions.url ?? 'none';
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get(
    '/api/metrics',
    { config: { access: 'public.read', ownCredentials: true, isProbe: true }, schema: { hide: true } },
    async (request, reply) => {
      rejectUnauthorized(request, config.metricsToken);
      await Promise.all([updateStateGauges(), updateEnvironmentGauges()]);
      const texts = await Promise.all([getProcessMetrics().metrics(), registry.metrics()]);
      return reply.type(registry.contentType).send(texts.join('\n'));
    },
  );
}
