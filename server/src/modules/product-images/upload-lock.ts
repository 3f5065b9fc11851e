import type { FastifyReply } from 'fastify';
import { createOwnerLimiter } from '../../platform/http/limiter.ts';

const limitOwner = createOwnerLimiter({ concurrency: 1, waiting: 0 });

/**
 * Lets a key or user upload one image at a time, from before the body is read: memory is bounded by their number.
 * @throws Problem TooManyConcurrentRequests
 */
export function reserveUpload(owner: string, reply: FastifyReply): Promise<void> {
  return new Promise((resolve, reject) => {
    limitOwner(owner, () => {
      resolve();
      // A caller who has gone closes no more.
      if (reply.raw.destroyed) return Promise.resolve();
      return new Promise<void>((closed) => reply.raw.once('close', () => closed()));
    }).catch(reject);
  });
}
