import { DEFAULT_LANGUAGE, type ProductLanguage, reduceToLanguage } from '@cromia/domain/languages';
import {
  type CatalogueLevel,
  type CatalogueNode,
  listPathsTo,
  type TreeSearch,
} from '@cromia/domain/private-catalogue/tree';
import type { Connection, Database } from '../../platform/database/connection.ts';
import type { TaggedContent } from '../../platform/http/etag.ts';
import type { CatalogueLevels } from '../../platform/pages/prerender/prerenderer.ts';
import { Problem } from '../../platform/problem.ts';
import { findSerialsByName } from '../catalogue/index.ts';
import {
  findCanonicalPath,
  findPublishedTreeId,
  findStoreLink,
  listFoundNodes,
  listLevel,
  listNodePaths,
  listPaths,
  readTreeNodes,
  readTreeText,
} from './tree-queries.ts';

/** A stored tree never changes, so its id identifies its content. */
const formatEtag = (id: string, path = ''): string => `"${id}${path === '' ? '' : `/${path}`}"`;

/** The nodes with names and descriptions in one language. */
function reduceTree(nodes: readonly CatalogueNode[], lang: ProductLanguage): CatalogueNode[] {
  return nodes.map(({ name, description, children, ...node }) => ({
    ...node,
    name: reduceToLanguage(name, lang),
    description: reduceToLanguage(description, lang),
    children: reduceTree(children, lang),
  }));
}

async function readTree(db: Connection, id: string, lang: ProductLanguage | undefined): Promise<Buffer> {
  if (lang === undefined) return Buffer.from(await readTreeText(db, id));
  return Buffer.from(JSON.stringify(reduceTree(await readTreeNodes(db, id), lang)));
}

/** The published tree, cached as JSON per language: reading and serialising 20,000 nodes takes a third of a second. */
export function createPublishedTreeCache() {
  let cached: { id: string; byLanguage: Map<ProductLanguage | undefined, Promise<Buffer>> } | undefined;
  return {
    /** The whole tree as JSON with its ETag. */
    async find(db: Connection, lang: ProductLanguage | undefined): Promise<TaggedContent<Buffer>> {
      const id = await findPublishedTreeId(db);
      if (id === undefined) return { etag: '"none"', read: async () => Buffer.from('[]') };
      return {
        etag: formatEtag(id, lang),
        read: () => {
          if (cached?.id !== id) cached = { id, byLanguage: new Map() };
          const { byLanguage } = cached;
          const cachedTree = byLanguage.get(lang);
          if (cachedTree !== undefined) return cachedTree;
          const pending = readTree(db, id, lang);
          byLanguage.set(lang, pending);
          // A failed read is not cached; the next caller tries again.
          pending.catch(() => byLanguage.delete(lang));
          return pending;
        },
      };
    },
  };
}

/** The root level when no tree is published. */
const EMPTY_LEVEL: CatalogueLevel = { trail: [], node: null, children: [] };

/** One level of a tree; undefined for an unknown path. */
async function readLevel(db: Connection, treeId: string, path: string): Promise<CatalogueLevel | undefined> {
  const children = await listLevel(db, treeId, path);
  if (path === '') return { trail: [], node: null, children };
  const nodes = await listPaths(db, treeId, listPathsTo(path));
  const node = nodes.at(-1);
  if (node?.path !== path) return undefined;
  return {
    trail: nodes.map(({ code, path: nodePath, name }) => ({ code, path: nodePath, name })),
    node,
    children,
  };
}

/** One level of the published tree. `read` throws Problem NotFound for an unknown path. */
export async function findLevel(db: Connection, path: string): Promise<TaggedContent<CatalogueLevel>> {
  const id = await findPublishedTreeId(db);
  if (id !== undefined) {
    return {
      etag: formatEtag(id, path),
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

/**
 * Searches the published tree. When no node has all the words, returns the closest matches.
 * @throws Problem as `findSerialsByName`
 */
export async function searchTree(
  db: Database,
  { text, lang = DEFAULT_LANGUAGE }: { text: string; lang?: ProductLanguage | undefined },
): Promise<TreeSearch> {
  const { outcome, serials } = await findSerialsByName(db, text, lang);
  const id = await findPublishedTreeId(db);
  if (id === undefined) return { outcome: 'none', tiles: [] };
  const tiles = await listFoundNodes(db, id, { serials: outcome === 'all' ? serials : [], text, lang });
  if (tiles.length > 0) return { outcome: 'all', tiles };
  const closest = outcome === 'closest' ? await listFoundNodes(db, id, { serials, text: null, lang }) : [];
  return { outcome: closest.length > 0 ? 'closest' : 'none', tiles: closest };
}

/** The online shop link of a product. @throws Problem NotFound for a product without one */
export async function readStoreLink(db: Connection, productCode: string): Promise<{ link: string }> {
  const link = await findStoreLink(db, productCode);
  if (link === undefined) throw new Problem('NotFound');
  return { link };
}

const NO_TREE = 'none';

/** The levels of the published tree, for prerendering and search engines. */
export function createPublishedLevels(db: Connection): CatalogueLevels {
  return {
    version: async () => (await findPublishedTreeId(db)) ?? NO_TREE,
    list: async (version) => (version === NO_TREE ? [] : listNodePaths(db, version)),
    read: async (version, path) => {
      if (version !== NO_TREE) return readLevel(db, version, path);
      return path === '' ? EMPTY_LEVEL : undefined;
    },
    findCanonical: async (version, path) =>
      version === NO_TREE || path === '' ? path : findCanonicalPath(db, version, path),
  };
}
