import { STATUS_CODES } from 'node:http';
import { type AccessAction, isAllowed } from '@cromia/domain/accounts/access';
import { z } from 'zod';
import { describeEvents, describeWebhooks } from './events.ts';
import { addFormats } from './formats.ts';
import { completeResponses, describeSharedResponses, HEADERS } from './statuses.ts';
import { listTags } from './tags.ts';

/** Response for a status code. */
const responseSchema = z.looseObject({
  description: z.string().optional(),
  content: z.record(z.string(), z.unknown()).optional(),
});

const operationSchema = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) })
    .optional(),
  responses: z.record(z.string(), responseSchema),
  'x-access': z.custom<AccessAction>((value) => typeof value === 'string'),
  'x-heavy': z.boolean().optional(),
  'x-conditional': z.boolean().optional(),
  'x-examples': z.record(z.string(), z.unknown()).optional(),
});
type DocumentedOperation = z.infer<typeof operationSchema>;

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** Finds the names of the schemas that a part of the document refers to. */
function findReferences(part: unknown): string[] {
  const references = JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...references].map(([, name = '']) => name);
}

/** Selects the schemas that operations refer to, directly or indirectly. */
function selectUsedSchemas(parts: unknown, schemas: Record<string, unknown>): Record<string, unknown> {
  const used = new Set(findReferences(parts));
  // Iterating over a set includes names that are added meanwhile.
  for (const name of used) for (const other of findReferences(schemas[name])) used.add(other);
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name]]));
}

const nullableSchema = z.object({ anyOf: z.array(z.unknown()) });
const nullSchema = z.object({ type: z.literal('null') });

/** A body whose schema accepts null may be left out. */
function isOptionalBody({ content }: NonNullable<DocumentedOperation['requestBody']>): boolean {
  return Object.values(content).some(({ schema }) =>
    nullableSchema.safeParse(schema).data?.anyOf.some((part) => nullSchema.safeParse(part).success),
  );
}

/** CSV bodies are plain text, because the schema of their rows is that of the JSON body. Examples stand beside them. */
function completeBody({ requestBody, 'x-examples': examples = {} }: DocumentedOperation) {
  if (!requestBody) return {};
  const content = Object.entries(requestBody.content).map(([type, body]) => [
    type,
    {
      ...body,
      ...(type === 'text/csv' ? { schema: { type: 'string' } } : {}),
      ...(type in examples ? { example: examples[type] } : {}),
    },
  ]);
  const required = isOptionalBody(requestBody) ? { required: false } : {};
  return { requestBody: { ...requestBody, ...required, content: Object.fromEntries(content) } };
}

/** Successful responses are described by the name of their status. */
function describeSuccess({ responses }: DocumentedOperation): DocumentedOperation['responses'] {
  const described = Object.entries(responses).map(([status, response]) => [
    status,
    Number(status) < 400 ? { ...response, description: STATUS_CODES[status] ?? '' } : response,
  ]);
  return Object.fromEntries(described);
}

function completeOperation(path: string, operation: DocumentedOperation): object {
  const {
    'x-access': access,
    'x-heavy': isHeavy = false,
    'x-conditional': isConditional = false,
    'x-examples': _examples,
    ...rest
  } = operation;
  const facts = {
    isRestricted: !isAllowed(null, access) || path.includes('/{prefix}/'),
    hasBody: rest.requestBody !== undefined,
    isConditional,
    isLimited: isHeavy,
  };
  return {
    ...rest,
    'x-access': access,
    ...completeBody(operation),
    responses: completeResponses(describeSuccess(operation), facts),
  };
}

/** @throws Error for two operations with the same name */
function rejectDuplicates(operations: readonly { name: string; operationId: string }[]): void {
  for (const [operationId, same] of Map.groupBy(operations, (operation) => operation.operationId)) {
    if (same.length > 1)
      throw new Error(
        `${same.map(({ name }) => name).join(' and ')} have the operationId ${operationId}: declare one in the route`,
      );
  }
}

/**
 * Completes the plugin's document: problems of the platform, examples, tags, events and webhooks. Components that no
 * operation uses are left out.
 */
export function completeDocument(document: unknown) {
  const { paths, components, ...rest } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  rejectDuplicates(
    operations.map(({ path, method, operation }) => ({
      name: `${method.toUpperCase()} ${path}`,
      operationId: operation.operationId,
    })),
  );
  const completedPaths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation } of operations)
    completedPaths[path] = { ...completedPaths[path], [method]: completeOperation(path, operation) };
  const shared = { responses: describeSharedResponses(), headers: HEADERS };
  const webhooks = describeWebhooks();
  const schemas = { ...components.schemas, ...describeEvents() };
  return addFormats({
    ...rest,
    tags: listTags(new Set(operations.flatMap(({ operation }) => operation.tags))),
    paths: completedPaths,
    webhooks,
    components: {
      ...components,
      ...shared,
      schemas: selectUsedSchemas([completedPaths, webhooks, shared], schemas),
    },
  });
}
