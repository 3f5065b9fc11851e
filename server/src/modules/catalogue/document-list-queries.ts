import { LIMITS } from '@cromia/domain/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Connection, PLANNED_WITH_VALUES } from '../../platform/database.ts';
import { allOf, type Condition } from '../../platform/list-queries.ts';
import { fittingProducts, type ProductFilter } from './product-filter-queries.ts';

export interface SortColumn {
  /** As in `requestCreatedOn`. */
  column: string;
  direction: 'asc' | 'desc';
}

/** A list of documents (orders, order requests, offer requests), filtered and sorted. */
export interface DocumentList {
  /** As in `orders`; conditions name its columns by it. */
  table: string;
  lines: {
    /** As in `orderItems`. */
    table: string;
    /** Column of the document's id, as in `orderId`. */
    document: string;
    /** Whether lines repeat the `customerId` of their document. */
    haveCustomer: boolean;
  };
  /** Id of the customer whose documents are listed; null for those of all customers. */
  customer: RawBuilder<unknown> | null;
  /** Further conditions on the documents. */
  conditions: readonly Condition[];
  /** A document passes when one of its lines has a product that passes. */
  products: ProductFilter;
  /** Ends at a column that is unique, so that no document stands on two pages. */
  order: readonly SortColumn[];
}

/**
 * Lines up to which a product filter of all customers' documents is answered from the lines. A filter that more lines
 * pass is so wide that reading documents in their order soon finds enough. See docs/decisions/0013.
 */
const NARROW_LINES = 100_000;
/** One more than are listed, which tells whether the list is cut. */
const COUNTED = LIMITS.listedEntries + 1;

function conditionsOf({ table, customer, conditions }: DocumentList): Condition[] {
  if (customer === null) return [...conditions];
  return [sql<SqlBool>`${sql.ref(`${table}.customerId`)} = ${customer}`, ...conditions];
}

/** The condition that a document has a line with a product that passes; null where the filter names no product. */
function productCondition({ table, lines, customer, products }: DocumentList): Condition | null {
  const fitting = fittingProducts(products);
  if (fitting === null) return null;
  const all: Condition[] = [sql`item.product_id IN (${fitting})`];
  if (customer !== null && lines.haveCustomer) all.push(sql`item.customer_id = ${customer}`);
  return sql`${sql.ref(`${table}.id`)} IN (
    SELECT item.${sql.ref(lines.document)} FROM ${sql.table(lines.table)} item WHERE ${allOf(all)})`;
}

function orderBy({ table, order }: DocumentList): RawBuilder<unknown> {
  const columns = order.map(
    ({ column, direction }) => sql`${sql.ref(`${table}.${column}`)} ${sql.raw(direction)}`,
  );
  return sql`ORDER BY ${sql.join(columns)}`;
}

/** The id of a document, and what it is sorted by. */
function idAndSortColumns({ table, order }: DocumentList): RawBuilder<unknown> {
  const columns = new Set(['id', ...order.map(({ column }) => column)]);
  return sql.join([...columns].map((column) => sql.ref(`${table}.${column}`)));
}

/** The first documents of a list, no more than are counted. */
function firstDocuments(list: DocumentList, narrowLines: number): RawBuilder<unknown> {
  const product = productCondition(list);
  if (product !== null && list.customer === null) return firstDocumentsByLines(list, narrowLines);
  const all = [...conditionsOf(list), ...(product === null ? [] : [product])];
  return sql`WITH found AS MATERIALIZED (
    SELECT ${idAndSortColumns(list)} FROM ${sql.table(list.table)} WHERE ${allOf(all)} ${orderBy(list)} LIMIT ${COUNTED}
  )`;
}

/**
 * The same for a product filter of all customers' documents. The planner cannot tell a filter that passes ten lines from
 * one that passes millions, so the statement counts: it answers from the lines where they are few, and else reads the
 * documents in their order and looks for a fitting line of each. `OFFSET 0` keeps the planner from merging sub-queries.
 */
function firstDocumentsByLines(list: DocumentList, narrowLines: number): RawBuilder<unknown> {
  const { table, lines, products } = list;
  const [documents, items, document] = [sql.table(table), sql.table(lines.table), sql.ref(lines.document)];
  const [id, conditions] = [sql.ref(`${table}.id`), allOf(conditionsOf(list))];
  const columns = idAndSortColumns(list);
  const end = sql`${orderBy(list)} LIMIT ${COUNTED}`;
  return sql`WITH fitting AS MATERIALIZED (${fittingProducts(products)}), narrow AS MATERIALIZED (
    SELECT item.${document} AS id
    FROM fitting CROSS JOIN LATERAL (
      SELECT ${document} FROM ${items} WHERE product_id = fitting.id OFFSET 0
    ) item
    LIMIT ${narrowLines}
  ), found AS MATERIALIZED (
    (
      SELECT ${columns}
      FROM (SELECT * FROM ${documents} WHERE ${id} = ANY (ARRAY(SELECT id FROM narrow)) OFFSET 0) ${documents}
      WHERE (SELECT count(*) FROM narrow) < ${narrowLines} AND ${conditions} ${end}
    ) UNION ALL (
      SELECT ${columns}
      FROM (SELECT ${columns} FROM ${documents} WHERE ${conditions} ${orderBy(list)} OFFSET 0) ${documents}
      WHERE (SELECT count(*) FROM narrow) = ${narrowLines} AND EXISTS (
        SELECT FROM ${items} item
        WHERE item.${document} = ${id} AND (item.product_id IN (SELECT id FROM fitting)) IS TRUE OFFSET 0
      ) ${end}
    )
  )`;
}

/**
 * The ids of one page of a list.
 * @param slice of the listed documents, from `listedSlice`
 * @returns counted: documents of the list, counted up to one more than are listed
 */
export async function findDocuments(
  db: Connection,
  list: DocumentList,
  { offset, size }: { offset: number; size: number },
  narrowLines = NARROW_LINES,
): Promise<{ counted: number; ids: string[] }> {
  const { rows } = await sql<{ counted: number; ids: string[] }>`${PLANNED_WITH_VALUES}
    ${firstDocuments(list, narrowLines)}
    SELECT (SELECT count(*) FROM found) AS counted, ARRAY(
      SELECT id FROM found AS ${sql.table(list.table)} ${orderBy(list)} LIMIT ${size} OFFSET ${offset}
    ) AS ids`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count always answers a row');
  return row;
}

/** The ids of all documents of a list, in its order. */
export function allDocuments(list: DocumentList): RawBuilder<{ id: string }> {
  const product = productCondition(list);
  const all = [...conditionsOf(list), ...(product === null ? [] : [product])];
  const documents = sql.table(list.table);
  return sql`SELECT ${sql.ref(`${list.table}.id`)} FROM ${documents} WHERE ${allOf(all)} ${orderBy(list)}`;
}
