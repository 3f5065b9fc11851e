import type { CustomerTerms } from '@cromia/domain/customers/customer-terms';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';

/** Finds the latest accepted request to change the data of a customer. */
export async function findLatestAcceptedUpdate(trx: Transaction, customerId: string) {
  return trx
    .selectFrom('updateCustomerRequests')
    .select('id')
    .where('customerId', '=', customerId)
    .where('status', '=', 'ACCEPTED')
    .orderBy('decidedAt', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function replaceTerms(
  trx: Transaction,
  customerId: string,
  terms: CustomerTerms,
): Promise<void> {
  await trx.updateTable('customers').set(terms).where('id', '=', customerId).execute();
}

/**
 * Replaces the VAT number of a customer. The caller holds the lock of the customer codes.
 * @returns false if another customer has the number
 */
export async function replaceVatNumber(
  trx: Transaction,
  customerId: string,
  vatNumber: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('customers')
    .set({ vatNumber })
    .where('id', '=', customerId)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM customers other WHERE other.vat_number = ${vatNumber} AND other.id <> ${customerId}::uuid)`,
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
