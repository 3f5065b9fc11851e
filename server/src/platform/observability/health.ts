import type { Pool } from 'pg';
import { z } from 'zod';
import type { App } from '../http/app.ts';
import { describeResponses } from '../openapi/describe-responses.ts';
import { Problem } from '../problem.ts';

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
const readySchema = z.object({ status: state, checks: z.record(z.string(), state) });

/** Whether a check succeeds within the timeout; a dependency that does not respond counts as down. */
async function succeeds(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  });
  const result = check().then(
    () => true,
    () => false,
  );
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}

/** Makes the readiness check fail, so that the load balancer sends no new requests to this process; it still serves those that it receives. */
export function markNotReady(app: Pick<App, 'checks'>): void {
  app.checks.running = () => Promise.reject(new Error('The portal is about to stop'));
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
      if (!(await succeeds(database))) throw new Problem('ServiceUnavailable', { retryAfter: 2 });
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
      const entries = await Promise.all(
        Object.entries(app.checks).map(
          async ([name, check]) => [name, (await succeeds(check)) ? 'ok' : 'down'] as const,
        ),
      );
      const ready = entries.every(([, result]) => result === 'ok');
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? ('ok' as const) : ('down' as const), checks: Object.fromEntries(entries) });
    },
  );
}
