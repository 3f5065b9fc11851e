import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER } from './src/browser.ts';
import { insistOnWebApp, portalEnvironment, ROOT } from './src/portal.ts';

const PORT = Number(process.env.E2E_PORT ?? 8191);
const ADDRESS = `http://127.0.0.1:${PORT}`;

insistOnWebApp();
// The workers read this file too, and take the folder over from the process that began.
let dataDir = process.env.E2E_DATA_DIR;
if (dataDir === undefined) {
  const own = mkdtempSync(join(tmpdir(), 'cromia-e2e-'));
  dataDir = own;
  process.env.E2E_DATA_DIR = own;
  process.on('exit', () => rmSync(own, { recursive: true, force: true }));
}

/** Journeys that people take on a phone as well. */
const ALSO_ON_PHONES = /(main-job|language|accounts|activation|shop|again|sds|public)\.spec\.ts/;

export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  // CI reports what passed only at its second try as flaky, by name.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // Against what hangs, and no measure of speed: a busy machine may be three times as slow.
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
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: ALSO_ON_PHONES,
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
    env: portalEnvironment({ port: PORT, dataDir, demo: true }),
    url: `${ADDRESS}/api/ready`,
    timeout: 120_000,
    // Killed at once it would leave its database running.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
