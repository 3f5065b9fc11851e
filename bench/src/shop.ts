import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadDemo } from '../../server/demo/load.ts';
import { type Database, openDatabase, openPool } from '../../server/src/platform/database.ts';
import { openEmbeddedPostgres } from '../../server/src/platform/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/migrate.ts';
import { startPortal } from './processes.ts';
import { logIn } from './session.ts';
import { clearOrders, fillCart, fillOrders, replaceOrder, touchAllOrders } from './shop-data.ts';
import { type MeasuredPage, PAGES } from './shop-pages.ts';

// What must not grow with what a customer has: a line more in a large cart, a page of a long list of orders. Callers ask
// one after another, small and large in turn, so that what else the machine does hits both alike.

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));
const SMALL_USER = 'customer@demo.cromia.test';
const LARGE_USER = 'customer2@demo.cromia.test';
const DESK_USER = 'admin@demo.cromia.test';
const CUSTOMER = '100001';
const PRODUCT = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
const SHOP = '/api/v1/public/customer';
const WARM_UP = 30;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    orders: { type: 'string', default: '1000000' },
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(options.rounds);
const many = Number(options.orders);

interface Comparison {
  name: string;
  /** Milliseconds, the median of all rounds. */
  small: number;
  large: number;
  /** What the large one may cost in times of the small one; null where it is only told. */
  target: number | null;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

interface Caller {
  origin: string;
  /** How much of a cart is answered (RFC 7240). */
  prefer: string;
  headers: { authorization: string };
}

/** One call with its whole answer. @returns milliseconds and the answer */
async function timed({ origin, headers, prefer }: Caller, method: string, path: string, body?: unknown) {
  const begun = performance.now();
  const answer = await fetch(origin + path, {
    method,
    headers: { ...headers, prefer, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const took = performance.now() - begun;
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  return { took, text };
}

/** Adds a line that the cart does not have, then takes it out again, which does not count. */
async function addLine(caller: Caller): Promise<number> {
  const { took, text } = await timed(caller, 'POST', `${SHOP}/carts/items`, [
    { productCode: PRODUCT, quantity: 4 },
  ]);
  const { items }: { items: { id: string; productCode: { serial: string } }[] } = JSON.parse(text);
  const added = items.find(({ productCode }) => productCode.serial === PRODUCT.serial);
  await timed(caller, 'DELETE', `${SHOP}/carts/items?ids=${added?.id}`);
  return took;
}

/** Has the owner of a cart see it and acknowledge what changed: lines that the database was given count as never shown. */
async function acknowledge(caller: Caller): Promise<void> {
  const { text } = await timed(caller, 'GET', `${SHOP}/carts`);
  const { items }: { items: { id: string; quantity: number }[] } = JSON.parse(text);
  await timed(caller, 'PUT', `${SHOP}/carts`, { items: items.map(({ id, quantity }) => ({ id, quantity })) });
}

/** @param prefer `return=minimal` as the web app adds to a cart, or the whole cart in the answer */
async function measureCarts(
  origin: string,
  { name, prefer, target }: { name: string; prefer: string; target: number | null },
): Promise<Comparison> {
  const small = { origin, prefer, headers: await logIn(origin, SMALL_USER) };
  const large = { origin, prefer, headers: await logIn(origin, LARGE_USER) };
  await acknowledge(small);
  await acknowledge(large);
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = -WARM_UP; round < rounds; round++) {
    const took = { small: await addLine(small), large: await addLine(large) };
    if (round < 0) continue;
    times.small.push(took.small);
    times.large.push(took.large);
  }
  return { name, small: median(times.small), large: median(times.large), target };
}

/** How a line is added; an answer that carries the whole cart is as long as the cart. */
const CARTS = [
  { name: 'adding a line to a cart of 5, of 500', prefer: 'return=minimal', target: 1.5 },
  { name: 'the same, answered by the whole cart', prefer: 'return=representation', target: null },
];

/** The page of a list that stands at a place of it. */
async function pathTo(caller: Caller, { query, at, isDesk }: MeasuredPage): Promise<string> {
  const path = `${isDesk ? '/api/v1/backoffice' : SHOP}/orders?${query}`;
  if (at === undefined) return path;
  const { totalPages }: { totalPages: number } = JSON.parse((await timed(caller, 'GET', path)).text);
  return `${path}&page=${Math.floor((totalPages - 1) * at)}`;
}

/** The id of the first order of a page. */
function firstIn(text: string): string {
  const { content }: { content: { id: string }[] } = JSON.parse(text);
  const [first] = content;
  if (!first) throw new Error('a page of a list is empty');
  return first.id;
}

async function firstOf(caller: Caller, path: string): Promise<string> {
  return firstIn((await timed(caller, 'GET', path)).text);
}

async function measurePages(few: Portal, all: Portal): Promise<Comparison[]> {
  const prefer = 'return=representation';
  const callers = async (user: string) => ({
    small: { origin: few.origin, prefer, headers: await logIn(few.origin, user) },
    large: { origin: all.origin, prefer, headers: await logIn(all.origin, user) },
  });
  const [own, desk] = [await callers(SMALL_USER), await callers(DESK_USER)];
  const comparisons: Comparison[] = [];
  for (const page of PAGES) {
    const name = `orders, ${page.name}`;
    say(`  ${name}`);
    const { small, large } = page.isDesk ? desk : own;
    const [smallPath, largePath] = [await pathTo(small, page), await pathTo(large, page)];
    const times: { small: number[]; large: number[] } = { small: [], large: [] };
    const [warmUp, asked] = page.target === null ? [2, Math.ceil(rounds / 10)] : [WARM_UP, rounds];
    // An order of the page itself, of the one and of the other.
    const shown = [await firstOf(small, smallPath), await firstOf(large, largePath)];
    for (let round = -warmUp; round < asked; round++) {
      for (const [at, { db }] of [few, all].entries()) {
        if (page.after === 'a change') await replaceOrder(db, shown[at] ?? '');
        if (page.after === 'many changes') await touchAllOrders(db);
      }
      const answers = [await timed(small, 'GET', smallPath), await timed(large, 'GET', largePath)] as const;
      answers.forEach(({ text }, at) => {
        shown[at] = firstIn(text);
      });
      if (round < 0) continue;
      times.small.push(answers[0].took);
      times.large.push(answers[1].took);
    }
    comparisons.push({
      name,
      small: median(times.small),
      large: median(times.large),
      target: page.target,
    });
  }
  return comparisons;
}

function markdown(comparisons: readonly Comparison[], missed: readonly string[]): string {
  const [cpu] = cpus();
  const rows = comparisons.map(({ name, small, large, target }) => {
    const times = `${(large / small).toFixed(2)} ×`;
    return `| ${name} | ${small.toFixed(2)} | ${large.toFixed(2)} | ${times}${target === null ? '' : ` (≤ ${target})`} |`;
  });
  return [
    '# What a shop of any size costs',
    '',
    `Medians of ${rounds} calls over HTTP (of ${Math.ceil(rounds / 10)} where lists have no bound), one after another, small and large in`,
    `turn, in milliseconds. Lists of orders: a customer with 1,000 orders beside one with ${many.toLocaleString('en')}, two lines each. What`,
    'tallies do not know of a list is found out by looking, and then kept and brought up to date',
    '(docs/decisions/0014). What it costs when it is asked for the first time in half a day, or after more than',
    'a thousand orders of its customer have changed, is told without a bound ("after many changes").',
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

interface Portal {
  db: Database;
  origin: string;
  stop: () => Promise<void>;
}

/** A portal of its own process over one database. */
async function openPortal(url: string, folder: string): Promise<Portal> {
  mkdirSync(folder, { mode: 0o711 });
  const secret = randomBytes(32).toString('base64url');
  const portal = await startPortal(folder, secret, options['node-flag'], url);
  const pool = openPool(url, 2);
  const stop = async () => {
    await portal.stop();
    await pool.end();
  };
  return { db: openDatabase(pool), origin: portal.origin, stop };
}

/** The demo in a database, and a second one that is the same. @returns the address of the second */
async function prepare(url: string): Promise<string> {
  await migrate(url);
  const pool = openPool(url, 2);
  say('Loading the demo');
  await loadDemo(openDatabase(pool), { now: new Date(), onProgress: () => {} });
  await pool.end();
  const [admin, copy] = [new URL(url), new URL(url)];
  const name = admin.pathname.slice(1);
  admin.pathname = '/postgres';
  copy.pathname = '/few_orders';
  const beside = openPool(admin.href, 1);
  await beside.query(`CREATE DATABASE few_orders TEMPLATE "${name}"`);
  await beside.end();
  return copy.href;
}

async function compare(few: Portal, all: Portal): Promise<Comparison[]> {
  say('Measuring carts');
  await fillCart(few.db, SMALL_USER, 5);
  await fillCart(few.db, LARGE_USER, 500);
  const comparisons: Comparison[] = [];
  for (const measured of CARTS) comparisons.push(await measureCarts(few.origin, measured));
  say('Filling orders');
  for (const [{ db }, orders] of [
    [few, 1_000],
    [all, many],
  ] as const) {
    await clearOrders(db);
    await fillOrders(db, CUSTOMER, { from: 0, to: orders }, (filled) => say(`  ${filled}`));
  }
  say('Measuring lists');
  return [...comparisons, ...(await measurePages(few, all))];
}

async function run(folder: string): Promise<void> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const postgres = await openEmbeddedPostgres({ dataDir: folder, log });
  const opened: Portal[] = [];
  try {
    const copy = await prepare(postgres.url);
    const few = await openPortal(copy, join(folder, 'few'));
    opened.push(few);
    const all = await openPortal(postgres.url, join(folder, 'all'));
    opened.push(all);
    const comparisons = await compare(few, all);
    const missed = comparisons
      .filter(({ small, large, target }) => target !== null && large / small > target)
      .map(({ name, small, large, target }) => `${name}: ${(large / small).toFixed(2)} ×, wanted ${target}`);
    const text = markdown(comparisons, missed);
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(join(RESULTS, 'shop.md'), text);
    say(`\n${text}`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    for (const { stop } of opened) await stop();
    await postgres.stop();
  }
}

// The database may run as another user: it must be able to pass through.
const folder = mkdtempSync(join(tmpdir(), 'cromia-bench-shop-'));
chmodSync(folder, 0o711);
try {
  await run(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
