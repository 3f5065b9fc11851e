import type { Connection } from '../../platform/database/connection.ts';
import { listIssuedCustomers } from '../customers/index.ts';
import type { ShopDocument } from './shop-document.ts';

/** Documents with their customers' current payment terms, where they have none of their own. */
export async function withPaymentTerms<Document extends ShopDocument>(
  db: Connection,
  documents: readonly Document[],
): Promise<Document[]> {
  const codes = documents
    .filter(({ paymentTerms }) => paymentTerms === null)
    .map(({ customer }) => customer.customerCode);
  const customers = codes.length === 0 ? [] : await listIssuedCustomers(db, codes);
  const termsByCode = new Map(customers.map((customer) => [customer.customerCode, customer.paymentTerms]));
  return documents.map((document) => ({
    ...document,
    paymentTerms: document.paymentTerms ?? termsByCode.get(document.customer.customerCode) ?? null,
  }));
}

/** The same for one document. */
export async function addPaymentTerms<Document extends ShopDocument>(
  db: Connection,
  document: Document,
): Promise<Document> {
  const [withTerms = document] = await withPaymentTerms(db, [document]);
  return withTerms;
}
