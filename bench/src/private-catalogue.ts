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
const B2C = '/api/v1/public/b2c';
const LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'pl', 'ru', 'cs'];
const UPLOAD_MS = 10_000;
const LEVEL_MS = 250;
const PAUSE_MS = 20;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function texts(column: string, words: string): SheetRow {
  return Object.fromEntries(LANGUAGES.map((language) => [`${column}_${language}`, `${words} ${language}`]));
}

/** 20 categories with 25 subcategories each, filled with products up to the row limit. */
function largestTree(): SheetRow[] {
  const rows: SheetRow[] = [];
  for (let root = 0; root < 20; root++) {
    rows.push({ code: `R${root}`, ...texts('name', `Reparto ${root}`) });
    for (let group = 0; group < 25; group++) {
      rows.push({ code: `R${root}-${group}`, parent: `R${root}`, ...texts('name', `Gruppo ${group}`) });
    }
  }
  for (let product = 0; rows.length < LIMITS.treeRows; product++) {
    rows.push({
      code: `P${product}`,
      parent: `R${product % 20}-${product % 25}`,
      brand: 'Muralcrom',
      link: `https://store.example.com/${product}`,
      ...texts('name', `Idropittura lavabile per interni ${product}`),
      ...texts('description', `Pittura opaca per pareti e soffitti, resistente allo sporco, n. ${product}`),
    });
  }
  return rows;
}

async function upload(origin: string, headers: Record<string, string>, file: Buffer): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'catalogue.xlsx');
  const begun = performance.now();
  const response = await fetch(origin + B2C, { method: 'POST', headers, body });
  const words = await response.text();
  if (response.status !== 201)
    throw new Error(`the upload returned ${response.status}: ${words.slice(0, 500)}`);
  return performance.now() - begun;
}

/** Requests levels while `goOn` returns true. @returns the milliseconds of each request, in ascending order */
async function visit(origin: string, goOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goOn()) {
    const begun = performance.now();
    const response = await fetch(`${origin}${B2C}/level?path=WALLS`);
    await response.text();
    if (!response.ok) throw new Error(`a level returned ${response.status}`);
    times.push(performance.now() - begun);
    await wait(PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}

function peakMegabytes(pid: number): number {
  return Math.round(
    Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  );
}

interface Measured {
  uploads: number[];
  visits: number[];
  peak: number;
}

async function measure(folder: string, file: Buffer): Promise<Measured> {
  const secret = randomBytes(32).toString('base64url');
  const portal = await startPortal(folder, secret, options['node-flag']);
  try {
    const headers = await logIn(portal.origin, 'it@demo.cromia.test');
    let isUploading = true;
    const visiting = visit(portal.origin, () => isUploading);
    const uploads: number[] = [];
    for (let round = 0; round < Number(options.rounds); round++) {
      uploads.push(await upload(portal.origin, headers, file));
      say(`  ${Math.round(uploads.at(-1) ?? 0)} ms`);
    }
    isUploading = false;
    return { uploads, visits: await visiting, peak: peakMegabytes(portal.pid) };
  } finally {
    await portal.stop();
  }
}

function report(size: number, { uploads, visits, peak }: Measured): { text: string; missed: boolean } {
  const slowest = Math.max(...uploads);
  const median = visits[Math.floor(visits.length / 2)] ?? Number.NaN;
  const p99 = visits[Math.floor(visits.length * 0.99)] ?? Number.NaN;
  const missed = slowest >= UPLOAD_MS || p99 >= LEVEL_MS;
  const text = [
    '# Uploading a private catalogue',
    '',
    `${LIMITS.treeRows.toLocaleString('en')} rows with texts in ${LANGUAGES.length} languages, an .xlsx of ${(size / 1e6).toFixed(1)} MB`,
    'are read, compared and stored while a visitor opens one level of the published catalogue after another.',
    '',
    '| | measured | target |',
    '|---|---|---|',
    `| slowest of ${uploads.length} uploads | ${Math.round(slowest)} ms | ${UPLOAD_MS} ms |`,
    `| a level during an upload, median of ${visits.length} | ${median.toFixed(1)} ms | |`,
    `| a level during an upload, p99 | ${p99.toFixed(1)} ms | ${LEVEL_MS} ms |`,
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
  say('Writing the file');
  const file = buildSheetFile(largestTree());
  say('Uploading');
  const measured = await measure(folder, file);
  const { text, missed } = report(file.length, measured);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'private-catalogue.md'), text);
  say(`\n${text}`);
  process.exitCode = missed ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
