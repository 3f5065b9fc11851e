import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';
import type { SqlCondition } from '../../../platform/database/list-queries.ts';

/** The identifiers of a person in the tables. */
export interface DataSubject {
  id: string;
  /** The user name, in lower case. */
  email: string;
}

/** Matches contacts that are the person, by e-mail address or by full name at the person's own company. */
export function matchesContact({ id, email }: DataSubject): SqlCondition {
  return sql`(lower(customer_contacts.email) = ${email} OR EXISTS (
    SELECT FROM users WHERE users.id = ${id}::uuid AND users.customer_id = customer_contacts.customer_id
      AND lower(users.firstname) = lower(customer_contacts.first_name)
      AND lower(users.lastname) = lower(customer_contacts.last_name)))`;
}

type RecordsQuery = (subject: DataSubject) => RawBuilder<{ record: Record<string, unknown> }>;

/**
 * The query for each file of the export. Secrets are excluded, and so is the text of mails, because it contains the
 * links that set a password or accept an invitation.
 */
export const RECORD_QUERIES: Record<string, RecordsQuery> = {
  account: ({ id }) => sql`
    SELECT to_jsonb(users) - '{password_hash,search_name}'::text[]
      || jsonb_build_object('customer_code', customers.customer_code) AS record
    FROM users LEFT JOIN customers ON customers.id = users.customer_id WHERE users.id = ${id}::uuid`,
  sessions: ({ id }) => sql`
    SELECT to_jsonb(sessions) AS record FROM sessions WHERE user_id = ${id}::uuid ORDER BY created_at`,
  'second-factors': ({ id }) => sql`
    SELECT jsonb_build_object('app_added_at', (SELECT added_at FROM authenticator_apps WHERE user_id = users.id),
      'passkeys', (
        SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'added_at', added_at,
          'last_used_at', last_used_at) ORDER BY added_at), '[]')
        FROM passkeys WHERE user_id = users.id)) AS record
    FROM users WHERE id = ${id}::uuid`,
  registrations: ({ email }) => sql`
    SELECT to_jsonb(registrations) - 'code_hash' AS record FROM registrations
    WHERE username = ${email} ORDER BY created_at`,
  attempts: ({ id, email }) => sql`
    SELECT jsonb_build_object('kind', kind, 'expires_at', expires_at) AS record FROM limited_attempts
    WHERE key IN (${id}, ${email}) OR subkey = ${email} ORDER BY limited_attempts.id`,
  portfolio: ({ id }) => sql`
    SELECT jsonb_build_object('customer_code', customer_code, 'business_name', business_name) AS record
    FROM customer_managers JOIN customers ON customers.id = customer_id
    WHERE user_id = ${id}::uuid ORDER BY customer_code`,
  'customer-notes': ({ id }) => sql`
    SELECT to_jsonb(customer_notes) || jsonb_build_object('customer_code', customer_code) AS record
    FROM customer_notes JOIN customers ON customers.id = customer_id
    WHERE user_id = ${id}::uuid ORDER BY created_on`,
  'training-confirmations': ({ id }) => sql`
    SELECT to_jsonb(training_confirmations) || jsonb_build_object('customer_code', customer_code) AS record
    FROM training_confirmations JOIN customers ON customers.id = customer_id
    WHERE user_id = ${id}::uuid ORDER BY confirmed_at`,
  'customer-contacts': (subject) => sql`
    SELECT to_jsonb(customer_contacts) || jsonb_build_object('customer_code', customer_code) AS record
    FROM customer_contacts JOIN customers ON customers.id = customer_id
    WHERE ${matchesContact(subject)} ORDER BY customer_code`,
  'document-recipients': ({ email }) => sql`
    SELECT jsonb_build_object('customer_code', customer_code, 'documents', documents) AS record
    FROM customers CROSS JOIN LATERAL (
      SELECT array_agg(kind) AS documents FROM (VALUES
        ('billing', billing_emails), ('transport documents', transport_document_emails),
        ('safety data sheets', msds_emails), ('test sheets', test_sheets_emails)) AS list (kind, emails)
      WHERE ${email} = ANY (SELECT lower(unnest(emails)))) found
    WHERE documents IS NOT NULL ORDER BY customer_code`,
  'customer-requests': ({ id }) => sql`
    SELECT to_jsonb(customer_requests) AS record FROM customer_requests
    WHERE user_id = ${id}::uuid ORDER BY created_on`,
  'data-changes': ({ id }) => sql`
    SELECT to_jsonb(update_customer_requests) AS record FROM update_customer_requests
    WHERE user_id = ${id}::uuid ORDER BY created_on`,
  invitations: ({ id, email }) => sql`
    SELECT to_jsonb(customer_invitations) - 'link_hash' AS record FROM customer_invitations
    WHERE inviter_user_id = ${id}::uuid OR invitee_email = ${email} ORDER BY created_on`,
  'contact-requests': ({ id, email }) => sql`
    SELECT to_jsonb(contact_requests) || jsonb_build_object('answers', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('answer', answer, 'sent_at', sent_at) ORDER BY sent_at), '[]')
      FROM contact_answers WHERE contact_request_id = contact_requests.id)) AS record
    FROM contact_requests
    WHERE user_id = ${id}::uuid OR lower(email) = ${email} ORDER BY created_on`,
  carts: ({ id }) => sql`
    SELECT to_jsonb(carts) || jsonb_build_object('items', (
      SELECT coalesce(jsonb_agg(to_jsonb(cart_items) ORDER BY sort_order), '[]')
      FROM cart_items WHERE cart_id = carts.id)) AS record
    FROM carts WHERE user_id = ${id}::uuid`,
  'shopping-lists': ({ id }) => sql`
    SELECT to_jsonb(shopping_lists) || jsonb_build_object('items', (
      SELECT coalesce(jsonb_agg(to_jsonb(shopping_list_items) ORDER BY sort_order), '[]')
      FROM shopping_list_items WHERE list_id = shopping_lists.id)) AS record
    FROM shopping_lists WHERE user_id = ${id}::uuid ORDER BY created_on`,
  claims: ({ id }) => sql`
    SELECT to_jsonb(claims) AS record FROM claims WHERE user_id = ${id}::uuid ORDER BY created_on`,
  'stock-watches': ({ id }) => sql`
    SELECT to_jsonb(stock_watches) || jsonb_build_object(
      'product', (SELECT concat_ws('-', serial, color, pkg) FROM products WHERE id = product_id)) AS record
    FROM stock_watches WHERE user_id = ${id}::uuid ORDER BY created_on`,
  'offer-requests': ({ id }) => sql`
    SELECT to_jsonb(offer_requests) AS record FROM offer_requests
    WHERE user_id = ${id}::uuid ORDER BY created_on`,
  messages: ({ id }) => sql`
    SELECT to_jsonb(messages) || jsonb_build_object('attachments', (
      SELECT coalesce(jsonb_agg(file_name ORDER BY sort_order), '[]')
      FROM message_attachments WHERE message_id = messages.id)) AS record
    FROM messages WHERE user_id = ${id}::uuid ORDER BY position`,
  approvals: ({ id }) => sql`
    SELECT to_jsonb(approvals) AS record FROM approvals WHERE user_id = ${id}::uuid ORDER BY created_on`,
  'order-requests': ({ id }) => sql`
    SELECT to_jsonb(order_requests) || jsonb_build_object('order_code', orders.order_code) AS record
    FROM order_requests LEFT JOIN orders ON orders.order_request_id = order_requests.id
    WHERE user_id = ${id}::uuid ORDER BY order_requests.created_on`,
  'sds-deliveries': ({ id, email }) => sql`
    SELECT to_jsonb(sds_deliveries) AS record FROM sds_deliveries
    WHERE user_id = ${id}::uuid OR recipient = ${email} ORDER BY created_at`,
  mails: ({ email }) => sql`
    SELECT to_jsonb(mail_outbox) - '{html_body,text_body,attachments}'::text[] AS record FROM mail_outbox
    WHERE recipient = ${email} OR reply_to = ${email} ORDER BY created_at`,
  activity: ({ id }) => sql`
    SELECT to_jsonb(audit_log) - 'id' AS record FROM audit_log
    WHERE user_id = ${id}::uuid OR (entity = 'user' AND entity_id = ${id}) ORDER BY at, id`,
};

/** Converts column names to the API's field names. */
function toFieldNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toFieldNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([column, nested]) => [
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      toFieldNames(nested),
    ]),
  );
}

/** Lists all stored data of a person, grouped by file of the export. */
export async function listPersonalData(
  db: Connection,
  subject: DataSubject,
): Promise<{ name: string; records: unknown[] }[]> {
  const files: { name: string; records: unknown[] }[] = [];
  for (const [name, selectRecords] of Object.entries(RECORD_QUERIES)) {
    const { rows } = await selectRecords(subject).execute(db);
    files.push({ name, records: rows.map(({ record }) => toFieldNames(record)) });
  }
  return files;
}
