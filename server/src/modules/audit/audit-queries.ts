import type { AuditFilter } from '@cromia/domain/audit/audit-log';
import { usernameField } from '@cromia/domain/fields';
import { type InferResult, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import {
  combineConditions,
  isBetweenDays,
  isEqual,
  isOfCustomer,
  type SqlCondition,
  searchNamePattern,
} from '../../platform/database/list-queries.ts';

/** The filter of the log. Its days are in the manufacturer's time zone. */
export type AuditLogFilter = AuditFilter & { timeZone: string };

/**
 * Matches the changes of one user by the complete address, or of all users whose name or address contains the text.
 * The trigram index on `search_name` also covers the business name, so the query compares name and address again.
 */
function matchesAuthor(text: string | undefined): SqlCondition | undefined {
  if (text === undefined) return undefined;
  const { data: username } = usernameField().safeParse(text);
  if (username !== undefined)
    return sql`audit_log.user_id = (SELECT id FROM users WHERE username = ${username})`;
  const pattern = searchNamePattern(text);
  return sql`audit_log.user_id = ANY (ARRAY(
    SELECT id FROM users
    WHERE search_name LIKE ${pattern}
      AND search_text(firstname || ' ' || lastname || ' ' || username) LIKE ${pattern}))`;
}

function buildConditions(filter: AuditLogFilter): SqlCondition {
  const { username, entity, action, customer, customerCode, atFrom, atTo, timeZone } = filter;
  return combineConditions([
    isBetweenDays('auditLog.at', atFrom, atTo, timeZone),
    isEqual('auditLog.entity', entity),
    isEqual('auditLog.action', action),
    matchesAuthor(username),
    isOfCustomer('auditLog.customerId', customer),
    customerCode === undefined
      ? undefined
      : sql`audit_log.customer_id = (SELECT id FROM customers WHERE customer_code = ${customerCode})`,
  ]);
}

/** Selects the sorted entries that match a filter, with the names of users and customers. */
export function selectAuditEntries(db: Connection, filter: AuditLogFilter, direction: 'asc' | 'desc') {
  return db
    .selectFrom('auditLog')
    .leftJoin('users', 'users.id', 'auditLog.userId')
    .leftJoin('customers', 'customers.id', 'auditLog.customerId')
    .select([
      'auditLog.entry as id',
      'auditLog.at',
      'auditLog.action',
      'auditLog.entity',
      'auditLog.entityId',
      'users.username',
      sql<string | null>`users.firstname || ' ' || users.lastname`.as('name'),
      'customers.customerCode',
      'customers.businessName',
      'auditLog.details',
    ])
    .where(buildConditions(filter))
    .orderBy('auditLog.at', direction)
    .orderBy('auditLog.id', direction);
}

export type AuditEntryRow = InferResult<ReturnType<typeof selectAuditEntries>>[number];
