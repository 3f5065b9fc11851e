import {
  ERRORS,
  type ErrorCode,
  type FieldError,
  type FieldLimit,
  fieldLimitSchema,
  problemSchema,
} from '@cromia/domain/errors';

/** Errors that occur in the browser, in addition to the server's. */
export type ClientErrorCode = 'NetworkFailure' | 'FileChanged';

/** Every code with a text under `errors:<code>`. */
export type ProblemCode = ErrorCode | ClientErrorCode;

interface ProblemParts {
  code: ProblemCode;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Errors of single fields; paths as `items.0.quantity`. */
  errors?: FieldError[];
  /** The limit that the request as a whole exceeds. */
  limit?: FieldLimit | undefined;
  /** The complete body, for further members such as the current lines of a changed cart. */
  body?: unknown;
  /** Seconds until a retry can succeed (429, 503). */
  retryAfter?: number | null;
}

/** A failed call, with its error code. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly limit: FieldLimit | undefined;
  readonly body: unknown;
  readonly retryAfter: number | null;

  constructor(parts: ProblemParts) {
    super(parts.code);
    this.name = 'ApiProblem';
    this.code = parts.code;
    this.status = parts.status;
    this.errors = parts.errors ?? [];
    this.limit = parts.limit;
    this.body = parts.body;
    this.retryAfter = parts.retryAfter ?? null;
  }
}

/** Error code for a response without one, such as a proxy's error page (section 8, HTTP mapping). */
function toErrorCode(status: number): ErrorCode {
  if (status === 401 || status === 403) return 'Unauthorized';
  if (status === 404) return 'NotFound';
  if (status === 409) return 'Conflict';
  if (status === 413) return 'PayloadTooLarge';
  if (status === 429) return 'TooManyRequests';
  if (status === 503) return 'ServiceUnavailable';
  return status >= 500 ? 'ServerError' : 'BadRequest';
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}

/** Parses a failed response. Never throws, whatever the body contains. */
export async function parseProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const parsed = problemSchema.safeParse(body);
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiProblem({
    code: parsed.success && isErrorCode(parsed.data.code) ? parsed.data.code : toErrorCode(response.status),
    status: response.status,
    errors: parsed.success ? (parsed.data.errors ?? []) : [],
    limit: fieldLimitSchema.safeParse(parsed.data?.limit).data,
    body,
    retryAfter: retryAfter > 0 ? retryAfter : null,
  });
}

/** Converts any thrown value to a problem; other errors become `ServerError`. */
export function toApiProblem(error: unknown): ApiProblem {
  return error instanceof ApiProblem ? error : new ApiProblem({ code: 'ServerError', status: 0 });
}
