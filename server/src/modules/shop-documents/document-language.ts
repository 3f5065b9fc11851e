import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { type ActingCustomer, listRequestReaders } from '../customers/index.ts';

/**
 * The language of a document: the requested one; otherwise the customer's, since a manager passes the document on to
 * them.
 */
export async function findDocumentLanguage(
  db: Connection,
  viewer: Viewer,
  customer: Pick<ActingCustomer, 'id'>,
  requested: UiLanguage | undefined,
): Promise<UiLanguage> {
  if (requested) return requested;
  if (viewer.role === 'CUSTOMER') return chooseLanguage({ userLanguage: viewer.language });
  const [recipient] = await listRequestReaders(db, customer.id, null);
  return chooseLanguage({ userLanguage: recipient?.language ?? viewer.language });
}
