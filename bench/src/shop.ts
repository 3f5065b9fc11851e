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
import { anOrderRequest, fillOrders, insertOrderOf, removeOrderOf } from './order-data.ts';
import { ORDER_PAGES, type OrderPage } from './order-pages.ts';
import { startPortal } from './processes.ts';
import { logIn } from './session.ts';

// Measures pages of long order lists over HTTP, one call after another, and the insertion of a large order into the
// database.

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));
const CUSTOMER = '100001';
const LINES = 500;
const WARM_UP = 3;

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
const WRITING = {
  name: `writing an order of ${LINES} lines, in the database`,
  target: { median: 40, slowest: Number.POSITIVE_INFINITY },
};

interface Measured {
  name: string;
  /** Milliseconds. */
  median: number;
  slowest: number;
}

interface Group {
  name: string;
  target: Target;
  measured: Measured[];
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** @param call makes one call and returns its milliseconds */
async function measure(name: string, call: () => Promise<number>): Promise<Measured> {
  for (let round = 0; round < WARM_UP; round++) await call();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await call());
  times.sort((a, b) => a - b);
  const measured = { name, median: times[rounds >> 1] ?? Number.NaN, slowest: times.at(-1) ?? Number.NaN };
  say(`  ${name}: ${measured.median.toFixed(1)}, ${measured.slowest.toFixed(1)}`);
  return measured;
}

type Headers = Awaited<ReturnType<typeof logIn>>;

/** @returns milliseconds and the number of pages */
async function get(url: string, headers: Headers): Promise<{ took: number; totalPages: number }> {
  const begun = performance.now();
  const response = await fetch(url, { headers });
  const text = await response.text();
  const took = performance.now() - begun;
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${text}`);
  return { took, totalPages: JSON.parse(text).totalPages };
}

async function measurePage(list: string, { name, query, isLast }: OrderPage, headers: Headers) {
  const first = `${list}?${query}`;
  const page = isLast ? Math.max(0, (await get(first, headers)).totalPages - 1) : 0;
  return measure(name, async () => (await get(`${first}&page=${page}`, headers)).took);
}

async function measureLists(origin: string): Promise<Group[]> {
  const groups: Group[] = [];
  for (const { name, path, user, target } of LISTS) {
    say(name);
    // Warms up, because a portal that has just started still prerenders its public pages.
    const headers = await logIn(origin, user);
    for (const { query } of ORDER_PAGES) await get(`${origin}${path}?${query}`, headers);
    const measured: Measured[] = [];
    for (const page of ORDER_PAGES) {
      // Logs in again for each page, because access tokens expire after ten minutes.
      measured.push(await measurePage(origin + path, page, await logIn(origin, user)));
    }
    groups.push({ name, target, measured });
  }
  return groups;
}

async function measureWriting(db: Database): Promise<Group> {
  const { name, target } = WRITING;
  const written = await measure(name, async () => {
    const request = await anOrderRequest(db, CUSTOMER, LINES);
    const begun = performance.now();
    await db.transaction().execute((trx) => insertOrderOf(trx, request));
    const took = performance.now() - begun;
    await removeOrderOf(db, request);
    return took;
  });
  return { name, target, measured: [written] };
}

function misses({ name, target, measured }: Group): string[] {
  return measured
    .filter(({ median, slowest }) => median > target.median || slowest > target.slowest)
    .map((each) => `${name}, ${each.name} (${each.median.toFixed(0)}, ${each.slowest.toFixed(0)})`);
}

function table({ name, target, measured }: Group): string[] {
  const slowest = Number.isFinite(target.slowest) ? `, none over ${target.slowest} ms` : '';
  return [
    `## ${name[0]?.toUpperCase()}${name.slice(1)}`,
    '',
    `Target: a median of at most ${target.median} ms${slowest}.`,
    '',
    '| page | median | slowest |',
    '|---|---|---|',
    ...measured.map((each) => `| ${each.name} | ${each.median.toFixed(1)} | ${each.slowest.toFixed(1)} |`),
    '',
  ];
}

function markdown(groups: readonly Group[]): string {
  const [cpu] = cpus();
  const missed = groups.flatMap(misses);
  return [
    '# Lists of orders',
    '',
    `Milliseconds of ${rounds} sequential calls; lists over HTTP with 20 orders a page.`,
    '"Last" is the last listed page. One customer has 1 % of all orders.',
    '',
    ...groups.flatMap(table),
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
    say('Loading demo data');
    await loadDemo(db, { now: new Date(), onProgress: () => {} });
    say('Filling orders');
    await fillOrders(db, CUSTOMER, orders, (filled) => say(`  ${filled}`));
    mkdirSync(join(folder, 'portal'), { mode: 0o711 });
    const secret = randomBytes(32).toString('base64url');
    const portal = await startPortal(join(folder, 'portal'), secret, options['node-flag'], postgres.url);
    try {
      const groups = [...(await measureLists(portal.origin)), await measureWriting(db)];
      const text = markdown(groups);
      mkdirSync(RESULTS, { recursive: true });
      writeFileSync(join(RESULTS, 'shop.md'), text);
      say(`\n${text}`);
      process.exitCode = groups.flatMap(misses).length === 0 ? 0 : 1;
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
