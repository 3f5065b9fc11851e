import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadDemo } from '../../server/demo/load.ts';
import { DEMO_PASSWORD } from '../../server/demo/people/accounts.ts';
import { openDatabase, openPool } from '../../server/src/platform/database/connection.ts';
import { openEmbeddedPostgres } from '../../server/src/platform/database/embedded/open-embedded-postgres.ts';
import { applyMigrations } from '../../server/src/platform/database/migrate.ts';
import { startPortal } from './processes.ts';

// Fifty clients download a 5 MB document at the same time, slowly enough that all downloads overlap. The portal must
// not buffer the unread part in memory.

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));
const CLIENTS = 50;
const FILE_BYTES = 5 * 1_048_576;
const MAX_EXTRA_MB = 100;
/** Pause of a client after each chunk. */
const PAUSE_MS = 15;
const SAMPLE_MS = 20;
const PRODUCT = { site: 'ALC01', serial: 'F120', color: '7035' };

const { values: options } = parseArgs({
  options: {
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function prepare(dataDir: string): Promise<void> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const postgres = await openEmbeddedPostgres({ dataDir, log });
  await applyMigrations(postgres.url);
  const pool = openPool(postgres.url, { max: 2 });
  print('Loading demo data');
  await loadDemo(openDatabase(pool), { now: new Date(), onProgress: () => {} });
  await pool.end();
  await postgres.stop();
}

async function logInStaff(origin: string): Promise<{ authorization: string }> {
  const response = await fetch(`${origin}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'it@demo.cromia.test', password: DEMO_PASSWORD }),
  });
  const body: { accessToken?: string } = JSON.parse(await response.text());
  if (!body.accessToken) throw new Error(`failed to log in: ${response.status}`);
  return { authorization: `Bearer ${body.accessToken}` };
}

/** Publishes a 5 MB document through the API. @returns its id */
async function publish(origin: string, headers: { authorization: string }, path: string, fields: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const head = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n');
  const tail = Buffer.from('\nstartxref\n0\n%%EOF\n');
  const filling = randomBytes(FILE_BYTES - head.length - tail.length);
  const content = new Uint8Array(Buffer.concat([head, filling, tail]));
  form.append('file', new Blob([content]), 'sheet.pdf');
  const response = await fetch(`${origin}/api/v1/backoffice/${path}`, {
    method: 'POST',
    headers,
    body: form,
  });
  const body: { id?: string } = JSON.parse(await response.text());
  if (!body.id) throw new Error(`failed to publish ${path}: ${response.status}`);
  return body.id;
}

/** Reads the resident memory of a process in MB. */
function readMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

function startDownload(url: string, headers: { authorization: string }): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).once('error', reject);
  });
}

async function readSlowly(response: IncomingMessage): Promise<number> {
  if (response.statusCode !== 200) throw new Error(`a download returned ${response.statusCode}`);
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    await wait(PAUSE_MS);
  }
  return bytes;
}

interface Measurement {
  name: string;
  before: number;
  peak: number;
  seconds: number;
}

/** Starts all downloads at once and reads none of them before every response has begun. */
async function measure(
  name: string,
  url: string,
  headers: { authorization: string },
  pid: number,
): Promise<Measurement> {
  await readSlowly(await startDownload(url, headers));
  await wait(500);
  const before = readMemory(pid);
  let peak = before;
  const sampler = setInterval(() => {
    peak = Math.max(peak, readMemory(pid));
  }, SAMPLE_MS);
  const startedAt = performance.now();
  const responses = await Promise.all(Array.from({ length: CLIENTS }, () => startDownload(url, headers)));
  const bytes = await Promise.all(responses.map(readSlowly));
  clearInterval(sampler);
  if (bytes.some((downloaded) => downloaded !== FILE_BYTES)) throw new Error('Expected complete downloads');
  return { name, before, peak, seconds: (performance.now() - startedAt) / 1000 };
}

function formatMarkdown(measurements: readonly Measurement[]): string {
  const [cpu] = cpus();
  const missed = measurements.filter(({ before, peak }) => peak - before >= MAX_EXTRA_MB);
  return [
    '# Documents under load',
    '',
    `${CLIENTS} concurrent downloads of ${FILE_BYTES / 1_048_576} MB, read slowly so that all overlap.`,
    'Memory is the resident memory of the server process.',
    '',
    '| document | before MB | peak MB | extra MB | seconds |',
    '|---|---|---|---|---|',
    ...measurements.map(
      ({ name, before, peak, seconds }) =>
        `| ${name} | ${before.toFixed(0)} | ${peak.toFixed(0)} | ${(peak - before).toFixed(0)} (< ${MAX_EXTRA_MB}) | ${seconds.toFixed(1)} |`,
    ),
    '',
    `Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}.`,
    '',
    missed.length === 0 ? 'All targets are met.' : `Missed: ${missed.map(({ name }) => name).join(', ')}.`,
    '',
  ].join('\n');
}

async function run(folder: string): Promise<void> {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  await prepare(dataDir);
  const portal = await startPortal(dataDir, randomBytes(32).toString('base64url'), options['node-flag']);
  try {
    const { origin, pid } = portal;
    const headers = await logInStaff(origin);
    const tds = await publish(origin, headers, 'tds', { serial: PRODUCT.serial, language: 'IT' });
    const sds = await publish(origin, headers, 'sds', {
      ...PRODUCT,
      // The demo has no sheet for this recipe, so its versions start at 1.
      recipe: '14',
      version: 1,
      language: 'IT',
    });
    const measurements = [
      await measure('technical data sheet', `${origin}/api/tds/pdf/version/${tds}`, headers, pid),
      await measure(
        'safety data sheet',
        `${origin}/api/v1/public/it/sds/download?id=${sds}&language=IT`,
        headers,
        pid,
      ),
    ];
    const text = formatMarkdown(measurements);
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(join(RESULTS, 'documents.md'), text);
    print(`\n${text}`);
    process.exitCode = measurements.every(({ before, peak }) => peak - before < MAX_EXTRA_MB) ? 0 : 1;
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
