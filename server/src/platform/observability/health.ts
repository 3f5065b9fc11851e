import type { Pool } from 'pg';
import { z } from 'zod';
import type { App } from '../http/http.ts';
import { Problem } from '../http/problem.ts';
import { describeAnswers } from '../openapi/openapi.ts';

/** Checks of the dependencies that the portal needs; each throws when its dependency is down. */
export type HealthChecks = Record<string, () => Promise<void>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Readiness checks by the dependency's name; the code that opens a dependency adds its check. */
    checks: HealthChecks;
  }
}

const CHECK_TIMEOUT_MS = 2_000;

const state = z.enum(['ok', 'down']);
const healthSchema = z.object({ status: z.literal('ok') });
const readySchema = z.object({ status: state, checks: z.record(z.string(), state) });

/** Whether the check ends well, and soon: a dependency that hangs is down. */
async function holds(check: () => Promise<void>): Promise<boolean> {
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

/** Makes readiness say that no more callers are to be sent here; calls that come are still answered. */
export function refuseNewCallers(app: Pick<App, 'checks'>): void {
  app.checks.running = () => Promise.reject(new Error('The portal is about to stop'));
}

/** `/api/health` for the supervisor that restarts the process, `/api/ready` for the load balancer (contract, section 1). */
export function registerHealth(app: App, { pool }: { pool: Pool }): void {
  // The table is there once migrations are applied.
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
        summary: 'Whether the process works',
        response: describeAnswers({ 200: healthSchema }, ['ServiceUnavailable']),
      },
    },
    async () => {
      if (!(await holds(database))) throw new Problem('ServiceUnavailable', { retryAfter: 2 });
      return { status: 'ok' as const };
    },
  );
  app.get(
    '/api/ready',
    {
      config: { access: 'public.read', isProbe: true },
      schema: {
        tags: ['operation'],
        summary: 'Whether callers may be sent here, with a check per dependency',
        response: { 200: readySchema, 503: readySchema },
      },
    },
    async (_request, reply) => {
      const entries = await Promise.all(
        Object.entries(app.checks).map(
          async ([name, check]) => [name, (await holds(check)) ? 'ok' : 'down'] as const,
        ),
      );
      const ready = entries.every(([, result]) => result === 'ok');
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? ('ok' as const) : ('down' as const), checks: Object.fromEntries(entries) });
    },
  );
}
