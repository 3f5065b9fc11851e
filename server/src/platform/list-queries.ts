import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A condition of a WHERE. */
export type Condition = RawBuilder<SqlBool>;

/** All of some conditions at once; true without any. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}

/**
 * The instant at which a day begins in a time zone. to_date takes every day that the calendar of ISO 8601 has, the year
 * 0 as well; a cast to date refuses that one.
 */
export function dayBegins(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`(to_date(${day}, 'YYYY-MM-DD')::timestamp AT TIME ZONE ${timeZone}::text)`;
}

/** The instant at which the day after begins in a time zone. */
export function dayAfter(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`((to_date(${day}, 'YYYY-MM-DD') + 1)::timestamp AT TIME ZONE ${timeZone}::text)`;
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
