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
import { Problem } from '../http/problem.ts';
import { type Connection, CUSTOM_PLAN_COMMENT, type Database, type Transaction } from './database.ts';

/** A condition of a WHERE. */
export type SqlCondition = RawBuilder<SqlBool>;

/** All of some conditions at once; true without any. A filter that is not set has none. */
export function combineConditions(conditions: readonly (SqlCondition | undefined)[]): SqlCondition {
  const set = conditions.filter((condition) => condition !== undefined);
  return set.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(set, sql` AND `)}`;
}

/** The condition that a column has a value; none without a value. @param column as in `orders.status` */
export function isEqual(column: string, value: string | undefined): SqlCondition | undefined {
  return value === undefined ? undefined : sql<SqlBool>`${sql.ref(column)} = ${value}`;
}

/** Whose rows a list has. */
export interface CustomerScope {
  /** Null for staff, who see every customer's. */
  customerId: string | null;
  /** Code of the customer whose rows staff asks for. */
  customerCode?: string | undefined;
  /** The user whose portfolio's rows a list has, where it has not those of all customers. */
  managerId?: string | undefined;
}

/** The id of the customer whose rows a list has, as an expression; null for those of all customers. */
export function selectCustomerId({ customerId, customerCode }: CustomerScope): RawBuilder<unknown> | null {
  if (customerId !== null) return sql`${customerId}::uuid`;
  if (customerCode === undefined) return null;
  return sql`(SELECT id FROM customers WHERE customer_code = ${customerCode})`;
}

/**
 * A day of the calendar of ISO 8601, which has a year 0: for PostgreSQL, the year -1. It is built from numbers, which
 * the planner takes as a constant; a text would be parsed again for every row.
 */
function calendarDay(day: string): RawBuilder<unknown> {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return sql`make_date(${year === 0 ? -1 : year}::integer, ${month}::integer, ${date}::integer)`;
}

/** The instant at which a day begins in a time zone. */
export function startOfDay(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`(${calendarDay(day)}::timestamp AT TIME ZONE ${timeZone}::text)`;
}

/** The instant at which the day after begins in a time zone. */
export function startOfNextDay(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`((${calendarDay(day)} + 1)::timestamp AT TIME ZONE ${timeZone}::text)`;
}

/**
 * The days between which an instant lies, in a time zone; both belong to the range, and either may be open.
 * @param column as in `orders.request_created_on`
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
 * The LIKE pattern for searched names that contain this text, as their trigram indexes read it. Wildcards are escaped
 * last, because removing accents turns a full-width % into a plain one.
 */
export function searchNamePattern(text: string): RawBuilder<string> {
  return sql<string>`'%' || regexp_replace(search_text(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}

/** The condition that a column holds the id of a customer whose code begins with a text, or whose name holds it. */
export function isOfCustomer(column: string, text: string | undefined): SqlCondition | undefined {
  if (text === undefined) return undefined;
  return sql<SqlBool>`${sql.ref(column)} = ANY (ARRAY(
    SELECT id FROM customers WHERE starts_with(customer_code, ${text}) OR search_name LIKE ${searchNamePattern(text)}))`;
}

/** Whether a trigram index can look a text up; for a shorter one PostgreSQL would read all of the index. */
export function hasTrigram(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text);
}

/** The LIKE pattern for texts that contain this one, its wildcards escaped. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** One entry more than a list has; finding it means that the list is cut. */
export const MAX_COUNTED_ENTRIES = LIMITS.listedEntries + 1;

/** One page of the rows that a statement selects, and how many there are; its order ends at a unique column. */
export async function readPage<DB, TB extends keyof DB, Row, T>(
  db: Connection,
  rows: SelectQueryBuilder<DB, TB, Row>,
  query: { page: number; size: number },
  answer: (row: Simplify<Row>) => T,
): Promise<LimitedPage<T>> {
  const found = rows.clearSelect().clearOrderBy().select(sql.lit(1).as('one'));
  const { counted } = await db
    .selectFrom(found.limit(sql.lit(MAX_COUNTED_ENTRIES)).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow();
  const { offset, size } = toListedSlice(query);
  const listed = await rows.limit(size).offset(offset).execute();
  return toLimitedPage(listed.map(answer), counted, query);
}

/** A list that is read as a whole, however long it is. */
export interface WholeList<T, Key = { id: string }> {
  /** The statement of its keys, in the list's order. */
  keys: Expression<Key>;
  /** Lines that the rows of a key have; one by default. */
  linesOf?: (key: Key) => number;
  /** The rows of some keys, in their order. */
  read: (trx: Transaction, keys: readonly Key[]) => Promise<T[]>;
}

/** A list whose rows are each answered on their own. */
export function toWholeList<Row, T>(rows: Expression<Row>, answer: (row: Row) => T): WholeList<T, Row> {
  return { keys: rows, read: async (_trx, read) => read.map(answer) };
}

const KEYS_AT_ONCE = 500;
/** Lines that are read at once; a key may have as many by itself. */
const LINES_AT_ONCE = 1_000;
/** A statement of an export may sort a whole table. */
const STATEMENT_TIMEOUT_MS = 300_000;

/** Divides keys into batches of so many lines at most. */
function* batchesOf<Key>(keys: readonly Key[], linesOf: (key: Key) => number): Generator<Key[]> {
  let batch: Key[] = [];
  let lines = 0;
  for (const key of keys) {
    if (batch.length > 0 && lines + linesOf(key) > LINES_AT_ONCE) {
      yield batch;
      [batch, lines] = [[], 0];
    }
    batch.push(key);
    lines += linesOf(key);
  }
  if (batch.length > 0) yield batch;
}

/**
 * Cancels the statement under way in a transaction when nobody waits for it any more. Kysely's own cancelling leaves a
 * transaction's statement running, because the rollback takes its place before the cancelling connection is open.
 * @returns stops watching, to be awaited before the transaction ends: a late cancel would hit the connection's next user
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
    // The failure surfaces where the cancel is awaited.
    cancelled.catch(() => {});
  };
  closed.addEventListener('abort', cancel, { once: true });
  return async () => {
    closed.removeEventListener('abort', cancel);
    await cancelled;
  };
}

interface WholeListOptions {
  /** Lines that the list may have, counted before any row is read. */
  maxLines?: number | undefined;
  /** Aborts when the caller goes away; the statement under way is cancelled. */
  closed: AbortSignal;
}

/**
 * The rows of a whole list as it is at one moment, in batches; holds a connection until the last one is read.
 * @throws Problem ListTooLong
 */
export async function* readWholeList<T, Key>(
  db: Database,
  { keys, linesOf = () => 1, read }: WholeList<T, Key>,
  { maxLines, closed }: WholeListOptions,
): AsyncGenerator<T[]> {
  const snapshot = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const trx = await snapshot.execute();
  const keysAtOnce = maxLines === undefined ? KEYS_AT_ONCE : maxLines + 1;
  let unwatch = async () => {};
  try {
    unwatch = await cancelWhenClosed(db, trx, closed);
    await sql`SET LOCAL statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(trx);
    await sql`${CUSTOM_PLAN_COMMENT} DECLARE whole_list NO SCROLL CURSOR FOR ${keys}`.execute(trx);
    for (;;) {
      if (closed.aborted) throw new Problem('ServiceUnavailable');
      const { rows } = await sql<Key>`FETCH ${sql.lit(keysAtOnce)} FROM whole_list`.execute(trx);
      if (maxLines !== undefined && rows.reduce((lines, key) => lines + linesOf(key), 0) > maxLines)
        throw new Problem('ListTooLong');
      for (const batch of batchesOf(rows, linesOf)) yield await read(trx, batch);
      if (rows.length < keysAtOnce) return;
    }
  } finally {
    await unwatch().finally(() => trx.rollback().execute());
  }
}
