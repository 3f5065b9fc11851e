import type { Connection } from '../../platform/database/connection.ts';

/** The addresses of customers for transport documents, by the customer's id. */
export async function listTransportAddresses(
  db: Connection,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'transportDocumentEmails'])
    .where('id', 'in', [...customerIds])
    .execute();
  return new Map(rows.map(({ id, transportDocumentEmails }) => [id, transportDocumentEmails]));
}
