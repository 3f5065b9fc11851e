import type { FastifyReply } from 'fastify';
import { createOwnerLock } from '../../platform/limiter.ts';

const reserve = createOwnerLock();

/**
 * Lets a key or user upload one image at a time, from before the body is read: memory is bounded by their number.
 * @throws Problem TooManyRequests
 */
export function reserveUpload(owner: string, reply: FastifyReply): void {
  reply.raw.once('close', reserve(owner));
}
