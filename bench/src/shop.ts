import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadDemo } from '../../server/demo/load.ts';
import { type Database, openDatabase, openPool } from '../../server/src/platform/database/connection.ts';
import { openEmbeddedPostgres } from '../../server/src/platform/database/embedded/open-embedded-postgres.ts';
import { applyMigrations } from '../../server/src/platform/database/migrate.ts';
import {
  anOrderRequest,
  insertOrderForRequest,
  removeRequestWithOrder,
  replaceOrders,
} from './order-data.ts';
import { ORDER_PAGES, type OrderPage } from './order-pages.ts';
import { startPortal } from './processes.ts';
import { logIn } from './session.ts';

// Measures pages of long order lists over HTTP, one call after another, and the insertion of a large order into the
// database.

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));
const CUSTOMER = '100001';
const ORDER_LINES = 500;
const WARM_UP_ROUNDS = 3;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    orders: { type: 'string', default: '1000000' },
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(options.rounds);
const orders = Number(options.orders);

interface Target {
  /** Milliseconds. */
  median: number;
  slowest: number;
}

const LISTS = [
  {
    name: `a customer with ${(orders / 100).toLocaleString('en')} orders`,
    path: '/api/v1/public/customer/orders',
    user: 'customer@demo.cromia.test',
    target: { median: 50, slowest: Number.POSITIVE_INFINITY },
  },
  {
    name: `the back office with ${orders.toLocaleString('en')} orders`,
    path: '/api/v1/backoffice/orders',
    user: 'admin@demo.cromia.test',
    target: { median: 300, slowest: 1_000 },
  },
];
const WRITE_SCENARIO = {
  name: `writing an order of ${ORDER_LINES} lines, in the database`,
  target: { median: 40, slowest: Number.POSITIVE_INFINITY },
};

interface Measurement {
  name: string;
  /** Milliseconds. */
  median: number;
  slowest: number;
}

interface Group {
  name: string;
  target: Target;
  measurements: Measurement[];
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Measures a scenario. @param call sends one request and returns its milliseconds */
async function measure(name: string, call: () => Promise<number>): Promise<Measurement> {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await call();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await call());
  times.sort((a, b) => a - b);
  const measurement = {
    name,
    median: times[rounds >> 1] ?? Number.NaN,
    slowest: times.at(-1) ?? Number.NaN,
  };
  print(`  ${name}: ${measurement.median.toFixed(1)}, ${measurement.slowest.toFixed(1)}`);
  return measurement;
}

type Headers = Awaited<ReturnType<typeof logIn>>;

/** Reads a page of a list. @returns milliseconds and the number of pages */
async function get(url: string, headers: Headers): Promise<{ milliseconds: number; totalPages: number }> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  const text = await response.text();
  const milliseconds = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${text}`);
  return { milliseconds, totalPages: JSON.parse(text).totalPages };
}

async function measurePage(list: string, { name, query, isLast }: OrderPage, headers: Headers) {
  const first = `${list}?${query}`;
  const page = isLast ? Math.max(0, (await get(first, headers)).totalPages - 1) : 0;
  return measure(name, async () => (await get(`${first}&page=${page}`, headers)).milliseconds);
}

async function measureLists(origin: string): Promise<Group[]> {
  const groups: Group[] = [];
  for (const { name, path, user, target } of LISTS) {
    print(name);
    // Warms up, because a portal that has just started still prerenders its public pages.
    const headers = await logIn(origin, user);
    for (const { query } of ORDER_PAGES) await get(`${origin}${path}?${query}`, headers);
    const measurements: Measurement[] = [];
    for (const page of ORDER_PAGES) {
      // Logs in again for each page, because access tokens expire after ten minutes.
      measurements.push(await measurePage(origin + path, page, await logIn(origin, user)));
    }
    groups.push({ name, target, measurements });
  }
  return groups;
}

async function measureInsertion(db: Database): Promise<Group> {
  const { name, target } = WRITE_SCENARIO;
  const measurement = await measure(name, async () => {
    const request = await anOrderRequest(db, CUSTOMER, ORDER_LINES);
    const startedAt = performance.now();
    await db.transaction().execute((trx) => insertOrderForRequest(trx, request));
    const milliseconds = performance.now() - startedAt;
    await removeRequestWithOrder(db, request);
    return milliseconds;
  });
  return { name, target, measurements: [measurement] };
}

function listMissedTargets({ name, target, measurements }: Group): string[] {
  return measurements
    .filter(({ median, slowest }) => median > target.median || slowest > target.slowest)
    .map(
      (measurement) =>
        `${name}, ${measurement.name} (${measurement.median.toFixed(0)}, ${measurement.slowest.toFixed(0)})`,
    );
}

function formatTable({ name, target, measurements }: Group): string[] {
  const slowest = Number.isFinite(target.slowest) ? `, none over ${target.slowest} ms` : '';
  return [
    `## ${name[0]?.toUpperCase()}${name.slice(1)}`,
    '',
    `Target: a median of at most ${target.median} ms${slowest}.`,
    '',
    '| page | median | slowest |',
    '|---|---|---|',
    ...measurements.map(
      (measurement) =>
        `| ${measurement.name} | ${measurement.median.toFixed(1)} | ${measurement.slowest.toFixed(1)} |`,
    ),
    '',
  ];
}

function formatMarkdown(groups: readonly Group[]): string {
  const [cpu] = cpus();
  const missed = groups.flatMap(listMissedTargets);
  return [
    '# Lists of orders',
    '',
    `Milliseconds of ${rounds} sequential calls; lists over HTTP with 20 orders a page.`,
    '"Last" is the last listed page. One customer has 1 % of all orders.',
    '',
    ...groups.flatMap(formatTable),
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
    print('Filling orders');
    await replaceOrders(db, CUSTOMER, orders, (filled) => print(`  ${filled}`));
    mkdirSync(join(folder, 'portal'), { mode: 0o711 });
    const secret = randomBytes(32).toString('base64url');
    const portal = await startPortal(join(folder, 'portal'), secret, options['node-flag'], postgres.url);
    try {
      const groups = [...(await measureLists(portal.origin)), await measureInsertion(db)];
      const text = formatMarkdown(groups);
      mkdirSync(RESULTS, { recursive: true });
      writeFileSync(join(RESULTS, 'shop.md'), text);
      print(`\n${text}`);
      process.exitCode = groups.flatMap(listMissedTargets).length === 0 ? 0 : 1;
    } finally {
      await portal.stop();
    }
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

// The database may run as another system user, which must be able to traverse this folder.
const folder = mkdtempSync(join(tmpdir(), 'cromia-bench-shop-'));
chmodSync(folder, 0o711);
try {
  await run(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
