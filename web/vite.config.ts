import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/** Texts that every page shows; each language's set travels as one file instead of one per capability. */
const SHELL_TEXTS = /\/src\/i18n\/(\w\w)\/(?:common|shell|errors)\.json$/;

const FEATURE_INDEX = /\/src\/features\/[\w-]+\/index\.ts$/;

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
    precompress(),
  ],
  builder: {},
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:8080' } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A feature's index only names what it offers: a page brings its own parts along, not the whole feature.
          treeshake: { moduleSideEffects: [{ test: FEATURE_INDEX, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'texts',
                  name: (id) => (SHELL_TEXTS.test(id) ? `texts-${SHELL_TEXTS.exec(id)?.[1]}` : null),
                  priority: 40,
                },
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 30 },
                {
                  name: 'router',
                  test: /node_modules\/@tanstack\/(?:react-router|router-core|history|react-store|store|query-core|react-query)\//,
                  priority: 20,
                },
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
    // A prerendered page loads no module that could ask for styles of its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
});
