import { type Machine, statesTaking } from '@cromia/domain/state-machine';
import { sql } from 'kysely';
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
  const isLapsed = sql`(${status} = ANY(${lapsing}::text[]) AND coalesce(${lastDay} < ${today}::date, false))`;
  const hasIt = sql<boolean>`(${status} = ANY(${wanted}::text[]) AND NOT ${isLapsed})`;
  return wanted.some((each) => each === EXPIRED) ? sql`(${hasIt} OR ${isLapsed})` : hasIt;
}
