import type { FastifyRequest } from 'fastify';

const connectionSignals = new WeakMap<object, AbortSignal>();

/**
 * Returns a signal that aborts when the caller's connection closes or is already closed. `request.signal` would also
 * abort after a body has been read.
 */
export function createCallerSignal({ raw: { socket } }: FastifyRequest): AbortSignal {
  if (socket.destroyed) return AbortSignal.abort();
  const existingSignal = connectionSignals.get(socket);
  if (existingSignal) return existingSignal;
  const controller = new AbortController();
  socket.once('close', () => controller.abort());
  connectionSignals.set(socket, controller.signal);
  return controller.signal;
}
