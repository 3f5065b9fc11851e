import { ERROR_CODES } from '@cromia/domain/errors';
import { z } from 'zod';
import type { App } from '../src/platform/http/app.ts';

const isErrorCode = (name: string) => ERROR_CODES.some((code) => code === name);

const answerSchema = z.looseObject({
  $ref: z.string().optional(),
  description: z.string().default(''),
  content: z.record(z.string(), z.looseObject({ schema: z.unknown() })).default({}),
});

const parameterSchema = z.looseObject({
  $ref: z.string().optional(),
  in: z.string().default(''),
  name: z.string().default(''),
  required: z.boolean().default(false),
});

const securitySchema = z.array(z.record(z.string(), z.array(z.string())));

const operationSchema = z.looseObject({
  tags: z.array(z.string()).default([]),
  summary: z.string().default(''),
  security: securitySchema.optional(),
  parameters: z.array(parameterSchema).default([]),
  responses: z.record(z.string(), answerSchema),
});

const documentSchema = z.looseObject({
  openapi: z.string(),
  security: securitySchema,
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), answerSchema),
    parameters: z.record(z.string(), parameterSchema),
  }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

export type Operation = z.infer<typeof operationSchema>;

/**
 * The OpenAPI document of the app, and its operations by `METHOD path` with paths as the routes declare them. Resolves
 * references to shared responses, parameters and security, and describes error responses by their error codes.
 */
export function openapiDocument(app: App) {
  const document = documentSchema.parse(app.swagger());
  const resolved = (answer: z.infer<typeof answerSchema>): z.infer<typeof answerSchema> => {
    const name = answer.$ref?.replace('#/components/responses/', '');
    if (name === undefined) return answer;
    const shared = document.components.responses[name];
    const codes = isErrorCode(name) ? name : shared?.description;
    return answerSchema.parse({ ...shared, description: answer.description || codes });
  };
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [status, resolved(answer)]),
      );
      const name = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      const parameters = operation.parameters.map((parameter) =>
        parameterSchema.parse(
          document.components.parameters[parameter.$ref?.replace('#/components/parameters/', '') ?? ''] ??
            parameter,
        ),
      );
      operations.set(name, { security: document.security, ...operation, responses, parameters });
    }
  }
  return { document, operations };
}
