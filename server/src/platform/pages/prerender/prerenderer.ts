import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';
import type { CatalogueLevel } from '@cromia/domain/private-catalogue/tree';
import { PRERENDERED_ADDRESSES } from '@cromia/domain/web/public-pages';
import { LRUCache } from 'lru-cache';
import { type PublicBrand, toBrand } from '../../brand/public-brand.ts';
import type { Config } from '../../config.ts';
import { createLimiter } from '../../limits/limiter.ts';
import { createWorkerPool } from '../../limits/worker-pool.ts';
import type { ProcessLog } from '../../telemetry/process-log.ts';
import { buildDocument, compressPage, fillDocument, type PrerenderedPage } from './document.ts';

const toProjectUrl = (path: string) => new URL(`../../../../../${path}`, import.meta.url);

/** The web build with which pages are rendered: web/src/prerender.tsx, and the shell. */
const BUILD = {
  program: toProjectUrl('web/prerender/dist/prerender.js'),
  shell: toProjectUrl('web/dist/index.html'),
};

/** Timeout for rendering one page, including the start of the thread, in milliseconds. */
const RENDER_TIMEOUT_MS = 30_000;
/** Heap limit of the thread; the web app needs about 100 MB. */
const MAX_HEAP_MB = 256;
/** Idle time after which the thread ends and frees its memory. */
const IDLE_TIMEOUT_MS = 60_000;
/** Maximum time that a visitor waits for a page to be rendered, in milliseconds; after it, the shell is sent. */
const MAX_WAIT_MS = 2_000;
/** Maximum number of pages queued for rendering; for others, the shell is sent. */
const MAX_QUEUED_PAGES = 32;
/** Memory for compressed pages; a page has about 8 KB. */
const MAX_CACHE_BYTES = 16 * 1_048_576;

/** A node of the private catalogue. `canonical` is the first of the node's paths, which search engines index. */
export interface LevelPlace {
  path: string;
  canonical: string;
}

/** The levels of the private catalogue. */
export interface CatalogueLevels {
  /** Version of the published catalogue. */
  version: () => Promise<string>;
  /** Lists the levels below the first one. */
  list: (version: string) => Promise<LevelPlace[]>;
  /** Reads a level with its labels in a language; undefined for an unknown path. */
  read: (version: string, path: string, language?: UiLanguage) => Promise<CatalogueLevel | undefined>;
  /** Finds the first path of the node at a path. */
  findCanonical: (version: string, path: string) => Promise<string>;
}

export interface PageRequest {
  /** Path below the base path. */
  address: string;
  language: UiLanguage;
  /** The level that the page shows, of a version of the private catalogue. */
  level?: { version: string; path: string };
}

/** Renders public pages, so that their text is visible before the script runs. */
export interface Prerenderer {
  /** Returns a page, rendered on its first request; undefined if it fails, takes too long, or too many wait. */
  find: (request: PageRequest) => Promise<PrerenderedPage | undefined>;
  /** Renders the fixed pages before their first request. */
  renderFixedPages: () => Promise<void>;
  close: () => Promise<void>;
}

/** A page to render, as web/src/prerender.tsx expects it. */
interface RenderTask {
  brand: PublicBrand;
  address: string;
  language: UiLanguage;
  level?: LevelPlace & { level: CatalogueLevel };
}

interface Dependencies {
  config: Config;
  levels: CatalogueLevels;
  log: ProcessLog;
  build?: typeof BUILD;
  renderMs?: number;
  waitMs?: number;
}

/** Opens the prerenderer. Without a web build (tests, `npm run dev`), nothing is prerendered. */
export function openPrerenderer({ build = BUILD, ...dependencies }: Dependencies): Prerenderer {
  if (existsSync(build.program) && existsSync(build.shell)) return createPrerenderer(dependencies, build);
  return { find: async () => undefined, renderFixedPages: async () => {}, close: async () => {} };
}

type RendererOptions = Pick<Dependencies, 'config' | 'levels' | 'renderMs'>;

/** Renders pages in a worker thread, one after another. */
function createRenderer(
  { config, levels, renderMs = RENDER_TIMEOUT_MS }: RendererOptions,
  { program, shell }: typeof BUILD,
) {
  const document = buildDocument(readFileSync(shell, 'utf8'));
  const brand = toBrand(config);
  const pool = createWorkerPool<RenderTask, { head: string; html: string }>(program, {
    ...{ name: 'renderPublicPage', threads: 1, heapMb: MAX_HEAP_MB, idleMs: IDLE_TIMEOUT_MS },
  });
  const limit = createLimiter({ concurrency: 1, maxQueued: MAX_QUEUED_PAGES, waitMs: renderMs });

  async function readLevel({ version, path }: NonNullable<PageRequest['level']>, language: UiLanguage) {
    const level = await levels.read(version, path, language);
    return level && { path, canonical: await levels.findCanonical(version, path), level };
  }

  return {
    /** @returns undefined for an unknown level */
    async render({ address, language, level }: PageRequest): Promise<PrerenderedPage | undefined> {
      const content = level && (await readLevel(level, language));
      if (level !== undefined && content === undefined) return undefined;
      const task = { brand, address, language, ...(content && { level: content }) };
      const rendered = await limit(() => pool.run(task, renderMs));
      return compressPage(fillDocument(document, { language, ...rendered }));
    },
    close: pool.close,
  };
}

/** Creates a cache key. It contains the catalogue's version, so pages of a replaced catalogue are never found and get evicted. */
function toCacheKey({ address, language, level }: PageRequest): string {
  return [level?.version ?? '', language, address].join(' ');
}

function createPrerenderer(
  { log, waitMs = MAX_WAIT_MS, ...options }: Omit<Dependencies, 'build'>,
  build: typeof BUILD,
): Prerenderer {
  const renderer = createRenderer(options, build);
  let isClosed = false;
  /** Pages without a level. They are few, and levels must not evict them. */
  const fixedPages = new Map<string, PrerenderedPage>();
  const pages = new LRUCache<string, PrerenderedPage, PageRequest>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ content }) => content.length,
    // A page that is evicted while it is rendered is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) =>
      renderer.render(context).catch((error: unknown) => {
        if (!isClosed) log.warn({ err: error, address: context.address }, 'failed to prerender a page');
        return undefined;
      }),
  });
  const load = (request: PageRequest) => pages.fetch(toCacheKey(request), { context: request });

  return {
    find: async (request) =>
      fixedPages.get(toCacheKey(request)) ??
      pages.get(toCacheKey(request)) ??
      Promise.race([load(request), setTimeout(waitMs, undefined, { ref: false })]),
    async renderFixedPages() {
      const startedAt = Date.now();
      for (const { address } of PRERENDERED_ADDRESSES) {
        for (const language of UI_LANGUAGES) {
          if (isClosed) return;
          const page = await load({ address, language });
          if (page !== undefined) fixedPages.set(toCacheKey({ address, language }), page);
        }
      }
      log.info({ pages: fixedPages.size, ms: Date.now() - startedAt }, 'public pages prerendered');
    },
    async close() {
      isClosed = true;
      await renderer.close();
    },
  };
}
