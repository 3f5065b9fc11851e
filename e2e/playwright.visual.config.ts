import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * Visual regression tests of 24 page states (`npm run test:full`). They only read, and have a portal of their own, whose
 * data no journey changes. To renew the pictures: `npm run visual:renew`.
 */
export default defineConfig({
  ...journeys,
  testDir: 'visual',
  // The states of one user in several languages follow one another.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixelRatio: 0.003 },
  },
  projects: [{ name: 'visual' }],
});
