import { LIMITS } from '@cromia/domain/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createCallerSignal } from '../http/caller-signal.ts';
import { getClientAddress, toAddressBlock } from '../http/client-address.ts';
import { createOwnerLimiter } from './limiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether concurrent requests of one caller are limited; by default, for routes that return a page of a list. */
    heavyRead?: boolean | undefined;
  }
  interface FastifyRequest {
    /** Runs an expensive part of a request within the caller's limit. @throws Problem TooManyConcurrentRequests */
    limitRead<T>(read: () => Promise<T>): Promise<T>;
  }
  interface FastifyInstance {
    /** Every route that is limited as a whole, in the format `METHOD path`. */
    heavyReads: Set<string>;
  }
}

/** Whether a route returns a page of a list. */
export function isPageResponse(schema: { response?: unknown } | undefined): boolean {
  const { data } = z.looseObject({ 200: z.instanceof(z.ZodObject) }).safeParse(schema?.response);
  return data !== undefined && 'totalElements' in data[200].shape;
}

/** Returns the owner of the limit: the user, the integration key, or a visitor's address. */
function getLimitOwner(request: FastifyRequest): string {
  const { viewer, callingKey } = request;
  return viewer?.userId ?? callingKey?.id ?? toAddressBlock(getClientAddress(request));
}

/**
 * Limits the concurrent expensive reads of each caller. Without a limit, one caller's lists could take all connections
 * and the CPU. A slot is occupied until the statements have ended, even if the caller has disconnected.
 */
export function registerReadLimit(app: FastifyInstance): void {
  const limitReads = createOwnerLimiter({
    concurrency: LIMITS.concurrentHeavyReads,
    maxQueued: LIMITS.queuedHeavyReads,
    waitMs: LIMITS.heavyReadWaitMs,
  });
  app.decorate('heavyReads', new Set<string>());
  app.decorateRequest('limitRead', function limitRead(this: FastifyRequest, read) {
    return limitReads(getLimitOwner(this), read, createCallerSignal(this));
  });
  app.addHook('onRoute', (route) => {
    const { heavyRead = isPageResponse(route.schema) } = route.config ?? {};
    if (!heavyRead) return;
    for (const method of [route.method].flat()) app.heavyReads.add(`${method} ${route.url}`);
    const { handler } = route;
    route.handler = function limited(request, reply) {
      return request.limitRead(async () => handler.call(this, request, reply));
    };
  });
}
