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
import type { PdfComposer } from '../pdf/composer.ts';
import type { DocumentCache } from '../pdf/document-cache.ts';
import type { Prerenderer } from '../prerender/prerenderer.ts';

/** The Fastify app for modules; zod schemas provide the types of the routes. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Dependencies of the app, provided by the process or by tests. */
export interface AppDependencies {
  config: Config;
  pool: Pool;
  db: Database;
  /** Answers lists and searches while it is up to date. */
  replica?: ReadReplica | undefined;
  /** Current time; tests replace it, because some rules depend on the date. */
  now: () => Date;
  logger: FastifyBaseLogger | false;
  /** The prerendered public pages; without it, every page is sent as the empty shell. */
  prerenderer?: Prerenderer;
  /** Scheduled jobs; without it, no jobs run. */
  jobs?: Jobs;
  /** Called once if the process has stayed above its memory limit. */
  onMemoryExhausted?: () => void;
}

/** Dependencies of services that depend on the current date. */
export type ServiceDependencies = Pick<AppDependencies, 'db' | 'config' | 'now'>;

/** Dependencies of modules: those of the app, and the objects that the platform creates. */
export interface ModuleDependencies extends AppDependencies {
  tokens: AccessTokens;
  files: FileStore;
  /** PDFs that are composed once and stored. */
  composed: DocumentCache;
  /** PDFs that are composed for each request. */
  composer: PdfComposer;
}

const connectionSignals = new WeakMap<object, AbortSignal>();

/**
 * Returns a signal that aborts when the caller's connection closes or is already closed. `request.signal` would also
 * abort after a body has been read.
 */
export function createCallerSignal({ raw: { socket } }: FastifyRequest): AbortSignal {
  if (socket.destroyed) return AbortSignal.abort();
  const known = connectionSignals.get(socket);
  if (known) return known;
  const controller = new AbortController();
  socket.once('close', () => controller.abort());
  connectionSignals.set(socket, controller.signal);
  return controller.signal;
}

/** Maximum size of a JSON body; an order of a thousand lines has 150 KB. */
export const BODY_LIMIT_BYTES = 1_048_576;

/**
 * Parses JSON bodies. An empty body counts as no body, because many clients send the JSON content type with every
 * request. If a body is required, the route's schema reports that it is missing.
 */
export function registerBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
