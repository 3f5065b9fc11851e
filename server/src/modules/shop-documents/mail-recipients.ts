import type { MailRecipients } from '@cromia/domain/orders/mail-recipients';
import type { Connection } from '../../platform/database/connection.ts';
import { listTransportAddresses, readDocumentRecipients } from '../customers/index.ts';
import type { DocumentsTableKind } from './document-tables.ts';
import { listSentDocuments } from './mail-recipient-queries.ts';

/** The users who are mailed about a decision on each of the documents; unknown ids are left out. */
export async function readMailRecipients(
  db: Connection,
  kind: DocumentsTableKind,
  ids: readonly string[],
): Promise<MailRecipients> {
  const documents = await listSentDocuments(db, kind, ids);
  const recipients = await readDocumentRecipients(db, documents);
  if (kind !== 'orders') return recipients;
  const addresses = await listTransportAddresses(db, [
    ...new Set(documents.map(({ customerId }) => customerId)),
  ]);
  return recipients.map((document, index) => ({
    ...document,
    transportEmails: addresses.get(documents[index]?.customerId ?? '') ?? [],
  }));
}
