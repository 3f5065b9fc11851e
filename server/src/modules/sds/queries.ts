import { INTERNAL_RECIPES } from '@cromia/domain/sds/sds';
import type { SdsPageQuery, SdsSort } from '@cromia/domain/sds/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf, type Condition } from '../../platform/list-queries.ts';
import type { SdsScope, Sees } from './scope.ts';

/** One line of a search as it is stored. */
export interface LineRow {
  id: string;
  site: string;
  batch: string | null;
  serial: string;
  color: string;
  recipe: string;
  version: number;
  latestVersion: number;
  /** `YYYY-MM-DD`. */
  date: string;
  customerCode: string | null;
}

/** A query whose rows have the columns of a line; what `listLines` pages through. */
export type Lines = RawBuilder<unknown>;

/** An order that the viewer sees. */
export interface OrderRow {
  id: string;
  customerId: string;
  /** As the order itself spells it. */
  orderCode: string;
}

const managedBy = (userId: string) =>
  sql`SELECT customer_id FROM customer_managers WHERE user_id = ${userId}::uuid`;

/** Batches made for nobody are everybody's who works for the manufacturer; a customer sees only its own. */
function batchVisible(sees: Sees): Condition {
  switch (sees.kind) {
    case 'all':
      return sql`true`;
    case 'managed':
      return sql`(b.customer_id IS NULL OR b.customer_id IN (${managedBy(sees.userId)}))`;
    case 'customer':
      return sql`b.customer_id = ${sees.customerId}::uuid`;
  }
}

function orderVisible(sees: Sees): Condition {
  switch (sees.kind) {
    case 'all':
      return sql`true`;
    case 'managed':
      return sql`o.customer_id IN (${managedBy(sees.userId)})`;
    case 'customer':
      return sql`o.customer_id = ${sees.customerId}::uuid`;
  }
}

function recipeVisible({ seesInternal }: SdsScope, document: 'd' | 'made' = 'd'): Condition {
  return seesInternal
    ? sql`true`
    : sql`${sql.ref(`${document}.recipe`)} NOT IN (${sql.join(INTERNAL_RECIPES)})`;
}

/** A sheet by itself: for the desk, else for whoever has ordered the product. */
function sheetVisible(scope: SdsScope): Condition {
  if (scope.seesAllSheets) return sql`true`;
  return sql`EXISTS (
    SELECT FROM order_items i
    JOIN orders o ON o.id = i.order_id
    JOIN products p ON p.id = i.product_id
    WHERE p.serial = d.serial AND p.color = d.color AND ${orderVisible(scope.sees)}
  )`;
}

const BATCH_LINE = sql`b.id, d.site, b.batch, d.serial, d.color, d.recipe, d.version, b.date, b.customer_id`;
const SHEET_LINE = sql`d.id, d.site, NULL::text AS batch, d.serial, d.color, d.recipe, d.version, d.valid_from AS date, NULL::uuid AS customer_id`;

function ofYear(year: number): Condition {
  return sql`b.date BETWEEN make_date(${year}, 1, 1) AND make_date(${year}, 12, 31)`;
}

function batches(scope: SdsScope, conditions: readonly Condition[]): Lines {
  const named = scope.customerId === null ? [] : [sql<SqlBool>`b.customer_id = ${scope.customerId}::uuid`];
  return sql`
    SELECT ${BATCH_LINE}
    FROM sds_batches b
    JOIN sds_documents d ON d.id = b.document_id
    WHERE ${allOf([batchVisible(scope.sees), recipeVisible(scope), ...named, ...conditions])}`;
}

export function linesBySite(
  scope: SdsScope,
  { site, serial, color, year }: { site: string; serial: string; color: string; year: number },
): Lines {
  return batches(scope, [
    sql`d.site = ${site}`,
    sql`d.serial = ${serial}`,
    sql`d.color = ${color}`,
    ofYear(year),
  ]);
}

/** The batches of the customer that the scope names. */
export function linesByCustomer(scope: SdsScope, year: number): Lines {
  return batches(scope, [sql`b.customer_id IS NOT NULL`, ofYear(year)]);
}

export function linesByBatch(scope: SdsScope, batch: string): Lines {
  return batches(scope, [sql`b.batch = ${batch}`]);
}

/** Every version of the sheets of a product: by its code, by words of its name, or by either where it may be both. */
export function linesByProduct(
  scope: SdsScope,
  { code, words }: { code: { serial: string; color?: string } | null; words: string | null },
): Lines {
  const byCode = code && [
    sql<SqlBool>`d.serial = ${code.serial}`,
    ...(code.color === undefined ? [] : [sql<SqlBool>`d.color = ${code.color}`]),
  ];
  const byWords =
    words === null
      ? sql<SqlBool>`false`
      : sql<SqlBool>`d.serial IN (SELECT serial FROM serials WHERE strpos(search_text, search_text(${words})) > 0)`;
  return sql`
    SELECT ${SHEET_LINE}
    FROM sds_documents d
    WHERE d.withdrawn_at IS NULL AND ${allOf([sheetVisible(scope), recipeVisible(scope)])}
      AND ((${byCode ? allOf(byCode) : sql`false`}) OR ${byWords})`;
}

/** The order of a code, where the scope sees it. */
export async function findOrder(
  db: Connection,
  scope: SdsScope,
  orderCode: string,
): Promise<OrderRow | undefined> {
  const named = scope.customerId === null ? sql`true` : sql`o.customer_id = ${scope.customerId}::uuid`;
  const { rows } = await sql<OrderRow>`
    SELECT o.id, o.customer_id AS "customerId", o.order_code AS "orderCode"
    FROM orders o
    WHERE upper(o.order_code) = upper(${orderCode}) AND ${orderVisible(scope.sees)} AND ${named}
    ORDER BY o.order_code
    LIMIT 1`.execute(db);
  return rows[0];
}

/**
 * The sheets of an order: of the batches that it was delivered from, and for products without a batch that the scope
 * sees the version that holds today, of each site and recipe: no product is ever lost with a batch that is hidden.
 */
export function linesByOrder(scope: SdsScope, orderId: string, today: string): Lines {
  return sql`
    SELECT ${BATCH_LINE}
    FROM sds_batches b
    JOIN sds_documents d ON d.id = b.document_id
    WHERE b.order_id = ${orderId}::uuid AND ${allOf([batchVisible(scope.sees), recipeVisible(scope)])}
    UNION ALL
    SELECT ${SHEET_LINE}
    FROM (
      SELECT DISTINCT p.serial, p.color
      FROM order_items i
      JOIN products p ON p.id = i.product_id
      WHERE i.order_id = ${orderId}::uuid
    ) ordered
    JOIN LATERAL (
      SELECT DISTINCT ON (s.site, s.recipe) s.*
      FROM sds_documents s
      WHERE s.serial = ordered.serial AND s.color = ordered.color AND s.withdrawn_at IS NULL
        AND s.valid_from <= ${today}::date
      ORDER BY s.site, s.recipe, s.version DESC
    ) d ON true
    WHERE ${recipeVisible(scope)} AND NOT EXISTS (
      SELECT FROM sds_batches b
      JOIN sds_documents made ON made.id = b.document_id
      WHERE b.order_id = ${orderId}::uuid AND made.serial = d.serial AND made.color = d.color
        AND ${batchVisible(scope.sees)} AND ${recipeVisible(scope, 'made')}
    )`;
}

/** Whether a line is among some others. */
export async function isAmong(db: Connection, lines: Lines, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM (${lines}) l WHERE l.id = ${id}::uuid) AS found`.execute(db);
  return rows[0]?.found ?? false;
}

const SORT_COLUMNS: Record<SdsSort, string> = {
  date: 'date',
  batch: 'batch',
  serial: 'serial',
  color: 'color',
  version: 'version',
};

/** One page of lines; the id breaks ties, so that no line stands on two pages. */
export async function listLines(
  db: Connection,
  lines: Lines,
  { page, size, sort, today }: SdsPageQuery & { today: string },
): Promise<LineRow[]> {
  const order = sql`ORDER BY ${sql.ref(SORT_COLUMNS[sort.field])} ${sql.raw(sort.direction)}, id`;
  const { rows } = await sql<LineRow>`
    SELECT l.id, l.site, l.batch, l.serial, l.color, l.recipe, l.version, l.date, c.customer_code AS "customerCode",
      greatest(l.version, (
        SELECT max(n.version) FROM sds_documents n
        WHERE n.site = l.site AND n.serial = l.serial AND n.color = l.color AND n.recipe = l.recipe
          AND n.valid_from <= ${today}::date AND n.withdrawn_at IS NULL
      )) AS "latestVersion"
    FROM (SELECT * FROM (${lines}) found ${order} LIMIT ${size} OFFSET ${page * size}) l
    LEFT JOIN customers c ON c.id = l.customer_id
    ${order}`.execute(db);
  return rows;
}

export async function countLines(db: Connection, lines: Lines): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM (${lines}) found`.execute(db);
  return rows[0]?.total ?? 0;
}

export interface BatchSuggestion {
  batch: string;
  site: string;
  serial: string;
  color: string;
  date: string;
}

/** The first batches whose codes begin so. */
export async function suggestBatches(
  db: Connection,
  scope: SdsScope,
  beginning: string,
  most: number,
): Promise<BatchSuggestion[]> {
  const pattern = `${beginning}%`;
  const { rows } = await sql<BatchSuggestion>`
    SELECT batch, site, serial, color, date
    FROM (${batches(scope, [sql`b.batch LIKE ${pattern}`])}) found
    ORDER BY batch, id
    LIMIT ${most}`.execute(db);
  return rows;
}

/** The version of a sheet that a line stands for. */
export interface SheetRow {
  documentId: string;
  site: string;
  serial: string;
  color: string;
  recipe: string;
  version: number;
  validFrom: string;
  batch: string | null;
  customerId: string | null;
}

const SHEET_COLUMNS = sql`d.id AS "documentId", d.site, d.serial, d.color, d.recipe, d.version, d.valid_from AS "validFrom"`;

/** The sheet behind a line, where the scope sees it: of a batch, or by itself. */
export async function findSheet(db: Connection, scope: SdsScope, id: string): Promise<SheetRow | undefined> {
  const { rows } = await sql<SheetRow>`
    SELECT ${SHEET_COLUMNS}, b.batch, b.customer_id AS "customerId"
    FROM sds_batches b
    JOIN sds_documents d ON d.id = b.document_id
    WHERE b.id = ${id}::uuid AND ${allOf([batchVisible(scope.sees), recipeVisible(scope)])}
    UNION ALL
    SELECT ${SHEET_COLUMNS}, NULL, NULL
    FROM sds_documents d
    WHERE d.id = ${id}::uuid AND d.withdrawn_at IS NULL AND ${allOf([sheetVisible(scope), recipeVisible(scope)])}`.execute(
    db,
  );
  return rows[0];
}

/** The sheets that some lines stand for, each once. */
export async function listSheets(db: Connection, lines: Lines, most: number): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    SELECT DISTINCT ON (d.id) ${SHEET_COLUMNS}, l.batch, l.customer_id AS "customerId"
    FROM (${lines}) l
    JOIN sds_documents d ON d.site = l.site AND d.serial = l.serial AND d.color = l.color
      AND d.recipe = l.recipe AND d.version = l.version
    ORDER BY d.id, l.batch
    LIMIT ${most}`.execute(db);
  return rows;
}

/** A later version of the same sheet, once it holds. */
export async function findLaterVersion(
  db: Connection,
  { site, serial, color, recipe, version }: SheetRow,
  wanted: number,
  today: string,
): Promise<Pick<SheetRow, 'documentId' | 'version' | 'validFrom'> | undefined> {
  const { rows } = await sql<Pick<SheetRow, 'documentId' | 'version' | 'validFrom'>>`
    SELECT id AS "documentId", version, valid_from AS "validFrom"
    FROM sds_documents
    WHERE site = ${site} AND serial = ${serial} AND color = ${color} AND recipe = ${recipe}
      AND version = ${wanted} AND version >= ${version} AND valid_from <= ${today}::date
      AND withdrawn_at IS NULL`.execute(db);
  return rows[0];
}

/** A language of a version that was not withdrawn; without a key it is a specimen, composed from data. */
export interface FileRow {
  documentId: string;
  language: string;
  fileKey: string | null;
  checksum: string | null;
}

export async function listFiles(db: Connection, documentIds: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    SELECT f.document_id AS "documentId", f.language, f.file_key AS "fileKey", f.checksum
    FROM sds_files f
    JOIN sds_documents d ON d.id = f.document_id
    WHERE f.document_id = ANY(${documentIds}::uuid[]) AND f.withdrawn_at IS NULL AND d.withdrawn_at IS NULL
    ORDER BY f.document_id, f.language`.execute(db);
  return rows;
}
