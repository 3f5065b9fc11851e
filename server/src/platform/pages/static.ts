import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProductCode, parseProductCode } from '@cromia/domain/catalogue/product-code';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { toProblemBody } from '../http/problem-responses.ts';
import { BASE_PATH, type Pages, REVALIDATE_CACHE_CONTROL, sendPage } from './page-responses.ts';
import { buildRobotsTxt, createSitemapReader } from './search-engines.ts';

/** The built web app, with a compressed copy beside each text file. */
const WEB_APP = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
/** Paths of files; any other path below the base path is a page. */
const FILE_PATH =
  /\/assets\/|\.(?:js|mjs|css|map|json|txt|xml|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webm|vtt|pdf|webmanifest)$/i;
/** Files with a content hash in their name, whose content never changes. */
const HASHED_FILE = /\/assets\/.+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;
/**
 * The worker that reads QR codes by WebAssembly, which the policy of pages forbids. A worker has the policy of its own file
 * (docs/decisions/0043-scanning.md).
 */
const SCAN_WORKER = /\/assets\/scan-worker-[\w-]{8,}\.js(?:\.br|\.gz)?$/;
const SCAN_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Removes the trailing slash from the URL of a page; undefined if it has none. */
function removeTrailingSlash(url: string): string | undefined {
  // The result is a path of this portal, even if the URL contains another host.
  const { pathname, search } = new URL(url, 'http://portal');
  const pathWithoutSlash = pathname.replace(/^\/+/, '/').replace(/(?<!\/)\/+$/, '');
  return pathWithoutSlash === pathname ? undefined : pathWithoutSlash + search;
}

/** The page that opens a product, from its code `serial-color-pkg`; the page of unknown addresses for another text. */
function toProductPage(text: string): string {
  const code = parseProductCode(text);
  if (code === undefined) return '/not-found';
  const { serial, color } = code;
  return `/products-search?${new URLSearchParams({ serial, color, open: formatProductCode(code) })}`;
}

interface StaticOptions extends Omit<Pages, 'defaultLanguage'> {
  config: Config;
  folder?: string;
}

/**
 * Serves the web app: precompressed files and pages. Files with a hash in their name are cached forever; pages are
 * revalidated on every request. Every path below the base path that is not a file belongs to the web app's router in the
 * browser; if the router has no such page, the status is 404. Without a built web app (tests, `npm run dev`), only the
 * API is served.
 */
export async function registerStatic(
  app: FastifyInstance,
  { config, folder = WEB_APP, ...options }: StaticOptions,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn('the web app is not built; serving only the API');
    return;
  }
  const pages: Pages = { ...options, defaultLanguage: config.brand.defaultLanguage };
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect(`${BASE_PATH}/`, 302));
  // The short link of a product, which QR codes contain.
  app.get<{ Params: { code: string } }>('/p/:code', { schema: { hide: true } }, ({ params }, reply) =>
    reply.redirect(BASE_PATH + toProductPage(params.code), 302),
  );
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
          reply.header(
            'cache-control',
            HASHED_FILE.test(path) ? IMMUTABLE_CACHE_CONTROL : REVALIDATE_CACHE_CONTROL,
          );
          reply.header('vary', 'accept-encoding');
          if (SCAN_WORKER.test(path)) reply.header('content-security-policy', SCAN_WORKER_POLICY);
        },
      });
      // The router treats both spellings as one route; only the one without a trailing slash redirects.
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
        if ((request.method === 'GET' || request.method === 'HEAD') && !FILE_PATH.test(path)) {
          // Redirects to the page's only URL, so that caches and prerendering store each page once.
          const pathWithoutSlash = removeTrailingSlash(request.url);
          return pathWithoutSlash === undefined
            ? sendPage(request, reply, pages)
            : reply.redirect(pathWithoutSlash, 308);
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
