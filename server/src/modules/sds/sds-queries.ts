import type { LocalizedText } from '@cromia/domain/languages';
import type { SdsPageQuery } from '@cromia/domain/sds/search';
import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { combineConditions, type SqlCondition } from '../../platform/database/list-queries.ts';
import type { SdsScope } from './scope.ts';
import {
  isBatchVisible,
  isOrderVisible,
  isRecipeVisible,
  isSheetVisible,
} from './search/visibility-queries.ts';

/** One line of a search result as stored. */
interface Line {
  id: string;
  site: string;
  batch: string | null;
  serial: string;
  color: string;
  recipe: string;
  version: number;
  /** `YYYY-MM-DD`. */
  date: string;
  customerId: string | null;
}

/** A query that selects lines; `selectLines` adds pagination. */
export type SdsLineQuery = RawBuilder<Line>;

/** An order that the viewer may see. */
export interface OrderRow {
  id: string;
  customerId: string;
  /** The order's own spelling, which may differ from the search text. */
  orderCode: string;
}

const BATCH_LINE = sql`b.id, d.site, b.batch, d.serial, d.color, d.recipe, d.version, b.date, b.customer_id`;
const SHEET_LINE = sql`d.id, d.site, NULL::text AS batch, d.serial, d.color, d.recipe, d.version, d.valid_from AS date, NULL::uuid AS customer_id`;

function isInYear(year: number): SqlCondition {
  return sql`b.date BETWEEN make_date(${year}, 1, 1) AND make_date(${year}, 12, 31)`;
}

function selectBatches(scope: SdsScope, conditions: readonly SqlCondition[]): SdsLineQuery {
  const customerCondition =
    scope.customerId === null ? [] : [sql<SqlBool>`b.customer_id = ${scope.customerId}::uuid`];
  return sql<Line>`
    SELECT ${BATCH_LINE}
    FROM sds_batches b
    JOIN sds_documents d ON d.id = b.document_id
    WHERE ${combineConditions([isBatchVisible(scope.visibility), isRecipeVisible(scope), ...customerCondition, ...conditions])}`;
}

export function selectLinesBySite(
  scope: SdsScope,
  { site, serial, color, year }: { site: string; serial: string; color: string; year: number },
): SdsLineQuery {
  return selectBatches(scope, [
    sql`d.site = ${site}`,
    sql`d.serial = ${serial}`,
    sql`d.color = ${color}`,
    isInYear(year),
  ]);
}

/** The batches of one year that were delivered to a customer, or to the customer of the scope if it has one. */
export function selectLinesByCustomer(scope: SdsScope, year: number): SdsLineQuery {
  return selectBatches(scope, [sql`b.customer_id IS NOT NULL`, isInYear(year)]);
}

export function selectLinesByBatch(scope: SdsScope, batch: string): SdsLineQuery {
  return selectBatches(scope, [sql`b.batch = ${batch}`]);
}

/** Every version of a product's sheets. Matches the code, words of the name, or either when the text could be both. */
export function selectLinesByProduct(
  scope: SdsScope,
  { code, words }: { code: { serial: string; color?: string } | null; words: string | null },
): SdsLineQuery {
  const codeConditions = code && [
    sql<SqlBool>`d.serial = ${code.serial}`,
    ...(code.color === undefined ? [] : [sql<SqlBool>`d.color = ${code.color}`]),
  ];
  const wordsCondition =
    words === null
      ? sql<SqlBool>`false`
      : sql<SqlBool>`d.serial IN (SELECT serial FROM serials WHERE strpos(search_text, search_text(${words})) > 0)`;
  return sql<Line>`
    SELECT ${SHEET_LINE}
    FROM sds_documents d
    WHERE d.withdrawn_at IS NULL AND ${combineConditions([isSheetVisible(scope), isRecipeVisible(scope)])}
      AND ((${codeConditions ? combineConditions(codeConditions) : sql`false`}) OR ${wordsCondition})`;
}

/**
 * The versions of a serial's sheets that are in force today, one for each site, colour and recipe, as far as the scope
 * may see them.
 */
export function selectLinesBySerial(
  scope: SdsScope,
  { serial, color }: { serial: string; color?: string | undefined },
  today: string,
): SdsLineQuery {
  const colorCondition = color === undefined ? sql`true` : sql`d.color = ${color}`;
  return sql<Line>`
    SELECT DISTINCT ON (d.site, d.color, d.recipe) ${SHEET_LINE}
    FROM sds_documents d
    WHERE d.serial = ${serial} AND ${colorCondition} AND d.withdrawn_at IS NULL AND d.valid_from <= ${today}::date
      AND ${combineConditions([isSheetVisible(scope), isRecipeVisible(scope)])}
    ORDER BY d.site, d.color, d.recipe, d.version DESC`;
}

/** The order with a given code, if the scope may see it. */
export async function findOrder(
  db: Connection,
  scope: SdsScope,
  orderCode: string,
): Promise<OrderRow | undefined> {
  const customerCondition =
    scope.customerId === null ? sql`true` : sql`o.customer_id = ${scope.customerId}::uuid`;
  const { rows } = await sql<OrderRow>`
    SELECT o.id, o.customer_id AS "customerId", o.order_code AS "orderCode"
    FROM orders o
    WHERE upper(o.order_code) = upper(${orderCode}) AND ${isOrderVisible(scope.visibility)} AND ${customerCondition}
    ORDER BY o.order_code
    LIMIT 1`.execute(db);
  return rows[0];
}

/** The email addresses that a customer has registered for safety data sheets. */
export async function listRecipients(db: Connection, customerId: string): Promise<string[]> {
  const customer = await db
    .selectFrom('customers')
    .select('msdsEmails')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return customer?.msdsEmails ?? [];
}

/**
 * The sheets of an order: those of its batches, and for products without a visible batch the versions in force today at
 * each site and for each recipe. A hidden batch thus never hides a product.
 */
export function selectLinesByOrder(scope: SdsScope, orderId: string, today: string): SdsLineQuery {
  return sql<Line>`
    SELECT ${BATCH_LINE}
    FROM sds_batches b
    JOIN sds_documents d ON d.id = b.document_id
    WHERE b.order_id = ${orderId}::uuid AND ${combineConditions([isBatchVisible(scope.visibility), isRecipeVisible(scope)])}
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
    WHERE ${isRecipeVisible(scope)} AND NOT EXISTS (
      SELECT FROM sds_batches b
      JOIN sds_documents document ON document.id = b.document_id
      WHERE b.order_id = ${orderId}::uuid AND document.serial = d.serial AND document.color = d.color
        AND ${isBatchVisible(scope.visibility)} AND ${isRecipeVisible(scope, 'document')}
    )`;
}

/** Whether a line is among the given ones. */
export async function isLineAmong(db: Connection, lines: SdsLineQuery, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM (${lines}) l WHERE l.id = ${id}::uuid) AS found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The lines of a search, each with the version of its sheet that is in force on a day. */
export function selectLines(
  db: Connection,
  lines: SdsLineQuery,
  { field, direction }: SdsPageQuery['sort'],
  today: string,
) {
  return db
    .selectFrom(sql<Line>`(${lines})`.as<'l'>(sql.raw('l')))
    .leftJoin('customers as c', 'c.id', 'l.customerId')
    .select([
      'l.id',
      'l.site',
      'l.batch',
      'l.serial',
      'l.color',
      sql<LocalizedText>`coalesce((
        SELECT s.short_description FROM serials s WHERE s.serial = l.serial ORDER BY s.product_class LIMIT 1
      ), '{}')`.as('description'),
      sql<LocalizedText>`coalesce((
        SELECT r.color_description FROM colors r WHERE r.serial = l.serial AND r.color = l.color
        ORDER BY r.product_class LIMIT 1
      ), '{}')`.as('colorDescription'),
      'l.recipe',
      'l.version',
      'l.date',
      'c.customerCode',
      sql<number>`greatest(l.version, (
        SELECT max(n.version) FROM sds_documents n
        WHERE n.site = l.site AND n.serial = l.serial AND n.color = l.color AND n.recipe = l.recipe
          AND n.valid_from <= ${today}::date AND n.withdrawn_at IS NULL
      ))`.as('latestVersion'),
    ])
    .orderBy(`l.${field}`, direction)
    .orderBy('l.id');
}

export type SdsLineRow = InferResult<ReturnType<typeof selectLines>>[number];

export interface BatchSuggestion {
  batch: string;
  site: string;
  serial: string;
  color: string;
  date: string;
}

/** The first batches whose code starts with `beginning`. */
export async function suggestBatches(
  db: Connection,
  scope: SdsScope,
  prefix: string,
  limit: number,
): Promise<BatchSuggestion[]> {
  const pattern = `${prefix}%`;
  const { rows } = await sql<BatchSuggestion>`
    SELECT batch, site, serial, color, date
    FROM (${selectBatches(scope, [sql`b.batch LIKE ${pattern}`])}) found
    ORDER BY batch, id
    LIMIT ${limit}`.execute(db);
  return rows;
}
