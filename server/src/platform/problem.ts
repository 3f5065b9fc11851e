import type { ErrorCode, FieldError } from '@cromia/domain/errors';

export interface ProblemDetails {
  /** Errors by field. */
  errors?: FieldError[];
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

/** Rejects fields, all with the same error. @throws Problem */
export function rejectFields(code: ErrorCode, paths: readonly string[]): never {
  throw new Problem(code, { errors: paths.map((path): FieldError => ({ path, code: 'invalidField' })) });
}

/**
 * Rejects lines with the error of the first invalid line, and names all lines with that error.
 * @throws Problem if a line is invalid
 */
export function rejectLinesWithFirstError<T>(
  lines: readonly T[],
  getError: (line: T) => ErrorCode | null,
  getPath: (line: T, index: number) => string,
): void {
  const code = lines.map(getError).find((error) => error !== null);
  if (!code) return;
  rejectFields(
    code,
    lines.flatMap((line, index) => (getError(line) === code ? [getPath(line, index)] : [])),
  );
}
