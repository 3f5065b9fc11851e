import { ERRORS, type ErrorCode, problemSchema } from '@cromia/domain/errors';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** Errors that any call may answer. */
const ALWAYS: ErrorCode[] = ['BadRequest', 'ServerError'];

/**
 * The answers of a route: what it gives when it succeeds, and a problem for each status that its errors have.
 * @param success status codes with the schema of their body
 * @param codes the named errors that the route itself throws
 */
export function answers<const S extends Record<number, z.ZodType>>(success: S, codes: ErrorCode[] = []) {
  const byStatus: Record<number, typeof problemSchema> = {};
  const named = new Map<number, ErrorCode[]>();
  for (const code of [...codes, ...ALWAYS]) {
    const { status } = ERRORS[code];
    named.set(status, [...(named.get(status) ?? []), code]);
  }
  for (const [status, list] of named)
    byStatus[status] = problemSchema.describe([...new Set(list)].join(', '));
  return { ...byStatus, ...success } as S;
}

/** Serves the OpenAPI 3.1 document of every call; the web's types are generated from it. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cromia API',
        version: '1.0.0',
        description:
          'The portal of a paint and coatings manufacturer: catalogue, cart, offers, orders, documents. Errors are RFC 9457 problems with a named code.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const access = (route.route as { config?: { access?: string } }).config?.access;
      return {
        url,
        schema: { ...schema, ...(access ? { description: describeAccess(schema.description, access) } : {}) },
      };
    },
  });
}

function describeAccess(description: string | undefined, access: string): string {
  return [description, `Access: \`${access}\`.`].filter(Boolean).join(' ');
}
