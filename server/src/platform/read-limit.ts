import { LIMITS } from '@cromia/domain/limits';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { callerSignal } from './http.ts';
import { createOwnerLimiter } from './limiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a user may have only few of these calls under way at once; by default those that answer a page of a list. */
    heavyRead?: boolean;
  }
}

function answersPage({ schema }: RouteOptions): boolean {
  const { data } = z.looseObject({ 200: z.instanceof(z.ZodObject) }).safeParse(schema?.response);
  return data !== undefined && 'totalElements' in data[200].shape;
}

/**
 * Limits the heavy reads that each user has under way: without it, one user's lists take all connections and the
 * processor. A place is held until the statements have ended, even when the caller has gone.
 */
export function registerReadLimit(app: FastifyInstance): void {
  const limitReads = createOwnerLimiter({
    concurrency: LIMITS.heavyReadsAtOnce,
    waiting: LIMITS.heavyReadsWaiting,
    waitMs: LIMITS.heavyReadWaitMs,
  });
  app.addHook('onRoute', (route) => {
    const { heavyRead = answersPage(route) } = route.config ?? {};
    if (!heavyRead) return;
    const { handler } = route;
    route.handler = function limited(request, reply) {
      const { viewer } = request;
      const read = async () => handler.call(this, request, reply);
      return viewer === null ? read() : limitReads(viewer.userId, read, callerSignal(request));
    };
  });
}
