import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getClientAddress, toAddressBlock } from '../http/client-address.ts';
import { Problem } from '../problem.ts';

/** Timeout for receiving a request, including its body, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Timeout for receiving an upload from an authorised caller: 100 MB at 1.4 Mbit/s. */
export const UPLOAD_TIMEOUT_MS = 600_000;

/** Time in which a connection may wait for the response to an upload: two of the largest imports at once take a minute. */
const UPLOAD_RESPONSE_MS = 120_000;

/** Maximum number of requests from one address whose body has not arrived completely. */
const UNFINISHED_PER_ADDRESS = 50;
const RETRY_SECONDS = 5;

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/**
 * Closes connections whose body takes longer than `timeoutMs` (slow-loris protection). Node has only one limit for all
 * requests, which must allow the longest upload. Also limits the unfinished bodies of each address.
 * @param timeoutMs limit for all requests except uploads
 * @throws (each request) Problem TooManyConcurrentRequests for an address with too many unfinished bodies
 */
export function registerBodyTimeout(app: FastifyInstance, timeoutMs = REQUEST_TIMEOUT_MS): void {
  const unfinished = new Map<string, number>();
  app.addHook('onRequest', (request, reply, done) => {
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
    const address = toAddressBlock(getClientAddress(request));
    const others = unfinished.get(address) ?? 0;
    unfinished.set(address, others + 1);
    const finish = () => {
      raw.off('end', finish).off('close', finish);
      clearTimeout(timer);
      const remaining = (unfinished.get(address) ?? 1) - 1;
      if (remaining === 0) unfinished.delete(address);
      else unfinished.set(address, remaining);
    };
    raw.on('end', finish).on('close', finish);
    if (others < UNFINISHED_PER_ADDRESS) return done();
    // The rest of the body would keep the connection open.
    reply.header('connection', 'close');
    done(new Problem('TooManyConcurrentRequests', { retryAfter: RETRY_SECONDS }));
  });
}

/**
 * Removes the body timeout of a request whose caller may upload, and lets its connection wait for a slow response; Node's
 * limit still applies. Node sets the shorter time again for the next request of the connection.
 */
export function allowUploadTime(request: FastifyRequest): void {
  clearTimeout(timers.get(request));
  // Injected requests have no socket.
  const { socket } = request.raw;
  if (socket instanceof Socket) socket.setTimeout(UPLOAD_RESPONSE_MS);
}
