import type { AuditEntity } from '@cromia/domain/audit/audit-log';
import type { SortOrder } from '@cromia/domain/lists/paging';
import { HELD_FILTER, LATE_FILTER, UNREAD_FILTER } from '@cromia/domain/orders/order-request';
import { listStatesAccepting, type StateMachine } from '@cromia/domain/state-machine';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { SqlCondition } from '../../../platform/database/list-queries.ts';

const EXPIRED = 'EXPIRED';

/**
 * Matches requests that have one of the statuses today, whether or not the expiry job has run. This is the SQL
 * equivalent of `getStatusToday` in the domain.
 * @param table with the columns `status` and `expiration_date`
 */
export function hasStatusToday<S extends string, E extends string>(
  table: string,
  machine: StateMachine<S, E | 'expire'>,
  statuses: readonly S[],
  today: string,
): SqlCondition {
  const status = sql.ref(`${table}.status`);
  const lastDay = sql.ref(`${table}.expirationDate`);
  const expiring: readonly string[] = listStatesAccepting(machine, 'expire');
  const hasExpired = sql`(${isOneOf(status, expiring)} AND coalesce(${lastDay} < ${today}::date, false))`;
  const exceptExpired = statuses.some((listedStatus) => expiring.includes(listedStatus))
    ? sql` AND NOT ${hasExpired}`
    : sql``;
  const hasStatus = sql<SqlBool>`(${isOneOf(status, statuses)}${exceptExpired})`;
  return statuses.some((listedStatus) => listedStatus === EXPIRED)
    ? sql`(${hasStatus} OR ${hasExpired})`
    : hasStatus;
}

/** Compares a single status with `=`, so that an index on it returns the rows in order. */
function isOneOf(status: RawBuilder<unknown>, statuses: readonly string[]): RawBuilder<unknown> {
  const [first, ...otherStatuses] = statuses;
  return first !== undefined && otherStatuses.length === 0
    ? sql`${status} = ${first}`
    : sql`${status} = ANY(${statuses}::text[])`;
}

/** The one status of the requests of a filter; undefined if they can have several. */
export function toFilteredStatus(filter: string | undefined): string | undefined {
  if (filter === LATE_FILTER || filter === HELD_FILTER) return 'PENDING';
  return filter === UNREAD_FILTER ? undefined : filter;
}

/**
 * The sort columns of a list of requests, with the id last. Within a status the newest requests come first in both
 * directions.
 * @param status the status that the list is filtered by
 */
export function buildRequestOrder<Field extends string>(
  { field, direction }: SortOrder<Field>,
  status: string | undefined,
): { column: Field | 'createdOn' | 'id'; direction: SortOrder['direction'] }[] {
  const idColumn = { column: 'id', direction: 'asc' } as const;
  if (field !== 'status') return [{ column: field, direction }, idColumn];
  const statusColumns = status === undefined ? [{ column: field, direction }] : [];
  return [...statusColumns, { column: 'createdOn', direction: 'desc' }, idColumn];
}

/** A table of requests that expire after their last day, and its names in the audit log. */
export interface ExpiringRequests {
  /** Has the columns `status`, `expiration_date` and `customer_id`. */
  table: 'offerRequests' | 'orderRequests';
  entity: AuditEntity;
  /** Prefix of the audit actions `….expire` and `….remove`. */
  action: 'offer-requests' | 'order-requests';
  /** The statuses from which requests expire. */
  expiring: readonly string[];
}

/** Marks requests whose last day has passed as EXPIRED, each with an audit entry. @returns their ids */
export async function storeExpiries(
  trx: Transaction,
  { table, entity, action, expiring }: ExpiringRequests,
  today: string,
): Promise<string[]> {
  const { rows } = await sql<{ entityId: string }>`
    WITH expired AS (
      UPDATE ${sql.table(table)} SET status = ${EXPIRED}
      WHERE status = ANY(${expiring}::text[]) AND expiration_date < ${today}::date
      RETURNING id, customer_id
    )
    INSERT INTO audit_log (customer_id, action, entity, entity_id)
    SELECT customer_id, ${`${action}.expire`}, ${entity}, id::text FROM expired
    RETURNING entity_id AS "entityId"`.execute(trx);
  return rows.map(({ entityId }) => entityId);
}

/** Deletes expired requests that can no longer be requested again (section 9). */
export async function deleteExpiredRequests(
  db: Database,
  { table, entity, action }: ExpiringRequests,
  expiredBefore: string,
): Promise<void> {
  await sql`
    WITH removed AS (
      DELETE FROM ${sql.table(table)} WHERE status = ${EXPIRED} AND expiration_date < ${expiredBefore}::date
      RETURNING id, customer_id
    )
    INSERT INTO audit_log (customer_id, action, entity, entity_id)
    SELECT customer_id, ${`${action}.remove`}, ${entity}, id::text FROM removed`.execute(db);
}
