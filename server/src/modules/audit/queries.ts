import type { AuditFilter } from '@cromia/domain/audit/audit-log';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf, betweenDays, type Condition, isEqual } from '../../platform/list-queries.ts';

/** What the log is narrowed to; days are the manufacturer's. */
export type LogFilter = AuditFilter & { timeZone: string };

export interface EntryRow {
  id: string;
  at: Date;
  action: string;
  entity: string;
  entityId: string;
  username: string | null;
  customerCode: string | null;
  businessName: string | null;
  details: unknown;
}

function conditions(filter: LogFilter): Condition {
  const { username, entity, action, customerCode, atFrom, atTo, timeZone } = filter;
  return allOf([
    betweenDays('at', atFrom, atTo, timeZone),
    isEqual('entity', entity),
    isEqual('action', action),
    username === undefined ? undefined : sql`user_id = (SELECT id FROM users WHERE username = ${username})`,
    customerCode === undefined
      ? undefined
      : sql`customer_id = (SELECT id FROM customers WHERE customer_code = ${customerCode})`,
  ]);
}

/**
 * The statement of entries in their order, with the names that belong to them.
 * @param part LIMIT and OFFSET, so that names are looked up for these entries alone
 */
export function entries(
  filter: LogFilter,
  direction: 'asc' | 'desc',
  part: RawBuilder<unknown> = sql``,
): RawBuilder<EntryRow> {
  const order = sql.raw(direction);
  return sql<EntryRow>`
    SELECT e.entry AS id, e.at, e.action, e.entity, e.entity_id, u.username, c.customer_code, c.business_name, e.details
    FROM (SELECT * FROM audit_log WHERE ${conditions(filter)} ORDER BY at ${order}, id ${order} ${part}) e
    LEFT JOIN users u ON u.id = e.user_id
    LEFT JOIN customers c ON c.id = e.customer_id
    ORDER BY e.at ${order}, e.id ${order}`;
}

/** One page of the log. */
export async function listEntries(
  db: Connection,
  filter: LogFilter,
  { offset, size }: { offset: number; size: number },
  direction: 'asc' | 'desc',
): Promise<EntryRow[]> {
  return (await entries(filter, direction, sql`LIMIT ${size} OFFSET ${offset}`).execute(db)).rows;
}

/** How many entries pass the filters; counts no further than `most`, however long the log is. */
export async function countEntries(db: Connection, filter: LogFilter, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total
    FROM (SELECT FROM audit_log WHERE ${conditions(filter)} LIMIT ${most}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
