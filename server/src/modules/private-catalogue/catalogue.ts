import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Level, pathsTo } from '@cromia/domain/private-catalogue/tree';
import { levelAddress } from '@cromia/domain/public-pages';
import type { Connection } from '../../platform/database.ts';
import type { ViewSource } from '../../platform/page-answers.ts';
import { Problem } from '../../platform/problem.ts';
import type { PageList } from '../../platform/search-engines.ts';
import {
  findFirstPlace,
  findPublishedId,
  findStoreLink,
  listLevel,
  listPages,
  listPaths,
  readTreeText,
} from './queries.ts';

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
  return { etag: '"none"', read: async () => ({ trail: [], node: null, children: [] }) };
}

/** Where a product is sold online. @throws Problem NotFound where it is not */
export async function readStoreLink(db: Connection, productCode: string): Promise<{ link: string }> {
  const link = await findStoreLink(db, productCode);
  if (link === undefined) throw new Problem('NotFound');
  return { link };
}

/** The pages of the tree that is shown, for search engines: each category, and each product once. */
export async function findCataloguePages(db: Connection): Promise<PageList> {
  const id = await findPublishedId(db);
  if (id === undefined) return { version: 'none', read: async () => [] };
  return {
    version: id,
    read: async () => (await listPages(db, id)).map(levelAddress),
  };
}

interface LevelSource extends ViewSource {
  read: () => Promise<{ kind: 'level'; path: string; level: Level; canonical: string } | undefined>;
}

/** What the page of a level of the tree that is shown is drawn of. @param path - not the root's */
export async function findLevelPage(db: Connection, path: string): Promise<LevelSource> {
  const id = await findPublishedId(db);
  if (id === undefined) return { version: 'none', read: async () => undefined };
  return {
    version: id,
    read: async () => {
      const level = await readLevel(db, id, path);
      if (level === undefined) return undefined;
      const { node } = level;
      // A product that stands in several places is one page for search engines.
      const place = node === null || node.isCategory ? path : await findFirstPlace(db, id, node.code);
      return { kind: 'level', path, level, canonical: levelAddress(place ?? path) };
    },
  };
}
