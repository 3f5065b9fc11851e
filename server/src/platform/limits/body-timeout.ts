import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Timeout for receiving a request, including its body, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Timeout for receiving an upload from an authorised caller: 100 MB at 1.4 Mbit/s. */
export const UPLOAD_TIMEOUT_MS = 600_000;

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/**
 * Closes connections whose body takes longer than `timeoutMs` (slow-loris protection). Node has only one limit for all
 * requests, which must allow the longest upload.
 * @param timeoutMs limit for all requests except uploads
 */
export function registerBodyTimeout(app: FastifyInstance, timeoutMs = REQUEST_TIMEOUT_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    // Most requests have no body, and injected requests have no socket.
    if ((length === undefined && encoding === undefined) || !raw.socket?.destroySoon) return done();
    const timer = setTimeout(() => {
      const { socket } = raw;
      // The body has arrived; only the response is slow.
      if (raw.complete) return;
      if (socket.writable) {
        socket.write(`HTTP/1.1 408 ${STATUS_CODES[408]}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
      }
      socket.destroySoon();
    }, timeoutMs);
    timer.unref();
    timers.set(request, timer);
    const clearTimer = () => clearTimeout(timer);
    raw.once('end', clearTimer).once('close', clearTimer);
    done();
  });
}

/** Removes the body timeout of a request whose caller may upload; Node's limit still applies. */
export function allowUploadTime(request: FastifyRequest): void {
  clearTimeout(timers.get(request));
}
