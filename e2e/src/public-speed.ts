// npm run bench public: the public pages on an emulated mid-range phone (CPU at a quarter, slow 4G), each opened anew in
// an empty browser: when the largest content stands, and how much moves afterwards. Needs the built web app and Chromium.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER, newDataDir, ROOT, removeDataDir, startPortal } from './portal.ts';

const PORT = 8197;
const RESULTS = join(ROOT, 'bench', 'results', 'public.md');
const LARGEST_MS = 2_000;
const SHIFT = 0.05;
const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse emulates it: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const PAGES = ['/', '/faq', '/contact-area', '/products-search/sellersMap/true/true', '/privacy', '/cookies'];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    // A portal that runs already; default: one of its own with the demo.
    origin: { type: 'string' },
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});

interface Measured {
  largest: number;
  shift: number;
  what: string;
}

/** Collected in the page from its first moment on. */
const OBSERVE = `
  window.seen = { largest: 0, shift: 0, what: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.seen.largest = entry.startTime;
      window.seen.what = (entry.element?.tagName ?? '') + ' ' + (entry.element?.textContent ?? '').slice(0, 40);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function visit(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({ ...PHONE, locale: 'it-IT' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(OBSERVE);
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  // The page is drawn, and nothing has been fetched for a while.
  await page.locator('footer').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const seen = await page.evaluate<Measured>('window.seen');
  await context.close();
  return seen;
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measureAll(
  origin: string,
): Promise<{ path: string; largest: number; shift: number; what: string }[]> {
  const browser = await chromium.launch(BROWSER);
  const rows: Awaited<ReturnType<typeof measureAll>> = [];
  for (const path of PAGES) {
    const rounds: Measured[] = [];
    for (let round = 0; round < Number(options.rounds); round++) {
      rounds.push(await visit(browser, `${origin}/ecommerce${path}`));
    }
    const row = {
      path,
      largest: Math.round(middle(rounds.map(({ largest }) => largest))),
      shift: middle(rounds.map(({ shift }) => shift)),
      what: rounds[0]?.what ?? '',
    };
    process.stdout.write(
      `${path}: largest content ${row.largest} ms (${row.what}), shift ${row.shift.toFixed(3)}\n`,
    );
    rows.push(row);
  }
  await browser.close();
  return rows;
}

function report(rows: Awaited<ReturnType<typeof measureAll>>): string {
  const lines = rows.map(({ path, largest, shift }) => `| ${path} | ${largest} | ${shift.toFixed(3)} |`);
  return `# Public pages on a phone

An emulated mid-range phone (CPU at a quarter, 150 ms there and back, 1.6 Mbit/s) with an empty cache; the middle of
${options.rounds} visits. Aims: largest content under ${LARGEST_MS} ms, layout shift under ${SHIFT}.

| page | largest content, ms | layout shift |
|---|---|---|
${lines.join('\n')}
`;
}

const dataDir = await newDataDir();
const portal =
  options.origin === undefined ? await startPortal({ port: PORT, dataDir, demo: true }) : undefined;
try {
  const rows = await measureAll(options.origin ?? new URL(portal?.address ?? '').origin);
  await writeFile(RESULTS, report(rows));
  if (rows.some(({ largest, shift }) => largest >= LARGEST_MS || shift >= SHIFT)) process.exitCode = 1;
} finally {
  await portal?.stop();
  await removeDataDir(dataDir);
}
