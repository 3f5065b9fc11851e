import type { Assignment } from '@cromia/domain/handling/handling';
import { LIMITS } from '@cromia/domain/limits';
import { type LimitedPage, toLimitedPage, toListedSlice } from '@cromia/domain/lists/paging';
import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type Simplify,
  type SqlBool,
  sql,
} from 'kysely';
import { Problem } from '../problem.ts';
import { type Connection, CUSTOM_PLAN_COMMENT, type Database, type Transaction } from './connection.ts';

export type SqlCondition = RawBuilder<SqlBool>;

/**
 * Joins conditions with AND and ignores undefined ones, which are filters that are not set. True without conditions.
 */
export function combineConditions(conditions: readonly (SqlCondition | undefined)[]): SqlCondition {
  const setConditions = conditions.filter((condition) => condition !== undefined);
  return setConditions.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.join(setConditions, sql` AND `)}`;
}

/** Condition that a column equals a value; undefined without a value. @param column for example `orders.status` */
export function isEqual(column: string, value: string | undefined): SqlCondition | undefined {
  return value === undefined ? undefined : sql<SqlBool>`${sql.ref(column)} = ${value}`;
}

/** Condition that a row is assigned to a user or to nobody; undefined without a filter. @param table such as `orders` */
export function isAssigned(
  table: string,
  assignment: Assignment | undefined,
  userId: string | undefined,
): SqlCondition | undefined {
  if (assignment === undefined || userId === undefined) return undefined;
  const assignedTo = sql.ref(`${table}.assignedTo`);
  return assignment === 'MINE'
    ? sql<SqlBool>`${assignedTo} = ${userId}::uuid`
    : sql<SqlBool>`${assignedTo} IS NULL`;
}

/** The customers whose rows a list contains. */
export interface CustomerScope {
  /** Null for staff, who see the rows of all customers. */
  customerId: string | null;
  /** Customer code by which staff filters the list. */
  customerCode?: string | undefined;
  /** Limits the list to the customers in the portfolio of this user. */
  managerId?: string | undefined;
}

/** SQL expression for the id of the customer whose rows a list contains; null for all customers. */
export function selectCustomerId({ customerId, customerCode }: CustomerScope): RawBuilder<unknown> | null {
  if (customerId !== null) return sql`${customerId}::uuid`;
  if (customerCode === undefined) return null;
  return sql`(SELECT id FROM customers WHERE customer_code = ${customerCode})`;
}

/**
 * SQL expression for an ISO 8601 date. The ISO year 0 is the year -1 in PostgreSQL. The planner treats numbers as a
 * constant, but would parse a text again for every row.
 */
function buildDate(day: string): RawBuilder<unknown> {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return sql`make_date(${year === 0 ? -1 : year}::integer, ${month}::integer, ${date}::integer)`;
}

/** The start of a day in a time zone. */
export function startOfDay(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`(${buildDate(day)}::timestamp AT TIME ZONE ${timeZone}::text)`;
}

/** The start of the following day in a time zone. */
export function startOfNextDay(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`((${buildDate(day)} + 1)::timestamp AT TIME ZONE ${timeZone}::text)`;
}

/**
 * Condition that a time lies between two days, inclusive, in a time zone. Either day may be missing.
 * @param column for example `orders.request_created_on`
 */
export function isBetweenDays(
  column: string,
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): SqlCondition {
  const instant = sql.ref(column);
  return combineConditions([
    from === undefined ? undefined : sql`${instant} >= ${startOfDay(from, timeZone)}`,
    to === undefined ? undefined : sql`${instant} < ${startOfNextDay(to, timeZone)}`,
  ]);
}

/**
 * LIKE pattern for search names that contain a text, for use with their trigram indexes. Wildcards are escaped last,
 * because removing accents turns a full-width % into a plain one.
 */
export function searchNamePattern(text: string): RawBuilder<string> {
  return sql<string>`'%' || regexp_replace(search_text(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}

/** Minimum number of characters of a part of a VAT number; shorter ones match the numbers of too many customers. */
const MIN_VAT_PART = 5;

/** Finds the customers that at least one word names, by indexes. */
const findsByAnyWord = (words: readonly string[]): SqlCondition =>
  sql<SqlBool>`customers.id IN (${sql.join(
    words.map(
      (word) => sql`SELECT id FROM customers WHERE starts_with(customer_code, ${word}::text)
      UNION ALL SELECT id FROM customers WHERE search_name LIKE ${searchNamePattern(word)}
      UNION ALL SELECT customer_id FROM customer_addresses
        WHERE code = 'SL' AND search_place LIKE ${searchNamePattern(word)}`,
    ),
    sql` UNION ALL `,
  )})`;

/** Checks a word against one customer at a time, with its legal address or all its addresses. */
const checksWord = (word: string, addresses: 'legal' | 'all'): SqlCondition => sql<SqlBool>`(
  starts_with(customers.customer_code, ${word}::text)
  OR customers.search_name LIKE ${searchNamePattern(word)}
  OR EXISTS (SELECT FROM customer_addresses address WHERE address.customer_id = customers.id
    ${addresses === 'legal' ? sql`AND address.code = 'SL'` : sql``}
    AND address.search_place LIKE ${searchNamePattern(word)}))`;

/** Condition that each word is in a customer's data; see `matchesCustomer`. */
function matchesWords(words: readonly string[], among: 'all' | 'few'): SqlCondition {
  const namesCustomer =
    among === 'all'
      ? findsByAnyWord(words)
      : sql<SqlBool>`(${sql.join(
          words.map((word) => checksWord(word, 'legal')),
          sql` OR `,
        )})`;
  if (words.length === 1) return namesCustomer;
  return combineConditions([namesCustomer, ...words.map((word) => checksWord(word, 'all'))]);
}

/**
 * Condition that a text names a customer, for the table `customers`: each word is the beginning of its code, or part of
 * its name or of the town, postal code or province of its legal address; beside such a word, others may be part of the
 * place of any of its addresses ("rossi parma"). Or the text begins its VAT number, with or without the country, in any
 * spelling.
 * @param among `all` finds the customers by indexes; `few` checks each one, for customers that are looked up anyway
 */
export function matchesCustomer(text: string, among: 'all' | 'few' = 'all'): SqlCondition {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const matches = words.length === 0 ? sql<SqlBool>`true` : matchesWords(words, among);
  const vatPart = text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  if (vatPart.length < MIN_VAT_PART || !/\d/.test(vatPart)) return sql<SqlBool>`(${matches})`;
  return sql<SqlBool>`(${matches} OR starts_with(customers.vat_number, ${vatPart}::text)
    OR starts_with(substr(customers.vat_number, 3), ${vatPart}::text))`;
}

/** Condition that a column contains the id of a customer that a text names; see `matchesCustomer`. */
export function isOfCustomer(column: string, text: string | undefined): SqlCondition | undefined {
  if (text === undefined) return undefined;
  return sql<SqlBool>`${sql.ref(column)} = ANY (ARRAY(SELECT id FROM customers WHERE ${matchesCustomer(text)}))`;
}

/** Whether a trigram index can find a text; for shorter ones, PostgreSQL would scan the whole index. */
export function hasTrigram(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text);
}

/** LIKE pattern for texts that contain a text; escapes wildcards. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** One more than the maximum number of entries; finding that many means that the list is truncated. */
export const MAX_COUNTED_ENTRIES = LIMITS.listedEntries + 1;

/**
 * Reads one page of a query's rows, and counts all of them up to `MAX_COUNTED_ENTRIES`. The query must order by a unique
 * column last.
 */
export async function readPage<DB, TB extends keyof DB, Row, T>(
  db: Connection,
  rows: SelectQueryBuilder<DB, TB, Row>,
  query: { page: number; size: number },
  toResponse: (row: Simplify<Row>) => T,
): Promise<LimitedPage<T>> {
  const found = rows.clearSelect().clearOrderBy().select(sql.lit(1).as('row'));
  const { counted } = await db
    .selectFrom(found.limit(sql.lit(MAX_COUNTED_ENTRIES)).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow();
  const { offset, size } = toListedSlice(query);
  const listed = await rows.limit(size).offset(offset).execute();
  return toLimitedPage(listed.map(toResponse), counted, query);
}

/** A list without pagination. */
export interface WholeList<T, Key = { id: string }> {
  /** The query of the list's keys, in order. */
  keys: Expression<Key>;
  /** Number of lines for a key; one by default. */
  countLines?: (key: Key) => number;
  /** Reads the rows of several keys, in their order. */
  read: (trx: Transaction, keys: readonly Key[]) => Promise<T[]>;
}

/** A list whose rows are converted one by one. */
export function toWholeList<Row, T>(rows: Expression<Row>, toResponse: (row: Row) => T): WholeList<T, Row> {
  return { keys: rows, read: async (_trx, read) => read.map(toResponse) };
}

const KEYS_PER_FETCH = 500;
/** Maximum number of lines per batch; a single key with more lines is a batch by itself. */
const LINES_PER_BATCH = 1_000;
/** Long enough for an export whose statement sorts a whole table. */
const STATEMENT_TIMEOUT_MS = 300_000;

/** Splits keys into batches of at most `LINES_PER_BATCH` lines. */
function* splitIntoBatches<Key>(keys: readonly Key[], countLines: (key: Key) => number): Generator<Key[]> {
  let batch: Key[] = [];
  let lines = 0;
  for (const key of keys) {
    if (batch.length > 0 && lines + countLines(key) > LINES_PER_BATCH) {
      yield batch;
      [batch, lines] = [[], 0];
    }
    batch.push(key);
    lines += countLines(key);
  }
  if (batch.length > 0) yield batch;
}

/**
 * Cancels the running statement of a transaction once the caller has disconnected. Kysely's cancellation does not stop
 * a statement in a transaction, because the rollback is queued before the cancelling connection is open.
 * @returns a function that stops watching; await it before the transaction ends, because a late cancel would hit the
 * next user of the connection
 */
async function cancelWhenClosed(
  db: Database,
  trx: Transaction,
  closed: AbortSignal,
): Promise<() => Promise<void>> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
  const [backend] = rows;
  let cancelled: Promise<unknown> | undefined;
  const cancel = () => {
    cancelled = sql`SELECT pg_cancel_backend(${backend?.pid})`.execute(db);
    // The error is thrown where the cancellation is awaited.
    cancelled.catch(() => {});
  };
  closed.addEventListener('abort', cancel, { once: true });
  return async () => {
    closed.removeEventListener('abort', cancel);
    await cancelled;
  };
}

interface WholeListOptions {
  /** Maximum number of lines, checked before any row is read. */
  maxLines?: number | undefined;
  /** Aborts when the caller disconnects, which cancels the running statement. */
  closed: AbortSignal;
}

/**
 * Reads a whole list in batches from one snapshot. Holds a connection until the last batch is read.
 * @throws Problem ListTooLong
 */
export async function* readWholeList<T, Key>(
  db: Database,
  { keys, countLines = () => 1, read }: WholeList<T, Key>,
  { maxLines, closed }: WholeListOptions,
): AsyncGenerator<T[]> {
  const snapshot = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const trx = await snapshot.execute();
  const fetchSize = maxLines === undefined ? KEYS_PER_FETCH : maxLines + 1;
  let unwatch = async () => {};
  try {
    unwatch = await cancelWhenClosed(db, trx, closed);
    await sql`SET LOCAL statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(trx);
    await sql`${CUSTOM_PLAN_COMMENT} DECLARE whole_list NO SCROLL CURSOR FOR ${keys}`.execute(trx);
    for (;;) {
      if (closed.aborted) throw new Problem('ServiceUnavailable');
      const { rows } = await sql<Key>`FETCH ${sql.lit(fetchSize)} FROM whole_list`.execute(trx);
      if (maxLines !== undefined && rows.reduce((lines, key) => lines + countLines(key), 0) > maxLines)
        throw new Problem('ListTooLong', { limit: { of: 'entries', max: maxLines } });
      for (const batch of splitIntoBatches(rows, countLines)) yield await read(trx, batch);
      if (rows.length < fetchSize) return;
    }
  } finally {
    await unwatch().finally(() => trx.rollback().execute());
  }
}
