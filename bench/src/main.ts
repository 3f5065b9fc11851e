import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadDemo } from '../../server/demo/load.ts';
import { openDatabase, openPool } from '../../server/src/platform/database/connection.ts';
import { openEmbeddedPostgres } from '../../server/src/platform/database/embedded/open-embedded-postgres.ts';
import { applyMigrations } from '../../server/src/platform/database/migrate.ts';
import { fillCatalogue } from './catalogue.ts';
import { createInputs } from './inputs.ts';
import { type Measurement, measure, measureDistinct } from './load.ts';
import { startBareServer, startPortal } from './processes.ts';
import { formatMarkdown, listMissedTargets, type Scenario, type Target } from './report.ts';
import { logIn } from './session.ts';

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));
/** Corresponds to 1,000 details per second where the bare process serves 20,000 small requests. */
const DETAIL: Target = { percent: 5, of: 'small', p99: 60 };
/** Corresponds to 1,500 searches per second where the bare process serves 20,000 small requests. */
const SEARCH: Target = { percent: 7.5, of: 'small', p99: 40 };
/** Corresponds to 1,000 different searches per second where the bare process serves 20,000 small requests. */
const DISTINCT_SEARCH: Target = { percent: 5, of: 'small', p99: 60 };
const SMALL_BODY = '{"status":"ok"}';
const SUGGEST: Target = { percent: 0, of: 'small', p50: 20, p99: 40 };
const MAX_MEMORY_MB = 300;
/** Number of response bodies that the bare process serves, enough to vary as the requests do. */
const BARE_BODIES = 96;
const WARM_UP_SECONDS = 5;
/** Number of different searches that the warm-up may send. */
const WARM_UP_SEARCHES = 16_000;
const CUSTOMER = 'customer@demo.cromia.test';

const { values: options } = parseArgs({
  options: {
    name: { type: 'string', default: 'catalogue' },
    variants: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '6' },
    // Flags with which `npm start` runs Node.
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});
const seconds = Number(options.seconds);

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Creates a database with the demo and a catalogue of the requested size in a data folder. */
async function prepare(dataDir: string) {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const postgres = await openEmbeddedPostgres({ dataDir, log });
  await applyMigrations(postgres.url);
  const pool = openPool(postgres.url, { max: 2 });
  const db = openDatabase(pool);
  print('Loading demo data');
  await loadDemo(db, { now: new Date(), onProgress: () => {} });
  const size = await fillCatalogue(db, Number(options.variants), (loaded) => print(`  ${loaded} variants`));
  const inputs = await createInputs(db);
  await pool.end();
  await postgres.stop();
  return { size, inputs };
}

/**
 * Saves the responses to the first requests, for the bare process to serve.
 * @returns their number, and their median time in milliseconds when requested one after another
 */
async function saveBodies(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string>,
  folder: string,
): Promise<{ count: number; first: number }> {
  mkdirSync(folder, { recursive: true });
  const savedPaths = paths.slice(0, BARE_BODIES);
  const times: number[] = [];
  for (const [index, path] of savedPaths.entries()) {
    const startedAt = performance.now();
    const response = await fetch(origin + path, { headers: { ...headers, 'accept-encoding': 'identity' } });
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    const body = Buffer.from(await response.arrayBuffer());
    times.push(performance.now() - startedAt);
    writeFileSync(join(folder, String(index)), body);
  }
  times.sort((a, b) => a - b);
  return { count: savedPaths.length, first: times[times.length >> 1] ?? Number.NaN };
}

/** Measures the bare process with responses of a few bytes. */
async function measureSmall(folder: string): Promise<Measurement> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '0'), SMALL_BODY);
  return measureBare(folder, 1);
}

/** Reads the resident memory of a process in MB, current and peak. */
function readMemory(pid: number): { after: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const readMegabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024);
  return { after: readMegabytes('VmRSS'), peak: readMegabytes('VmHWM') };
}

async function measureBare(folder: string, count: number): Promise<Measurement> {
  const bare = await startBareServer(folder);
  try {
    return await measure(
      bare.origin,
      Array.from({ length: count }, (_, index) => `/${index}`),
      seconds,
    );
  } finally {
    await bare.stop();
  }
}

/** A scenario to measure. */
interface ScenarioPlan {
  name: string;
  paths: readonly string[];
  target: Target;
  headers?: Record<string, string>;
  /** Whether each path is requested once, by sixteen clients with an address each. */
  isDistinct?: boolean;
}

/** Warms up a scenario. @returns its measurement, which takes the folder of the small response */
async function warmUp(
  origin: string,
  { name, paths, target, headers = {}, isDistinct = false }: ScenarioPlan,
  bodies: string,
): Promise<(small: string) => Promise<Scenario>> {
  print(`Warming up: ${name}`);
  const { count, first: firstMs } = await saveBodies(origin, paths, headers, bodies);
  const send = (part: readonly string[], time: number) =>
    isDistinct ? measureDistinct(origin, part, time) : measure(origin, part, time, headers);
  // Searches that were sent in the warm-up are not sent again.
  const unusedPaths = isDistinct ? paths.slice(WARM_UP_SEARCHES) : paths;
  await send(isDistinct ? paths.slice(0, WARM_UP_SEARCHES) : paths, WARM_UP_SECONDS);
  return async (small) => {
    print(`Measuring: ${name}`);
    const portal = await send(unusedPaths, seconds);
    const bare = await measureBare(bodies, count);
    return {
      name,
      inputs: unusedPaths.length,
      target,
      portal,
      first: firstMs,
      bare,
      small: await measureSmall(small),
    };
  };
}

async function run(folder: string): Promise<void> {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  const { size, inputs } = await prepare(dataDir);
  print(`  ${size.variants} variants, ${size.serials} serials, ${size.colors} colours\n`);
  const portal = await startPortal(dataDir, randomBytes(32).toString('base64url'), options['node-flag']);
  try {
    const session = await logIn(portal.origin, CUSTOMER);
    const plans: ScenarioPlan[] = [
      { name: 'search by name', paths: inputs.name, target: SEARCH },
      { name: 'search by serial and colour', paths: inputs.advanced, target: SEARCH },
      { name: 'search by characteristics', paths: inputs.multi, target: SEARCH },
      { name: 'searches that all differ', paths: inputs.distinct, target: DISTINCT_SEARCH, isDistinct: true },
      { name: 'suggestions while typing', paths: inputs.suggest, target: SUGGEST },
      { name: 'product detail, visitor', paths: inputs.detail, target: DETAIL },
      { name: 'product detail, customer', paths: inputs.detail, target: DETAIL, headers: session },
    ];
    // Warms up every scenario before measuring, so that the portal has finished starting and its code is compiled.
    const measurements = [];
    for (const [index, scenario] of plans.entries())
      measurements.push(await warmUp(portal.origin, scenario, join(folder, `bodies-${index}`)));
    const scenarios: Scenario[] = [];
    for (const measurePlan of measurements) scenarios.push(await measurePlan(join(folder, 'bodies-small')));
    const memory = readMemory(portal.pid);
    const report = { ...size, scenarios, memory, memoryTarget: MAX_MEMORY_MB };
    const text = formatMarkdown(report);
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(join(RESULTS, `${options.name}.md`), text);
    print(`\n${text}`);
    process.exitCode = listMissedTargets(report).length === 0 ? 0 : 1;
  } finally {
    await portal.stop();
  }
}

// The database may run as another system user, which must be able to traverse this folder.
const folder = mkdtempSync(join(tmpdir(), 'cromia-bench-'));
chmodSync(folder, 0o711);
try {
  await run(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
