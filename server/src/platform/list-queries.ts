import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Database, PLANNED_WITH_VALUES, type Transaction } from './database.ts';

/** A condition of a WHERE. */
export type Condition = RawBuilder<SqlBool>;

/** All of some conditions at once; true without any. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}

/** Whose rows a list has. */
export interface Whose {
  /** Null for staff, who see every customer's. */
  customerId: string | null;
  /** Code of the customer whose rows staff asks for. */
  customerCode?: string | undefined;
}

/** The id of the customer whose rows a list has, as an expression; null for those of all customers. */
export function customerOf({ customerId, customerCode }: Whose): RawBuilder<unknown> | null {
  if (customerId !== null) return sql`${customerId}::uuid`;
  if (customerCode === undefined) return null;
  return sql`(SELECT id FROM customers WHERE customer_code = ${customerCode})`;
}

/**
 * A day of the calendar of ISO 8601, which has a year 0: the one before the year 1, as -1 is to the database. It is made of
 * numbers: a constant to the planner, where a text was read again for every row.
 */
function calendarDay(day: string): RawBuilder<unknown> {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return sql`make_date(${year === 0 ? -1 : year}::integer, ${month}::integer, ${date}::integer)`;
}

/** The instant at which a day begins in a time zone. */
export function dayBegins(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`(${calendarDay(day)}::timestamp AT TIME ZONE ${timeZone}::text)`;
}

/** The instant at which the day after begins in a time zone. */
export function dayAfter(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`((${calendarDay(day)} + 1)::timestamp AT TIME ZONE ${timeZone}::text)`;
}

/**
 * The days between which an instant lies, in a time zone; both belong to the range, and either may be open.
 * @param column as in `orders.request_created_on`
 */
export function betweenDays(
  column: string,
  { from, to, timeZone }: { from: string | undefined; to: string | undefined; timeZone: string },
): Condition[] {
  const instant = sql.ref(column);
  const conditions: Condition[] = [];
  if (from !== undefined) conditions.push(sql`${instant} >= ${dayBegins(from, timeZone)}`);
  if (to !== undefined) conditions.push(sql`${instant} < ${dayAfter(to, timeZone)}`);
  return conditions;
}

/**
 * The pattern of LIKE for searched names that hold this text, as their trigram indexes read it. What LIKE takes for
 * wildcards is escaped last: leaving accents out makes a plain % of a wide one.
 */
export function holdingSearched(text: string): RawBuilder<string> {
  return sql<string>`'%' || regexp_replace(search_text(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}

/** The pattern of LIKE for texts that hold this one; what LIKE takes for wildcards stands for itself. */
export function holding(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** A list that is read as a whole, however long it is. */
export interface WholeList<T, Key = { id: string }> {
  /** The statement of its keys, in the list's order. */
  keys: RawBuilder<Key>;
  /** The rows of some keys, in their order. */
  read: (trx: Transaction, keys: readonly Key[]) => Promise<T[]>;
}

/** Rows of a whole list that are read at once. */
const BATCH_ROWS = 50;

/** The rows of a whole list as it stands at one moment, in batches; holds a connection until the last one is read. */
export async function* readWholeList<T, Key>(
  db: Database,
  { keys, read }: WholeList<T, Key>,
): AsyncGenerator<T[]> {
  const snapshot = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const trx = await snapshot.execute();
  try {
    await sql`${PLANNED_WITH_VALUES} DECLARE whole_list NO SCROLL CURSOR FOR ${keys}`.execute(trx);
    for (;;) {
      const { rows } = await sql<Key>`FETCH ${sql.lit(BATCH_ROWS)} FROM whole_list`.execute(trx);
      if (rows.length > 0) yield await read(trx, rows);
      if (rows.length < BATCH_ROWS) return;
    }
  } finally {
    await trx.rollback().execute();
  }
}
