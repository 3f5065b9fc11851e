import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { UiLanguage } from '@cromia/domain/languages';
import { showsWhatChanges } from '@cromia/domain/public-pages';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { brandOf } from './brand.ts';
import type { ProcessLog } from './embedded-postgres-binaries.ts';

/** What `npm run build` makes of web/src/prerender.tsx. */
const PROGRAM = fileURLToPath(new URL('../../../web/prerender/dist/prerender.js', import.meta.url));
const INDEX = fileURLToPath(new URL('../../../web/dist/index.html', import.meta.url));
/** How the build names the program in the page, and what the program is made of. */
const PROGRAM_TAG = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PART_TAG = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const EMPTY_ROOT = '<div id="root"></div>';
const EMPTY_HEAD = '<!--head-->';
/** A page of its own title takes the place of this one. */
const EMPTY_TITLE = /<title>[^<]*<\/title>/;

/** Brotli looks back 2^18 bytes: a page has fewer, and the usual window takes megabytes. */
const PAGE_WINDOW = 18;

/** Drawing takes a second of the machine: changes that follow one another closely are drawn together. */
const REDRAW_PAUSE_MS = 500;

const compress = promisify(brotliCompress);
const expand = promisify(brotliDecompress);

export const drawnSchema = z.object({
  kind: z.literal('page'),
  address: z.string(),
  language: z.string(),
  head: z.string(),
  html: z.string(),
});
/** What a page shows at once it asks the server for, as in a browser. */
const askedSchema = z.object({ kind: z.literal('ask'), id: z.number(), url: z.string().startsWith('/api/') });
const messageSchema = z.discriminatedUnion('kind', [drawnSchema, askedSchema]);

/** A page as a visitor first sees it. */
export interface DrawnPage {
  etag: string;
  brotli: Buffer;
  /** The page as it is, for the few callers that take no brotli. */
  plain: () => Promise<Buffer>;
}

/** The public pages, drawn ahead: their text is on the screen before the program has come. */
export interface DrawnPages {
  /** @param address - one of those that are drawn, below the base path, as `/faq` */
  find: (address: string, language: UiLanguage) => DrawnPage | undefined;
  /**
   * Draws all pages: at once by whoever says how to ask, later, of those that show what changes, after a change of it. What
   * stood of these till then is given to nobody any more.
   * @param ask - answers a visitor's GET; the one of the last call is kept
   */
  draw: (ask?: Ask) => void;
  close: () => void;
}

/** Answers a visitor's GET of an address of the API. */
type Ask = (url: string) => Promise<{ status: number; body: string }>;

/** The page with its program brought by web/public/after-paint.js, after the first paint. */
export function withLateProgram(index: string): string {
  const parts = [...index.matchAll(PART_TAG)].map(([, part]) => part);
  return index
    .replace(PART_TAG, '')
    .replace(
      PROGRAM_TAG,
      (_tag, program: string) =>
        `<script async src="/ecommerce/after-paint.js" data-program="${program}" data-parts="${parts.join(' ')}"></script>`,
    );
}

/** Sets what was drawn of a page into the empty one. @param index - as `withLateProgram` makes it */
export async function fill(index: string, { language, head, html }: z.infer<typeof drawnSchema>) {
  // Whoever could type before the program listens would type for nothing. A form may see to that itself.
  const root = /<form(?![^>]*\binert\b)/.test(html) ? '<div id="root" inert>' : '<div id="root">';
  const page = index
    .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
    .replace(head === '' ? EMPTY_HEAD : EMPTY_TITLE, '')
    .replace(EMPTY_HEAD, () => head)
    .replace(EMPTY_ROOT, () => `${root}${html}</div>`);
  const packed = await compress(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(page),
    },
  });
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
  // What compresses gives out a part of a larger piece of memory, which is not to be kept for it.
  const brotli = Buffer.from(packed);
  return { etag, brotli, plain: () => expand(brotli) };
}

/** The program that draws, and the empty page. */
export const DRAWING_FILES = { program: PROGRAM, index: INDEX };

interface Named {
  address: string;
  language: string;
}
const keyOf = ({ address, language }: Named): string => `${language} ${address}`;
const addressOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

/**
 * Starts a process that draws: the public pages at once, all or those that show what changes, or others one by one, as it
 * is told them.
 */
export function startDrawing(
  program: string,
  config: Config,
  draws: 'public-pages' | 'changed-pages' | 'views',
): ChildProcess {
  // It draws what everybody may see: secrets of the environment are none of its business.
  const { PATH } = process.env;
  const child = fork(program, {
    env: { ...(PATH === undefined ? {} : { PATH }), NODE_ENV: 'production' },
    detached: true,
  });
  child.send({ draws, brand: brandOf(config) });
  return child;
}

/**
 * Has the public pages drawn by a process of its own, which ends when they are: it needs the whole web app in memory.
 * Until then, and if it fails, every page is the empty one that the browser fills.
 */
export function drawnPages(config: Config, log: ProcessLog, { program, index } = DRAWING_FILES): DrawnPages {
  if (!existsSync(program)) return { find: () => undefined, draw: () => {}, close: () => {} };
  const empty = readFile(index, 'utf8').then(withLateProgram);
  let answer: Ask | undefined;
  let drawing: ChildProcess | undefined;
  let pages = new Map<string, DrawnPage>();
  /** Whether every page was drawn: from then on those alone are drawn again that show what changes. */
  let isWhole = false;

  // One after the other: what packs a page takes more memory than all the pages.
  let packing = Promise.resolve();
  const keep = (drawn: z.infer<typeof drawnSchema>, among: typeof pages) => {
    packing = packing
      .then(async () => {
        among.set(keyOf(drawn), await fill(await empty, drawn));
      })
      .catch((error: unknown) => log.warn({ err: error }, `${drawn.address} was not drawn ahead`));
  };

  let paused: NodeJS.Timeout | undefined;
  const forget = () => {
    clearTimeout(paused);
    // What it has not sent yet would be older than what it is drawn again for.
    drawing?.kill('SIGKILL');
    // What is drawn so far shows what is no longer so: in a browser it would differ from what the program asks for.
    pages = new Map(isWhole ? [...pages].filter(([key]) => !showsWhatChanges(addressOf(key))) : []);
  };

  const draw = () => {
    const fresh = pages;
    const child = startDrawing(program, config, isWhole ? 'changed-pages' : 'public-pages');
    drawing = child;
    child.on('message', (told) => {
      const { data: message, error } = messageSchema.safeParse(told);
      if (error) log.warn({ err: error }, 'what draws the pages ahead sent something unknown');
      else if (message.kind === 'page') keep(message, fresh);
      else {
        answer?.(message.url)
          .then((answered) => child.connected && child.send({ id: message.id, ...answered }))
          .catch((error: unknown) => log.warn({ err: error }, `${message.url} was not answered for drawing`));
      }
    });
    child.once('error', (error) => log.warn({ err: error }, 'the public pages are not drawn ahead'));
    child.once('exit', (code, signal) => {
      if (drawing === child) drawing = undefined;
      if (code !== 0 && signal === null) log.warn({ code }, 'the public pages are not all drawn ahead');
      if (code === 0)
        void packing.then(() => {
          if (fresh === pages) isWhole = true;
        });
    });
  };

  return {
    find: (address, language) => pages.get(keyOf({ address, language })),
    draw: (ask) => {
      forget();
      if (ask === undefined) paused = setTimeout(draw, REDRAW_PAUSE_MS).unref();
      else {
        answer = ask;
        draw();
      }
    },
    close: forget,
  };
}
