import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { BROWSER, ROOT } from './portal.ts';

/** A hundred packages that nothing else needs: they are installed when they are first asked for. */
const FOLDER = join(ROOT, 'bench', 'lighthouse');
const PROGRAM = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');

const scoreSchema = z.object({ score: z.number() });
const figureSchema = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({
    accessibility: scoreSchema,
    performance: scoreSchema,
    seo: scoreSchema,
    'best-practices': scoreSchema,
  }),
  audits: z.object({
    'largest-contentful-paint': figureSchema,
    'cumulative-layout-shift': figureSchema,
  }),
});

/** What Lighthouse says of a page on its emulated phone. */
export interface Judged {
  /** Of 100. */
  accessibility: number;
  performance: number;
  seo: number;
  bestPractices: number;
  /** Milliseconds. */
  largest: number;
  shift: number;
}

async function run(program: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: BROWSER.executablePath },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
}

/** Installs Lighthouse where it is not there yet. */
export async function installLighthouse(): Promise<void> {
  if (!existsSync(PROGRAM)) await run('npm', ['ci', '--ignore-scripts', '--workspaces=false'], FOLDER);
}

/** Has Lighthouse visit a page as a phone on a slow connection, in an empty browser. */
export async function judge(address: string): Promise<Judged> {
  const report = join(tmpdir(), `cromia-lighthouse-${process.pid}.json`);
  const flags = ['--headless', ...BROWSER.args].join(' ');
  const output = ['--quiet', '--output=json', `--output-path=${report}`];
  await run(process.execPath, [PROGRAM, address, ...output, `--chrome-flags=${flags}`], FOLDER);
  const { categories, audits } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')));
  await rm(report);
  const percent = ({ score }: { score: number }) => Math.round(score * 100);
  return {
    accessibility: percent(categories.accessibility),
    performance: percent(categories.performance),
    seo: percent(categories.seo),
    bestPractices: percent(categories['best-practices']),
    largest: Math.round(audits['largest-contentful-paint'].numericValue),
    shift: audits['cumulative-layout-shift'].numericValue,
  };
}
