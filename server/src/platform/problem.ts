import {
  ERRORS,
  type ErrorCode,
  errorCodeOf,
  type FieldError,
  fieldErrorsOf,
  type ProblemBody,
} from '@cromia/domain/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

interface ProblemDetails {
  /** What is wrong, field by field. */
  errors?: FieldError[];
  /** Members beside those of RFC 9457, such as the fresh lines of a changed cart. */
  extension?: Record<string, unknown>;
  /** Seconds after which a try can succeed. */
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

/** The body of a problem: RFC 9457 with our `code` (contract, section 3). */
export function problemBody(code: ErrorCode, details: ProblemDetails = {}): ProblemBody {
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

function knownProblem(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').filter((part) => part !== ''),
      message: message ?? '',
    }));
    return new Problem(errorCodeOf({ issues }), { errors: fieldErrorsOf({ issues }) });
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

/** Turns whatever was thrown into a problem; only what nobody foresaw is a 500, logged whole and answered bare. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = knownProblem(error);
    if (!problem) request.log.error({ err: error }, 'unforeseen error');
    const { code, details } = problem ?? { code: 'ServerError' as const, details: {} };
    if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter));
    return reply
      .code(ERRORS[code].status)
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send(problemBody(code, details));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('application/problem+json').serializer(JSON.stringify).send(problemBody('NotFound')),
  );
}
