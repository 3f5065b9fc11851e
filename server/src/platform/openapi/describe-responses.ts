import { ERRORS, type ErrorCode } from '@cromia/domain/errors';
import { z } from 'zod';
import { PROBLEM_TYPE } from '../http/problem-responses.ts';
import { documentedProblemSchema } from './problem-schema.ts';

/**
 * Declares a problem response of a route: its description lists the error codes, and its content has the media type of
 * problems.
 */
function declareProblem(codes: readonly ErrorCode[]) {
  return { description: codes.join(', '), content: { [PROBLEM_TYPE]: { schema: documentedProblemSchema } } };
}

/** Groups error codes by their status. */
export function groupByStatus(codes: Iterable<ErrorCode>): Map<number, ErrorCode[]> {
  const codesByStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const { status } = ERRORS[code];
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  return codesByStatus;
}

/**
 * Describes the responses of a route: the successful ones, and a problem for each status of its errors. The errors of the
 * platform (sessions, permissions, bodies, load) are the default response of every operation.
 * @param success schemas of the successful bodies by status code
 * @param codes the error codes that the route itself throws
 */
export function describeResponses<const S extends Record<number, z.ZodType>>(
  success: S,
  codes: ErrorCode[] = [],
) {
  const problems = [...groupByStatus(codes)].map(([status, statusCodes]) => [
    status,
    declareProblem(statusCodes),
  ]);
  return { ...Object.fromEntries(problems), ...success } as S;
}

/** Creates the JSON schema of a body, for a route that validates it itself. */
export function describeBody(schema: z.ZodType): Record<string, unknown> {
  const jsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const {
    $defs: _definitions,
    $schema: _dialect,
    ...body
  } = JSON.parse(
    JSON.stringify(jsonSchema).replaceAll(/"#\/\$defs\/(\w+)"/g, '"#/components/schemas/$1Input"'),
  );
  return body;
}
