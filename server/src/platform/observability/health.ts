import type { Pool } from 'pg';
import { z } from 'zod';
import type { App } from '../http/app.ts';
import { describeResponses } from '../openapi/describe-responses.ts';
import { Problem } from '../problem.ts';
import type { ProcessLog } from '../telemetry/process-log.ts';

/** Checks of the portal's dependencies. A check throws if its dependency is down. */
export type HealthChecks = Record<string, () => Promise<void>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Readiness checks by name of the dependency; the code that opens a dependency adds its check. */
    checks: HealthChecks;
  }
}

const CHECK_TIMEOUT_MS = 2_000;

const state = z.enum(['ok', 'down']);
const healthSchema = z.object({ status: z.literal('ok') });
const readySchema = z.object({
  status: state,
  checks: z.record(z.string(), state).describe('State of each dependency'),
  reasons: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Why a dependency is down: the code of its error, such as ECONNREFUSED; the log has the message',
    ),
});

/** Time for which a result is reused, so that probes every second do not load the dependency. */
const CACHE_MS = { ok: 60_000, down: 5_000 };

/** Runs a check now and then instead of at each probe. */
export function cacheCheck(check: () => Promise<void>, cacheMs = CACHE_MS): () => Promise<void> {
  let result: Promise<void> | undefined;
  let expiresAt = Number.POSITIVE_INFINITY;
  return () => {
    if (result !== undefined && performance.now() < expiresAt) return result;
    expiresAt = Number.POSITIVE_INFINITY;
    const current = check();
    result = current;
    const expireIn = (ms: number) => () => {
      expiresAt = performance.now() + ms;
    };
    current.then(expireIn(cacheMs.ok), expireIn(cacheMs.down));
    return current;
  };
}

/** Runs a check. @returns the error; a dependency that does not respond in time counts as down */
export async function findFailure(check: () => Promise<void>): Promise<Error | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Error>((resolve) => {
    timer = setTimeout(
      () => resolve(Object.assign(new Error('no response in time'), { code: 'ETIMEDOUT' })),
      CHECK_TIMEOUT_MS,
    );
  });
  const result = check().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}

/** The error of the dependency itself, in which the library of the file store wraps it. */
function findCause(error: Error): Error {
  return error.cause instanceof Error ? findCause(error.cause) : error;
}

/** The code of an error. Readiness is public, and messages can name hosts and users. */
function toReason(error: Error): string {
  const cause = findCause(error);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** Makes the readiness check fail, so that the load balancer sends no new requests to this process; it still serves those that it receives. */
export function markNotReady(app: Pick<App, 'checks'>): void {
  app.checks.running = () =>
    Promise.reject(Object.assign(new Error('The portal is about to stop'), { code: 'STOPPING' }));
}

async function readFailures(checks: HealthChecks): Promise<Map<string, Error>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, error: await findFailure(check) })),
  );
  return new Map(results.flatMap(({ name, error }) => (error === undefined ? [] : [[name, error] as const])));
}

/** Creates a function that logs which dependencies are down, once per change, because probes are not logged. */
function createChangeLog(log: ProcessLog): (failures: ReadonlyMap<string, Error>) => void {
  let previous = '';
  return (failures) => {
    const current = [...failures.keys()].join(', ');
    if (current === previous) return;
    previous = current;
    const reasons = Object.fromEntries(
      [...failures].map(([name, error]) => [name, findCause(error).message]),
    );
    if (current === '') log.info('ready');
    else if (failures.has('running')) log.info({ reasons }, 'not ready');
    else log.warn({ reasons }, 'not ready');
  };
}

/**
 * Registers `/api/health` for the supervisor that restarts the process, and `/api/ready` for the load balancer
 * (contract, section 1).
 */
export function registerHealth(app: App, { pool }: { pool: Pool }): void {
  // The table exists once the migrations are applied.
  const database = async () => {
    await pool.query('SELECT FROM migrations LIMIT 1');
  };
  app.decorate('checks', { database });
  const logChange = createChangeLog(app.log);
  app.get(
    '/api/health',
    {
      config: { access: 'public.read', isProbe: true },
      schema: {
        tags: ['operation'],
        summary: 'Check that the process is running',
        response: describeResponses({ 200: healthSchema }, ['ServiceUnavailable']),
      },
    },
    async () => {
      if ((await findFailure(database)) !== undefined)
        throw new Problem('ServiceUnavailable', { retryAfter: 2 });
      return { status: 'ok' as const };
    },
  );
  app.get(
    '/api/ready',
    {
      config: { access: 'public.read', isProbe: true },
      schema: {
        tags: ['operation'],
        summary: 'Check that the process can serve requests, with a check per dependency',
        response: { 200: readySchema, 503: readySchema },
      },
    },
    async (_request, reply) => {
      const failures = await readFailures(app.checks);
      logChange(failures);
      const names = Object.keys(app.checks);
      const reasons = Object.fromEntries([...failures].map(([name, error]) => [name, toReason(error)]));
      const isReady = failures.size === 0;
      return reply.code(isReady ? 200 : 503).send({
        status: isReady ? ('ok' as const) : ('down' as const),
        checks: Object.fromEntries(
          names.map((name) => [name, failures.has(name) ? ('down' as const) : ('ok' as const)]),
        ),
        ...(isReady ? {} : { reasons }),
      });
    },
  );
}
