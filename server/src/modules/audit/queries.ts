import type { AuditFilter } from '@cromia/domain/audit/audit-log';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf, betweenDays, type Condition } from '../../platform/list-queries.ts';

/** What the log is narrowed to; days are the manufacturer's. */
export type LogFilter = AuditFilter & { timeZone: string };

export interface EntryRow {
  id: string;
  at: Date;
  /** The instant to the microsecond, as only the database keeps it, and the entry's place among those of the same. */
  place: { at: string; id: number };
  action: string;
  entity: string;
  entityId: string;
  username: string | null;
  customerCode: string | null;
  businessName: string | null;
  details: unknown;
}

function conditions({
  username,
  entity,
  action,
  customerCode,
  atFrom,
  atTo,
  timeZone,
}: LogFilter): Condition[] {
  const found: Condition[] = betweenDays('at', { from: atFrom, to: atTo, timeZone });
  if (entity !== undefined) found.push(sql<SqlBool>`entity = ${entity}`);
  if (action !== undefined) found.push(sql<SqlBool>`action = ${action}`);
  if (username !== undefined)
    found.push(sql<SqlBool>`user_id = (SELECT id FROM users WHERE username = ${username})`);
  if (customerCode !== undefined)
    found.push(sql<SqlBool>`customer_id = (SELECT id FROM customers WHERE customer_code = ${customerCode})`);
  return found;
}

/** Entries in their order, with the names that belong to them: looked up for these alone. */
async function entries(
  db: Connection,
  {
    where,
    direction,
    most,
    skip,
  }: { where: Condition; direction: 'asc' | 'desc'; most: number; skip: number },
): Promise<EntryRow[]> {
  const order = sql.raw(direction);
  const { rows } = await sql<EntryRow>`
    SELECT e.entry AS id, e.at, jsonb_build_object('at', e.at::text, 'id', e.id) AS place, e.action, e.entity,
      e.entity_id AS "entityId", u.username, c.customer_code AS "customerCode", c.business_name AS "businessName",
      e.details
    FROM (
      SELECT * FROM audit_log WHERE ${where} ORDER BY at ${order}, id ${order} LIMIT ${most} OFFSET ${skip}
    ) e
    LEFT JOIN users u ON u.id = e.user_id
    LEFT JOIN customers c ON c.id = e.customer_id
    ORDER BY e.at ${order}, e.id ${order}`.execute(db);
  return rows;
}

/** One page of the log. */
export function listEntries(
  db: Connection,
  filter: LogFilter,
  { offset, size }: { offset: number; size: number },
  direction: 'asc' | 'desc',
): Promise<EntryRow[]> {
  return entries(db, { where: allOf(conditions(filter)), direction, most: size, skip: offset });
}

/** How many entries pass the filters; counts no further than `most`, however long the log is. */
export async function countEntries(db: Connection, filter: LogFilter, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total
    FROM (SELECT FROM audit_log WHERE ${allOf(conditions(filter))} LIMIT ${most}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The next entries behind one, newest first: the whole log is read in parts, each by the index. */
export function listEntriesBehind(
  db: Connection,
  filter: LogFilter,
  last: EntryRow['place'] | null,
  most: number,
): Promise<EntryRow[]> {
  const behind =
    last === null ? [] : [sql<SqlBool>`(at, id) < (${last.at}::timestamptz, ${last.id}::bigint)`];
  return entries(db, { where: allOf([...conditions(filter), ...behind]), direction: 'desc', most, skip: 0 });
}
