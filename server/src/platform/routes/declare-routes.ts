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
import { type HourlyLimit, limitPerHour, type Sender } from '../limits/limit-per-hour.ts';
import { describeResponses } from '../openapi/describe-responses.ts';
import type { Problem } from '../problem.ts';

/** Path parameters of a route that names one entity by its id. */
export const idParams = z.object({ id: idField() });

/** Media type of files whose route does not state theirs in `produces`. */
export const UNKNOWN_FILE_TYPE = 'application/octet-stream';

/** Response schema of a route that sends a file; its media types are in `produces`. */
export const fileResponse: z.ZodType<string> = z.string().meta({ format: 'binary' });

/** Response schema of a route that sends no body. */
export const noContent: z.ZodType<void> = z.undefined();

/** Options that the routes of a group share. */
interface RouteDefaults {
  /** Tag in the OpenAPI document. */
  tag: string;
  /** Prefix of every path. */
  path: string;
  /** Action of the access table for routes that declare none. */
  access?: AccessAction | undefined;
  /** Path parameters of every route, in addition to the route's own. */
  params?: z.ZodObject | undefined;
  /** Query schema of routes that declare none. */
  query?: z.ZodObject | undefined;
  /** Errors of every route. */
  errors?: readonly ErrorCode[] | undefined;
  /** Rejects query names that a route does not have, for calls that a misspelt name would change. */
  strictQuery?: boolean | undefined;
}

interface RouteGroup<Extra extends object> extends RouteDefaults {
  app: FastifyInstance;
  db: Database;
  /** Reads the extra arguments of every handler of the group, such as the acting customer. */
  prepare: (request: FastifyRequest) => Promise<Extra>;
  /** The sender for whom the routes with a `limit` count their changes, and the time. */
  countFor?: (extra: Extra) => Sender;
}

/** Options of one route; the others are those of its group, or the defaults. */
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
  /** Limits the successful changes of a sender; a repeat with the same idempotency key does not count. */
  limit?: HourlyLimit;
  /** Rejects query names that the route does not have; defaults to the group's. */
  strictQuery?: boolean;
  /** Examples of the body by media type. */
  examples?: Readonly<Record<string, unknown>>;
  /** Sends `ETag` and responds 304 if the caller has the current content; the default of files. */
  conditional?: boolean;
  /** Leaves the route out of the OpenAPI document: an earlier address of a call. */
  hide?: boolean;
  /** Unique name of the operation in clients; derived from method and path by default. */
  operationId?: string;
  /** Serializes by the compiled schema instead of validating the response with zod; for large responses. */
  fastSerializer?: boolean;
  consumes?: readonly string[];
  produces?: readonly string[];
}

type Output<S> = S extends z.ZodType ? z.output<S> : unknown;

/** The argument of a handler. */
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
 * Types a part of the request that Fastify has validated by its schema. Fastify's types express this only for schemas
 * that are known where the route is declared, hence this cast.
 */
function castValidated<S>(part: unknown): Output<S> {
  return part as Output<S>;
}

function getStatus({ status, response }: { status?: number | undefined; response: z.ZodType }): number {
  return status ?? (response === noContent ? 204 : 200);
}

/** Makes unknown names of a query errors. */
function toStrictQuery(query: z.ZodType | undefined): z.ZodType {
  if (query === undefined) return z.strictObject({});
  return query instanceof z.ZodObject ? query.strict() : query;
}

/** Every call takes `lang` (contract, section 2); a call without texts ignores it. */
async function dropLanguage({ query }: FastifyRequest): Promise<void> {
  if (typeof query === 'object' && query !== null && 'lang' in query) delete query.lang;
}

/** Creates the schema of a route, which Fastify validates and the OpenAPI document describes. */
function toSchema<R extends z.ZodType>(
  group: RouteDefaults,
  spec: RouteSpec<z.ZodObject | undefined, z.ZodType | undefined, unknown, z.ZodObject | undefined, R>,
): FastifySchema {
  const { summary, description, operationId, consumes, response, idempotent = false } = spec;
  const { strictQuery = group.strictQuery, examples, conditional } = spec;
  const produces = spec.produces ?? (response === fileResponse ? [UNKNOWN_FILE_TYPE] : undefined);
  const query = spec.query ?? group.query;
  const routeErrors: ErrorCode[] = [...(group.errors ?? []), ...(spec.errors ?? [])];
  if (spec.limit) routeErrors.push('TooManyRequests');
  if (idempotent) routeErrors.push('IdempotencyKeyReused');
  const optional = {
    description,
    operationId,
    consumes,
    produces,
    params: mergeObjects(group.params, spec.params),
    querystring: strictQuery ? toStrictQuery(query) : query,
    body: spec.body,
    headers: mergeObjects(idempotent ? idempotencyHeadersSchema : undefined, spec.headers),
    'x-examples': examples,
    'x-conditional': conditional,
    'x-heavy': spec.heavyRead,
    hide: spec.hide,
  };
  return {
    tags: [group.tag],
    summary,
    response: describeResponses({ [getStatus(spec)]: response }, routeErrors),
    ...Object.fromEntries(Object.entries(optional).filter(([, part]) => part !== undefined)),
  };
}

/** Calls the handler with the validated parts of the request, and sends its result with the route's status code. */
function toFastifyHandler<R extends z.ZodType, P, Q, B, H, Extra extends object>(
  group: RouteGroup<Extra>,
  spec: RouteSpec<P, Q, B, H, R>,
  handler: Handler<P, Q, B, H, R, Extra>,
): RouteHandlerMethod {
  const { response, limit, idempotent = false } = spec;
  const status = getStatus(spec);
  return async (request, reply) => {
    const extra = await group.prepare(request);
    // Set beforehand, because Fastify sends the result: it knows whether the handler has sent one itself, or whether the
    // client has disconnected while receiving it.
    reply.code(status);
    return handler({
      ...extra,
      params: castValidated(request.params),
      query: castValidated(request.query),
      body: castValidated(request.body),
      headers: castValidated(request.headers),
      get viewer() {
        return getViewer(request);
      },
      request,
      reply,
      transaction: (change) => {
        const limited = limitPerHour(limit, group.countFor?.(extra), change);
        return idempotent
          ? runOnce(group.db, request, { status, response }, limited)
          : runTransaction(group.db, limited);
      },
    });
  };
}

/**
 * Declares routes that share a tag, a path prefix, errors and the extra arguments of their handlers. A route declares its
 * summary, its schemas and the options in which it differs.
 */
export function declarePreparedRoutes<Extra extends object>(group: RouteGroup<Extra>) {
  const declare =
    (method: Method): DeclareRoute<Extra> =>
    (path, spec, handler) => {
      if (spec.limit && !group.countFor) throw new Error(`the routes of ${group.path} count no changes`);
      const { access = group.access, heavyRead, ownCredentials } = spec;
      const { bodyLimit, onRequest, exposeHeadRoute } = spec;
      const route: RouteOptions = {
        method,
        url: `${group.path}${path}`,
        config: {
          ...{ access, heavyRead, ownCredentials },
          consumes: spec.consumes ?? (spec.body === undefined ? undefined : ['application/json']),
          ...(method === 'HEAD' ? { swagger: { exposeHeadRoute: true } } : {}),
        },
        schema: toSchema(group, spec),
        handler: toFastifyHandler(group, spec, handler),
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
        ...(onRequest === undefined ? {} : { onRequest }),
        ...(exposeHeadRoute === undefined ? {} : { exposeHeadRoute }),
        ...((spec.strictQuery ?? group.strictQuery) ? { preValidation: dropLanguage } : {}),
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

/** Declares routes whose handlers need only the request. */
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
