import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER } from './e2e/src/browser.ts';

/** In CI a test that fails is tried once more, and its name says so; elsewhere never. */
const RETRIES = process.env.CI === undefined ? 0 : 1;

/** Milliseconds. Stops tests that hang; it does not measure speed, since a busy machine is several times as slow. */
const TEST_TIMEOUT = 60_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    tags: [{ name: 'full', description: 'An exhaustive sweep, run by `npm run test:full` only' }],
    projects: [
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], isolate: false } },
      {
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
          isolate: false,
          testTimeout: TEST_TIMEOUT,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts', 'web/build/**/*.test.ts'],
          isolate: false,
          testTimeout: TEST_TIMEOUT,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        // Dependencies that Vite would find only while tests run, and then reload the page under them.
        optimizeDeps: {
          include: [
            'react-dom/client',
            'vitest-browser-react/pure',
            'axe-core',
            'leaflet',
            '@mantine/charts',
            'barcode-detector/ponyfill',
          ],
        },
        test: {
          name: 'components',
          retry: RETRIES,
          maxWorkers: 2,
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: [join(import.meta.dirname, 'web/test/setup.ts')],
          // Each worker has one page for its files: the app's modules are evaluated once, and tests clean up.
          isolate: false,
          testTimeout: TEST_TIMEOUT,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: BROWSER,
              contextOptions: { locale: 'it-IT', timezoneId: 'Europe/Rome', reducedMotion: 'reduce' },
              actionTimeout: 20_000,
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
            screenshotFailures: false,
          },
        },
      },
      {
        test: {
          name: 'server',
          retry: RETRIES,
          include: ['server/**/*.test.ts'],
          // Files share the modules of their worker, and each has a database of its own.
          isolate: false,
          globalSetup: ['server/test/global-setup.ts'],
          // The database answers in milliseconds; the first file that wants the demo waits until it is loaded.
          hookTimeout: 60_000,
          testTimeout: TEST_TIMEOUT,
        },
      },
    ],
  },
});
