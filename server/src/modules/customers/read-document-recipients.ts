import type { MailRecipients } from '@cromia/domain/orders/mail-recipients';
import type { Connection } from '../../platform/database/connection.ts';
import { listDocumentRecipients, type SentDocument } from './mail-reader-queries.ts';

/** The users who are mailed about a decision on each of the documents, in their order. */
export async function readDocumentRecipients(
  db: Connection,
  documents: readonly SentDocument[],
): Promise<MailRecipients> {
  const readers = Map.groupBy(await listDocumentRecipients(db, documents), ({ id }) => id);
  return documents.map(({ id }) => ({
    id,
    recipients: (readers.get(id) ?? []).map(({ username, name, isCustomer }) => ({
      username,
      name,
      isCustomer,
    })),
  }));
}
