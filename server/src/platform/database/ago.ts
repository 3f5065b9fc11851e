import { sql } from 'kysely';

/** Creates an SQL expression for a time before now, by the database's clock. */
export function sqlTimeAgo(unit: 'years' | 'days' | 'mins', amount: number) {
  return sql<Date>`now() - make_interval(${sql.raw(unit)} => ${amount}::integer)`;
}
