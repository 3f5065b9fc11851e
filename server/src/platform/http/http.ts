import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import type { AccessTokens } from '../access/tokens.ts';
import type { Database } from '../database/database.ts';
import type { ReadReplica } from '../database/read-replica.ts';
import type { FileStore } from '../files/files.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ComposedDocuments } from '../pdf/composed.ts';
import type { PdfComposer } from '../pdf/composer.ts';
import type { Prerenderer } from '../prerender/prerenderer.ts';

/** The Fastify app as modules see it: routes are typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the process hands to the app; tests hand in the same. */
export interface AppDependencies {
  config: Config;
  pool: Pool;
  db: Database;
  /** Answers lists and searches while it is up to date. */
  replica?: ReadReplica | undefined;
  /** The clock: rules depend on today, and tests choose it. */
  now: () => Date;
  logger: FastifyBaseLogger | false;
  /** The public pages as they are stored; without it every page is the shell. */
  prerenderer?: Prerenderer;
  /** Work that comes round by the calendar; none runs without it. */
  jobs?: Jobs;
  /** Called once, when the process has stayed above its memory limit. */
  onMemoryExhausted?: () => void;
}

/** What services that know the day need. */
export type ServiceDependencies = Pick<AppDependencies, 'db' | 'config' | 'now'>;

/** What modules get: the dependencies of the app and what the platform made of them. */
export interface ModuleDependencies extends AppDependencies {
  tokens: AccessTokens;
  files: FileStore;
  /** PDFs that are composed once and stored. */
  composed: ComposedDocuments;
  /** PDFs that are composed for each call. */
  composer: PdfComposer;
}

const connectionSignals = new WeakMap<object, AbortSignal>();

/**
 * Aborts when the caller's connection closes, or has closed already. `request.signal` would also abort once a body has
 * been read.
 */
export function callerSignal({ raw: { socket } }: FastifyRequest): AbortSignal {
  if (socket.destroyed) return AbortSignal.abort();
  const known = connectionSignals.get(socket);
  if (known) return known;
  const controller = new AbortController();
  socket.once('close', () => controller.abort());
  connectionSignals.set(socket, controller.signal);
  return controller.signal;
}

/** The largest JSON body: an order of a thousand lines has 150 KB. */
export const BODY_LIMIT_BYTES = 1_048_576;

/**
 * Reads JSON bodies. An empty one counts as none, whatever its content type: many clients send the JSON content type on
 * every call. Where a body is required, the route's schema reports it missing.
 */
export function registerBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
