import { type Action, isForKeys, may } from '@cromia/domain/accounts/access';
import { ROLES, USER_TYPES } from '@cromia/domain/accounts/roles';
import { ERRORS, type ErrorCode, problemSchema } from '@cromia/domain/errors';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PROBLEM_TYPE } from './problem.ts';

/** A problem's answer as a route declares it: described by the names of its codes, and in the problem's own media type. */
function declared(codes: readonly ErrorCode[]) {
  return { description: codes.join(', '), content: { [PROBLEM_TYPE]: { schema: problemSchema } } };
}

function byStatus(codes: Iterable<ErrorCode>): Map<number, ErrorCode[]> {
  const found = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const { status } = ERRORS[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}

/**
 * The answers of a route: what it gives when it succeeds, and a problem for each status that its errors have.
 * What the platform refuses by itself (sessions, rights, bodies, load) is added to the document of every call.
 * @param success status codes with the schema of their body
 * @param codes the named errors that the route itself throws
 */
export function answers<const S extends Record<number, z.ZodType>>(success: S, codes: ErrorCode[] = []) {
  const problems = [...byStatus(codes)].map(([status, named]) => [status, declared(named)]);
  return { ...Object.fromEntries(problems), ...success } as S;
}

interface DocumentedCall {
  method: string;
  url: string;
  access: Action;
}

/** Whether the call works only with the prefix of the caller's own role, which a visitor has none of. */
function isPrefixed({ url }: DocumentedCall): boolean {
  return url.includes('/:prefix/');
}

function isOpenToVisitors(call: DocumentedCall): boolean {
  return may(null, call.access) && !isPrefixed(call);
}

function securityOf(call: DocumentedCall): Record<string, string[]>[] {
  if (isForKeys(call.access)) return [{ integrationKey: [] }];
  return isOpenToVisitors(call) ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

/** Whether being logged in is not enough. */
function refusesUsers(call: DocumentedCall): boolean {
  if (isPrefixed(call)) return true;
  return ROLES.some((role) =>
    USER_TYPES.some((type) => !may({ role, type, roleSds: 'NONE', roleTds: 'NONE' }, call.access)),
  );
}

/** What the platform answers before a call reaches its route, or when the route fails. */
function platformErrors(call: DocumentedCall): ErrorCode[] {
  return [
    'BadRequest',
    // Visitors may call without a token, but nobody with one that is no longer valid.
    'Unauthorized',
    ...(refusesUsers(call) ? (['NotAllowed'] as const) : []),
    ...(isForKeys(call.access) ? (['TooManyRequests'] as const) : []),
    ...(isPrefixed(call) ? (['NotFound'] as const) : []),
    ...(call.method === 'GET' ? [] : (['PayloadTooLarge', 'UnsupportedMediaType'] as const)),
    'ServerError',
    'ServiceUnavailable',
  ];
}

const PROBLEM_COMPONENT = 'Problem';
const PROBLEM_CONTENT = { [PROBLEM_TYPE]: { schema: { $ref: `${PROBLEM_COMPONENT}#` } } };

const answerSchema = z.looseObject({
  description: z.string().optional(),
  content: z.record(z.string(), z.unknown()).optional(),
});

/** One status of a call with its problems beside whatever else the route answers under it, such as failed checks. */
function withProblems(answer: unknown, codes: readonly ErrorCode[]) {
  const { description, content, ...body } = answerSchema.parse(answer ?? {});
  const named = content?.[PROBLEM_TYPE] && description ? description.split(', ') : [];
  const others = content ?? (Object.keys(body).length > 0 ? { 'application/json': { schema: body } } : {});
  return {
    description: [...new Set([...named, ...codes])].join(', '),
    content: { ...others, ...PROBLEM_CONTENT },
  };
}

/** The answers of a call in the document: its own, and for every status of 400 and more a problem. */
function documentedAnswers(response: unknown, call: DocumentedCall): Record<string, unknown> {
  const own = z.record(z.string(), z.unknown()).parse(response ?? {});
  const platform = byStatus(platformErrors(call));
  const failures = new Set(
    [...Object.keys(own).map(Number), ...platform.keys()].filter((status) => status >= 400),
  );
  const problems = [...failures].map((status) => [
    status,
    withProblems(own[status], platform.get(status) ?? []),
  ]);
  return { ...own, ...Object.fromEntries(problems) };
}

/** Serves the OpenAPI 3.1 document of every call; the web's types are generated from it. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  app.addSchema({ ...z.toJSONSchema(problemSchema, { target: 'draft-2020-12' }), $id: PROBLEM_COMPONENT });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cromia API',
        version: '1.0.0',
        description:
          'The portal of a paint and coatings manufacturer: catalogue, cart, offers, orders, documents. Errors are RFC 9457 problems with a named code.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          integrationKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'A key that staff made for other software',
          },
        },
      },
    },
    // Components bear the names that they are referred to by.
    refResolver: { buildLocalReference: (json) => String(json.$id) },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const { config, method } = document.route;
      if (!config?.access || schema.hide) return { schema, url };
      const call = { method: String(method), url, access: config.access };
      return {
        url,
        schema: {
          ...schema,
          description: describeAccess(schema.description, call.access),
          security: securityOf(call),
          response: documentedAnswers(schema.response, call),
        },
      };
    },
  });
}

function describeAccess(description: string | undefined, access: Action): string {
  return [description, `Access: \`${access}\`.`].filter(Boolean).join(' ');
}
