import { z } from 'zod';
import type { App } from '../src/platform/http/app.ts';

const referenceSchema = z.object({ $ref: z.string() });

const responseSchema = z.looseObject({
  description: z.string().default(''),
  headers: z.record(z.string(), z.unknown()).default({}),
  content: z.record(z.string(), z.looseObject({ schema: z.unknown() })).default({}),
});

const parameterSchema = z.looseObject({
  in: z.string().default(''),
  name: z.string().default(''),
  required: z.boolean().default(false),
  description: z.string().default(''),
  schema: z.looseObject({ enum: z.array(z.unknown()).optional() }).default({}),
});

const securitySchema = z.array(z.record(z.string(), z.array(z.string())));

const operationSchema = z.looseObject({
  tags: z.array(z.string()).default([]),
  summary: z.string().default(''),
  description: z.string().default(''),
  operationId: z.string().default(''),
  requestBody: z.unknown().optional(),
  security: securitySchema.optional(),
  parameters: z.array(parameterSchema).default([]),
  responses: z.record(z.string(), responseSchema),
});

const documentSchema = z.looseObject({
  openapi: z.string(),
  security: securitySchema,
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), z.looseObject({})),
    headers: z.record(z.string(), z.looseObject({})),
  }),
  webhooks: z.record(z.string(), z.unknown()),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

export type Operation = z.infer<typeof operationSchema>;

/** Reads the OpenAPI document of the app, and its operations by `METHOD path` with paths as the routes declare them. */
export function readOpenapiDocument(app: App) {
  const document = documentSchema.parse(app.swagger());
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      operations.set(name, { security: document.security, ...operation });
    }
  }
  /** Resolves a reference such as `#/components/responses/NotAllowed`; undefined if its target does not exist. */
  const resolveReference = (reference: string): unknown => {
    const [, , kind = '', name = ''] = reference.split('/');
    const { schemas, responses, headers } = document.components;
    return { schemas, responses, headers }[kind]?.[name];
  };
  /** Resolves a response of an operation, which may be shared. */
  const resolveResponse = (response: unknown) => {
    const reference = referenceSchema.safeParse(response).data?.$ref;
    return responseSchema.parse(reference === undefined ? response : resolveReference(reference));
  };
  return { document, operations, resolveReference, resolveResponse };
}
