import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { loadDemo } from '../../server/demo/load.ts';
import { openDatabase, openPool } from '../../server/src/platform/database/connection.ts';
import { openEmbeddedPostgres } from '../../server/src/platform/database/embedded/open-embedded-postgres.ts';
import { applyMigrations } from '../../server/src/platform/database/migrate.ts';
import { startPortal } from './processes.ts';
import { logIn } from './session.ts';

// An agent with 5,000 customers searches the portfolio. The server must respond within 50 ms, despite 45,000 customers
// of other agents.

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));
const AGENT = 'agent2@demo.cromia.test';
const PORTFOLIO_PATH = '/api/v1/public/agent/customer-profiles';
const OWN_CUSTOMERS = 5_000;
const OTHER_CUSTOMERS = 45_000;
const TARGET_MS = 50;
const WARM_UP_ROUNDS = 20;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(options.rounds);

/** Requests of the benchmark. The round number makes each request different. */
const REQUESTS: readonly { name: string; path: (round: number) => string }[] = [
  { name: 'first page, by name', path: () => '?size=50' },
  { name: 'last page', path: () => '?size=50&page=99' },
  { name: 'part of a name', path: (round) => `?businessName=${names[round % names.length]}` },
  { name: 'part of a name common to all', path: () => '?businessName=s.r.l.' },
  { name: 'beginning of a code', path: (round) => `?customerCode=20${round % 10}` },
  { name: 'a name without matches', path: (round) => `?businessName=niemand${round}` },
  {
    name: 'suggestions by name',
    path: (round) => `/search/autocomplete?searchString=${names[round % names.length]}`,
  },
  { name: 'suggestions by code', path: (round) => `/search/autocomplete?searchString=2000${round % 10}` },
];
const names = ['rossi', 'verniciature', 'bianchi', 'colorificio', 'lombard', 'città', 'ferra'];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** Loads the demo and 50,000 more customers, of which the first 5,000 belong to the agent. */
async function prepare(url: string): Promise<void> {
  await applyMigrations(url);
  const pool = openPool(url, { max: 2 });
  const db = openDatabase(pool);
  print('Loading demo data and customers');
  await loadDemo(db, { now: new Date(), onProgress: () => {} });
  await sql`
    WITH inserted AS (
      INSERT INTO customers (customer_code, business_name, vat_number, price_list_code)
      SELECT (200000 + n)::text,
        (ARRAY['Verniciature', 'Colorificio', 'Carpenteria', 'Ferramenta', 'Serramenti'])[1 + n % 5] || ' '
          || (ARRAY['Rossi', 'Bianchi', 'Lombardi', 'Città Vecchia', 'Pasubio', 'Brenta', 'Adige'])[1 + n % 7] || ' '
          || substr(md5(n::text), 1, 6) || ' S.r.l.',
        'IT' || (10000000000 + n), 'RIV'
      FROM generate_series(1, ${OWN_CUSTOMERS + OTHER_CUSTOMERS}::integer) n
      RETURNING id, customer_code)
    INSERT INTO customer_managers (user_id, customer_id)
    SELECT u.id, inserted.id FROM inserted
    JOIN users u ON u.username = CASE WHEN inserted.customer_code <= (200000 + ${OWN_CUSTOMERS}::integer)::text
      THEN ${AGENT} ELSE 'commercial@demo.cromia.test' END`.execute(db);
  await sql`VACUUM ANALYZE customers, customer_managers`.execute(db);
  await pool.end();
}

interface Measurement {
  name: string;
  median: number;
  p99: number;
}

async function measureRequests(origin: string): Promise<Measurement[]> {
  const headers = await logIn(origin, AGENT);
  const measurements: Measurement[] = [];
  for (const { name, path } of REQUESTS) {
    print(`  ${name}`);
    const times: number[] = [];
    for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
      const startedAt = performance.now();
      const response = await fetch(origin + PORTFOLIO_PATH + path(Math.abs(round)), { headers });
      await response.text();
      if (!response.ok) throw new Error(`${path(round)} returned ${response.status}`);
      if (round >= 0) times.push(performance.now() - startedAt);
    }
    measurements.push({ name, median: percentile(times, 50), p99: percentile(times, 99) });
  }
  return measurements;
}

function formatMarkdown(measurements: readonly Measurement[], missed: readonly string[]): string {
  const [cpu] = cpus();
  return [
    '# Searching a portfolio',
    '',
    `An agent with ${OWN_CUSTOMERS.toLocaleString('en')} of ${(OWN_CUSTOMERS + OTHER_CUSTOMERS).toLocaleString('en')} customers.`,
    `${rounds} sequential HTTP calls, in milliseconds; target: a median of ${TARGET_MS} ms at the server.`,
    'Each call looks up the session and returns one page.',
    '',
    '| call | median | p99 |',
    '|---|---|---|',
    ...measurements.map(({ name, median, p99 }) => `| ${name} | ${median.toFixed(1)} | ${p99.toFixed(1)} |`),
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
  try {
    await prepare(postgres.url);
    const portalFolder = join(folder, 'portal');
    mkdirSync(portalFolder, { mode: 0o711 });
    const secret = randomBytes(32).toString('base64url');
    const portal = await startPortal(portalFolder, secret, options['node-flag'], postgres.url);
    try {
      const measurements = await measureRequests(portal.origin);
      const missed = measurements
        .filter(({ median }) => median >= TARGET_MS)
        .map(({ name, median }) => `${name}: ${median.toFixed(1)} ms`);
      const text = formatMarkdown(measurements, missed);
      mkdirSync(RESULTS, { recursive: true });
      writeFileSync(join(RESULTS, 'portfolio.md'), text);
      print(`\n${text}`);
      process.exitCode = missed.length === 0 ? 0 : 1;
    } finally {
      await portal.stop();
    }
  } finally {
    await postgres.stop();
  }
}

// The database may run as another system user, which must be able to traverse this folder.
const folder = mkdtempSync(join(tmpdir(), 'cromia-bench-portfolio-'));
chmodSync(folder, 0o711);
try {
  await run(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
