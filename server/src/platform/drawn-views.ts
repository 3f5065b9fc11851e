import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { UiLanguage } from '@cromia/domain/languages';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import {
  DRAWING_FILES,
  type DrawnPage,
  drawnSchema,
  fill,
  startDrawing,
  withLateProgram,
} from './drawn-pages.ts';
import type { ProcessLog } from './embedded-postgres-binaries.ts';
import { shelf } from './shelf.ts';

const BOUNDS = {
  /** Of the packed pages that are kept: some 700 of them. */
  keptBytes: 6 * 1_048_576,
  /** Pages that wait for being drawn; whoever comes then gets the empty page. */
  waiting: 8,
  /** How long a visitor waits for a drawing: the empty page takes longer to show anything. */
  patienceMs: 3_000,
  /** How long one drawing may take, the start of its process included. */
  drawingMs: 10_000,
  /** After this the process ends, which has the whole web app in memory; who comes then waits for its start as well. */
  idleMs: 300_000,
  /** A process draws no more than so many pages, lest it grow. */
  viewsEach: 500,
  /** After a failure nothing is drawn for so long: what fails once would fail, and start a process, each time. */
  restMs: 10_000,
};

/** A page in a language, and what names all that it shows: another name, another page. */
export interface ViewPlace {
  /** Below the base path. */
  address: string;
  language: UiLanguage;
  version: string;
}

interface ViewToDraw extends ViewPlace {
  /** What the page shows, as web/src/prerender.tsx takes it. */
  shows: unknown;
}

/** Pages that are too many to be drawn ahead: each is drawn when it is asked for. */
export interface DrawnViews {
  /** A page that was drawn before, and shows the very same. */
  find: (place: ViewPlace) => DrawnPage | undefined;
  /** Whether as many more may wait for being drawn. */
  hasRoomFor: (pages: number) => boolean;
  /** Draws one; undefined when too many wait, when it takes too long and when it fails. */
  draw: (wanted: ViewToDraw) => Promise<DrawnPage | undefined>;
  close: () => void;
}

const keyOf = ({ version, language, address }: ViewPlace): string => `${version} ${language} ${address}`;

/** What the process that draws tells of one page; fails when it ends or takes too long. */
function answerOf(child: ChildProcess, drawingMs: number): Promise<z.infer<typeof drawnSchema>> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => end(() => reject(new Error('it took too long'))), drawingMs);
    const end = (settle: () => void) => {
      clearTimeout(late);
      child.off('message', hear).off('exit', gone).off('error', fail);
      settle();
    };
    const fail = (error: Error) => end(() => reject(error));
    const gone = (code: number | null) => fail(new Error(`what draws it ended with ${code ?? 'a signal'}`));
    const hear = (told: unknown) => {
      const { data, error } = drawnSchema.safeParse(told);
      end(() => (error ? reject(error) : resolve(data)));
    };
    child.on('message', hear).on('exit', gone).on('error', fail);
  });
}

/** The process that draws them: started for the first, ended when none is asked for a while. */
function viewProcess(config: Config, log: ProcessLog, program: string, bounds: typeof BOUNDS) {
  let child: ChildProcess | undefined;
  let drawn = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const start = (): ChildProcess => {
    const started = startDrawing(program, config, 'views');
    started.on('error', (error) => log.warn({ err: error }, 'pages are not drawn when they are asked for'));
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    drawn = 0;
    return started;
  };

  /** One at a time. */
  async function draw({ address, language, shows }: ViewToDraw) {
    clearTimeout(idle);
    child ??= start();
    const answered = answerOf(child, bounds.drawingMs);
    child.send({ address, language, shows });
    const page = await answered;
    // The first visitor waits for its start as well; afterwards whoever else waits for this machine comes first.
    if (drawn === 0 && child?.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    if (++drawn >= bounds.viewsEach) end();
    else idle = setTimeout(end, bounds.idleMs).unref();
    return page;
  }
  return { draw, end };
}

/** Has pages drawn by a process of its own, one after the other, and keeps those that were asked for last. */
export function drawnViews(
  config: Config,
  log: ProcessLog,
  { program, index, ...changed }: typeof DRAWING_FILES & Partial<typeof BOUNDS> = DRAWING_FILES,
): DrawnViews {
  if (!existsSync(program))
    return { find: () => undefined, hasRoomFor: () => false, draw: async () => undefined, close: () => {} };
  const bounds = { ...BOUNDS, ...changed };
  const empty = readFile(index, 'utf8').then(withLateProgram);
  const kept = shelf<DrawnPage>(bounds.keptBytes, ({ brotli }) => brotli.length);
  const worker = viewProcess(config, log, program, bounds);
  const underway = new Map<string, Promise<DrawnPage | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  let restUntil = 0;
  let isClosed = false;

  async function drawNext(wanted: ViewToDraw): Promise<DrawnPage | undefined> {
    if (isClosed || Date.now() < restUntil) return undefined;
    try {
      const page = await fill(await empty, await worker.draw(wanted));
      kept.put(keyOf(wanted), page);
      return page;
    } catch (error) {
      worker.end();
      restUntil = Date.now() + bounds.restMs;
      if (!isClosed) log.warn({ err: error }, `${wanted.address} was not drawn`);
      return undefined;
    }
  }

  return {
    find: (place) => kept.get(keyOf(place)),
    hasRoomFor: (pages) => underway.size + pages <= bounds.waiting,
    async draw(wanted) {
      const key = keyOf(wanted);
      let drawing = underway.get(key);
      if (drawing === undefined) {
        const page = kept.get(keyOf(wanted));
        if (page !== undefined) return page;
        if (underway.size >= bounds.waiting) return undefined;
        drawing = last.then(() => drawNext(wanted)).finally(() => underway.delete(key));
        underway.set(key, drawing);
        last = drawing;
      }
      return Promise.race([drawing, wait(bounds.patienceMs, undefined, { ref: false })]);
    },
    close() {
      isClosed = true;
      worker.end();
    },
  };
}
