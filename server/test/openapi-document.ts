import { z } from 'zod';
import type { App } from '../src/platform/http.ts';

const operationSchema = z.looseObject({
  tags: z.array(z.string()).default([]),
  summary: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(z.looseObject({ in: z.string(), name: z.string(), required: z.boolean().optional() }))
    .default([]),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string(),
      content: z.record(z.string(), z.looseObject({ schema: z.unknown() })).default({}),
    }),
  ),
});

const documentSchema = z.looseObject({
  openapi: z.string(),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** A call as the OpenAPI document tells of it. */
export type Operation = z.infer<typeof operationSchema>;

/** The OpenAPI document that the app serves, and its operations by `METHOD path`, the path as routes write it. */
export function openapiDocument(app: App) {
  const document = documentSchema.parse(app.swagger());
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operations.set(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, operation);
    }
  }
  return { document, operations };
}
