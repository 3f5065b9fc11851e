import { type ProductCode, parseProductCode } from '@cromia/domain/catalogue/product-code';
import { DEFAULT_LANGUAGE, type LocalizedText, type ProductLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { CatalogueNode } from '@cromia/domain/private-catalogue/tree';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';

/** The id of the published tree. */
export async function findPublishedTreeId(db: Connection): Promise<string | undefined> {
  const row = await db
    .selectFrom('b2cTrees')
    .select('id')
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  return row?.id;
}

/** A whole tree as JSON text. */
export async function readTreeText(db: Connection, id: string): Promise<string> {
  const { tree } = await db
    .selectFrom('b2cTrees')
    .select(sql<string>`tree::text`.as('tree'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return tree;
}

/** The nodes of a whole tree. */
export async function readTreeNodes(db: Connection, id: string): Promise<CatalogueNode[]> {
  const { rows } = await sql<{ tree: CatalogueNode[] }>`SELECT tree FROM b2c_trees WHERE id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows[0]?.tree ?? [];
}

export interface NodeRow {
  code: string;
  path: string;
  name: LocalizedText;
  image: string | null;
  brand: string | null;
  isCategory: boolean;
  products: number;
  /** The variant whose packaging is drawn for the node; null for a node that is not a product of the catalogue. */
  drawnAs: { id: ProductCode; um: string; qta: number; hex: string | null } | null;
}

/**
 * The smallest packaging of a node's product in one of its colours. A hash varies the colour from serial to serial. The
 * code of a node is a serial, or a variant as serial-color-pkg.
 */
const DRAWN_VARIANT = sql`
  (SELECT json_build_object('um', p.um, 'qta', p.qta, 'hex', c.hex, 'id', json_build_object(
     'productClass', p.product_class, 'serial', p.serial, 'color', p.color, 'pkg', p.pkg))
   FROM serials s
   JOIN products p USING (product_class, serial)
   JOIN colors c USING (product_class, serial, color)
   WHERE NOT n.is_category AND s.serial = split_part(n.code, '-', 1)
     AND split_part(n.code, '-', 2) IN ('', p.color) AND split_part(n.code, '-', 3) IN ('', p.pkg) AND p.status <> 'E'
   ORDER BY p.qta, c.hex IS NULL, md5(s.serial || c.color)
   LIMIT 1) AS drawn_as`;

/** The nodes directly below a path, by position. */
export async function listLevel(db: Connection, treeId: string, parentPath: string): Promise<NodeRow[]> {
  const { rows } = await sql<NodeRow>`
    SELECT code, path, name, image, brand, is_category, products, ${DRAWN_VARIANT}
    FROM b2c_nodes n
    WHERE tree_id = ${treeId} AND parent_path = ${parentPath}
    ORDER BY position
    LIMIT ${LIMITS.treeChildren}`.execute(db);
  return rows;
}

/** The nodes at some paths, shortest path first. */
export async function listPaths(db: Connection, treeId: string, paths: readonly string[]) {
  const { rows } = await sql<NodeRow & { description: LocalizedText; link: string | null }>`
    SELECT code, path, name, image, brand, is_category, products, description, link, ${DRAWN_VARIANT}
    FROM b2c_nodes n
    WHERE tree_id = ${treeId} AND path = ANY(${paths}::text[])
    ORDER BY length(path)
    LIMIT ${LIMITS.treeDepth}`.execute(db);
  return rows;
}

/**
 * The nodes that match a search, each once: categories by path, then products by the rank of their serial. Products
 * that match only by name come last.
 * @param serials found by the catalogue search for the text, best first
 * @param text all of its words must occur in the code or name; null to match by serial only
 */
export async function listFoundNodes(
  db: Connection,
  treeId: string,
  { serials, text, lang }: { serials: readonly string[]; text: string | null; lang: ProductLanguage },
): Promise<NodeRow[]> {
  const { rows } = await sql<NodeRow>`
    WITH words AS (SELECT regexp_split_to_table(search_text(${text}::text), '\\s+') AS word), found AS (
      SELECT DISTINCT ON (is_category, code) *,
        array_position(${serials}::text[], split_part(code, '-', 1)) AS rank,
        search_text(concat_ws(' ', code, name ->> ${lang}, name ->> ${DEFAULT_LANGUAGE})) AS own_text
      FROM b2c_nodes
      WHERE tree_id = ${treeId}
      ORDER BY is_category, code, path
    )
    SELECT code, path, name, image, brand, is_category, products, ${DRAWN_VARIANT}
    FROM found n
    WHERE (NOT is_category AND rank IS NOT NULL)
      OR (${text}::text IS NOT NULL AND NOT EXISTS (SELECT FROM words WHERE strpos(own_text, word) = 0))
    ORDER BY is_category DESC, rank, path
    LIMIT ${LIMITS.treeSearchResults}`.execute(db);
  return rows;
}

/** The online shop link of a product of the published tree, or of a catalogue variant when the tree has none. */
export async function findStoreLink(db: Connection, productCode: string): Promise<string | undefined> {
  const { serial = null, color = null, pkg = null } = parseProductCode(productCode) ?? {};
  const { rows } = await sql<{ link: string }>`
    (SELECT n.link FROM b2c_nodes n JOIN b2c_trees t ON t.id = n.tree_id
     WHERE t.status = 'PUBLISHED' AND n.code = ${productCode} AND n.link IS NOT NULL
     ORDER BY n.path LIMIT 1)
    UNION ALL
    (SELECT link FROM products
     WHERE serial = ${serial} AND color = ${color} AND pkg = ${pkg} AND link IS NOT NULL
     ORDER BY product_class LIMIT 1)
    LIMIT 1`.execute(db);
  return rows[0]?.link;
}

/** All nodes of a tree by path. `canonical` is the first of the paths at which the same node appears. */
export async function listNodePaths(
  db: Connection,
  treeId: string,
): Promise<{ path: string; canonical: string }[]> {
  const { rows } = await sql<{ path: string; canonical: string }>`
    SELECT path, first_value(path) OVER (PARTITION BY is_category, code ORDER BY path) AS canonical
    FROM b2c_nodes WHERE tree_id = ${treeId}
    ORDER BY path
    LIMIT ${LIMITS.treeRows}`.execute(db);
  return rows;
}

/** The first of the paths at which the node of a path appears; the path itself if it is unknown. */
export async function findCanonicalPath(db: Connection, treeId: string, path: string): Promise<string> {
  const { rows } = await sql<{ canonical: string | null }>`
    SELECT min(same.path) AS canonical
    FROM b2c_nodes node
    JOIN b2c_nodes same
      ON same.tree_id = node.tree_id AND same.is_category = node.is_category AND same.code = node.code
    WHERE node.tree_id = ${treeId} AND node.path = ${path}`.execute(db);
  return rows[0]?.canonical ?? path;
}
