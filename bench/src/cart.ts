import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadDemo } from '../../server/demo/load.ts';
import { openDatabase, openPool } from '../../server/src/platform/database/connection.ts';
import { openEmbeddedPostgres } from '../../server/src/platform/database/embedded/open-embedded-postgres.ts';
import { applyMigrations } from '../../server/src/platform/database/migrate.ts';
import { fillCart } from './cart-data.ts';
import { startPortal } from './processes.ts';
import { logIn } from './session.ts';

// Adding a line to a large cart must not take much longer than to a small one (docs/decisions/0009). Calls run
// sequentially and alternate between both carts, so that other load affects both equally.

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));
const SMALL_USER = 'customer@demo.cromia.test';
const LARGE_USER = 'customer2@demo.cromia.test';
const PRODUCT = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
const CARTS_PATH = '/api/v1/public/customer/carts';
const WARM_UP_ROUNDS = 30;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(options.rounds);

/** Ways to add a line. A response with the whole cart grows with the cart. */
const SCENARIOS = [
  { name: 'adding a line to a cart of 5 or 500 lines', prefer: 'return=minimal', target: 1.5 },
  { name: 'the same, returning the whole cart', prefer: 'return=representation', target: null },
];

interface Comparison {
  name: string;
  /** Median of all rounds, in milliseconds. */
  small: number;
  large: number;
  /** Allowed ratio of the large cart's time to the small cart's; null if the ratio is only reported. */
  target: number | null;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

interface Caller {
  origin: string;
  /** Value of the `Prefer` header (RFC 7240): how much of the cart the response contains. */
  prefer: string;
  headers: { authorization: string };
}

/** Sends one request and reads the whole response. @returns milliseconds and the response body */
async function sendTimed({ origin, headers, prefer }: Caller, method: string, path: string, body?: unknown) {
  const startedAt = performance.now();
  const response = await fetch(origin + path, {
    method,
    headers: { ...headers, prefer, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const milliseconds = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`);
  return { milliseconds, text };
}

/** Measures adding a new line to the cart, then removes that line. */
async function measureAddingLine(caller: Caller): Promise<number> {
  const { milliseconds, text } = await sendTimed(caller, 'POST', `${CARTS_PATH}/items`, [
    { productCode: PRODUCT, quantity: 4 },
  ]);
  const { items }: { items: { id: string; productCode: { serial: string } }[] } = JSON.parse(text);
  const added = items.find(({ productCode }) => productCode.serial === PRODUCT.serial);
  await sendTimed(caller, 'DELETE', `${CARTS_PATH}/items?ids=${added?.id}`);
  return milliseconds;
}

/** Acknowledges the cart's changes, because lines inserted directly into the database count as unseen. */
async function acknowledgeCart(caller: Caller): Promise<void> {
  const { text } = await sendTimed(caller, 'GET', CARTS_PATH);
  const { items }: { items: { id: string; quantity: number }[] } = JSON.parse(text);
  await sendTimed(caller, 'PUT', CARTS_PATH, { items: items.map(({ id, quantity }) => ({ id, quantity })) });
}

async function measure(
  origin: string,
  { name, prefer, target }: (typeof SCENARIOS)[number],
): Promise<Comparison> {
  const small = { origin, prefer, headers: await logIn(origin, SMALL_USER) };
  const large = { origin, prefer, headers: await logIn(origin, LARGE_USER) };
  await acknowledgeCart(small);
  await acknowledgeCart(large);
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const milliseconds = { small: await measureAddingLine(small), large: await measureAddingLine(large) };
    if (round < 0) continue;
    times.small.push(milliseconds.small);
    times.large.push(milliseconds.large);
  }
  return { name, small: median(times.small), large: median(times.large), target };
}

function listMissedTargets(comparisons: readonly Comparison[]): string[] {
  return comparisons
    .filter(({ small, large, target }) => target !== null && large / small > target)
    .map(({ name, small, large, target }) => `${name}: ${(large / small).toFixed(2)} ×, target ${target}`);
}

function formatMarkdown(comparisons: readonly Comparison[]): string {
  const [cpu] = cpus();
  const rows = comparisons.map(({ name, small, large, target }) => {
    const times = `${(large / small).toFixed(2)} ×`;
    return `| ${name} | ${small.toFixed(2)} | ${large.toFixed(2)} | ${times}${target === null ? '' : ` (≤ ${target})`} |`;
  });
  const missed = listMissedTargets(comparisons);
  return [
    '# Cost of adding a cart line by cart size',
    '',
    `Medians of ${rounds} sequential HTTP calls, alternating between both carts, in milliseconds.`,
    '',
    '| call | small | large | large / small |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}.`,
    '',
    missed.length === 0 ? 'All targets are met.' : `Missed: ${missed.join('; ')}.`,
    '',
  ].join('\n');
}

async function run(folder: string): Promise<void> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const postgres = await openEmbeddedPostgres({ dataDir: folder, log });
  const pool = openPool(postgres.url, { max: 2 });
  const db = openDatabase(pool);
  try {
    await applyMigrations(postgres.url);
    print('Loading demo data');
    await loadDemo(db, { now: new Date(), onProgress: () => {} });
    await fillCart(db, SMALL_USER, 5);
    await fillCart(db, LARGE_USER, 500);
    mkdirSync(join(folder, 'portal'), { mode: 0o711 });
    const secret = randomBytes(32).toString('base64url');
    const portal = await startPortal(join(folder, 'portal'), secret, options['node-flag'], postgres.url);
    try {
      print('Measuring carts');
      const comparisons: Comparison[] = [];
      for (const scenario of SCENARIOS) comparisons.push(await measure(portal.origin, scenario));
      const text = formatMarkdown(comparisons);
      mkdirSync(RESULTS, { recursive: true });
      writeFileSync(join(RESULTS, 'cart.md'), text);
      print(`\n${text}`);
      process.exitCode = listMissedTargets(comparisons).length === 0 ? 0 : 1;
    } finally {
      await portal.stop();
    }
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

// The database may run as another system user, which must be able to traverse this folder.
const folder = mkdtempSync(join(tmpdir(), 'cromia-bench-cart-'));
chmodSync(folder, 0o711);
try {
  await run(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
