import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longest time in which a request must have arrived, headers and body. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** The same for an upload of a caller who may upload: 100 MB at 1.4 Mbit/s. */
export const UPLOAD_TIMEOUT_MS = 600_000;

const waiting = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/**
 * Limits the time in which a body must arrive, so that nobody holds connections by sending slowly. Node has one limit
 * for all requests, which must be that of the longest upload.
 * @param timeoutMs for everything but uploads
 */
export function registerBodyTimeout(app: FastifyInstance, timeoutMs = REQUEST_TIMEOUT_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    // Most requests have no body to wait for; one that is injected has no socket to hold.
    if ((length === undefined && encoding === undefined) || !raw.socket?.destroySoon) return done();
    const timer = setTimeout(() => {
      const { socket } = raw;
      // The body has arrived; what takes so long is the answer.
      if (raw.complete) return;
      if (socket.writable) {
        socket.write(`HTTP/1.1 408 ${STATUS_CODES[408]}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
      }
      socket.destroySoon();
    }, timeoutMs);
    timer.unref();
    waiting.set(request, timer);
    const forget = () => clearTimeout(timer);
    raw.once('end', forget).once('close', forget);
    done();
  });
}

/** Gives a request the time of an upload, once its caller is allowed to send one. */
export function allowUploadTime(request: FastifyRequest): void {
  clearTimeout(waiting.get(request));
}
