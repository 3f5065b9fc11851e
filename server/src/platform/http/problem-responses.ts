import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_MESSAGES } from '@cromia/domain/error-messages';
import { ERRORS, type ErrorCode, type ProblemBody, toErrorCode, toFieldErrors } from '@cromia/domain/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isDatabaseUnavailable } from '../database/connection.ts';
import { Problem, type ProblemDetails } from '../problem.ts';
import { recordMethods } from './supported-methods.ts';

/** Media type of problem responses (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** Creates the body of a problem response: RFC 9457 with the portal's `code` (contract, section 3). */
export function toProblemBody(code: ErrorCode, details: ProblemDetails = {}): ProblemBody {
  const { status } = ERRORS[code];
  const message = ERROR_MESSAGES[code];
  return {
    ...details.extension,
    type: `urn:cromia:problem:${code}`,
    title: message,
    status,
    code,
    message,
    ...(details.errors ? { errors: details.errors } : {}),
    ...(details.limit ? { limit: details.limit } : {}),
  };
}

/** The parameters of an error about names that a strict object does not have. */
const unknownNamesSchema = z.object({ keys: z.array(z.string()) });

/** Retry delay after which a load peak is over or the database is available again. */
const DATABASE_RETRY_SECONDS = 5;

function toProblem(error: FastifyError, { routeOptions }: FastifyRequest): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error))
    return new Problem('ServiceUnavailable', { retryAfter: DATABASE_RETRY_SECONDS });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message, keyword, params }) => ({
      ...params,
      code: keyword,
      path: instancePath.split('/').filter((part) => part !== ''),
      message: message ?? '',
      keys: unknownNamesSchema.safeParse(params).data?.keys,
    }));
    return new Problem(toErrorCode({ issues }), { errors: toFieldErrors({ issues }) });
  }
  switch (error.statusCode) {
    case 413:
      return new Problem('PayloadTooLarge', {
        limit: { of: 'bytes', max: routeOptions.bodyLimit },
      });
    case 415:
      return new Problem('UnsupportedMediaType');
    case 429:
      return new Problem('TooManyRequests');
    case 503:
      return new Problem('ServiceUnavailable');
    case 404:
      return new Problem('NotFound');
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new Problem('BadRequest')
        : undefined;
  }
}

/** Sends a problem with the headers of its status: when to retry, how to authenticate, or the supported methods. */
function sendProblem(reply: FastifyReply, code: ErrorCode, details: ProblemDetails = {}): FastifyReply {
  const { retryAfter, allow } = details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (allow !== undefined) reply.header('allow', allow.join(', '));
  if (code === 'Unauthorized') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(ERRORS[code].status)
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(toProblemBody(code, details));
}

/**
 * Converts every error into a problem response. An unexpected error is logged in full and results in a 500 without
 * details.
 */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error, request);
    if (!problem) request.log.error({ err: error }, 'unexpected error');
    const { code, details } = problem ?? { code: 'ServerError' as const, details: {} };
    return sendProblem(reply, code, details);
  });
  const findMethods = recordMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const allow = findMethods(request.url);
    return allow.length === 0
      ? sendProblem(reply, 'NotFound')
      : sendProblem(reply, 'MethodNotAllowed', { allow });
  });
}

/**
 * Responds to a URL for which no route can be looked up, because of an invalid escape (`%zz`) or an overlong path
 * segment. API requests get a problem, page requests a plain text.
 */
export function sendMalformedUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // No hooks run here, so the security headers are set explicitly.
  reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  if (request.url.startsWith('/api/')) sendProblem(reply, 'BadRequest');
  else reply.code(400).type('text/plain; charset=utf-8').send(ERROR_MESSAGES.BadRequest);
}

/** Status codes for errors of Node's HTTP parser; any other error means that the data is not HTTP. */
const CLIENT_ERROR_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds with a problem on the raw socket if the received data is not a valid request, and closes the connection. */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = CLIENT_ERROR_STATUS[error.code ?? ''] ?? 400;
  const title = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ ...toProblemBody('BadRequest'), title, status });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Closes the socket once the response is written; a client that sends no valid requests must not keep it open.
  socket.destroySoon();
}
