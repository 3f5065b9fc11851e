import type { ErrorCode, FieldError, FieldLimit } from '@cromia/domain/errors';

export interface ProblemDetails {
  /** Errors by field. */
  errors?: FieldError[];
  /** The limit that the request as a whole exceeds. */
  limit?: FieldLimit;
  /** Members in addition to those of RFC 9457, such as the current lines of a changed cart. */
  extension?: Record<string, unknown>;
  /** Seconds after which a retry can succeed. */
  retryAfter?: number;
  /** Methods that the address supports. */
  allow?: readonly string[];
}

/** An error for the caller, with one of the error codes of section 8. */
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

/** Rejects fields, all with the same error, and the limit that they exceed. @throws Problem */
export function rejectFields(code: ErrorCode, paths: readonly string[], limit?: FieldLimit): never {
  const errors = paths.map(
    (path): FieldError => ({ path, code: 'invalidField', ...(limit === undefined ? {} : { limit }) }),
  );
  throw new Problem(code, { errors });
}

/** Rejects a list or text that is too long, with the limit. @throws Problem BadRequest */
export function rejectLength(path: string, of: FieldLimit['of'], max: number): never {
  throw new Problem('BadRequest', { errors: [{ path, code: 'invalidLenght', limit: { of, max } }] });
}

/**
 * Rejects lines with the error of the first invalid line, and names all lines with that error and the limit they exceed.
 * @throws Problem if a line is invalid
 */
export function rejectLinesWithFirstError<T>(
  lines: readonly T[],
  getError: (line: T) => ErrorCode | null,
  getPath: (line: T, index: number) => string,
  getLimit: (line: T) => FieldLimit | undefined = () => undefined,
): void {
  const code = lines.map(getError).find((error) => error !== null);
  if (!code) return;
  const errors = lines.flatMap((line, index): FieldError[] => {
    if (getError(line) !== code) return [];
    const limit = getLimit(line);
    return [{ path: getPath(line, index), code: 'invalidField', ...(limit && { limit }) }];
  });
  throw new Problem(code, { errors });
}
