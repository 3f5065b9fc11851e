import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { BROWSER } from './browser.ts';
import { ROOT } from './portal.ts';

/** Folder of Lighthouse and its dependencies, which are installed on first use. */
const FOLDER = join(ROOT, 'bench', 'lighthouse');
const PROGRAM = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');

const scoreSchema = z.object({ score: z.number() });
const figureSchema = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    accessibility: scoreSchema,
    performance: scoreSchema,
    seo: scoreSchema,
    'best-practices': scoreSchema,
  }),
  audits: z.object({
    'largest-contentful-paint': figureSchema,
    'cumulative-layout-shift': figureSchema,
    'total-blocking-time': figureSchema,
  }),
});

/** Lighthouse's results for a page on its emulated phone. */
export interface LighthouseResult {
  /** Score out of 100. */
  accessibility: number;
  performance: number;
  seo: number;
  bestPractices: number;
  /** Milliseconds. */
  largest: number;
  shift: number;
  /** Total blocking time, in milliseconds. */
  blocking: number;
  /** Lighthouse's benchmark index of the machine: about 3000 for a fast desktop, 500 to 1000 for a mid-range phone. */
  machine: number;
}

/** Lighthouse's report of a runtime error. Lighthouse still writes this report, and exits with 1. */
const failureSchema = z.object({ runtimeError: z.object({ code: z.string(), message: z.string() }) });
/** Error code for a trace without a navigation start. It occurs occasionally, regardless of the page. */
const MISSING_NAVIGATION_START = 'NO_NAVSTART';
const MAX_ATTEMPTS = 2;

async function runProgram(program: string, args: string[], cwd: string): Promise<number | null> {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: BROWSER.executablePath },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

/** Installs Lighthouse if it is missing. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  const code = await runProgram('npm', ['ci', '--ignore-scripts', '--workspaces=false'], FOLDER);
  if (code !== 0) throw new Error(`Failed to install Lighthouse: npm exited with ${code}`);
}

/** Runs Lighthouse on a page; retries when the trace lacks the navigation start. */
async function createReport(address: string): Promise<unknown> {
  const path = join(tmpdir(), `cromia-lighthouse-${process.pid}.json`);
  // The headless shell sends no Accept-Language by itself: the server would render its default language, the browser another.
  const flags = ['--headless', '--accept-lang=en-US', ...BROWSER.args].join(' ');
  const output = ['--quiet', '--output=json', `--output-path=${path}`];
  for (let attemptsLeft = MAX_ATTEMPTS; attemptsLeft > 0; attemptsLeft--) {
    const code = await runProgram(
      process.execPath,
      [PROGRAM, address, ...output, `--chrome-flags=${flags}`],
      FOLDER,
    );
    const report: unknown = existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined;
    await rm(path, { force: true });
    if (code === 0) return report;
    const failure = failureSchema.safeParse(report).data?.runtimeError;
    if (failure?.code === MISSING_NAVIGATION_START && attemptsLeft > 1) continue;
    throw new Error(`Lighthouse exited with ${code} on ${address}: ${failure?.message ?? 'no report'}`);
  }
}

/** Runs Lighthouse with an empty browser profile, emulating a phone on a slow connection. */
export async function runLighthouse(address: string): Promise<LighthouseResult> {
  const { categories, audits, environment } = reportSchema.parse(await createReport(address));
  const toPercent = ({ score }: { score: number }) => Math.round(score * 100);
  return {
    accessibility: toPercent(categories.accessibility),
    performance: toPercent(categories.performance),
    seo: toPercent(categories.seo),
    bestPractices: toPercent(categories['best-practices']),
    largest: Math.round(audits['largest-contentful-paint'].numericValue),
    shift: audits['cumulative-layout-shift'].numericValue,
    blocking: Math.round(audits['total-blocking-time'].numericValue),
    machine: Math.round(environment.benchmarkIndex),
  };
}
