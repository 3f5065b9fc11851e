import {
  type AccessAction,
  describeAllowedCallers,
  isAllowed,
  isKeyAction,
} from '@cromia/domain/accounts/access';
import { LIMITS } from '@cromia/domain/limits';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { nameComponents } from './components.ts';
import { completeDocument } from './document.ts';
import { GUIDE_PATH } from './guide-path.ts';
import { deriveOperationId } from './operation-id.ts';
import { describeParameters } from './parameters.ts';

/** Version of the API; `docs/api/CHANGELOG.md` lists what each version changes. */
export const API_VERSION = '1.1.0';

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

/** Whether a response is a list, or a page of one. */
function isList(response: unknown): boolean {
  const [schema] = Object.entries(z.record(z.string(), z.unknown()).parse(response ?? {})).flatMap(
    ([status, value]) => (Number(status) < 400 ? [value] : []),
  );
  return schema instanceof z.ZodArray || (schema instanceof z.ZodObject && 'content' in schema.shape);
}

const DESCRIPTION = `Portal of a paint and coatings manufacturer: catalogue, cart, offers, orders and documents.

**Errors** are RFC 9457 problem details (\`application/problem+json\`) with a named \`code\`. An unknown address is 404, a
method that an address does not have is 405 with \`Allow\`, a body of another type, character set or encoding is 415.

**Sessions.** \`POST /api/auth\` returns an access token, valid for ${LIMITS.accessTokenMinutes} minutes, and a refresh token.
\`POST /api/auth/token-refreshing\` exchanges the refresh token for a new pair; use the new one from then
on. A replaced refresh token is accepted for another ${LIMITS.refreshGraceSeconds} seconds; its later use ends the session. A session ends
${LIMITS.sessionIdleDays} days after its last use, and ${LIMITS.sessionMaxDays} days after the login at the latest.

**Keys.** Other programs call \`/api/v1/integration/\` with an integration key, which does not expire until staff revoke it.

**Limits.** Where a caller sends too much at once, the response is 429; an overloaded portal responds 503. Both have
\`Retry-After\`. Other headers about limits are not sent.

**Retries.** POST calls that add something take an \`Idempotency-Key\`. PUT, PATCH and DELETE can be repeated.

**Versions.** Version numbers follow Semantic Versioning; the changelog lists every change. Within version 1, calls, fields
and codes are only added: ignore fields and codes that you do not know. What will be removed is marked \`deprecated\` for at
least 12 months and listed in the changelog.`;

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: `Access token of a user, valid for ${LIMITS.accessTokenMinutes} minutes`,
  },
  integrationKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'Integration key (`cromia_…`) that staff created for another program; valid until revoked',
  },
} as const;

/** Describes one route for the document. */
function createRouteTransform() {
  const toJsonSchema = createJsonSchemaTransform({});
  return (document: Parameters<typeof toJsonSchema>[0] & { route: RouteOptions }) => {
    const { schema, url } = toJsonSchema(document);
    const { config, method } = document.route;
    if (!config?.access || schema.hide) return { schema, url };
    const operation = { url, access: config.access };
    const { querystring, params, response, operationId } = document.schema;
    const described = {
      querystring: schema.querystring && describeParameters(schema.querystring, querystring),
      params: schema.params && describeParameters(schema.params, params),
    };
    return {
      url,
      schema: {
        ...schema,
        ...Object.fromEntries(Object.entries(described).filter(([, part]) => part !== undefined)),
        operationId: operationId ?? deriveOperationId(String(method), url, isList(response)),
        description: describeAccess(schema.description, operation.access),
        ...getSecurity(operation),
        'x-access': operation.access,
      },
    };
  };
}

/** Serves the OpenAPI 3.1 document of all operations, from which the web app's types are generated. */
export async function registerOpenapi(app: FastifyInstance, { publicUrl, brand }: Config): Promise<void> {
  nameComponents();
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cromia API',
        version: API_VERSION,
        description: DESCRIPTION,
        contact: { name: brand.name, email: brand.email, url: publicUrl },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: publicUrl, description: `The portal of ${brand.name}` }],
      externalDocs: { description: 'Guide: integrating an ERP', url: `${publicUrl}${GUIDE_PATH}` },
      security: SESSION,
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transformObject: (document) => completeDocument(jsonSchemaTransformObject(document)),
    transform: createRouteTransform(),
  });
}

function describeAccess(description: string | undefined, access: AccessAction): string {
  return [description, `Who may call: ${describeAllowedCallers(access)}.`].filter(Boolean).join(' ');
}
