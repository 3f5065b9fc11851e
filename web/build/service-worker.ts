import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type BuildManifest = Record<string, Chunk>;

/** Files that every page loads beside its chunks. */
const PAGE_FILE = /^(?:index\.html|(?:before|after)-paint\.js|assets\/.+\.(?:css|woff2))$/;
const ROUTE = /^src\/routes\//;
/** Pages that need a connection: agents do not work there, or the pages only send something. */
const ONLINE_ROUTE = /\/(?:backoffice|registration|sds|demo)\//;
/** Texts are cached in the languages that were used. */
const TEXTS = /\/i18n\/|\/texts\//;

/** The files of an agent's pages: their chunks with everything that these import, now or later. */
function findAgentFiles(manifest: BuildManifest): Set<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || visited.has(name)) return;
    visited.add(name);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const imported of chunk.dynamicImports ?? []) {
      if (!TEXTS.test(imported) && !ROUTE.test(imported)) visit(imported);
    }
  };
  visit('index.html');
  for (const name of Object.keys(manifest)) if (ROUTE.test(name) && !ONLINE_ROUTE.test(name)) visit(name);
  return files;
}

/**
 * Builds the service worker that agents register (src/offline-use.ts): the shell and the chunks of
 * their pages are there without a connection. With one, every page comes from the server.
 * @param outDir - folder of the build
 */
export function serviceWorker(outDir: string): Plugin[] {
  return VitePWA({
    filename: 'service-worker.js',
    injectRegister: null,
    manifest: false,
    workbox: {
      globPatterns: ['index.html', '*.js', 'assets/*.{js,css,woff2}'],
      manifestTransforms: [
        async (entries) => {
          const text = await readFile(join(outDir, '.vite/manifest.json'), 'utf8');
          const files = findAgentFiles(JSON.parse(text));
          return { manifest: entries.filter(({ url }) => PAGE_FILE.test(url) || files.has(url)) };
        },
      ],
      // The names of these files contain a hash of their content.
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 1_000_000,
      inlineWorkboxRuntime: true,
      // The first visit's tab can be used offline at once. A later version waits until no tab uses this one.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      directoryIndex: null,
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/ecommerce/index.html' } },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/ecommerce/assets/'),
          handler: 'CacheFirst',
          options: { cacheName: 'assets', expiration: { maxEntries: 200 } },
        },
      ],
    },
  });
}
