import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Texts that every page shows; each language's set is one file instead of one per capability. */
const SHELL_TEXTS = /\/src\/i18n\/(\w\w)\/(?:index\.ts|(?:common|shell|errors)\.json)$/;

const FEATURE_INDEX = /\/src\/features\/[\w-]+\/index\.ts$/;

/** The base of Mantine's components. */
const BASE =
  /\/@mantine\/(?:hooks\/esm\/(?!use-(?:focus|local-storage|long-press|pagination))|core\/esm\/(?:core\/|components\/(?:VisuallyHidden|Portal|ScrollArea\/utils)\/))/;
/** Display components without further dependencies. */
const LEAVES =
  /\/@mantine\/core\/esm\/components\/(?:Anchor|Badge|Divider|Paper|SimpleGrid)\/|\/src\/ui\/(?:feedback\/(?:EmptyState|FeedbackAlert|StatusBadge)|product\/(?:Money|ProductCodeChip|ProductName|ColorSwatch)|list\/RowButton|save-file)|\/features\/shell\/CustomerServiceLink/;
/** Parts of a product that every list of products shows. */
const PRODUCT_PARTS =
  /\/src\/features\/(?:add-to-list\/AddToListButton|cart\/lines\/AvailabilityBadge|catalogue\/ProductAvailability)/;
/** Parts of text forms beside the inputs. */
const FORMS =
  /\/(?:react-hook-form|@hookform)\/|\/@mantine\/core\/esm\/components\/PasswordInput\/|\/src\/ui\/(?:form\/(?:use-|run-after-|AutofillForm|RequiredLegend)|fields\/(?:use-|widget-|PasswordField|TextField))/;
/** The modules of some components of Mantine. */
function components(names: string): RegExp {
  return new RegExp(`/@mantine/core/esm/components/(?:${names})[/.]`);
}

const OUT_DIR = fileURLToPath(new URL('./dist', import.meta.url));

export default defineConfig({
  base: '/ecommerce/',
  // The router's plugin must see the route files before React's does.
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    serviceWorker(OUT_DIR),
    precompress(),
  ],
  builder: {
    // The service worker's plugin adds an environment `ssr`, which is not built.
    async buildApp({ environments: { client, prerender }, build }) {
      if (client === undefined || prerender === undefined) throw new Error('Expected both environments');
      await build(client);
      await build(prerender);
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:8080' } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A feature's index only re-exports: a page bundles the parts that it uses, not the whole feature.
          treeshake: { moduleSideEffects: [{ test: FEATURE_INDEX, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'texts',
                  name: (id) => (SHELL_TEXTS.test(id) ? `texts-${SHELL_TEXTS.exec(id)?.[1]}` : null),
                  priority: 6,
                },
                // Needed by every page: libraries, which stay in the browser's cache when only our own code changes,
                // and the shell.
                { name: 'libraries', test: /\/node_modules\//, tags: ['$initial'], priority: 20 },
                { name: 'shell', tags: ['$initial'], priority: 10 },
                // Shared by many pages, grouped by purpose: dozens of small files would cost more time than they save.
                { name: 'base', test: BASE, minShareCount: 12, priority: 6 },
                { name: 'leaves', test: LEAVES, priority: 5 },
                { name: 'product-parts', test: PRODUCT_PARTS, priority: 5 },
                {
                  name: 'inputs',
                  test: components('Input|InputBase|TextInput|Checkbox/CheckIcon|Combobox/ComboboxChevron'),
                  priority: 4,
                },
                { name: 'forms', test: FORMS, priority: 3 },
              ],
            },
          },
        },
      },
    },
    // Renders the public pages; the server runs it (src/prerender.tsx).
    prerender: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: { outDir: 'prerender/dist', rolldownOptions: { input: 'src/prerender.tsx' } },
    },
  },
  build: {
    target: 'es2023',
    // The content security policy allows fonts and scripts from our own address only, so nothing is inlined.
    assetsInlineLimit: 0,
    // A prerendered page does not load the modules that would import styles of their own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Read by scripts/check-build.mjs.
    manifest: true,
    chunkSizeWarningLimit: 700,
  },
});
