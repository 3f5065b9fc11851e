import { type ProductCode, parseProductCode } from '@cromia/domain/catalogue/product-code';
import type { HazardSummary } from '@cromia/domain/hazards/hazard';
import { DEFAULT_LANGUAGE, type LocalizedText, type ProductLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { ProfessionalRow } from '@cromia/domain/private-catalogue/sheet';
import type { CatalogueNode } from '@cromia/domain/private-catalogue/tree';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { HAZARDS_VERSION } from '../hazards/index.ts';

/** The published tree. */
export interface PublishedTree {
  id: string;
  /** Identifies the content: a stored tree never changes, but the hazard assessments of its products do. */
  version: string;
}

export async function findPublishedTree(db: Connection): Promise<PublishedTree | undefined> {
  const row = await db
    .selectFrom('b2cTrees')
    .select(['id', HAZARDS_VERSION.as('hazardsVersion')])
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  return row && { id: row.id, version: `${row.id}.${row.hazardsVersion}` };
}

/** The assessment that holds for the product of `b2c_nodes n`. Its code names no class. */
const JOIN_HAZARD = sql`
  LEFT JOIN LATERAL (
    SELECT h.* FROM hazards h
    WHERE NOT n.is_category AND h.serial = split_part(n.code, '-', 1) AND h.color IN ('', split_part(n.code, '-', 2))
    ORDER BY h.color DESC, h.product_class
    LIMIT 1
  ) hazard ON true`;

/** Products that only professionals may buy are never shown (contract, section 12). */
const IS_FOR_EVERYONE = sql<SqlBool>`hazard.professional_only IS NOT TRUE`;

const HAZARD_SUMMARY = sql`
  CASE WHEN hazard.signal_word IS NOT NULL
    THEN json_build_object('signalWord', hazard.signal_word, 'pictograms', hazard.pictograms) END AS hazard`;

/** The assessments of all serials with products that only professionals may buy. */
export async function listProfessionalRows(db: Connection): Promise<ProfessionalRow[]> {
  const { rows } = await sql<ProfessionalRow>`
    SELECT serial, color, professional_only AS "professionalOnly" FROM hazards
    WHERE serial IN (SELECT serial FROM hazards WHERE professional_only)
    ORDER BY serial, color, professional_only DESC
    LIMIT ${LIMITS.treeRows}`.execute(db.withoutPlugins());
  return rows;
}

/** The codes of a tree that only professionals may buy. */
export async function listProfessionalCodes(db: Connection, treeId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT DISTINCT n.code FROM b2c_nodes n ${JOIN_HAZARD}
    WHERE n.tree_id = ${treeId} AND hazard.professional_only
    ORDER BY 1
    LIMIT ${LIMITS.treeRows}`.execute(db);
  return rows.map(({ code }) => code);
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
  hazard: HazardSummary;
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
    SELECT n.code, n.path, n.name, n.image, n.brand, n.is_category, n.products, ${HAZARD_SUMMARY}, ${DRAWN_VARIANT}
    FROM b2c_nodes n ${JOIN_HAZARD}
    WHERE n.tree_id = ${treeId} AND n.parent_path = ${parentPath} AND ${IS_FOR_EVERYONE}
    ORDER BY position
    LIMIT ${LIMITS.treeChildren}`.execute(db);
  return rows;
}

/** The nodes at some paths, shortest path first. */
export async function listPaths(db: Connection, treeId: string, paths: readonly string[]) {
  const { rows } = await sql<NodeRow & { description: LocalizedText; link: string | null }>`
    SELECT n.code, n.path, n.name, n.image, n.brand, n.is_category, n.products, n.description, n.link, ${HAZARD_SUMMARY},
      ${DRAWN_VARIANT}
    FROM b2c_nodes n ${JOIN_HAZARD}
    WHERE n.tree_id = ${treeId} AND n.path = ANY(${paths}::text[]) AND ${IS_FOR_EVERYONE}
    ORDER BY length(n.path)
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
    SELECT n.code, n.path, n.name, n.image, n.brand, n.is_category, n.products, ${HAZARD_SUMMARY}, ${DRAWN_VARIANT}
    FROM found n ${JOIN_HAZARD}
    WHERE ${IS_FOR_EVERYONE} AND ((NOT n.is_category AND n.rank IS NOT NULL)
      OR (${text}::text IS NOT NULL AND NOT EXISTS (SELECT FROM words WHERE strpos(n.own_text, word) = 0)))
    ORDER BY n.is_category DESC, n.rank, n.path
    LIMIT ${LIMITS.treeSearchResults}`.execute(db);
  return rows;
}

/** What the label of a node's product needs: its serial and colour, and the data of its VOC label. */
export async function findLabelSource(db: Connection, code: string) {
  const [serial = '', color = ''] = code.split('-');
  const { rows } = await sql<{
    productClass: string;
    serial: string;
    color: string;
    technical: unknown;
    dilution: string;
  }>`
    SELECT product_class AS "productClass", serial, ${color}::text AS color, technical, dilution
    FROM serials WHERE serial = ${serial}
    ORDER BY product_class
    LIMIT 1`.execute(db.withoutPlugins());
  return rows[0];
}

/** The online shop link of a product of the published tree, or of a catalogue variant when the tree has none. */
export async function findStoreLink(db: Connection, productCode: string): Promise<string | undefined> {
  const { serial = null, color = null, pkg = null } = parseProductCode(productCode) ?? {};
  const { rows } = await sql<{ link: string }>`
    (SELECT n.link FROM b2c_nodes n JOIN b2c_trees t ON t.id = n.tree_id ${JOIN_HAZARD}
     WHERE t.status = 'PUBLISHED' AND n.code = ${productCode} AND n.link IS NOT NULL AND ${IS_FOR_EVERYONE}
     ORDER BY n.path LIMIT 1)
    UNION ALL
    (SELECT link FROM products p
     WHERE serial = ${serial} AND color = ${color} AND pkg = ${pkg} AND link IS NOT NULL AND NOT coalesce((
       SELECT h.professional_only FROM hazards h
       WHERE h.product_class = p.product_class AND h.serial = p.serial AND h.color IN (p.color, '')
       ORDER BY h.color DESC LIMIT 1), false)
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
    SELECT n.path, first_value(n.path) OVER (PARTITION BY n.is_category, n.code ORDER BY n.path) AS canonical
    FROM b2c_nodes n ${JOIN_HAZARD}
    WHERE n.tree_id = ${treeId} AND ${IS_FOR_EVERYONE}
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
