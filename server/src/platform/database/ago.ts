import { sql } from 'kysely';

/** An instant before now, by the clock of the database. */
export function sqlTimeAgo(unit: 'days' | 'mins', amount: number) {
  return sql<Date>`now() - make_interval(${sql.raw(unit)} => ${amount}::integer)`;
}
