import type { Role } from '@cromia/domain/accounts/roles';
import type { AuditEntity } from '@cromia/domain/audit/audit-log';
import type { HandledKind } from '@cromia/domain/handling/handling';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** The table of each kind, the column by which its routes name a row, and its entity in the audit log. */
const TABLES = {
  orders: { table: 'orders', key: 'id', entity: 'order' },
  'order-requests': { table: 'order_requests', key: 'id', entity: 'order_request' },
  'offer-requests': { table: 'offer_requests', key: 'id', entity: 'offer_request' },
  customers: { table: 'customers', key: 'customer_code', entity: 'customer' },
  'contact-requests': { table: 'contact_requests', key: 'id', entity: 'contact_request' },
} as const satisfies Record<HandledKind, { table: string; key: string; entity: AuditEntity }>;

export const getHandledEntity = (kind: HandledKind): AuditEntity => TABLES[kind].entity;

export interface HandlingRow {
  id: string;
  assignedTo: string | null;
  note: string | null;
}

/** Finds the assignee and the note of a row. @param key its id, or the code of a customer */
export async function findHandling(
  db: Connection,
  kind: HandledKind,
  key: string,
): Promise<HandlingRow | undefined> {
  const { table, key: column } = TABLES[kind];
  const { rows } = await sql<HandlingRow>`
    SELECT handled.id, assignee.username AS "assignedTo", handled.internal_note AS note
    FROM ${sql.table(table)} AS handled LEFT JOIN users AS assignee ON assignee.id = handled.assigned_to
    WHERE ${sql.ref(`handled.${column}`)} = ${key}`.execute(db);
  return rows[0];
}

/** Finds the assignees of rows, by id; rows without one are left out. */
export async function findAssignees(
  db: Connection,
  kind: HandledKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; username: string }>`
    SELECT handled.id, assignee.username FROM ${sql.table(TABLES[kind].table)} AS handled
    JOIN users AS assignee ON assignee.id = handled.assigned_to
    WHERE handled.id = ANY(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Locks a row until the transaction ends, before it is read to be changed. */
export async function lockHandled(trx: Transaction, kind: HandledKind, key: string): Promise<void> {
  const { table, key: column } = TABLES[kind];
  await sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${key} FOR NO KEY UPDATE`.execute(trx);
}

/** Stores the assignee of a row. @param assignedTo id of the user; null for nobody */
export async function storeAssignee(
  trx: Transaction,
  kind: HandledKind,
  id: string,
  assignedTo: string | null,
): Promise<void> {
  await sql`UPDATE ${sql.table(TABLES[kind].table)} SET assigned_to = ${assignedTo} WHERE id = ${id}`.execute(
    trx,
  );
}

/** Stores the internal note of a row. */
export async function storeNote(
  trx: Transaction,
  kind: HandledKind,
  id: string,
  note: string | null,
): Promise<void> {
  await sql`UPDATE ${sql.table(TABLES[kind].table)} SET internal_note = ${note} WHERE id = ${id}`.execute(
    trx,
  );
}

/** Finds the enabled users with one of the roles, sorted by name. */
export async function findStaff(db: Connection, roles: readonly Role[]) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'firstname', 'lastname'])
    .where('role', 'in', roles)
    .where('disabledAt', 'is', null)
    .orderBy('lastname')
    .orderBy('username')
    .execute();
}
