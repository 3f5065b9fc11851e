import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';
import type { Level } from '@cromia/domain/private-catalogue/tree';
import { levelAddress, PRERENDERED_ADDRESSES } from '@cromia/domain/public-pages';
import type { Config } from '../../config.ts';
import { brandOf } from '../brand.ts';
import type { Database } from '../database.ts';
import type { ProcessLog } from '../embedded-postgres-binaries.ts';
import { compressPage, documentOf, fillDocument } from './document.ts';
import {
  deleteOtherVersions,
  findPage,
  insertPages,
  listAddresses,
  type StoredPage,
} from './page-queries.ts';
import { type LevelContent, type Renderer, startRenderer } from './renderer.ts';

/** What `npm run build` makes: web/src/prerender.tsx, and the shell. */
const BUILD = {
  program: fileURLToPath(new URL('../../../../web/prerender/dist/prerender.js', import.meta.url)),
  shell: fileURLToPath(new URL('../../../../web/dist/index.html', import.meta.url)),
};

/** A node of the tree, and the first of the places where it is: its one address for search engines. */
export interface LevelPlace {
  path: string;
  canonical: string;
}

/** The levels of the private catalogue. */
export interface Levels {
  /** Names the tree that is published. */
  version: () => Promise<string>;
  /** Those below the first. */
  list: (version: string) => Promise<LevelPlace[]>;
  /** Undefined for a path that leads nowhere. */
  read: (version: string, path: string) => Promise<Level | undefined>;
}

/** Renders the public pages ahead and stores them, so that their text is on the screen before the program runs. */
export interface Prerenderer {
  /**
   * A page as it is stored for this web build and brand; undefined where it is not.
   * @param address - below the base path
   * @param tree - the version of the tree, for a level of the private catalogue
   */
  find: (address: string, language: UiLanguage, tree?: string) => Promise<StoredPage | undefined>;
  /** Renders the pages that are not stored and deletes those of other versions; logs what fails. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

interface Dependencies {
  db: Database;
  config: Config;
  levels: Levels;
  log: ProcessLog;
  /** The web build. */
  build?: typeof BUILD;
}

/** A page that is rendered in all languages. */
interface Page {
  version: string;
  address: string;
  readLevel?: () => Promise<LevelContent | undefined>;
}

/** Names what pages are rendered of, beside the tree. Texts are chunks of the program, named by their content. */
function fingerprint(program: string, shell: string, config: Config): string {
  return createHash('sha256')
    .update(readFileSync(program))
    .update(shell)
    .update(JSON.stringify(brandOf(config)))
    .digest('base64url');
}

/** Without a web build (tests, `npm run dev`) nothing is prerendered. */
export function openPrerenderer(dependencies: Dependencies): Prerenderer {
  const { program, shell } = dependencies.build ?? BUILD;
  if (existsSync(program) && existsSync(shell)) return prerendererOf(dependencies, program, shell);
  return { find: async () => undefined, refresh: async () => {}, close: async () => {} };
}

function prerendererOf({ db, config, levels, log }: Dependencies, program: string, shellFile: string) {
  const shell = readFileSync(shellFile, 'utf8');
  const document = documentOf(shell);
  const build = fingerprint(program, shell, config);
  const versionOf = (tree?: string) => (tree === undefined ? build : `${build}/${tree}`);
  let renderer: Renderer | undefined;
  let isClosed = false;
  let last = Promise.resolve();

  async function listPages(tree: string): Promise<Page[]> {
    const places = [{ path: '', canonical: '' }, ...(await levels.list(tree))];
    const pages = places.map(({ path, canonical }) => ({
      version: versionOf(tree),
      address: levelAddress(path),
      readLevel: async () => {
        const level = await levels.read(tree, path);
        return level && { path, canonical, level };
      },
    }));
    return [...PRERENDERED_ADDRESSES.map(({ address }) => ({ version: versionOf(), address })), ...pages];
  }

  /** Stores a page in all languages. @returns whether it could be rendered */
  async function renderPage({ version, address, readLevel }: Page): Promise<boolean> {
    const level = await readLevel?.();
    renderer ??= startRenderer(program, config);
    const stored = [];
    for (const language of UI_LANGUAGES) {
      const rendered = await renderer.render({ address, language, ...(level && { level }) });
      if ('error' in rendered) {
        log.warn({ address, language, reason: rendered.error }, 'a page could not be prerendered');
        return false;
      }
      const page = await compressPage(fillDocument(document, { language, ...rendered }));
      stored.push({ version, address, language, ...page });
    }
    await insertPages(db, stored);
    return true;
  }

  /** @returns false when another tree was published meanwhile */
  async function renderMissing(): Promise<boolean> {
    const tree = await levels.version();
    const versions = [versionOf(), versionOf(tree)];
    const stored = new Set(await listAddresses(db, versions, DEFAULT_LANGUAGE));
    const missing = (await listPages(tree)).filter(({ address }) => !stored.has(address));
    const begun = Date.now();
    let rendered = 0;
    for (const page of missing) {
      if (isClosed) return true;
      if ((await levels.version()) !== tree) return false;
      if (await renderPage(page)) rendered += UI_LANGUAGES.length;
    }
    await deleteOtherVersions(db, versions);
    if (rendered > 0) log.info({ pages: rendered, ms: Date.now() - begun }, 'public pages prerendered');
    return true;
  }

  async function refreshOnce(): Promise<void> {
    try {
      while (!(await renderMissing()));
    } catch (error) {
      if (!isClosed) log.error({ err: error }, 'the public pages are not all prerendered');
    } finally {
      await renderer?.close();
      renderer = undefined;
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
