import { ERRORS, type ErrorCode, problemSchema } from '@cromia/domain/errors';
import { z } from 'zod';
import { PROBLEM_TYPE } from '../http/problem-responses.ts';

/**
 * A problem response as routes declare it: its description lists the error codes, and its content has the media type of
 * problems.
 */
function declared(codes: readonly ErrorCode[]) {
  return { description: codes.join(', '), content: { [PROBLEM_TYPE]: { schema: problemSchema } } };
}

/** The error codes by their status. */
export function groupByStatus(codes: Iterable<ErrorCode>): Map<number, ErrorCode[]> {
  const found = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const { status } = ERRORS[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}

/**
 * The responses of a route: the successful ones, and a problem for each status of its errors. The errors of the
 * platform (sessions, permissions, bodies, load) are the default response of every operation.
 * @param success schemas of the successful bodies by status code
 * @param codes the error codes that the route itself throws
 */
export function describeResponses<const S extends Record<number, z.ZodType>>(
  success: S,
  codes: ErrorCode[] = [],
) {
  const problems = [...groupByStatus(codes)].map(([status, named]) => [status, declared(named)]);
  return { ...Object.fromEntries(problems), ...success } as S;
}

/** JSON schema of a body, for a route that validates it itself. */
export function describeBody(schema: z.ZodType): Record<string, unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const {
    $defs: _named,
    $schema: _dialect,
    ...body
  } = JSON.parse(
    JSON.stringify(described).replaceAll(/"#\/\$defs\/(\w+)"/g, '"#/components/schemas/$1Input"'),
  );
  return body;
}
