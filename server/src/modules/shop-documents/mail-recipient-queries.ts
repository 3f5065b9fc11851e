import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import type { DocumentsTableKind } from './document-tables.ts';

interface SentDocument {
  id: string;
  customerId: string;
  userId: string | null;
}

/** The documents of each kind with their customer and sender. */
const SENT_DOCUMENTS: Record<DocumentsTableKind, RawBuilder<SentDocument>> = {
  offerRequests: sql`SELECT id, customer_id, user_id FROM offer_requests`,
  orderRequests: sql`SELECT id, customer_id, user_id FROM order_requests`,
  orders: sql`
    SELECT orders.id, orders.customer_id, request.user_id
    FROM orders LEFT JOIN order_requests request ON request.id = orders.order_request_id`,
};

/** The documents with these ids, in the order of the ids; unknown ids are left out. */
export async function listSentDocuments(
  db: Connection,
  kind: DocumentsTableKind,
  ids: readonly string[],
): Promise<SentDocument[]> {
  const { rows } = await sql<SentDocument>`
    SELECT document.* FROM (${SENT_DOCUMENTS[kind]}) document WHERE document.id = ANY(${ids}::uuid[])
    ORDER BY array_position(${ids}::uuid[], document.id)`.execute(db);
  return rows;
}
