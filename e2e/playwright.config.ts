import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER } from './src/browser.ts';
import { assertWebAppBuilt, createPortalEnvironment, ROOT } from './src/portal.ts';

const PORT = Number(process.env.E2E_PORT ?? 8191);
const ADDRESS = `http://127.0.0.1:${PORT}`;

assertWebAppBuilt();
// The worker processes read this file too and inherit the folder from the main process.
let dataDir = process.env.E2E_DATA_DIR;
if (dataDir === undefined) {
  const newDataDir = mkdtempSync(join(tmpdir(), 'cromia-e2e-'));
  dataDir = newDataDir;
  process.env.E2E_DATA_DIR = newDataDir;
  process.on('exit', () => rmSync(newDataDir, { recursive: true, force: true }));
}

/**
 * A journey runs once: on a phone if it is tagged `@phone`, otherwise on a desktop. Journeys tagged `@full` run in `npm
 * run test:full` only.
 */
const PHONE_TAG = /@phone/;
const EXCLUDED_TAGS = process.env.FULL === undefined ? /@full/ : /^$/;

export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  // CI reports tests that pass only on retry as flaky, by name.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  // Stops hanging tests; it is not a performance limit, because a busy machine may be three times as slow.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `${ADDRESS}/ecommerce/`,
    launchOptions: BROWSER,
    actionTimeout: 20_000,
    trace: 'on-first-retry',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [PHONE_TAG, EXCLUDED_TAGS],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: PHONE_TAG,
      grepInvert: EXCLUDED_TAGS,
      use: {
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" server/src/main.ts`,
    cwd: ROOT,
    env: createPortalEnvironment({ port: PORT, dataDir, demo: true }),
    url: `${ADDRESS}/api/ready`,
    timeout: 120_000,
    // A portal that receives SIGKILL would leave its database running.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
