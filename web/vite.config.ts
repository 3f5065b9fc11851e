import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { publicPages } from './build/public-pages.ts';

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
    publicPages(),
    precompress(),
  ],
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:8080' } },
  },
  build: {
    target: 'es2023',
    // The content security policy allows fonts and scripts from our own address only, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
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
});
