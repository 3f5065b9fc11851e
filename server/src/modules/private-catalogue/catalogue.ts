import { DEFAULT_LANGUAGE, type ProductLanguage, reduceToLanguage } from '@cromia/domain/languages';
import {
  type CatalogueLevel,
  type CatalogueNode,
  listPathsTo,
  type TreeSearch,
} from '@cromia/domain/private-catalogue/tree';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Connection, Database } from '../../platform/database/connection.ts';
import type { TaggedContent } from '../../platform/http/etag.ts';
import type { CatalogueLevels } from '../../platform/pages/prerender/prerenderer.ts';
import { Problem } from '../../platform/problem.ts';
import { findSerialsByName } from '../catalogue/index.ts';
import { findHazard, toHazardLabel } from '../hazards/index.ts';
import {
  findCanonicalPath,
  findLabelSource,
  findPublishedTree,
  findStoreLink,
  listFoundNodes,
  listLevel,
  listNodePaths,
  listPaths,
  listProfessionalCodes,
  readTreeNodes,
  readTreeText,
} from './tree-queries.ts';

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

/** The nodes without the products of some codes, nor categories that have no product left. */
function removeProducts(nodes: readonly CatalogueNode[], codes: ReadonlySet<string>): CatalogueNode[] {
  return nodes.flatMap((node) => {
    if (node.children.length === 0) return codes.has(node.code) ? [] : [node];
    const children = removeProducts(node.children, codes);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

async function readTree(db: Connection, id: string, lang: ProductLanguage | undefined): Promise<Buffer> {
  const professional = await listProfessionalCodes(db, id);
  if (lang === undefined && professional.length === 0) return Buffer.from(await readTreeText(db, id));
  const nodes = removeProducts(await readTreeNodes(db, id), new Set(professional));
  return Buffer.from(JSON.stringify(lang === undefined ? nodes : reduceTree(nodes, lang)));
}

/** The published tree, cached as JSON per language: reading and serialising 20,000 nodes takes a third of a second. */
export function createPublishedTreeCache() {
  let cached: { version: string; byLanguage: Map<ProductLanguage | undefined, Promise<Buffer>> } | undefined;
  return {
    /** The whole tree as JSON with its ETag. */
    async find(db: Connection, lang: ProductLanguage | undefined): Promise<TaggedContent<Buffer>> {
      const tree = await findPublishedTree(db);
      if (tree === undefined) return { etag: '"none"', read: async () => Buffer.from('[]') };
      const { id, version } = tree;
      return {
        etag: formatEtag(version, lang),
        read: () => {
          if (cached?.version !== version) cached = { version, byLanguage: new Map() };
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

type LevelDependencies = Pick<ServiceDependencies, 'db' | 'config'>;

/** The hazard label of a node's product; null for a category, or if it is not assessed. */
async function readNodeLabel(
  { db, config }: LevelDependencies,
  { code, isCategory }: { code: string; isCategory: boolean },
  language: ProductLanguage,
) {
  const source = isCategory ? undefined : await findLabelSource(db, code);
  return source === undefined
    ? null
    : toHazardLabel(await findHazard(db, source), source, { config, language });
}

/** One level of a tree; undefined for an unknown path. */
async function readLevel(
  deps: LevelDependencies,
  treeId: string,
  path: string,
  language: ProductLanguage,
): Promise<CatalogueLevel | undefined> {
  const { db } = deps;
  const children = await listLevel(db, treeId, path);
  if (path === '') return { trail: [], node: null, children };
  const nodes = await listPaths(db, treeId, listPathsTo(path));
  const node = nodes.at(-1);
  if (node?.path !== path) return undefined;
  return {
    trail: nodes.map(({ code, path: nodePath, name }) => ({ code, path: nodePath, name })),
    node: { ...node, hazard: await readNodeLabel(deps, node, language) },
    children,
  };
}

/** One level of the published tree. `read` throws Problem NotFound for an unknown path. */
export async function findLevel(
  deps: LevelDependencies,
  path: string,
  language: ProductLanguage,
): Promise<TaggedContent<CatalogueLevel>> {
  const tree = await findPublishedTree(deps.db);
  if (tree !== undefined) {
    return {
      etag: formatEtag(`${tree.version}.${language}`, path),
      read: async () => {
        const level = await readLevel(deps, tree.id, path, language);
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
  const tree = await findPublishedTree(db);
  if (tree === undefined) return { outcome: 'none', tiles: [] };
  const { id } = tree;
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
export function createPublishedLevels(deps: LevelDependencies): CatalogueLevels {
  const { db } = deps;
  /** The id of the tree, without the version of the assessments. */
  const toTreeId = (version: string) => version.split('.', 1)[0] ?? version;
  return {
    version: async () => (await findPublishedTree(db))?.version ?? NO_TREE,
    list: async (version) => (version === NO_TREE ? [] : listNodePaths(db, toTreeId(version))),
    read: async (version, path, language = DEFAULT_LANGUAGE) => {
      if (version !== NO_TREE) return readLevel(deps, toTreeId(version), path, language);
      return path === '' ? EMPTY_LEVEL : undefined;
    },
    findCanonical: async (version, path) =>
      version === NO_TREE || path === '' ? path : findCanonicalPath(db, toTreeId(version), path),
  };
}
