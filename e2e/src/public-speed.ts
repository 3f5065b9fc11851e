// npm run bench public, npm run bench screens: measures all public pages, or the three most important ones, on an
// emulated mid-range phone (CPU slowed down fourfold, slow 4G), each in an empty browser. Reports largest contentful
// paint, layout shift and Lighthouse's scores. Needs the built web app and Chromium.
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { PRERENDERED_ADDRESSES, PRERENDERED_PATHS, toLevelUrl } from '@cromia/domain/web/public-pages';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER } from './browser.ts';
import { installLighthouse, type LighthouseResult, runLighthouse } from './lighthouse.ts';
import { createDataDir, ROOT, removeDataDir, startPortal } from './portal.ts';

const PORT = 8197;
const RESULTS = join(ROOT, 'bench', 'results');
const LARGEST_MS = 2_000;
const SHIFT = 0.05;
const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse emulates it: 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
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
const ACCESSIBILITY = 100;
const PERFORMANCE = 95;
const BEST_PRACTICES = 100;
const BLOCKING_MS = 200;
/** All prerendered pages; for the private catalogue its first level, another level and a product. */
const PATHS = [
  ...PRERENDERED_PATHS,
  '/products-search',
  '/login?redirectLink=%2Fprofile-customer%2Forders',
  '/confirm-registration?username=name%40example.test&token=any',
  '/new-password?username=name%40example.test&token=any',
  toLevelUrl(''),
  toLevelUrl('ENAMELS/ENAMELS-WATER'),
  toLevelUrl('ENAMELS/ENAMELS-WATER/E600'),
];
/** Timeout for prerendering the fixed pages after a start. */
const PRERENDER_TIMEOUT_MS = 120_000;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    // Address of a running portal; by default, the command starts one with the demo.
    origin: { type: 'string' },
    // Comma-separated paths of the pages to measure; all by default.
    pages: { type: 'string' },
    // Name of the file in bench/results. Default: `public` if all pages are measured, otherwise no file.
    result: { type: 'string' },
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});

interface Measurement {
  largest: number;
  shift: number;
  element: string;
}

/** Script that collects the measurements in the page from the start of loading. */
const OBSERVE = `
  window.measurement = { largest: 0, shift: 0, element: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.measurement.largest = entry.startTime;
      window.measurement.element = (entry.element?.tagName ?? '') + ' ' + (entry.element?.textContent ?? '').slice(0, 40);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.measurement.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function measurePage(browser: Browser, address: string): Promise<Measurement> {
  const context = await browser.newContext({ ...PHONE, locale: 'it-IT' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(OBSERVE);
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  // Waits until the page is rendered and the network is idle.
  await page.locator('footer').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const measurement = await page.evaluate<Measurement>('window.measurement');
  await context.close();
  return measurement;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Row {
  path: string;
  largest: number;
  shift: number;
  lighthouse: LighthouseResult;
  /** Highest one-minute load average before a visit; the browser itself accounts for one or two. */
  load: number;
}

/** Combines the visits: the median of the scores that vary, and the worst of all other values. */
function combineResults(visits: LighthouseResult[]): LighthouseResult {
  const listResults = (key: keyof LighthouseResult) => visits.map((visit) => visit[key]);
  return {
    performance: median(listResults('performance')),
    largest: median(listResults('largest')),
    blocking: median(listResults('blocking')),
    seo: median(listResults('seo')),
    shift: Math.max(...listResults('shift')),
    accessibility: Math.min(...listResults('accessibility')),
    bestPractices: Math.min(...listResults('bestPractices')),
    machine: Math.min(...listResults('machine')),
  };
}

const readLoad = (): number => loadavg()[0] ?? 0;

/** Languages of the visits and of Lighthouse. */
const LANGUAGES = ['it-IT', 'en-US'];

/** Waits until a page is prerendered. */
async function waitUntilPrerendered(address: string, language: string): Promise<void> {
  const deadline = Date.now() + PRERENDER_TIMEOUT_MS;
  const headers = { 'accept-language': language };
  while (!/<div id="root"[^>]*><\w/.test(await (await fetch(address, { headers })).text())) {
    if (Date.now() > deadline) throw new Error(`${address} was not prerendered in time`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function measureAll(origin: string): Promise<Row[]> {
  await installLighthouse();
  // Waits for the pages that the portal prerenders on start, so that this does not disturb the measurement.
  for (const { address } of PRERENDERED_ADDRESSES)
    for (const language of UI_LANGUAGES)
      await waitUntilPrerendered(`${origin}/ecommerce${address}`, language);
  const browser = await chromium.launch(BROWSER);
  const rows: Row[] = [];
  for (const path of options.pages?.split(',') ?? PATHS) {
    const address = `${origin}/ecommerce${path}`;
    for (const language of LANGUAGES) await waitUntilPrerendered(address, language);
    const rounds: Measurement[] = [];
    const visits: LighthouseResult[] = [];
    const loads: number[] = [];
    for (let round = 0; round < Number(options.rounds); round++) {
      loads.push(readLoad());
      rounds.push(await measurePage(browser, address));
      visits.push(await runLighthouse(address));
    }
    const row = {
      path,
      largest: Math.round(median(rounds.map(({ largest }) => largest))),
      shift: Math.max(...rounds.map(({ shift }) => shift)),
      lighthouse: combineResults(visits),
      load: Math.max(...loads),
    };
    const { accessibility, largest, performance, bestPractices, blocking, machine } = row.lighthouse;
    process.stdout.write(
      `${path}: largest content ${row.largest} ms (${rounds[0]?.element}), shift ${row.shift.toFixed(3)}; Lighthouse: performance ${performance}, best practices ${bestPractices}, accessibility ${accessibility}, largest content ${largest} ms, blocked ${blocking} ms; machine ${machine}, load ${row.load.toFixed(1)}\n`,
    );
    rows.push(row);
  }
  await browser.close();
  return rows;
}

function missesTargets({ largest, shift, lighthouse }: Row): boolean {
  return (
    Math.max(largest, lighthouse.largest) >= LARGEST_MS ||
    Math.max(shift, lighthouse.shift) >= SHIFT ||
    lighthouse.accessibility < ACCESSIBILITY ||
    lighthouse.performance < PERFORMANCE ||
    lighthouse.bestPractices < BEST_PRACTICES ||
    lighthouse.blocking >= BLOCKING_MS
  );
}

function formatReport(rows: Row[], loadBefore: number): string {
  const lines = rows.map(({ path, largest, shift, lighthouse, load }) =>
    [
      path,
      largest,
      shift.toFixed(3),
      lighthouse.largest,
      lighthouse.shift.toFixed(3),
      lighthouse.blocking,
      lighthouse.accessibility,
      lighthouse.performance,
      lighthouse.bestPractices,
      lighthouse.seo,
      lighthouse.machine,
      load.toFixed(1),
    ].join(' | '),
  );
  return `# Public pages on a phone

An emulated mid-range phone (CPU at a quarter, 150 ms round trip, 1.6 Mbit/s) with an empty cache; the median of
${options.rounds} visits, and of as many Lighthouse runs, which emulate the same phone; for layout shifts, accessibility
and best practices the worst value. Targets: largest content under ${LARGEST_MS} ms, layout shift under ${SHIFT}, accessibility
${ACCESSIBILITY}, performance ${PERFORMANCE}, best practices ${BEST_PRACTICES}, blocked for less than ${BLOCKING_MS} ms. Every page is
prerendered. The machine is Lighthouse's benchmark index, the lowest of the visits; the load is the one-minute
average, the highest before a visit. Before the first visit it was ${loadBefore.toFixed(1)}, on ${availableParallelism()} cores.

| page | largest content, ms | layout shift | Lighthouse: largest content, ms | layout shift | blocked, ms | accessibility | performance | best practices | SEO | machine | load |
|---|---|---|---|---|---|---|---|---|---|---|---|
${lines.map((line) => `| ${line} |`).join('\n')}

${rows.some(missesTargets) ? 'Targets are missed.' : 'All targets are met.'}
`;
}

const loadBefore = readLoad();
const dataDir = await createDataDir();
const portal =
  options.origin === undefined ? await startPortal({ port: PORT, dataDir, demo: true }) : undefined;
try {
  const rows = await measureAll(options.origin ?? new URL(portal?.address ?? '').origin);
  const result = options.result ?? (options.pages === undefined ? 'public' : undefined);
  if (result !== undefined) await writeFile(join(RESULTS, `${result}.md`), formatReport(rows, loadBefore));
  if (rows.some(missesTargets)) process.exitCode = 1;
} finally {
  await portal?.stop();
  await removeDataDir(dataDir);
}
