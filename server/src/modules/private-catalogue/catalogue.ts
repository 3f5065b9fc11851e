import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Level, pathsTo } from '@cromia/domain/private-catalogue/tree';
import type { Connection } from '../../platform/database.ts';
import type { Levels } from '../../platform/prerender/prerenderer.ts';
import { Problem } from '../../platform/problem.ts';
import { findPublishedId, findStoreLink, listLevel, listPaths, listPlaces, readTreeText } from './queries.ts';

const compress = promisify(gzip);

/** A tree never changes once it is stored: its id names its content. */
const etagOf = (id: string, path = ''): string => `"${id}${path === '' ? '' : `/${path}`}"`;

/** An answer that a caller may have already. */
export interface Tagged<Content> {
  etag: string;
  /** Asked for only when the caller does not have it. */
  read: () => Promise<Content>;
}

/** The tree that is shown; kept packed, as most callers take it, since it is asked for as a whole. */
export function shownTree() {
  let kept: { id: string; packed: Promise<Buffer> } | undefined;
  return {
    /** The whole tree as JSON, packed by gzip. */
    async find(db: Connection): Promise<Tagged<Buffer>> {
      const id = await findPublishedId(db);
      if (id === undefined) return { etag: '"none"', read: () => compress('[]') };
      return {
        etag: etagOf(id),
        read: () => {
          if (kept?.id !== id) {
            const fresh = { id, packed: readTreeText(db, id).then((text) => compress(text)) };
            kept = fresh;
            // What could not be read is read again by the next caller, unless a newer tree is kept by then.
            fresh.packed.catch(() => {
              if (kept === fresh) kept = undefined;
            });
          }
          return kept.packed;
        },
      };
    },
  };
}

/** The first level where no tree is published. */
const EMPTY_LEVEL: Level = { trail: [], node: null, children: [] };

/** One level of a tree; undefined for a path that leads nowhere. */
async function readLevel(db: Connection, treeId: string, path: string): Promise<Level | undefined> {
  const children = await listLevel(db, treeId, path);
  if (path === '') return { trail: [], node: null, children };
  const nodes = await listPaths(db, treeId, pathsTo(path));
  const node = nodes.at(-1);
  if (node?.path !== path) return undefined;
  return { trail: nodes.map(({ code, path: at, name }) => ({ code, path: at, name })), node, children };
}

/** One level of the tree that is shown. Reading it throws Problem NotFound for a path that leads nowhere. */
export async function findLevel(db: Connection, path: string): Promise<Tagged<Level>> {
  const id = await findPublishedId(db);
  if (id !== undefined) {
    return {
      etag: etagOf(id, path),
      read: async () => {
        const level = await readLevel(db, id, path);
        if (level === undefined) throw new Problem('NotFound');
        return level;
      },
    };
  }
  if (path !== '') throw new Problem('NotFound');
  return { etag: '"none"', read: async () => EMPTY_LEVEL };
}

/** Where a product is sold online. @throws Problem NotFound where it is not */
export async function readStoreLink(db: Connection, productCode: string): Promise<{ link: string }> {
  const link = await findStoreLink(db, productCode);
  if (link === undefined) throw new Problem('NotFound');
  return { link };
}

const NO_TREE = 'none';

/** The levels of the tree that is published, for prerendering and search engines. */
export function publishedLevels(db: Connection): Levels {
  return {
    version: async () => (await findPublishedId(db)) ?? NO_TREE,
    list: async (version) => (version === NO_TREE ? [] : listPlaces(db, version)),
    read: async (version, path) => {
      if (version !== NO_TREE) return readLevel(db, version, path);
      return path === '' ? EMPTY_LEVEL : undefined;
    },
  };
}
