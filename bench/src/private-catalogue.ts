import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LIMITS } from '../../domain/src/limits.ts';
import { buildSheetFile, type SheetRow } from '../../server/demo/catalogue/sheet.ts';
import { startPortal } from './processes.ts';
import { logIn } from './session.ts';

// Uploads a private catalogue of 20,000 rows with texts in every language several times, while visitors browse the
// published one. Each upload must finish within 10 s and must not slow down the visitors.

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));
const B2C_PATH = '/api/v1/public/b2c';
const LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'pl', 'ru', 'cs'];
const MAX_UPLOAD_MS = 10_000;
const MAX_LEVEL_MS = 250;
const PAUSE_MS = 20;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function createTexts(column: string, text: string): SheetRow {
  return Object.fromEntries(LANGUAGES.map((language) => [`${column}_${language}`, `${text} ${language}`]));
}

/** Creates 20 categories with 25 subcategories each, filled with products up to the row limit. */
function createLargestTree(): SheetRow[] {
  const rows: SheetRow[] = [];
  for (let root = 0; root < 20; root++) {
    rows.push({ code: `R${root}`, ...createTexts('name', `Reparto ${root}`) });
    for (let group = 0; group < 25; group++) {
      rows.push({ code: `R${root}-${group}`, parent: `R${root}`, ...createTexts('name', `Gruppo ${group}`) });
    }
  }
  for (let product = 0; rows.length < LIMITS.treeRows; product++) {
    rows.push({
      code: `P${product}`,
      parent: `R${product % 20}-${product % 25}`,
      brand: 'Muralcrom',
      link: `https://store.example.com/${product}`,
      ...createTexts('name', `Idropittura lavabile per interni ${product}`),
      ...createTexts(
        'description',
        `Pittura opaca per pareti e soffitti, resistente allo sporco, n. ${product}`,
      ),
    });
  }
  return rows;
}

async function upload(origin: string, headers: Record<string, string>, file: Buffer): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'catalogue.xlsx');
  const startedAt = performance.now();
  const response = await fetch(origin + B2C_PATH, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 201)
    throw new Error(`the upload returned ${response.status}: ${text.slice(0, 500)}`);
  return performance.now() - startedAt;
}

/** Requests levels while `isRunning` returns true. @returns the milliseconds of each request, in ascending order */
async function requestLevels(origin: string, isRunning: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (isRunning()) {
    const startedAt = performance.now();
    const response = await fetch(`${origin}${B2C_PATH}/level?path=WALLS`);
    await response.text();
    if (!response.ok) throw new Error(`GET ${B2C_PATH}/level returned ${response.status}`);
    times.push(performance.now() - startedAt);
    await wait(PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}

function readPeakMegabytes(pid: number): number {
  return Math.round(
    Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  );
}

interface Measurement {
  uploads: number[];
  visits: number[];
  peak: number;
}

async function measure(folder: string, file: Buffer): Promise<Measurement> {
  const secret = randomBytes(32).toString('base64url');
  const portal = await startPortal(folder, secret, options['node-flag']);
  try {
    const headers = await logIn(portal.origin, 'it@demo.cromia.test');
    let isUploading = true;
    const visits = requestLevels(portal.origin, () => isUploading);
    const uploads: number[] = [];
    for (let round = 0; round < Number(options.rounds); round++) {
      uploads.push(await upload(portal.origin, headers, file));
      print(`  ${Math.round(uploads.at(-1) ?? 0)} ms`);
    }
    isUploading = false;
    return { uploads, visits: await visits, peak: readPeakMegabytes(portal.pid) };
  } finally {
    await portal.stop();
  }
}

function formatReport(
  size: number,
  { uploads, visits, peak }: Measurement,
): { text: string; missed: boolean } {
  const slowest = Math.max(...uploads);
  const median = visits[Math.floor(visits.length / 2)] ?? Number.NaN;
  const p99 = visits[Math.floor(visits.length * 0.99)] ?? Number.NaN;
  const missed = slowest >= MAX_UPLOAD_MS || p99 >= MAX_LEVEL_MS;
  const text = [
    '# Uploading a private catalogue',
    '',
    `${LIMITS.treeRows.toLocaleString('en')} rows with texts in ${LANGUAGES.length} languages, an .xlsx of ${(size / 1e6).toFixed(1)} MB`,
    'are read, compared and stored while a visitor opens one level of the published catalogue after another.',
    '',
    '| | measured | target |',
    '|---|---|---|',
    `| slowest of ${uploads.length} uploads | ${Math.round(slowest)} ms | ${MAX_UPLOAD_MS} ms |`,
    `| a level during an upload, median of ${visits.length} | ${median.toFixed(1)} ms | |`,
    `| a level during an upload, p99 | ${p99.toFixed(1)} ms | ${MAX_LEVEL_MS} ms |`,
    `| a level during an upload, slowest | ${(visits.at(-1) ?? Number.NaN).toFixed(1)} ms | |`,
    `| peak memory of the portal | ${peak} MB | |`,
    '',
    `Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}.`,
    '',
    missed ? 'Targets were missed.' : 'All targets are met.',
    '',
  ].join('\n');
  return { text, missed };
}

// The database may run as another system user, which must be able to traverse this folder.
const folder = mkdtempSync(join(tmpdir(), 'cromia-bench-private-catalogue-'));
chmodSync(folder, 0o711);
try {
  print('Writing the file');
  const file = buildSheetFile(createLargestTree());
  print('Uploading');
  const measurement = await measure(folder, file);
  const { text, missed } = formatReport(file.length, measurement);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'private-catalogue.md'), text);
  print(`\n${text}`);
  process.exitCode = missed ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
