import type { Assignment } from '@cromia/domain/handling/handling';
import { LIMITS } from '@cromia/domain/limits';
import type { SortOrder } from '@cromia/domain/lists/paging';
import { type RawBuilder, sql } from 'kysely';
import { type Connection, CUSTOM_PLAN_COMMENT } from '../../platform/database/connection.ts';
import {
  type CustomerScope,
  combineConditions,
  isAssigned,
  isBetweenDays,
  isOfCustomer,
  MAX_COUNTED_ENTRIES,
  type SqlCondition,
  selectCustomerId,
  type WholeList,
} from '../../platform/database/list-queries.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { ProductLineRow } from '../catalogue/index.ts';
import {
  JOIN_DESCRIPTIONS,
  PRODUCT_LINE_COLUMNS,
  type ProductFilter,
  selectMatchingProductIds,
} from '../catalogue/index.ts';
import { isPlacedBy } from './placed-by-queries.ts';

/** Tables of documents that can be listed. */
type DocumentTable = 'orders' | 'orderRequests' | 'offerRequests';

/** A column of a document table, with its sort direction. */
export type SortColumn<Table extends DocumentTable = DocumentTable> = Table extends DocumentTable
  ? { column: keyof DB[Table]; direction: SortOrder['direction'] }
  : never;

/** Table and column names of a kind of document (orders, order requests, offer requests). */
export interface DocumentTables {
  /** Conditions refer to columns by this table name. */
  table: DocumentTable;
  /** Table of the lines, such as `orderItems`. */
  lines: string;
  /** Column of the lines with the document's id, such as `orderId`. */
  document: string;
  /** Whether lines repeat the `customerId` of their document. */
  linesHaveCustomer: boolean;
  /** Timestamp column that the date filter applies to, such as `createdOn`. */
  createdOn: string;
}

/** Filter shared by all document lists; days are in the manufacturer's time zone. */
export interface DocumentFilter extends CustomerScope, ProductFilter {
  timeZone: string;
  /** Part of a customer's name, or start of its code. */
  customer?: string | undefined;
  assignment?: Assignment | undefined;
  /** The user to whom `assignment` refers; required by it. */
  userId?: string | undefined;
  /** Words of the name or username of the person who placed it. */
  placedBy?: string | undefined;
  createdOnFrom?: string | undefined;
  createdOnTo?: string | undefined;
}

/** Whether a list is that of the back office: of all customers, and of no portfolio. */
export function isDeskList({ customerId, managerId }: DocumentFilter): boolean {
  return customerId === null && managerId === undefined;
}

/** A list of documents, filtered and sorted. */
export interface DocumentListQuery<T> extends DocumentTables {
  /** A document matches if one of its lines has a matching product. */
  filter: DocumentFilter;
  /** Additional conditions on the documents. */
  conditions: readonly (SqlCondition | undefined)[];
  /** Ends with a unique column, so that no document appears on two pages. */
  order: readonly SortColumn[];
  /** Reads documents by id, in the order of the ids. @param maxLines maximum number of lines per document */
  read: (db: Connection, ids: readonly string[], maxLines: number) => Promise<T[]>;
}

/** Limits for choosing the query plan of a product filter over all customers' documents. See docs/decisions/0013. */
interface ProductFilterLimits {
  /** Up to this many matching lines, documents are looked up by their lines. */
  lines: number;
  /** Number of documents that are checked for a matching line one by one. */
  documents: number;
}
const PRODUCT_FILTER_LIMITS: ProductFilterLimits = { lines: 10_000, documents: 30_000 };

type ListDefinition = Omit<DocumentListQuery<unknown>, 'read'>;

function buildConditions({ table, createdOn, filter, conditions }: ListDefinition): SqlCondition {
  const { createdOnFrom, createdOnTo, timeZone, managerId } = filter;
  const customer = selectCustomerId(filter);
  const customerId = sql.ref(`${table}.customerId`);
  return combineConditions([
    customer === null ? undefined : sql`${customerId} = ${customer}`,
    managerId === undefined
      ? undefined
      : sql`${customerId} IN (SELECT customer_id FROM customer_managers WHERE user_id = ${managerId}::uuid)`,
    isBetweenDays(`${table}.${createdOn}`, createdOnFrom, createdOnTo, timeZone),
    isOfCustomer(`${table}.customerId`, filter.customer),
    isAssigned(table, filter.assignment, filter.userId),
    isPlacedBy(table, filter.placedBy),
    ...conditions,
  ]);
}

/** Condition that a document has a line with a matching product; undefined if the filter has no product conditions. */
function buildProductCondition(list: ListDefinition): SqlCondition | undefined {
  const { table, lines, document, linesHaveCustomer, filter } = list;
  const matchingProducts = selectMatchingProductIds(filter);
  const customer = selectCustomerId(filter);
  if (matchingProducts === null) return undefined;
  const lineConditions: (SqlCondition | undefined)[] = [
    sql`item.product_id IN (${matchingProducts})`,
    customer !== null && linesHaveCustomer ? sql`item.customer_id = ${customer}` : undefined,
  ];
  return sql`${sql.ref(`${table}.id`)} IN (
    SELECT item.${sql.ref(document)} FROM ${sql.table(lines)} item WHERE ${combineConditions(lineConditions)})`;
}

function buildOrderBy({ table, order }: ListDefinition): RawBuilder<unknown> {
  const columns = order.map(
    ({ column, direction }) => sql`${sql.ref(`${table}.${column}`)} ${sql.raw(direction)}`,
  );
  return sql`ORDER BY ${sql.join(columns)}`;
}

/** Columns with the document's id and sort order. */
function listIdAndSortColumns({ table, order }: ListDefinition): RawBuilder<unknown> {
  const columns = new Set(['id', ...order.map(({ column }) => column)]);
  return sql.join([...columns].map((column) => sql.ref(`${table}.${column}`)));
}

/** The first documents of a list, up to the counting limit. */
function selectFirstDocuments(list: ListDefinition, limits: ProductFilterLimits): RawBuilder<unknown> {
  const product = buildProductCondition(list);
  if (product !== undefined && selectCustomerId(list.filter) === null)
    return selectFirstOfAllCustomers(list, limits);
  return sql`WITH found AS MATERIALIZED (
    SELECT ${listIdAndSortColumns(list)} FROM ${sql.table(list.table)}
    WHERE ${combineConditions([buildConditions(list), product])} ${buildOrderBy(list)} LIMIT ${MAX_COUNTED_ENTRIES}
  )`;
}

/**
 * Same as `selectFirstDocuments`, for a product filter over all customers' documents. The planner cannot distinguish a
 * filter with ten matching lines from one with millions, so the statement decides at run time:
 * - Few matching lines: look up their documents.
 * - Otherwise: check each of the first documents for a matching line, which suffices for a wide filter.
 * - If that finds too few: read all documents in order, with a hash table of those that have a matching line.
 *
 * `OFFSET 0` and `IS TRUE` keep the planner from merging sub-queries.
 */
function selectFirstOfAllCustomers(list: ListDefinition, limits: ProductFilterLimits): RawBuilder<unknown> {
  const table = sql.table(list.table);
  const lines = sql.table(list.lines);
  const document = sql.ref(list.document);
  const id = sql.ref(`${list.table}.id`);
  const columns = listIdAndSortColumns(list);
  const conditions = buildConditions(list);
  const end = sql`${buildOrderBy(list)} LIMIT ${MAX_COUNTED_ENTRIES}`;
  const matchingLines = sql`SELECT ${document} FROM ${lines} WHERE product_id = ANY (ARRAY(SELECT id FROM matching))`;
  const hasFewLines = sql`(SELECT count(*) FROM few) <= ${limits.lines}`;
  const hasEnough = sql`((SELECT count(*) FROM first) < ${limits.documents} OR (SELECT count(*) FROM checked) = ${MAX_COUNTED_ENTRIES})`;
  return sql`WITH matching AS MATERIALIZED (${selectMatchingProductIds(list.filter)}),
  few AS MATERIALIZED (${matchingLines} LIMIT ${limits.lines + 1}),
  first AS MATERIALIZED (
    SELECT ${columns} FROM ${table} WHERE NOT ${hasFewLines} AND ${conditions} ${buildOrderBy(list)} LIMIT ${limits.documents}
  ), checked AS MATERIALIZED (
    SELECT * FROM first AS ${table}
    WHERE EXISTS (
      SELECT FROM ${lines} line
      WHERE line.${document} = ${id} AND (line.product_id IN (SELECT id FROM matching)) IS TRUE OFFSET 0
    ) ${end}
  ), found AS MATERIALIZED (
    (
      SELECT ${columns}
      FROM (SELECT * FROM ${table} WHERE ${id} = ANY (ARRAY(SELECT ${document} FROM few)) OFFSET 0) ${table}
      WHERE ${hasFewLines} AND ${conditions} ${end}
    ) UNION ALL
    SELECT * FROM checked WHERE ${hasEnough}
    UNION ALL (
      SELECT ${columns} FROM ${table}
      WHERE NOT ${hasEnough} AND ${conditions} AND (${id} IN (${matchingLines})) IS TRUE ${end}
    )
  )`;
}

/**
 * Finds the ids of one page of a list, whose offset and size come from `toListedSlice`.
 * @returns `counted`: number of documents in the list, capped at one more than are listed
 */
export async function findDocuments(
  db: Connection,
  list: ListDefinition,
  { offset, size }: { offset: number; size: number },
  limits = PRODUCT_FILTER_LIMITS,
): Promise<{ counted: number; ids: string[] }> {
  const { rows } = await sql<{ counted: number; ids: string[] }>`${CUSTOM_PLAN_COMMENT}
    ${selectFirstDocuments(list, limits)}
    SELECT (SELECT count(*) FROM found) AS counted, ARRAY(
      SELECT id FROM found AS ${sql.table(list.table)} ${buildOrderBy(list)} LIMIT ${size} OFFSET ${offset}
    ) AS ids`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('count() returns exactly one row');
  return row;
}

/** The documents of a list that have one of the ids. */
export function restrictToIds<T>(list: DocumentListQuery<T>, ids: readonly string[]): DocumentListQuery<T> {
  const isNamed: SqlCondition = sql`${sql.ref(`${list.table}.id`)} = ANY(${ids}::uuid[])`;
  return { ...list, conditions: [...list.conditions, isNamed] };
}

/** All documents of a list, with all their lines. */
export function toUnpagedDocumentList<T>(
  list: DocumentListQuery<T>,
): WholeList<T, { id: string; lines: number }> {
  const id = sql.ref(`${list.table}.id`);
  return {
    keys: sql`
      SELECT ${id}, (SELECT count(*) FROM ${sql.table(list.lines)} item WHERE item.${sql.ref(list.document)} = ${id}) AS lines
      FROM ${sql.table(list.table)}
      WHERE ${combineConditions([buildConditions(list), buildProductCondition(list)])} ${buildOrderBy(list)}`,
    countLines: ({ lines }) => lines,
    read: (trx, keys) =>
      list.read(
        trx,
        keys.map((key) => key.id),
        LIMITS.orderLines,
      ),
  };
}

export interface DocumentLineRow extends ProductLineRow {
  documentId: string;
  id: string;
  productId: number;
  /** The state of the product now. */
  productStatus: string;
  inStock: boolean;
  availableOn: string | null;
}

/**
 * The lines of documents in their stored order, with the catalogue fields of their products.
 * @param maxLines maximum number of lines per document
 */
export async function listLines<Line extends DocumentLineRow>(
  db: Connection,
  { lines, document }: DocumentTables,
  ids: readonly string[],
  maxLines: number,
): Promise<Line[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Line>`
    SELECT item.*, requested.id AS document_id, products.status AS product_status, products.in_stock,
      products.available_on, products.qty_pkg_multiplier, ${PRODUCT_LINE_COLUMNS}
    FROM unnest(${ids}::uuid[]) AS requested (id)
    CROSS JOIN LATERAL (
      SELECT * FROM ${sql.table(lines)} WHERE ${sql.ref(document)} = requested.id ORDER BY sort_order LIMIT ${maxLines}
    ) item
    JOIN products ON products.id = item.product_id
    ${JOIN_DESCRIPTIONS}
    ORDER BY requested.id, item.sort_order
    LIMIT ${ids.length * maxLines}`.execute(db);
  return rows;
}

/** Creates a function that reads documents by id, each with its first lines. */
export function readDocumentsWithLines<Row extends { id: string }, Line extends DocumentLineRow, T>(
  listRows: (db: Connection, ids: readonly string[]) => Promise<Row[]>,
  tables: DocumentTables,
  toResponse: (row: Row, lines: Line[]) => T,
): DocumentListQuery<T>['read'] {
  return async (db, ids, maxLines) => {
    const rows = await listRows(db, ids);
    const linesByDocument = Map.groupBy(
      await listLines<Line>(db, tables, ids, maxLines),
      (line) => line.documentId,
    );
    return rows.map((row) => toResponse(row, linesByDocument.get(row.id) ?? []));
  };
}
