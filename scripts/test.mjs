// npm test: runs all tests, even on a fresh clone: rules, server, pages in a browser, then journeys. `npm test --
// <file>` runs the Vitest files whose path contains <file>. `npm run test:full` also runs the tests tagged `@full` and compares
// pictures of pages (e2e/visual).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  checkNode,
  ensureInstalled,
  ensureWebBuilt,
  environment,
  exitWithError,
  formatElapsed,
  node24,
  print,
  root,
  run,
} from './toolchain.mjs';

/** The same paths as in `e2e/src/browser.ts`: Debian's headless Chromium shell, or the full browser. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const BROWSER_PACKAGE = 'chromium-headless-shell';
const SLOWEST_COUNT = 10;

const findBrowser = () =>
  (process.env.CHROMIUM ? [process.env.CHROMIUM] : BROWSERS).find((path) => existsSync(path));

/** Installs Debian's Chromium if it is missing and the user may install packages. */
async function ensureBrowser() {
  if (findBrowser()) return;
  const apt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const canInstall = sudo.length === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (process.env.CHROMIUM || !apt || !canInstall) {
    exitWithError('The tests need Chromium. Install it, or set CHROMIUM=/path/to/chromium.');
  }
  const startedAt = Date.now();
  print('Installing Chromium (once; up to a minute)');
  const env = { ...environment(), DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) => {
    const [program, ...rest] = [...sudo, 'apt-get', ...args];
    return run(program, rest, { env });
  };
  const install = ['install', '-qq', '-y', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0'];
  let code = await aptGet('update', '-qq');
  if (code === 0) code = await aptGet(...install, BROWSER_PACKAGE);
  // Debian releases before 12 have only the full browser.
  if (code !== 0) code = await aptGet(...install, 'chromium');
  if (code !== 0 || !findBrowser()) exitWithError('Failed to install Chromium with apt-get.');
  print(`  Chromium installed in ${formatElapsed(startedAt)}`);
}

/** Reads the seconds of each test file from a runner's report; empty if there is no report. */
function readDurations(report, toFiles) {
  return existsSync(report) ? toFiles(JSON.parse(readFileSync(report, 'utf8'))) : [];
}

const toVitestFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

function toPlaywrightFiles({ suites }) {
  const sumSuite = ({ specs, suites: nested = [] }) =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0) +
    nested.reduce((sum, suite) => sum + sumSuite(suite), 0);
  return suites.map((suite) => ({ name: `e2e/journeys/${suite.file}`, seconds: sumSuite(suite) / 1000 }));
}

function printSlowest(files) {
  print(`\nSlowest ${SLOWEST_COUNT} of ${files.length} test files (seconds of test time)`);
  for (const { name, seconds: fileSeconds } of files
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_COUNT)) {
    print(`${fileSeconds.toFixed(1).padStart(7)}  ${name}`);
  }
}

const startedAt = Date.now();
checkNode();
await ensureInstalled();
await ensureWebBuilt();

await ensureBrowser();

const filters = process.argv.slice(2).filter((argument) => argument !== '--full');
const isFull = process.argv.includes('--full');
const reports = mkdtempSync(join(tmpdir(), 'cromia-reports-'));
const vitestReport = join(reports, 'vitest.json');
const journeysReport = join(reports, 'journeys.json');

const vitest = await run(node24, [
  join(root, 'node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
  ...(isFull ? [] : ['--tagsFilter=!full']),
  ...filters,
]);

let journeys = 0;
let pictures = 0;
if (filters.length === 0) {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  journeys = await run(node24, [playwright, 'test'], {
    cwd: join(root, 'e2e'),
    env: environment({ ...(isFull ? { FULL: '1' } : {}), E2E_REPORT: journeysReport }),
  });
  if (isFull) {
    pictures = await run(node24, [playwright, 'test', '--config', 'playwright.visual.config.ts'], {
      cwd: join(root, 'e2e'),
      env: environment(),
    });
  }
  printSlowest([
    ...readDurations(vitestReport, toVitestFiles),
    ...readDurations(journeysReport, toPlaywrightFiles),
  ]);
}
rmSync(reports, { recursive: true, force: true });
print(`\nTotal time: ${formatElapsed(startedAt)}`);
process.exitCode = vitest || journeys || pictures;
