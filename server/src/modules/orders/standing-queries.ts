import { type Machine, statesTaking } from '@cromia/domain/state-machine';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Condition } from '../../platform/list-queries.ts';

const EXPIRED = 'EXPIRED';

/**
 * The rows of a table of requests that have one of some statuses today, whether or not the job that writes expiries
 * down has run: the SQL of the domain's `statusToday`.
 * @param table with the columns `status` and `expiration_date`
 */
export function hasStatusToday<S extends string, E extends string>(
  table: string,
  machine: Machine<S, E | 'expire'>,
  wanted: readonly S[],
  today: string,
): Condition {
  const status = sql.ref(`${table}.status`);
  const lastDay = sql.ref(`${table}.expirationDate`);
  const lapsing: readonly string[] = statesTaking(machine, 'expire');
  const isLapsed = sql`(${isOneOf(status, lapsing)} AND coalesce(${lastDay} < ${today}::date, false))`;
  const stillHasIt = wanted.some((each) => lapsing.includes(each)) ? sql` AND NOT ${isLapsed}` : sql``;
  const hasIt = sql<SqlBool>`(${isOneOf(status, wanted)}${stillHasIt})`;
  return wanted.some((each) => each === EXPIRED) ? sql`(${hasIt} OR ${isLapsed})` : hasIt;
}

/** One status by itself, so that an index on it gives its rows in their order. */
function isOneOf(status: RawBuilder<unknown>, statuses: readonly string[]): RawBuilder<unknown> {
  const [first, ...others] = statuses;
  return first !== undefined && others.length === 0
    ? sql`${status} = ${first}`
    : sql`${status} = ANY(${statuses}::text[])`;
}
