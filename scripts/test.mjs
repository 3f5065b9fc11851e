// npm test: runs all tests, even on a fresh clone: rules, server, pages in a browser, then journeys. `npm test --
// <file>` runs the Vitest files whose path contains <file>. `npm run test:full` also runs the tests tagged `@full`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  checkNode,
  ensureInstalled,
  ensureWebBuilt,
  environment,
  giveUp,
  node24,
  root,
  run,
  say,
  seconds,
} from './toolchain.mjs';

/** The same paths as in `e2e/src/browser.ts`: Debian's headless Chromium shell, or the full browser. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const PACKAGE = 'chromium-headless-shell';
const SLOWEST = 10;

const browser = () =>
  (process.env.CHROMIUM ? [process.env.CHROMIUM] : BROWSERS).find((path) => existsSync(path));

/** Installs Debian's Chromium if it is missing and the user may install packages. */
async function ensureBrowser() {
  if (browser()) return;
  const apt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const may = sudo.length === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (process.env.CHROMIUM || !apt || !may) {
    giveUp('The tests need Chromium. Install it, or set CHROMIUM=/path/to/chromium.');
  }
  const begun = Date.now();
  say('Installing Chromium (once; up to a minute)');
  const env = { ...environment(), DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) => {
    const [program, ...rest] = [...sudo, 'apt-get', ...args];
    return run(program, rest, { env });
  };
  const install = ['install', '-qq', '-y', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0'];
  let code = await aptGet('update', '-qq');
  if (code === 0) code = await aptGet(...install, PACKAGE);
  // Debian releases before 12 have only the full browser.
  if (code !== 0) code = await aptGet(...install, 'chromium');
  if (code !== 0 || !browser()) giveUp('Chromium could not be installed by apt-get.');
  say(`  Chromium installed in ${seconds(begun)}`);
}

/** Seconds that the tests of each file took, from a runner's report; empty if there is no report. */
function durationsOf(report, filesOf) {
  return existsSync(report) ? filesOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
}

const vitestFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

function playwrightFiles({ suites }) {
  const inSuite = ({ specs, suites: inner = [] }) =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0) + inner.reduce((sum, each) => sum + inSuite(each), 0);
  return suites.map((suite) => ({ name: `e2e/journeys/${suite.file}`, seconds: inSuite(suite) / 1000 }));
}

function saySlowest(files) {
  say(`\nSlowest ${SLOWEST} of ${files.length} test files (seconds of test time)`);
  for (const { name, seconds: took } of files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
    say(`${took.toFixed(1).padStart(7)}  ${name}`);
  }
}

const begun = Date.now();
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
if (filters.length === 0) {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  journeys = await run(node24, [playwright, 'test'], {
    cwd: join(root, 'e2e'),
    env: environment({ ...(isFull ? { FULL: '1' } : {}), E2E_REPORT: journeysReport }),
  });
  saySlowest([...durationsOf(vitestReport, vitestFiles), ...durationsOf(journeysReport, playwrightFiles)]);
}
rmSync(reports, { recursive: true, force: true });
say(`\nTotal time: ${seconds(begun)}`);
process.exitCode = vitest || journeys;
