import { MANAGER_ROLES } from '@cromia/domain/customers/portfolios/portfolio';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';

/** A document sent for a customer, or the order that resulted from it. */
export interface SentDocument {
  id: string;
  customerId: string;
  /** The sender; null if no user sent it. */
  userId: string | null;
}

/** Lists the mail readers of many documents in one statement, by the same rule as `listRequestReaders`. */
export async function listDocumentRecipients(db: Connection, documents: readonly SentDocument[]) {
  const keys = documents.map(({ id, customerId, userId }) => ({ id, customerId, userId }));
  const { rows } = await sql<{
    id: string;
    username: string;
    language: string;
    name: string;
    isCustomer: boolean;
  }>`
    WITH sent AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        AS document (id uuid, "customerId" uuid, "userId" uuid))
    SELECT sent.id, users.username, users.language, concat_ws(' ', users.firstname, users.lastname) AS name,
      true AS is_customer
    FROM sent JOIN users ON users.customer_id = sent."customerId"
    WHERE users.disabled_at IS NULL
    UNION
    SELECT sent.id, users.username, users.language, concat_ws(' ', users.firstname, users.lastname), false
    FROM sent JOIN users ON users.id = sent."userId"
    JOIN customer_managers managed ON managed.user_id = users.id AND managed.customer_id = sent."customerId"
    WHERE users.disabled_at IS NULL AND users.role = ANY(${[...MANAGER_ROLES]}::text[])
    ORDER BY id, username`.execute(db);
  return rows;
}
