import type { LocalizedText } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { NodeContent } from '@cromia/domain/private-catalogue/changed-values';
import type {
  LinkedShop,
  TreeDifferenceCounts,
  TreeStatus,
  TreeUploadListQuery,
} from '@cromia/domain/private-catalogue/upload';
import { type InferResult, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { combineConditions, isEqual } from '../../platform/database/list-queries.ts';

/** Arbitrary advisory lock id. Uploads and decisions are serialised, because only one tree is published at a time. */
const TREES_LOCK = 7_263_016;

/** Serialises changes to the trees until the transaction ends. */
export async function lockTrees(trx: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${TREES_LOCK}::bigint)`.execute(trx);
}

interface NewTree {
  tree: string;
  fileName: string | null;
  categories: number;
  products: number;
  uploadedBy: string;
  createdOn: Date;
}

/** Stores a tree as pending. A database trigger fills `b2c_nodes` from it. @returns its id */
export async function insertTree(trx: Transaction, tree: NewTree): Promise<string> {
  const { id } = await trx
    .insertInto('b2cTrees')
    .values({ ...tree, status: 'PENDING' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves the tree with status `from`, if there is one, to status `to`. @returns its id */
export async function changeTreeStatus(
  trx: Transaction,
  from: 'PENDING' | 'PUBLISHED',
  to: TreeStatus,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('b2cTrees')
    .set({ status: to })
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Stores a decision on a tree. @returns false when the tree no longer has status `from` */
export async function storeTreeDecision(
  trx: Transaction,
  id: string,
  from: TreeStatus,
  decision: { status: TreeStatus; decidedBy: string; decidedAt: Date; reason: string | null },
): Promise<boolean> {
  const row = await trx
    .updateTable('b2cTrees')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes the oldest trees above the limit, except the published and the pending one. Trees that were once published
 * have a separate limit, by publication date, so that rejected uploads never displace trees that can be restored.
 */
export async function purgeOldTrees(trx: Transaction): Promise<void> {
  await sql`
    DELETE FROM b2c_trees WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (
          PARTITION BY status = 'REPLACED'
          ORDER BY CASE WHEN status = 'REPLACED' THEN decided_at END DESC NULLS LAST, created_on DESC, id) AS nth
        FROM b2c_trees WHERE status NOT IN ('PUBLISHED', 'PENDING')) obsolete
      WHERE nth > ${LIMITS.retainedTrees})`.execute(trx);
}

function selectAllUploads(db: Connection) {
  return db
    .selectFrom('b2cTrees')
    .leftJoin('users as uploader', 'uploader.id', 'b2cTrees.uploadedBy')
    .leftJoin('users as decider', 'decider.id', 'b2cTrees.decidedBy')
    .select([
      'b2cTrees.id',
      'b2cTrees.status',
      'b2cTrees.fileName',
      'b2cTrees.createdOn',
      'b2cTrees.categories',
      'b2cTrees.products',
      'b2cTrees.decidedAt',
      'b2cTrees.reason',
      'uploader.username as uploadedBy',
      'uploader.language as uploaderLanguage',
      'decider.username as decidedBy',
    ]);
}

export function selectUploads(
  db: Connection,
  { status, sort }: Pick<TreeUploadListQuery, 'status' | 'sort'>,
) {
  return selectAllUploads(db)
    .where(combineConditions([isEqual('b2cTrees.status', status)]))
    .orderBy(`b2cTrees.${sort.field}`, sort.direction)
    .orderBy('b2cTrees.id');
}

export type UploadRow = InferResult<ReturnType<typeof selectUploads>>[number];

export async function findUpload(db: Connection, id: string) {
  return selectAllUploads(db).where('b2cTrees.id', '=', id).executeTakeFirst();
}

/**
 * Compares a tree with the published one, node by node. Nodes are matched by code and parent code, so the nodes below a
 * moved category do not count as moved. A node with another parent counts as moved, not as removed and added.
 */
function createDifferencesQuery(id: string) {
  // Uses only full joins, because the query planner has no statistics yet for newly inserted rows.
  return sql`
    pairs AS MATERIALIZED (
      SELECT uploaded, published
      FROM (SELECT * FROM b2c_nodes WHERE tree_id = ${id}) uploaded
      FULL JOIN (
        SELECT n.* FROM b2c_nodes n JOIN b2c_trees t ON t.id = n.tree_id WHERE t.status = 'PUBLISHED') published
        ON published.parent_code = uploaded.parent_code AND published.code = uploaded.code),
    added AS (
      SELECT uploaded, (uploaded).code, row_number() OVER (PARTITION BY (uploaded).code ORDER BY (uploaded).path) AS nth
      FROM pairs WHERE (published).path IS NULL),
    removed AS (
      SELECT published, (published).code, row_number() OVER (PARTITION BY (published).code ORDER BY (published).path) AS nth
      FROM pairs WHERE (uploaded).path IS NULL),
    matched AS (
      -- Positions are compared among the remaining nodes only, so an inserted node does not move its siblings.
      SELECT 'changed' AS kind, uploaded, published,
        row_number() OVER (PARTITION BY (uploaded).parent_code ORDER BY (uploaded).position)
          <> row_number() OVER (PARTITION BY (uploaded).parent_code ORDER BY (published).position) AS is_moved
      FROM pairs
      WHERE (uploaded).path IS NOT NULL AND (published).path IS NOT NULL
      UNION ALL
      SELECT CASE WHEN (published).path IS NULL THEN 'added' WHEN (uploaded).path IS NULL THEN 'removed' ELSE 'moved' END,
        uploaded, published, false
      FROM added FULL JOIN removed USING (code, nth)),
    compared AS (
      SELECT kind, uploaded, published,
        CASE WHEN kind IN ('added', 'removed') THEN '{}'::text[] ELSE array_remove(ARRAY[
          CASE WHEN (uploaded).name <> (published).name THEN 'name' END,
          CASE WHEN (uploaded).description <> (published).description THEN 'description' END,
          CASE WHEN (uploaded).image IS DISTINCT FROM (published).image THEN 'image' END,
          CASE WHEN (uploaded).brand IS DISTINCT FROM (published).brand THEN 'brand' END,
          CASE WHEN (uploaded).link IS DISTINCT FROM (published).link THEN 'link' END,
          CASE WHEN is_moved THEN 'position' END], NULL) END AS fields
      FROM matched),
    differences AS (SELECT * FROM compared WHERE kind <> 'changed' OR fields <> '{}')`;
}

/** Counts the nodes that differ from the published tree, by kind of difference. */
export async function countDifferences(db: Connection, id: string): Promise<TreeDifferenceCounts> {
  const { rows } = await sql<TreeDifferenceCounts>`
    WITH ${createDifferencesQuery(id)}
    SELECT count(*) FILTER (WHERE kind = 'added') AS added, count(*) FILTER (WHERE kind = 'changed') AS changed,
      count(*) FILTER (WHERE kind = 'moved') AS moved, count(*) FILTER (WHERE kind = 'removed') AS removed
    FROM differences`.execute(db);
  return rows[0] ?? { added: 0, changed: 0, moved: 0, removed: 0 };
}

/** Maximum number of shops reported for one upload, more than any manufacturer has. */
const MAX_REPORTED_SHOPS = 50;

/** The shops that a tree's products link to. Shops without a link in the published tree come first. */
export async function listShops(db: Connection, id: string): Promise<LinkedShop[]> {
  const { rows } = await sql<LinkedShop>`
    SELECT host, count(DISTINCT code) FILTER (WHERE tree_id = ${id}) AS links, bool_or(is_published) AS is_known
    FROM (
      SELECT substring(n.link FROM '^[a-z]+://([^/?#]+)') AS host, n.code, n.tree_id, t.status = 'PUBLISHED' AS is_published
      FROM b2c_nodes n JOIN b2c_trees t ON t.id = n.tree_id
      WHERE (t.id = ${id} OR t.status = 'PUBLISHED') AND n.link IS NOT NULL) linked
    GROUP BY host
    HAVING bool_or(tree_id = ${id})
    ORDER BY is_known, links DESC, host
    LIMIT ${MAX_REPORTED_SHOPS}`.execute(db);
  return rows;
}

/** The hosts that the products of an upload link to. */
export async function listHosts(db: Connection, id: string): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    SELECT DISTINCT substring(link FROM '^[a-z]+://([^/?#]+)') AS host
    FROM b2c_nodes WHERE tree_id = ${id} AND link IS NOT NULL
    ORDER BY host`.execute(db);
  return rows.map(({ host }) => host);
}

export interface DifferenceRow {
  kind: string;
  code: string;
  name: LocalizedText;
  fields: string[];
  parentCode: string;
  parentName: LocalizedText | null;
  previousCode: string | null;
  previousName: LocalizedText | null;
  /** The published content; null for an added node. */
  was: NodeContent | null;
  /** The uploaded content; null for a removed node. */
  is: NodeContent | null;
}

/** The content of a node of `differences` as JSON; null without a node. */
function selectContent(node: 'uploaded' | 'published') {
  const selectColumn = (column: string) => sql`(d.${sql.ref(node)}).${sql.ref(column)}`;
  return sql`CASE WHEN ${selectColumn('path')} IS NOT NULL THEN jsonb_build_object('name', ${selectColumn('name')},
    'description', ${selectColumn('description')}, 'image', ${selectColumn('image')}, 'brand', ${selectColumn('brand')},
    'link', ${selectColumn('link')}) END`;
}

/** One page of the differences: added, removed, moved, then changed nodes, each in tree order. */
export async function listDifferences(
  db: Connection,
  id: string,
  { kind, page, size }: { kind: string | undefined; page: number; size: number },
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    WITH ${createDifferencesQuery(id)}
    SELECT d.kind, d.fields,
      coalesce((d.uploaded).code, (d.published).code) AS code,
      coalesce((d.uploaded).name, (d.published).name) AS name,
      coalesce((d.uploaded).parent_code, (d.published).parent_code) AS parent_code,
      parent.name AS parent_name,
      CASE WHEN d.kind = 'moved' THEN (d.published).parent_code END AS previous_code,
      CASE WHEN d.kind = 'moved' THEN previous.name END AS previous_name,
      ${selectContent('published')} AS was, ${selectContent('uploaded')} AS is
    FROM differences d
    LEFT JOIN b2c_nodes parent ON parent.tree_id = coalesce((d.uploaded).tree_id, (d.published).tree_id)
      AND parent.path = coalesce((d.uploaded).parent_path, (d.published).parent_path)
    LEFT JOIN b2c_nodes previous ON previous.tree_id = (d.published).tree_id AND previous.path = (d.published).parent_path
    WHERE ${kind ?? null}::text IS NULL OR d.kind = ${kind ?? null}
    ORDER BY array_position(ARRAY['added', 'removed', 'moved', 'changed'], d.kind),
      coalesce((d.uploaded).path, (d.published).path)
    LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return rows;
}
