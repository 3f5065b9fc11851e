import type { MailRecipients } from '@cromia/domain/orders/mail-recipients';
import type { Connection } from '../../platform/database/connection.ts';
import { listDocumentReaders } from '../customers/index.ts';
import type { DocumentsTableKind } from './document-tables.ts';
import { listSentDocuments } from './mail-recipient-queries.ts';

/** The users who are mailed about a decision on each of the documents; unknown ids are left out. */
export async function readMailRecipients(
  db: Connection,
  kind: DocumentsTableKind,
  ids: readonly string[],
): Promise<MailRecipients> {
  const documents = await listSentDocuments(db, kind, ids);
  const readers = Map.groupBy(await listDocumentReaders(db, documents), ({ id }) => id);
  return documents.map(({ id }) => ({
    id,
    recipients: (readers.get(id) ?? []).map(({ username, name, isCustomer }) => ({
      username,
      name,
      isCustomer,
    })),
  }));
}
