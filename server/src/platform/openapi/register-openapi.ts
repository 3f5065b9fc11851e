import { type AccessAction, isAllowed, isKeyAction } from '@cromia/domain/accounts/access';
import type { ErrorCode } from '@cromia/domain/errors';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PROBLEM_TYPE } from '../http/problem-responses.ts';
import { nameComponents } from './components.ts';
import { groupByStatus } from './describe-responses.ts';
import {
  completeDocument,
  isDefaultResponse,
  PLATFORM_ERRORS,
  PROBLEM_CONTENT,
  responseSchema,
} from './document.ts';

interface DocumentedOperation {
  url: string;
  access: AccessAction;
}

/** Whether the operation works only with the prefix of the caller's role, which visitors do not have. */
function isPrefixed({ url }: DocumentedOperation): boolean {
  return url.includes('/:prefix/');
}

function isOpenToVisitors(operation: DocumentedOperation): boolean {
  return isAllowed(null, operation.access) && !isPrefixed(operation);
}

const SESSION = [{ bearer: [] }];

/** Returns the security requirement of an operation if it differs from the default, which is a session. */
function getSecurity(operation: DocumentedOperation): { security?: Record<string, string[]>[] } {
  if (isKeyAction(operation.access)) return { security: [{ integrationKey: [] }] };
  return isOpenToVisitors(operation) ? { security: [{}, ...SESSION] } : {};
}

/** Merges problems into a response of the route for the same status, such as the one with failed checks. */
function addProblems(response: unknown, codes: readonly ErrorCode[]) {
  const { description, content, ...body } = responseSchema.parse(response ?? {});
  const routeCodes = content?.[PROBLEM_TYPE] && description ? description.split(', ') : [];
  const routeContent =
    content ?? (Object.keys(body).length > 0 ? { 'application/json': { schema: body } } : {});
  return {
    description: [...new Set([...routeCodes, ...codes])].join(', '),
    content: { ...routeContent, ...PROBLEM_CONTENT },
  };
}

/**
 * Documents the responses of an operation. Its error responses are included only if they differ from the default
 * response.
 */
function documentResponses(response: unknown): Record<string, unknown> {
  const routeResponses = z.record(z.string(), z.unknown()).parse(response ?? {});
  const platform = groupByStatus(PLATFORM_ERRORS);
  const documented = Object.entries(routeResponses).flatMap(([status, response]) => {
    if (Number(status) < 400) return [[status, response]];
    const problem = addProblems(response, platform.get(Number(status)) ?? []);
    return isDefaultResponse(problem) ? [] : [[status, problem]];
  });
  return { ...Object.fromEntries(documented), default: addProblems({}, PLATFORM_ERRORS) };
}

/** Serves the OpenAPI 3.1 document of all operations, from which the web app's types are generated. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  nameComponents();
  const toJsonSchema = createJsonSchemaTransform({});
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cromia API',
        version: '1.0.0',
        description:
          'Portal of a paint and coatings manufacturer: catalogue, cart, offers, orders and documents. ' +
          'Errors are RFC 9457 problem details with a named code.',
      },
      security: SESSION,
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          integrationKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'Key that staff created for another program',
          },
        },
      },
    },
    transformObject: (document) => completeDocument(jsonSchemaTransformObject(document)),
    transform: (document) => {
      const { schema, url } = toJsonSchema(document);
      const { config } = document.route;
      if (!config?.access || schema.hide) return { schema, url };
      const operation = { url, access: config.access };
      return {
        url,
        schema: {
          ...schema,
          description: describeAccess(schema.description, operation.access),
          ...getSecurity(operation),
          response: documentResponses(schema.response),
        },
      };
    },
  });
}

function describeAccess(description: string | undefined, access: AccessAction): string {
  return [description, `Access: \`${access}\`.`].filter(Boolean).join(' ');
}
