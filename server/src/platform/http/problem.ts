import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  ERRORS,
  type ErrorCode,
  type FieldError,
  type ProblemBody,
  toErrorCode,
  toFieldErrors,
} from '@cromia/domain/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../database/database.ts';

/** The media type of a problem (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

interface ProblemDetails {
  /** What is wrong, field by field. */
  errors?: FieldError[];
  /** Members beside those of RFC 9457, such as the fresh lines of a changed cart. */
  extension?: Record<string, unknown>;
  /** Seconds after which another attempt can succeed. */
  retryAfter?: number;
}

/** A refusal that the caller is told: one of the named errors of section 8, thrown where it is known. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }
}

/** Refuses fields: the same error for each of them. @throws Problem */
export function refuseFields(code: ErrorCode, paths: readonly string[]): never {
  throw new Problem(code, { errors: paths.map((path): FieldError => ({ path, code: 'invalidField' })) });
}

/** Refuses lines with the error of the first that has one, naming every line that it is true of. @throws Problem */
export function refuseLinesWithFirstError<T>(
  lines: readonly T[],
  errorOf: (line: T) => ErrorCode | null,
  pathOf: (line: T, index: number) => string,
): void {
  const code = lines.map(errorOf).find((error) => error !== null);
  if (!code) return;
  refuseFields(
    code,
    lines.flatMap((line, index) => (errorOf(line) === code ? [pathOf(line, index)] : [])),
  );
}

/** The body of a problem: RFC 9457 with our `code` (contract, section 3). */
export function toProblemBody(code: ErrorCode, details: ProblemDetails = {}): ProblemBody {
  const { status, message } = ERRORS[code];
  return {
    ...details.extension,
    type: `urn:cromia:problem:${code}`,
    title: message,
    status,
    code,
    message,
    ...(details.errors ? { errors: details.errors } : {}),
  };
}

/** By then a crowd that waited for the database has gone, or the database is back. */
const DATABASE_RETRY_SECONDS = 5;

function knownProblem(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error))
    return new Problem('ServiceUnavailable', { retryAfter: DATABASE_RETRY_SECONDS });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').filter((part) => part !== ''),
      message: message ?? '',
    }));
    return new Problem(toErrorCode({ issues }), { errors: toFieldErrors({ issues }) });
  }
  switch (error.statusCode) {
    case 413:
      return new Problem('PayloadTooLarge');
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

function send(reply: FastifyReply, code: ErrorCode, details?: ProblemDetails): FastifyReply {
  return reply
    .code(ERRORS[code].status)
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(toProblemBody(code, details));
}

/** Turns whatever was thrown into a problem; only what nobody foresaw is a 500, logged whole and answered bare. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = knownProblem(error);
    if (!problem) request.log.error({ err: error }, 'unforeseen error');
    const { code, details } = problem ?? { code: 'ServerError' as const, details: {} };
    if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter));
    return send(reply, code, details);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, 'NotFound'));
}

/**
 * Answers an address that no route can be looked up for: an escape that is none (`%zz`), a part longer than any name.
 * Calls get a problem, a browser that asked for a page a plain text.
 */
export function answerBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // No hook runs here, hence none that would set the security headers.
  reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  if (request.url.startsWith('/api/')) send(reply, 'BadRequest');
  else reply.code(400).type('text/plain; charset=utf-8').send(ERRORS.BadRequest.message);
}

/** What Node's parser gives up on, with the status that says so; anything else is no HTTP at all. */
const STATUS_OF_CLIENT_ERROR: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers on the bare socket what never became a request, with a problem as everywhere, and closes it. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_OF_CLIENT_ERROR[error.code ?? ''] ?? 400;
  const title = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ ...toProblemBody('BadRequest'), title, status });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  // With a deadline: a client that sends no requests must not keep the connection open.
  socket.destroySoon();
}
