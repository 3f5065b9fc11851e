import type { FastifyReply } from 'fastify';
import { createOwnerLimiter } from './limiter.ts';

const limitOwner = createOwnerLimiter({ concurrency: 1, maxQueued: 0 });
type Reply = Pick<FastifyReply, 'raw'>;

/** The work in progress for the upload of each request. */
const runningWork = new WeakMap<Reply['raw'], Promise<unknown>>();

/**
 * Limits a key or user to one in-memory upload at a time, from before the body is read until the request is closed and
 * `runReservedUpload` has ended. This bounds the memory for uploads.
 * @throws Problem TooManyConcurrentRequests
 */
export function reserveUpload(owner: string, reply: Reply): Promise<void> {
  return new Promise((resolve, reject) => {
    limitOwner(owner, async () => {
      resolve();
      if (!reply.raw.destroyed) await new Promise<void>((closed) => reply.raw.once('close', () => closed()));
      // The work continues after the client has disconnected.
      await Promise.allSettled([runningWork.get(reply.raw)]);
    }).catch(reject);
  });
}

/** Runs the work of a reserved upload. The reservation lasts until the work ends. */
export function runReservedUpload<T>(reply: Reply, work: () => Promise<T>): Promise<T> {
  const running = work();
  runningWork.set(reply.raw, running);
  return running;
}
