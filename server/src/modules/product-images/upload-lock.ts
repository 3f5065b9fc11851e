import type { FastifyReply } from 'fastify';
import { createOwnerLimiter } from '../../platform/http/limiter.ts';

const limitOwner = createOwnerLimiter({ concurrency: 1, waiting: 0 });
type Reply = Pick<FastifyReply, 'raw'>;

/** The work on the upload of a call. */
const works = new WeakMap<Reply['raw'], Promise<unknown>>();

/**
 * Lets a key or user upload one image at a time, from before the body is read until the call is closed and `holdUpload`
 * has ended: memory is bounded by their number.
 * @throws Problem TooManyConcurrentRequests
 */
export function reserveUpload(owner: string, reply: Reply): Promise<void> {
  return new Promise((resolve, reject) => {
    limitOwner(owner, async () => {
      resolve();
      if (!reply.raw.destroyed) await new Promise<void>((closed) => reply.raw.once('close', () => closed()));
      // The work goes on when its caller has left.
      await Promise.allSettled([works.get(reply.raw)]);
    }).catch(reject);
  });
}

/** Works on an upload whose place is reserved; the place is held until it ends. */
export function holdUpload<T>(reply: Reply, work: () => Promise<T>): Promise<T> {
  const working = work();
  works.set(reply.raw, working);
  return working;
}
