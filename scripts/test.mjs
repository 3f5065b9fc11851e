// npm test: everything that can be tested, from a fresh clone: rules, server, then journeys in a real browser.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Brings Debian's Chromium where it is missing and we may install it. */
async function ensureChromium() {
  if (existsSync(CHROMIUM)) return;
  const apt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const may = sudo.length === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (process.env.CHROMIUM || !apt || !may) {
    giveUp(
      `The journeys need Chromium, and there is none at ${CHROMIUM}. Install it, or name it by CHROMIUM=/path/to/it.`,
    );
  }
  const begun = Date.now();
  say('Installing Chromium (once; a minute or two)');
  const env = { ...environment(), DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) => {
    const [program, ...rest] = [...sudo, 'apt-get', ...args];
    return run(program, rest, { env });
  };
  let code = await aptGet('update', '-q');
  if (code === 0) code = await aptGet('install', '-q', '-y', '--no-install-recommends', 'chromium');
  if (code !== 0 || !existsSync(CHROMIUM)) giveUp('Chromium could not be installed by apt-get.');
  say(`  Chromium installed in ${seconds(begun)}`);
}

checkNode();
await ensureInstalled();
await ensureWebBuilt();

const filters = process.argv.slice(2);
const vitest = await run(node24, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...filters]);

let journeys = 0;
const hasJourneys = readdirSync(join(root, 'e2e'), { recursive: true }).some((name) =>
  /^(?!node_modules).*\.spec\.ts$/.test(name),
);
if (filters.length === 0 && hasJourneys) {
  await ensureChromium();
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  journeys = await run(node24, [playwright, 'test'], {
    cwd: join(root, 'e2e'),
    env: environment({ CHROMIUM }),
  });
}
process.exitCode = vitest || journeys;
