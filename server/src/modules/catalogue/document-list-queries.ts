import { LIMITS } from '@cromia/domain/limits';
import { type LimitedPage, type SortOrder, toLimitedPage, toListedSlice } from '@cromia/domain/lists/paging';
import { type RawBuilder, sql } from 'kysely';
import { type Connection, CUSTOM_PLAN_COMMENT } from '../../platform/database/database.ts';
import {
  type CustomerScope,
  combineConditions,
  isBetweenDays,
  isOfCustomer,
  MAX_COUNTED_ENTRIES,
  type SqlCondition,
  selectCustomerId,
  type WholeList,
} from '../../platform/database/list-queries.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import {
  JOIN_DESCRIPTIONS,
  PRODUCT_LINE_COLUMNS,
  type ProductFilter,
  selectMatchingProductIds,
} from './product-filter-queries.ts';
import type { ProductLineRow } from './product-lines.ts';

/** Tables that a list of documents may be of. */
type DocumentTable = 'orders' | 'orderRequests' | 'offerRequests';

/** A column of one of these tables, and the direction in which it sorts. */
export type SortColumn<Table extends DocumentTable = DocumentTable> = Table extends DocumentTable
  ? { column: keyof DB[Table]; direction: SortOrder['direction'] }
  : never;

/** Tables of a kind of documents (orders, order requests, offer requests). */
export interface DocumentTables {
  /** Conditions name its columns by it. */
  table: DocumentTable;
  /** As in `orderItems`. */
  lines: string;
  /** Column of lines with the document's id, as in `orderId`. */
  document: string;
  /** Whether lines repeat the `customerId` of their document. */
  linesHaveCustomer: boolean;
  /** Column of the instant by whose day documents are found, as in `createdOn`. */
  createdOn: string;
}

/** Filter of every list of documents; days are in the manufacturer's time zone. */
export interface DocumentFilter extends CustomerScope, ProductFilter {
  timeZone: string;
  /** Part of a customer's name, or beginning of its code. */
  customer?: string | undefined;
  createdOnFrom?: string | undefined;
  createdOnTo?: string | undefined;
}

/** A list of documents, filtered and sorted. */
export interface DocumentList<T> extends DocumentTables {
  /** A document passes when one of its lines has a product that passes. */
  filter: DocumentFilter;
  /** Further conditions on the documents. */
  conditions: readonly (SqlCondition | undefined)[];
  /** Ends with a unique column, so that no document appears on two pages. */
  order: readonly SortColumn[];
  /** Reads documents by ids, in their order. @param most limit of lines per document */
  read: (db: Connection, ids: readonly string[], most: number) => Promise<T[]>;
}

/** How a product filter over all customers' documents is answered. See docs/decisions/0013. */
interface ProductFilterLimits {
  /** Fitting lines up to which the documents are looked up by their lines. */
  lines: number;
  /** Documents that are asked for a fitting line one by one. */
  documents: number;
}
const LIMITS_OF_PRODUCT_FILTERS: ProductFilterLimits = { lines: 10_000, documents: 30_000 };

type Listed = Omit<DocumentList<unknown>, 'read'>;

function conditionsOf({ table, createdOn, filter, conditions }: Listed): SqlCondition {
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
    ...conditions,
  ]);
}

/** The condition that a document has a line with a product that passes; none where the filter names no product. */
function productCondition(list: Listed): SqlCondition | undefined {
  const { table, lines, document, linesHaveCustomer, filter } = list;
  const fitting = selectMatchingProductIds(filter);
  const customer = selectCustomerId(filter);
  if (fitting === null) return undefined;
  const all: (SqlCondition | undefined)[] = [
    sql`item.product_id IN (${fitting})`,
    customer !== null && linesHaveCustomer ? sql`item.customer_id = ${customer}` : undefined,
  ];
  return sql`${sql.ref(`${table}.id`)} IN (
    SELECT item.${sql.ref(document)} FROM ${sql.table(lines)} item WHERE ${combineConditions(all)})`;
}

function orderBy({ table, order }: Listed): RawBuilder<unknown> {
  const columns = order.map(
    ({ column, direction }) => sql`${sql.ref(`${table}.${column}`)} ${sql.raw(direction)}`,
  );
  return sql`ORDER BY ${sql.join(columns)}`;
}

/** The columns of a document's id and of its sort order. */
function idAndSortColumns({ table, order }: Listed): RawBuilder<unknown> {
  const columns = new Set(['id', ...order.map(({ column }) => column)]);
  return sql.join([...columns].map((column) => sql.ref(`${table}.${column}`)));
}

/** The first documents of a list, no more than are counted. */
function firstDocuments(list: Listed, limits: ProductFilterLimits): RawBuilder<unknown> {
  const product = productCondition(list);
  if (product !== undefined && selectCustomerId(list.filter) === null)
    return firstOfAllCustomers(list, limits);
  return sql`WITH found AS MATERIALIZED (
    SELECT ${idAndSortColumns(list)} FROM ${sql.table(list.table)}
    WHERE ${combineConditions([conditionsOf(list), product])} ${orderBy(list)} LIMIT ${MAX_COUNTED_ENTRIES}
  )`;
}

/**
 * The same for a product filter of all customers' documents. The planner cannot tell a filter that passes ten lines from
 * one that passes millions, so the statement finds out. Few lines: it looks up their documents. Else it looks for a fitting
 * line of each of the first documents, which finds enough for a wide filter. Else it reads all documents in their order
 * beside a hash table of those with a fitting line. `OFFSET 0` and `IS TRUE` keep the planner from merging sub-queries.
 */
function firstOfAllCustomers(list: Listed, limits: ProductFilterLimits): RawBuilder<unknown> {
  const table = sql.table(list.table);
  const lines = sql.table(list.lines);
  const document = sql.ref(list.document);
  const id = sql.ref(`${list.table}.id`);
  const columns = idAndSortColumns(list);
  const conditions = conditionsOf(list);
  const end = sql`${orderBy(list)} LIMIT ${MAX_COUNTED_ENTRIES}`;
  const linesThatFit = sql`SELECT ${document} FROM ${lines} WHERE product_id = ANY (ARRAY(SELECT id FROM fitting))`;
  const areFew = sql`(SELECT count(*) FROM few) <= ${limits.lines}`;
  const isEnough = sql`((SELECT count(*) FROM first) < ${limits.documents} OR (SELECT count(*) FROM tried) = ${MAX_COUNTED_ENTRIES})`;
  return sql`WITH fitting AS MATERIALIZED (${selectMatchingProductIds(list.filter)}),
  few AS MATERIALIZED (${linesThatFit} LIMIT ${limits.lines + 1}),
  first AS MATERIALIZED (
    SELECT ${columns} FROM ${table} WHERE NOT ${areFew} AND ${conditions} ${orderBy(list)} LIMIT ${limits.documents}
  ), tried AS MATERIALIZED (
    SELECT * FROM first AS ${table}
    WHERE EXISTS (
      SELECT FROM ${lines} line
      WHERE line.${document} = ${id} AND (line.product_id IN (SELECT id FROM fitting)) IS TRUE OFFSET 0
    ) ${end}
  ), found AS MATERIALIZED (
    (
      SELECT ${columns}
      FROM (SELECT * FROM ${table} WHERE ${id} = ANY (ARRAY(SELECT ${document} FROM few)) OFFSET 0) ${table}
      WHERE ${areFew} AND ${conditions} ${end}
    ) UNION ALL
    SELECT * FROM tried WHERE ${isEnough}
    UNION ALL (
      SELECT ${columns} FROM ${table}
      WHERE NOT ${isEnough} AND ${conditions} AND (${id} IN (${linesThatFit})) IS TRUE ${end}
    )
  )`;
}

/**
 * The ids of one page of a list.
 * @param slice of the listed documents, from `toListedSlice`
 * @returns counted: documents of the list, counted up to one more than are listed
 */
export async function findDocuments(
  db: Connection,
  list: Listed,
  { offset, size }: { offset: number; size: number },
  limits = LIMITS_OF_PRODUCT_FILTERS,
): Promise<{ counted: number; ids: string[] }> {
  const { rows } = await sql<{ counted: number; ids: string[] }>`${CUSTOM_PLAN_COMMENT}
    ${firstDocuments(list, limits)}
    SELECT (SELECT count(*) FROM found) AS counted, ARRAY(
      SELECT id FROM found AS ${sql.table(list.table)} ${orderBy(list)} LIMIT ${size} OFFSET ${offset}
    ) AS ids`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count always answers a row');
  return row;
}

/** One page of a list, each document with its first lines. */
export async function readDocumentPage<T>(
  db: Connection,
  list: DocumentList<T>,
  query: { page: number; size: number },
): Promise<LimitedPage<T>> {
  const { counted, ids } = await findDocuments(db, list, toListedSlice(query));
  return toLimitedPage(await list.read(db, ids, LIMITS.listedLines), counted, query);
}

/** The documents of a list with all their lines. */
export function toWholeDocumentList<T>(list: DocumentList<T>): WholeList<T, { id: string; lines: number }> {
  const id = sql.ref(`${list.table}.id`);
  return {
    keys: sql`
      SELECT ${id}, (SELECT count(*) FROM ${sql.table(list.lines)} item WHERE item.${sql.ref(list.document)} = ${id}) AS lines
      FROM ${sql.table(list.table)}
      WHERE ${combineConditions([conditionsOf(list), productCondition(list)])} ${orderBy(list)}`,
    linesOf: ({ lines }) => lines,
    read: (trx, keys) =>
      list.read(
        trx,
        keys.map((key) => key.id),
        LIMITS.orderLines,
      ),
  };
}

/** The columns that lines of all document kinds share. */
export interface DocumentLineRow extends ProductLineRow {
  documentId: string;
  id: string;
  productId: number;
}

/**
 * The lines of some documents, in their order, with what the catalogue says of their products.
 * @param most lines of each, the first ones
 */
export async function listLines<Line extends DocumentLineRow>(
  db: Connection,
  { lines, document }: DocumentTables,
  ids: readonly string[],
  most: number,
): Promise<Line[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Line>`
    SELECT item.*, given.id AS document_id, products.in_stock, ${PRODUCT_LINE_COLUMNS}
    FROM unnest(${ids}::uuid[]) AS given (id)
    CROSS JOIN LATERAL (
      SELECT * FROM ${sql.table(lines)} WHERE ${sql.ref(document)} = given.id ORDER BY sort_order LIMIT ${most}
    ) item
    JOIN products ON products.id = item.product_id
    ${JOIN_DESCRIPTIONS}
    ORDER BY given.id, item.sort_order
    LIMIT ${ids.length * most}`.execute(db);
  return rows;
}

/** Reads documents by their ids, each with its first lines. */
export function readDocumentsWithLines<Row extends { id: string }, Line extends DocumentLineRow, T>(
  listRows: (db: Connection, ids: readonly string[]) => Promise<Row[]>,
  tables: DocumentTables,
  answer: (row: Row, lines: Line[]) => T,
): DocumentList<T>['read'] {
  return async (db, ids, most) => {
    const rows = await listRows(db, ids);
    const linesOf = Map.groupBy(await listLines<Line>(db, tables, ids, most), (line) => line.documentId);
    return rows.map((row) => answer(row, linesOf.get(row.id) ?? []));
  };
}
