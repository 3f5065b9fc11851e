import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';
import type { CatalogueLevel } from '@cromia/domain/private-catalogue/tree';
import { PRERENDERED_ADDRESSES, toLevelUrl } from '@cromia/domain/web/public-pages';
import { toBrand } from '../../brand/public-brand.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connection.ts';
import type { ProcessLog } from '../../telemetry/process-log.ts';
import { buildDocument, compressPage, fillDocument } from './document.ts';
import {
  deleteUnusedPages,
  findPage,
  insertPages,
  listAddresses,
  markPagesUsed,
  type StoredPage,
} from './page-queries.ts';
import { type LevelContent, type Renderer, startRenderer } from './renderer.ts';

const pathOf = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));

/** Files with which pages are rendered. */
const BUILD = {
  /** Built from web/src/prerender.tsx by `npm run build`. */
  program: pathOf('web/prerender/dist/prerender.js'),
  shell: pathOf('web/dist/index.html'),
  /** The server code that reads the levels and fills the shell. */
  sources: ['server/src/modules/private-catalogue', 'server/src/platform/pages/prerender'].map(pathOf),
};

/** Timeout for rendering one page, including the start of the thread, in milliseconds. */
const RENDER_MS = 30_000;

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
}

/** Renders the public pages in advance and stores them, so that their text is visible before the script runs. */
export interface Prerenderer {
  /**
   * Finds the stored page for this web build and brand; undefined if there is none.
   * @param address path below the base path
   * @param tree version of the private catalogue, for one of its levels
   */
  find: (address: string, language: UiLanguage, tree?: string) => Promise<StoredPage | undefined>;
  /** Renders missing pages and deletes those that no process uses any more; logs errors. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

interface Dependencies {
  db: Database;
  /** Database for rendering, whose statements may take longer than those of requests. */
  jobsDb: Database;
  config: Config;
  /** The levels, read from `jobsDb`. */
  levels: CatalogueLevels;
  log: ProcessLog;
  build?: typeof BUILD;
  renderMs?: number;
}

/** A page that is rendered in all languages. */
interface Page {
  version: string;
  address: string;
  readLevel?: () => Promise<LevelContent | undefined>;
}

/**
 * Hash of everything from which pages are rendered, except the private catalogue. Texts are included, because the
 * program contains the hashed names of their chunks.
 */
function fingerprint({ program, shell, sources }: typeof BUILD, config: Config): string {
  const code = sources.flatMap((folder) =>
    globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
      .sort()
      .map((file) => join(folder, file)),
  );
  const hash = createHash('sha256').update(JSON.stringify(toBrand(config)));
  for (const file of [program, shell, ...code]) hash.update(readFileSync(file));
  return hash.digest('base64url');
}

/** Opens the prerenderer. Without a web build (tests, `npm run dev`), nothing is prerendered. */
export function openPrerenderer(dependencies: Dependencies): Prerenderer {
  const build = dependencies.build ?? BUILD;
  if (existsSync(build.program) && existsSync(build.shell)) return prerendererOf(dependencies, build);
  return { find: async () => undefined, refresh: async () => {}, close: async () => {} };
}

function prerendererOf(
  { db, jobsDb, config, levels, log, renderMs = RENDER_MS }: Dependencies,
  build: typeof BUILD,
) {
  const document = buildDocument(readFileSync(build.shell, 'utf8'));
  const version = fingerprint(build, config);
  const versionOf = (tree?: string) => (tree === undefined ? version : `${version}/${tree}`);
  let renderer: Renderer | undefined;
  let isClosed = false;
  let last = Promise.resolve();

  async function listPages(tree: string): Promise<Page[]> {
    const places = [{ path: '', canonical: '' }, ...(await levels.list(tree))];
    const pages = places.map(({ path, canonical }) => ({
      version: versionOf(tree),
      address: toLevelUrl(path),
      readLevel: async () => {
        const level = await levels.read(tree, path);
        return level && { path, canonical, level };
      },
    }));
    return [...PRERENDERED_ADDRESSES.map(({ address }) => ({ version: versionOf(), address })), ...pages];
  }

  async function endRenderer(): Promise<void> {
    await renderer?.close();
    renderer = undefined;
  }

  /** Renders and stores a page in all languages. */
  async function renderPage({ version, address, readLevel }: Page): Promise<void> {
    const level = await readLevel?.();
    renderer ??= startRenderer(build.program, config, renderMs);
    const stored = [];
    for (const language of UI_LANGUAGES) {
      const rendered = await renderer.render({ address, language, ...(level && { level }) });
      const page = await compressPage(fillDocument(document, { language, ...rendered }));
      stored.push({ version, address, language, ...page });
    }
    await insertPages(jobsDb, stored);
  }

  /** @returns whether the page was rendered; after an error, the next page starts a new thread */
  async function tryPage(page: Page): Promise<boolean> {
    try {
      await renderPage(page);
      return true;
    } catch (error) {
      if (!isClosed) log.warn({ err: error, address: page.address }, 'a page could not be prerendered');
      await endRenderer();
      return false;
    }
  }

  /** @returns false if another version of the catalogue was published meanwhile */
  async function renderMissing(): Promise<boolean> {
    const tree = await levels.version();
    const versions = [versionOf(), versionOf(tree)];
    await markPagesUsed(jobsDb, versions);
    const stored = new Set(await listAddresses(jobsDb, versions, DEFAULT_LANGUAGE));
    const missing = (await listPages(tree)).filter(({ address }) => !stored.has(address));
    const begun = Date.now();
    let rendered = 0;
    for (const page of missing) {
      if (isClosed) return true;
      // Throws while the database is unavailable, so that no page counts as failed.
      if ((await levels.version()) !== tree) return false;
      if (await tryPage(page)) rendered += UI_LANGUAGES.length;
    }
    await deleteUnusedPages(jobsDb);
    if (rendered > 0) log.info({ pages: rendered, ms: Date.now() - begun }, 'public pages prerendered');
    return true;
  }

  async function refreshOnce(): Promise<void> {
    try {
      while (!(await renderMissing()));
    } catch (error) {
      if (!isClosed) log.error({ err: error }, 'the public pages are not all prerendered');
    } finally {
      await endRenderer();
    }
  }

  return {
    find: (address: string, language: UiLanguage, tree?: string) =>
      findPage(db, { version: versionOf(tree), address, language }),
    refresh() {
      last = last.then(refreshOnce);
      return last;
    },
    async close() {
      isClosed = true;
      await renderer?.close();
    },
  };
}
