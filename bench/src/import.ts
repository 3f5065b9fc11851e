import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEMO_SERIALS } from '../../server/demo/catalogue/serials.ts';
import { startPortal } from './processes.ts';
import { logIn } from './session.ts';

// Imports products with prices by command line into a portal with the demo, kills the import midway and restarts it,
// while a visitor searches. Measures the import, and the searches compared with those on an idle portal.

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../server/src/import.ts', import.meta.url));
const PAUSE_MS = 20;
const MAX_SLOWDOWN = 2;
const PACKAGES = ['01', '05', '10', '25'];
const COLORS = 50;
const WORDS = ['epoxy primer', 'smalto', 'F120', 'fondo', 'topcoat 7035', 'grey', 'impregnante', 'zinc'];

const { values: options } = parseArgs({
  options: {
    variants: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '20' },
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const HEADER =
  'serial;color;pkg;status;tsc;um;qta;unitQty;plo;brand;area;typology;family;dilution;drying;applications;intest;priceListCode;unitPrice';

/** Builds a CSV file of products whose serials derive from the demo's, each with a price in one list. */
function buildCatalogueFile(variants: number): string {
  const lines = [HEADER];
  for (let index = 0; lines.length <= variants; index++) {
    const template = DEMO_SERIALS[index % DEMO_SERIALS.length];
    if (template === undefined) break;
    const { area, typology, family, dilution, drying, applications, intest } = template;
    const facts = ['Cromia', area, typology, family, dilution, drying, applications.join(' '), intest];
    const serial = `${'BGJKLNOQRUVXY'[index % 13]}${100 + index}`;
    for (let color = 0; color < COLORS && lines.length <= variants; color++) {
      for (const pkg of PACKAGES.slice(0, variants - lines.length + 1)) {
        const measures = ['A', 'S', 'kg', Number(pkg), Number(pkg), Number(pkg) + 1];
        const price = ['RIV', (4 + ((index + color) % 90) / 10).toFixed(2)];
        lines.push([serial, 1000 + color, pkg, ...measures, ...facts, ...price].join(';'));
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Searches repeatedly while `isRunning` returns true. @returns the milliseconds of each search, in ascending order */
async function search(origin: string, isRunning: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let searchCount = 0; isRunning(); searchCount++) {
    const words = encodeURIComponent(WORDS[searchCount % WORDS.length] ?? '');
    const startedAt = performance.now();
    const response = await fetch(`${origin}/api/products/filters/name?nameCode=${words}&lang=en`);
    await response.text();
    if (!response.ok) throw new Error(`a search returned ${response.status}`);
    times.push(performance.now() - startedAt);
    await wait(PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function startImport(file: string, env: Record<string, string>): { child: ChildProcess; lines: string[] } {
  const lines: string[] = [];
  const child = spawn(process.execPath, [COMMAND, 'products,prices', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter((line) => line !== ''));
      print(`  ${text.trimEnd()}`);
    });
  }
  return { child, lines };
}

/**
 * Runs the import, kills it after it has reported `parts` parts, and runs it again to completion.
 * @returns seconds of both runs
 */
async function importFile(file: string, env: Record<string, string>, parts: number): Promise<number> {
  const startedAt = performance.now();
  const first = startImport(file, env);
  const ended = once(first.child, 'exit');
  while (first.lines.length < parts && first.child.exitCode === null) await wait(50);
  first.child.kill('SIGKILL');
  await ended;
  const second = startImport(file, env);
  const [code] = await once(second.child, 'exit');
  if (code !== 0) throw new Error(`the import exited with ${code}: ${second.lines.slice(-3).join(' ')}`);
  if (!second.lines[0]?.includes('already imported')) throw new Error('Expected the second run to resume');
  return (performance.now() - startedAt) / 1000;
}

async function createKey(origin: string): Promise<string> {
  const headers = await logIn(origin, 'it@demo.cromia.test');
  const response = await fetch(`${origin}/api/v1/backoffice/integration-keys`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'bench', scopes: ['catalogue', 'customers', 'orders'] }),
  });
  const { key }: { key: string } = await response.json();
  return key;
}

interface Measurement {
  seconds: number;
  idleTimes: number[];
  importTimes: number[];
}

async function measure(folder: string, file: string): Promise<Measurement> {
  const secret = randomBytes(32).toString('base64url');
  const portal = await startPortal(folder, secret, options['node-flag']);
  try {
    const key = await createKey(portal.origin);
    const endsAt = performance.now() + 1000 * Number(options.seconds);
    await search(portal.origin, () => performance.now() < endsAt - 500 * Number(options.seconds));
    const idleTimes = await search(portal.origin, () => performance.now() < endsAt);
    let isImporting = true;
    const searching = search(portal.origin, () => isImporting);
    const parts = Math.ceil(Number(options.variants) / 5000);
    const seconds = await importFile(
      file,
      { INTEGRATION_URL: portal.origin, INTEGRATION_KEY: key },
      parts,
    ).finally(() => {
      isImporting = false;
    });
    return { seconds, idleTimes, importTimes: await searching };
  } finally {
    await portal.stop();
  }
}

function formatReport({ seconds, idleTimes, importTimes }: Measurement): { text: string; missed: boolean } {
  const variants = Number(options.variants).toLocaleString('en');
  const [before, during] = [quantile(idleTimes, 0.99), quantile(importTimes, 0.99)];
  const missed = during > MAX_SLOWDOWN * before;
  const formatRow = (name: string, times: readonly number[]) =>
    `| ${name} | ${times.length} | ${quantile(times, 0.5).toFixed(1)} ms | ${quantile(times, 0.99).toFixed(1)} ms | ${quantile(times, 1).toFixed(1)} ms |`;
  const text = [
    '# Importing products with prices from the command line',
    '',
    `Imports ${variants} products, each with a price, from one CSV file into a portal with demo data.`,
    'The command is killed halfway and started again. Meanwhile a visitor runs one search after another.',
    '',
    `Both runs together: ${seconds.toFixed(0)} s, ${Math.round(Number(options.variants) / seconds).toLocaleString('en')} products per second.`,
    '',
    '| searches | count | median | p99 | slowest |',
    '|---|---|---|---|---|',
    formatRow('idle portal', idleTimes),
    formatRow('during the import', importTimes),
    '',
    `The p99 is ${(during / before).toFixed(1)} times that of the idle portal; target: at most ${MAX_SLOWDOWN}.`,
    '',
    `Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}.`,
    '',
  ].join('\n');
  return { text, missed };
}

// The database may run as another system user, which must be able to traverse this folder.
const folder = mkdtempSync(join(tmpdir(), 'cromia-bench-import-'));
chmodSync(folder, 0o711);
try {
  const file = join(folder, 'catalogue.csv');
  writeFileSync(file, buildCatalogueFile(Number(options.variants)));
  const { text, missed } = formatReport(await measure(folder, file));
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'import.md'), text);
  print(`\n${text}`);
  process.exitCode = missed ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
