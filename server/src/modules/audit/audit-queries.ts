import type { AuditEntity, AuditFilter } from '@cromia/domain/audit/audit-log';
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

/** The id of an entry's entity; null for a text that is none. */
const ENTITY_ID =
  "CASE WHEN audit_log.entity_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN audit_log.entity_id::uuid END";

/** SQL of the names of entities with an id, by entity. */
const NAMES_BY_ID: Readonly<Partial<Record<AuditEntity, string>>> = {
  user: "SELECT coalesce(nullif(trim(firstname || ' ' || lastname), ''), username) FROM users",
  customer: 'SELECT business_name FROM customers',
  customer_request: 'SELECT business_name FROM customer_requests',
  customer_invitation:
    "SELECT coalesce(nullif(trim(invitee_first_name || ' ' || invitee_last_name), ''), invitee_email) FROM customer_invitations",
  update_customer_request:
    'SELECT business_name FROM customers WHERE id = (SELECT customer_id FROM update_customer_requests',
  shopping_list: 'SELECT name FROM shopping_lists',
  offer_request: 'SELECT number FROM offer_requests',
  shipment: 'SELECT shipment_code FROM shipments',
  invoice: 'SELECT invoice_number FROM invoices',
  order_request: 'SELECT number FROM order_requests',
  claim: 'SELECT number FROM claims',
  approval: 'SELECT customer_order_code FROM approvals',
  order: 'SELECT order_code FROM orders',
  contact_request: 'SELECT name FROM contact_requests',
  dealer: 'SELECT business_name FROM dealers',
  'sds-documents': "SELECT concat_ws('-', serial, color, recipe) || ' (' || site || ')' FROM sds_documents",
  'tds-versions': "SELECT concat_ws('-', serial, color) || ' (' || upper(language) || ')' FROM tds_versions",
  b2c_tree: 'SELECT file_name FROM b2c_trees',
  import: 'SELECT file_name FROM imports',
  integration_key: 'SELECT name FROM integration_keys',
  search_synonym: "SELECT term || ' – ' || synonym FROM search_synonyms",
  webhook: 'SELECT url FROM webhooks',
  mail: "SELECT recipient || ' – ' || subject FROM mail_outbox",
};

/** SQL of the names of entities whose id is no key of their table, by entity. */
const OTHER_NAMES: Readonly<Partial<Record<AuditEntity, string>>> = {
  customer_note: 'SELECT business_name FROM customers WHERE id = audit_log.customer_id',
  customer_prices: 'SELECT business_name FROM customers WHERE customer_code = audit_log.entity_id',
  // Public holidays are filled in for a year.
  closure: `SELECT CASE WHEN audit_log.entity_id ~ '^[0-9]{4}$' THEN audit_log.entity_id ELSE (
    SELECT concat_ws(' ', to_char(first_day, 'DD-MM-YYYY'),
      CASE WHEN last_day > first_day THEN '– ' || to_char(last_day, 'DD-MM-YYYY') END, name)
    FROM closures WHERE id = ${ENTITY_ID}) END`,
  // Some changes name a serial without its product class.
  serials: "SELECT split_part(audit_log.entity_id, '-', -1)",
};

/** SQL of the name of an entry's entity; null if it was deleted, or has no name. */
function buildSubject() {
  const named = Object.entries(NAMES_BY_ID).map(([entity, select]) => {
    const end = select.includes('(SELECT customer_id') ? ')' : '';
    return `WHEN '${entity}' THEN (${select} WHERE id = ${ENTITY_ID}${end})`;
  });
  const otherwise = Object.entries(OTHER_NAMES).map(
    ([entity, select]) => `WHEN '${entity}' THEN (${select})`,
  );
  return sql<string | null>`CASE audit_log.entity
    ${sql.raw([...named, ...otherwise].join('\n'))}
    ELSE audit_log.entity_id
  END`;
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
      buildSubject().as('subject'),
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
