import type { AccessAction } from '@cromia/domain/accounts/access';
import type { ErrorCode } from '@cromia/domain/errors';
import { idField } from '@cromia/domain/fields';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteHandlerMethod,
  RouteOptions,
  RouteShorthandOptions,
} from 'fastify';
import { z } from 'zod';
import { getViewer, type Viewer } from '../access/viewer.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { runTransaction } from '../database/run-transaction.ts';
import { createJsonSchemaSerializer } from '../http/json-schema-serializer.ts';
import { idempotencyHeadersSchema, runOnce } from '../idempotency/run-once.ts';
import { describeResponses } from '../openapi/describe-responses.ts';
import type { Problem } from '../problem.ts';

/** Path parameters of a route that names one entity by its id. */
export const idParams = z.object({ id: idField() });

/** Response schema of a route that sends a file. */
export const fileResponse = z.string().meta({ format: 'binary' });

/** Response schema of a route that sends no body. */
export const noContent: z.ZodType<void> = z.undefined();

/** What the routes of a group have in common. */
interface RouteDefaults {
  /** Tag in the OpenAPI document. */
  tag: string;
  /** Beginning of every path. */
  path: string;
  /** Action of the access table for routes that name none. */
  access?: AccessAction | undefined;
  /** Path parameters of every route, in addition to the route's own. */
  params?: z.ZodObject | undefined;
  /** Query schema of routes that declare none. */
  query?: z.ZodObject | undefined;
  /** Errors of every route. */
  errors?: readonly ErrorCode[] | undefined;
}

interface RouteGroup<Extra extends object> extends RouteDefaults {
  app: FastifyInstance;
  db: Database;
  /** Reads what every handler of the group needs, such as the acting customer. */
  prepare: (request: FastifyRequest) => Promise<Extra>;
}

/** What is special about a route; everything else is its group's, or the default. */
export interface RouteSpec<P, Q, B, H, R>
  extends Pick<FastifyContextConfig, 'heavyRead' | 'ownCredentials'>,
    Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'exposeHeadRoute'> {
  summary: string;
  description?: string;
  access?: AccessAction;
  params?: P;
  query?: Q;
  body?: B;
  headers?: H;
  /** Schema of the successful response. */
  response: R;
  /** Status code of the successful response; 200 by default, 204 without a body. */
  status?: 200 | 201 | 202 | 204;
  /** Errors that the route throws, in addition to the platform's and the group's. */
  errors?: readonly ErrorCode[];
  /** Accepts an `Idempotency-Key`, which `transaction` of the handler honours. */
  idempotent?: boolean;
  /** Serializes by the compiled schema instead of validating the response with zod; for large responses. */
  fastSerializer?: boolean;
  consumes?: string[];
  produces?: string[];
}

type Output<S> = S extends z.ZodType ? z.output<S> : unknown;

/** What a handler gets. */
export interface RouteCall<P, Q, B, H, R extends z.ZodType> {
  params: Output<P>;
  query: Output<Q>;
  body: Output<B>;
  headers: Output<H>;
  /** The caller. @throws Problem Unauthorized for a visitor */
  readonly viewer: Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * Runs a change in a transaction; on an idempotent route at most once for each key, and a repeat gets the first
   * result. A returned problem is thrown after the transaction is committed, and leaves the key unused.
   */
  transaction: (change: (trx: Transaction) => Promise<z.output<R> | Problem>) => Promise<z.output<R>>;
}

type Handler<P, Q, B, H, R extends z.ZodType, Extra> = (
  call: RouteCall<P, Q, B, H, R> & Extra,
) => Promise<z.output<R> | FastifyReply> | z.output<R> | FastifyReply;

type DeclareRoute<Extra> = <
  R extends z.ZodType,
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  H extends z.ZodObject | undefined = undefined,
>(
  path: string,
  spec: RouteSpec<P, Q, B, H, R>,
  handler: Handler<P, Q, B, H, R, Extra>,
) => void;

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Joins objects of schemas; undefined if there is none. */
function mergeObjects(...schemas: (z.ZodObject | undefined)[]): z.ZodObject | undefined {
  const [first, ...others] = schemas.filter((schema) => schema !== undefined);
  return others.reduce((merged, schema) => merged?.extend(schema.shape), first);
}

/**
 * A part of the request that Fastify has validated by its schema. Fastify's own types say so only for schemas that are
 * known where the route is declared, hence the one cast.
 */
function validated<S>(part: unknown): Output<S> {
  return part as Output<S>;
}

function statusOf({ status, response }: { status?: number | undefined; response: z.ZodType }): number {
  return status ?? (response === noContent ? 204 : 200);
}

/** The parts of a route that the OpenAPI document describes and Fastify validates. */
function toSchema<R extends z.ZodType>(
  group: RouteGroup<object>,
  spec: RouteSpec<z.ZodObject | undefined, unknown, unknown, z.ZodObject | undefined, R>,
): FastifySchema {
  const { summary, description, consumes, produces, response, idempotent = false } = spec;
  const own = [...(group.errors ?? []), ...(spec.errors ?? [])];
  const optional = {
    description,
    consumes,
    produces,
    params: mergeObjects(group.params, spec.params),
    querystring: spec.query ?? group.query,
    body: spec.body,
    headers: mergeObjects(idempotent ? idempotencyHeadersSchema : undefined, spec.headers),
  };
  return {
    tags: [group.tag],
    summary,
    response: describeResponses(
      { [statusOf(spec)]: response },
      idempotent ? [...own, 'IdempotencyKeyReused'] : own,
    ),
    ...Object.fromEntries(Object.entries(optional).filter(([, part]) => part !== undefined)),
  };
}

/** Calls the handler with the validated parts of the request, and sends what it returns with the route's status code. */
function toFastifyHandler<R extends z.ZodType, P, Q, B, H, Extra extends object>(
  group: RouteGroup<Extra>,
  spec: RouteSpec<P, Q, B, H, R>,
  handler: Handler<P, Q, B, H, R, Extra>,
): RouteHandlerMethod {
  const { response, idempotent = false } = spec;
  const status = statusOf(spec);
  return async (request, reply) => {
    const extra = await group.prepare(request);
    // Set beforehand, because Fastify sends the result: it knows whether the handler has sent one itself, or whether the
    // client has disconnected while receiving it.
    reply.code(status);
    return handler({
      ...extra,
      params: validated(request.params),
      query: validated(request.query),
      body: validated(request.body),
      headers: validated(request.headers),
      get viewer() {
        return getViewer(request);
      },
      request,
      reply,
      transaction: (change) =>
        idempotent
          ? runOnce(group.db, request, { status, response }, change)
          : runTransaction(group.db, change),
    });
  };
}

/**
 * Declares routes that share a tag, the beginning of their paths, errors and what their handlers need. A route states
 * its summary, its schemas and what is special about it.
 */
export function declarePreparedRoutes<Extra extends object>(group: RouteGroup<Extra>) {
  const declare =
    (method: Method): DeclareRoute<Extra> =>
    (path, spec, handler) => {
      const { access = group.access, heavyRead, ownCredentials } = spec;
      const { bodyLimit, onRequest, exposeHeadRoute } = spec;
      const route: RouteOptions = {
        method,
        url: `${group.path}${path}`,
        config: {
          ...{ access, heavyRead, ownCredentials },
          ...(method === 'HEAD' ? { swagger: { exposeHeadRoute: true } } : {}),
        },
        schema: toSchema(group, spec),
        handler: toFastifyHandler(group, spec, handler),
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
        ...(onRequest === undefined ? {} : { onRequest }),
        ...(exposeHeadRoute === undefined ? {} : { exposeHeadRoute }),
        ...(spec.fastSerializer ? { serializerCompiler: createJsonSchemaSerializer } : {}),
      };
      group.app.route(route);
    };
  return {
    get: declare('GET'),
    head: declare('HEAD'),
    post: declare('POST'),
    put: declare('PUT'),
    patch: declare('PATCH'),
    delete: declare('DELETE'),
  };
}

/** Declares routes whose handlers need nothing but the request. */
export function declareRoutes(app: FastifyInstance, { db }: { db: Database }, defaults: RouteDefaults) {
  return declarePreparedRoutes({ app, db, ...defaults, prepare: async () => ({}) });
}

/** Declares routes of the back office (contract, section 5). */
export function declareDeskRoutes(
  app: FastifyInstance,
  deps: { db: Database },
  { path, ...defaults }: Omit<RouteDefaults, 'tag'>,
) {
  return declareRoutes(app, deps, { ...defaults, tag: 'backoffice', path: `/api/v1/backoffice${path}` });
}
