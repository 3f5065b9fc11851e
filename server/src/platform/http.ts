import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import type { FileStore } from './files.ts';
import type { ComposedDocuments } from './pdf/composed.ts';
import type { PdfComposer } from './pdf/composer.ts';
import type { Prerenderer } from './prerender/prerenderer.ts';
import type { AccessTokens } from './tokens.ts';

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
  /** The clock: rules depend on today, and tests choose it. */
  now: () => Date;
  logger: FastifyBaseLogger | false;
  /** The public pages as they are stored; without it every page is the shell. */
  prerenderer?: Prerenderer;
  /** Called once, when the process has stayed above its memory limit. */
  onMemoryExhausted?: () => void;
}

/** What services that know the day need. */
export type ServiceDependencies = Pick<AppDependencies, 'db' | 'config' | 'now'>;

/** What modules get: the dependencies of the app and what the platform made of them. */
export interface ModuleDependencies extends AppDependencies {
  tokens: AccessTokens;
  files: FileStore;
  /** PDFs that are set from data and kept. */
  composed: ComposedDocuments;
  /** PDFs that are set anew each time. */
  composer: PdfComposer;
}

/** Aborts when the caller goes away. It is aborted already where they have gone, which `request.signal` would miss. */
export function callerSignal(request: FastifyRequest): AbortSignal {
  return request.raw.destroyed ? AbortSignal.abort() : request.signal;
}

/** The largest JSON body: an order of a thousand lines has 150 KB. */
export const BODY_LIMIT_BYTES = 1_048_576;

/**
 * Reads JSON bodies. One that is empty counts as none, whatever its content type says: many clients name JSON on every
 * call. Where a body is needed, the route's schema misses it then.
 */
export function registerBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
