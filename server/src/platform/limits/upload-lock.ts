import type { FastifyReply } from 'fastify';
import { createOwnerLimiter } from './limiter.ts';

type Reply = Pick<FastifyReply, 'raw'>;

/** The work in progress for the upload of each request. */
const runningWork = new WeakMap<Reply['raw'], Promise<unknown>>();

/**
 * Creates a function that reserves the only upload of an owner, from before the body is read until the request is closed
 * and `runReservedUpload` has ended. This bounds the memory for uploads.
 * @param maxQueued number of an owner's requests that wait, without their body being read
 */
function createUploadLock(maxQueued: number) {
  const limitOwner = createOwnerLimiter({ concurrency: 1, maxQueued });
  return (owner: string, reply: Reply): Promise<void> =>
    new Promise((resolve, reject) => {
      limitOwner(owner, async () => {
        resolve();
        if (!reply.raw.destroyed)
          await new Promise<void>((closed) => reply.raw.once('close', () => closed()));
        // The work continues after the client has disconnected.
        await Promise.allSettled([runningWork.get(reply.raw)]);
      }).catch(reject);
    });
}

/** Limits a key or user to one in-memory upload of an image at a time. @throws Problem TooManyConcurrentRequests */
export const reserveUpload = createUploadLock(0);

/** Limits a key to one import at a time, while one more waits. @throws Problem TooManyConcurrentRequests */
export const reserveImport = createUploadLock(1);

/** Limits a user to one upload of photos at a time, while repeats of it, such as after a double click, wait. @throws Problem TooManyConcurrentRequests */
export const reservePhotoUpload = createUploadLock(4);

/** Runs the work of a reserved upload. The reservation lasts until the work ends. */
export function runReservedUpload<T>(reply: Reply, work: () => Promise<T>): Promise<T> {
  const running = work();
  runningWork.set(reply.raw, running);
  return running;
}
