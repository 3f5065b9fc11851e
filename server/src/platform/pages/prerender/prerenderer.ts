import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';
import type { CatalogueLevel } from '@cromia/domain/private-catalogue/tree';
import { PRERENDERED_ADDRESSES, toLevelUrl } from '@cromia/domain/web/public-pages';
import { LRUCache } from 'lru-cache';
import { type PublicBrand, toBrand } from '../../brand/public-brand.ts';
import type { Config } from '../../config.ts';
import { createLimiter } from '../../limits/limiter.ts';
import { createWorkerPool } from '../../limits/worker-pool.ts';
import type { ProcessLog } from '../../telemetry/process-log.ts';
import { buildDocument, compressPage, fillDocument, type PrerenderedPage } from './document.ts';

const urlOf = (path: string) => new URL(`../../../../../${path}`, import.meta.url);

/** The web build with which pages are rendered: web/src/prerender.tsx, and the shell. */
const BUILD = { program: urlOf('web/prerender/dist/prerender.js'), shell: urlOf('web/dist/index.html') };

/** Timeout for rendering one page, including the start of the thread, in milliseconds. */
const RENDER_MS = 30_000;
/** Heap limit of the thread; the web app needs about 100 MB. */
const HEAP_MB = 256;
/** Idle time after which the thread ends and frees its memory. */
const IDLE_MS = 60_000;
/** Longest time that a visitor waits for a level that is not rendered yet; the shell is sent afterwards. */
const WAIT_MS = 2_000;
/** Limit of levels that wait to be rendered; the shell is sent for others. */
const WAITING_MAX = 32;
/** Memory for compressed levels; a page has about 9 KB. */
const LEVELS_BYTES = 16 * 1_048_576;

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
  /** Reads a level; undefined for an unknown path. */
  read: (version: string, path: string) => Promise<CatalogueLevel | undefined>;
  /** Finds the first path of the node at a path. */
  findCanonical: (version: string, path: string) => Promise<string>;
}

export interface LevelRequest {
  /** Version of the published catalogue. */
  version: string;
  path: string;
  language: UiLanguage;
}

/** Renders public pages, so that their text is visible before the script runs. */
export interface Prerenderer {
  /**
   * Finds one of the fixed pages; undefined until it is rendered.
   * @param address path below the base path
   */
  find: (address: string, language: UiLanguage) => PrerenderedPage | undefined;
  /** Renders a level on its first request; undefined if it fails, takes too long, or too many wait. */
  findLevel: (request: LevelRequest) => Promise<PrerenderedPage | undefined>;
  /** Renders the fixed pages; logs errors. */
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
  return {
    find: () => undefined,
    findLevel: async () => undefined,
    renderFixedPages: async () => {},
    close: async () => {},
  };
}

function createPrerenderer(
  { config, levels, log, renderMs = RENDER_MS, waitMs = WAIT_MS }: Dependencies,
  build: typeof BUILD,
): Prerenderer {
  const document = buildDocument(readFileSync(build.shell, 'utf8'));
  const brand = toBrand(config);
  const pool = createWorkerPool<RenderTask, { head: string; html: string }>(build.program, {
    ...{ name: 'renderPublicPage', threads: 1, heapMb: HEAP_MB, idleMs: IDLE_MS },
  });
  const limit = createLimiter({ concurrency: 1, waiting: WAITING_MAX, waitMs: renderMs });
  const fixedPages = new Map<string, PrerenderedPage>();
  let isClosed = false;

  async function render(task: Omit<RenderTask, 'brand'>): Promise<PrerenderedPage> {
    const rendered = await limit(() => pool.run({ brand, ...task }, renderMs));
    return compressPage(fillDocument(document, { language: task.language, ...rendered }));
  }

  function logFailure(address: string, error: unknown): void {
    if (!isClosed) log.warn({ err: error, address }, 'failed to prerender a page');
  }

  // A key contains the version of the catalogue, so pages of a replaced one are never found and leave the cache.
  const levelPages = new LRUCache<string, PrerenderedPage, LevelRequest>({
    maxSize: LEVELS_BYTES,
    sizeCalculation: ({ content }) => content.length,
    fetchMethod: async (_key, _stale, { context: { version, path, language } }) => {
      const level = await levels.read(version, path);
      if (level === undefined) return undefined;
      const canonical = await levels.findCanonical(version, path);
      return render({ address: toLevelUrl(path), language, level: { path, canonical, level } });
    },
  });

  return {
    find: (address, language) => fixedPages.get(`${language} ${address}`),
    async findLevel(request) {
      const { version, path, language } = request;
      const late = setTimeout(waitMs, undefined, { ref: false });
      const page = levelPages.fetch(`${version} ${language} ${path}`, { context: request });
      return Promise.race([page, late]).catch((error: unknown) => {
        logFailure(toLevelUrl(path), error);
        return undefined;
      });
    },
    async renderFixedPages() {
      const begun = Date.now();
      for (const { address } of PRERENDERED_ADDRESSES) {
        for (const language of UI_LANGUAGES) {
          if (isClosed) return;
          await render({ address, language }).then(
            (page) => fixedPages.set(`${language} ${address}`, page),
            (error: unknown) => logFailure(address, error),
          );
        }
      }
      log.info({ pages: fixedPages.size, ms: Date.now() - begun }, 'public pages prerendered');
    },
    async close() {
      isClosed = true;
      await pool.close();
    },
  };
}
