import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@cromia/domain/errors';
import { z } from 'zod';
import { PROBLEM_TYPE } from '../http/problem-responses.ts';

/** Response for a status code. */
export const responseSchema = z.looseObject({
  description: z.string().optional(),
  content: z.record(z.string(), z.unknown()).optional(),
});

const documentSchema = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
        responses: z.record(z.string(), responseSchema),
      }),
    ),
  ),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** Content of a problem response, with its media type. */
export const PROBLEM_CONTENT = { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } };

/** Errors that the platform returns before a request reaches its route, or when the route fails. */
export const PLATFORM_ERRORS: readonly ErrorCode[] = [
  'BadRequest',
  'Unauthorized',
  'NotAllowed',
  'NotFound',
  'PayloadTooLarge',
  'UnsupportedMediaType',
  'TooManyRequests',
  'TooManyConcurrentRequests',
  'ServerError',
  'ServiceUnavailable',
];

/** Platform errors that an operation still lists if its route throws them. */
const LISTED_PLATFORM_ERRORS: readonly string[] = ['NotFound', 'TooManyRequests'] satisfies ErrorCode[];

/** Whether a response only repeats the default response of every operation. */
export function isDefaultResponse({
  description,
  content,
}: {
  description: string;
  content: object;
}): boolean {
  return (
    Object.keys(content).join() === PROBLEM_TYPE &&
    PLATFORM_ERRORS.some((code) => code === description && !LISTED_PLATFORM_ERRORS.includes(code))
  );
}

/** Finds the names of the schemas that a part of the document refers to. */
function findReferences(part: unknown): string[] {
  const references = JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...references].map(([, name = '']) => name);
}

/** Selects the schemas that operations refer to, directly or indirectly. */
function selectUsedSchemas(paths: unknown, schemas: Record<string, unknown>): Record<string, unknown> {
  const used = new Set(findReferences(paths));
  // Iterating over a set includes names that are added meanwhile.
  for (const name of used) for (const other of findReferences(schemas[name])) used.add(other);
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name]]));
}

/**
 * Completes the plugin's document: CSV bodies are plain text, because the schema of their rows is that of the JSON body;
 * successful responses are described by the name of their status; components that no operation uses are left out.
 */
export function completeDocument(document: unknown) {
  const { paths, components, ...rest } = documentSchema.parse(document);
  for (const { requestBody, responses } of Object.values(paths).flatMap((methods) =>
    Object.values(methods),
  )) {
    if (requestBody?.content['text/csv']) requestBody.content['text/csv'] = { schema: { type: 'string' } };
    for (const [status, response] of Object.entries(responses))
      if (Number(status) < 400) response.description = STATUS_CODES[status] ?? '';
  }
  return {
    ...rest,
    paths,
    components: { ...components, schemas: selectUsedSchemas(paths, components.schemas) },
  };
}
