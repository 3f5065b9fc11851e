import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../../config.ts';
import { BASE_PATH, type Pages, REVALIDATE_CACHE_CONTROL, sendPage } from './page-answers.ts';
import { toProblemBody } from './problem.ts';
import { buildRobotsTxt, createSitemapReader } from './search-engines.ts';

/** What `npm run build` makes of the web app, with a compressed copy beside each text file. */
const WEB_APP = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
/** Files of the web app; any other path below the base path is a page of it. */
const FILE =
  /\/assets\/|\.(?:js|mjs|css|map|json|txt|xml|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webm|vtt|pdf|webmanifest)$/i;
/** Names with a content hash never change their content. */
const HASHED = /\/assets\/.+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** Scheme and host of a tile address; Leaflet's {s} stands for any subdomain. */
function originOf(tiles: string): string {
  return tiles.replace('{s}', '*').split('/', 3).join('/');
}

/**
 * Answers of the API are made for one caller and are stored nowhere; a route whose answer is the same for everybody sets
 * its own header.
 */
function registerNoStore(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}

/** Security headers of every answer. No inline script, nothing from elsewhere but map tiles and the logo. */
export function registerSecurity(app: FastifyInstance, config: Config): void {
  const logo = config.brand.logoUrl?.startsWith('http') ? [new URL(config.brand.logoUrl).origin] : [];
  registerNoStore(app);
  const secure = config.publicUrl.startsWith('https:');
  // Created once, since Fastify's plugin would rebuild the policy for each answer.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', originOf(config.mapTilesUrl), ...logo],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    xFrameOptions: { action: 'deny' },
    // Links to the manufacturer's map and shop open in their own right.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', ({ raw }, reply, done) => protect(raw, reply.raw, () => done()));
}

/** The URL of a page without its trailing slash; undefined if it has none. */
function withoutSlash(url: string): string | undefined {
  // The result is a path of this portal, even if the URL names another host.
  const { pathname, search } = new URL(url, 'http://portal');
  const bare = pathname.replace(/^\/+/, '/').replace(/\/+$/, '');
  return bare === pathname ? undefined : bare + search;
}

interface StaticOptions extends Pages {
  config: Config;
  folder?: string;
}

/**
 * Serves the web app: precompressed files, hashed ones kept for ever, pages asked for each time and answered 304 when
 * unchanged. Every path below the base path that is no file is the web app's, whose router runs in the browser; where it
 * has no page, the status is 404.
 * Without a built web app (tests, `npm run dev`) there is only the API.
 */
export async function registerStatic(
  app: FastifyInstance,
  { config, folder = WEB_APP, ...pages }: StaticOptions,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn('the web app is not built: only the API is served');
    return;
  }
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect(`${BASE_PATH}/`, 302));
  const robots = buildRobotsTxt(config);
  const sitemap = createSitemapReader(config, pages.levels);
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        root: folder,
        prefix: '/',
        preCompressed: true,
        schemaHide: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          reply.header('cache-control', HASHED.test(path) ? FOREVER : REVALIDATE_CACHE_CONTROL);
          reply.header('vary', 'accept-encoding');
        },
      });
      // The router takes both spellings for one route: only the one without its slash leads on.
      scope.get('/', { schema: { hide: true } }, (request, reply) =>
        request.url.split('?', 1)[0] === BASE_PATH
          ? reply.redirect(`${BASE_PATH}/`, 302)
          : sendPage(request, reply, pages),
      );
      scope.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
        reply.type('application/xml; charset=utf-8').send(await sitemap()),
      );
      scope.setNotFoundHandler((request, reply) => {
        const path = request.url.split('?', 1)[0] ?? '';
        if ((request.method === 'GET' || request.method === 'HEAD') && !FILE.test(path)) {
          // One page, one address: whatever is kept of a page is kept of that.
          const bare = withoutSlash(request.url);
          return bare === undefined ? sendPage(request, reply, pages) : reply.redirect(bare, 308);
        }
        return reply
          .code(404)
          .type('application/problem+json')
          .header('cache-control', 'no-store')
          .serializer(JSON.stringify)
          .send(toProblemBody('NotFound'));
      });
    },
    { prefix: BASE_PATH },
  );
}
