import { TERM_NAMES } from '@cromia/domain/customers/customer-terms';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { ADDRESS_FIELDS, CONTACT_FIELDS, PROFILE_FIELDS } from './customer-queries.ts';

/** Lists customers with their addresses, contacts and commercial terms. */
export async function listChangedCustomers(db: Connection, ids: readonly string[]) {
  const customers = await db
    .selectFrom('customers')
    .select([...PROFILE_FIELDS, ...TERM_NAMES])
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .orderBy('customerCode')
    .limit(ids.length)
    .execute();
  const addresses = await db
    .selectFrom('customerAddresses')
    .select(['customerId', ...ADDRESS_FIELDS])
    .where(sql<boolean>`customer_id = ANY(${[...ids]}::uuid[])`)
    .orderBy('isShipping')
    .orderBy(sql`length(code)`)
    .orderBy('code')
    .limit(ids.length * (LIMITS.listEntries + 2))
    .execute();
  const contacts = await db
    .selectFrom('customerContacts')
    .select(['customerId', ...CONTACT_FIELDS])
    .where(sql<boolean>`customer_id = ANY(${[...ids]}::uuid[])`)
    .orderBy(sql`length(code)`)
    .orderBy('code')
    .limit(ids.length * (LIMITS.listEntries + 2))
    .execute();
  return customers.map((customer) => ({
    ...customer,
    addresses: addresses.flatMap(({ customerId, ...address }) =>
      customerId === customer.id ? [address] : [],
    ),
    contacts: contacts.flatMap(({ customerId, ...contact }) => (customerId === customer.id ? [contact] : [])),
  }));
}

/** Stores the time of the change, by which other software reads back what has changed. */
export async function noteChangedCustomers(trx: Connection, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ changedOn: sql<Date>`now()` })
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .execute();
}
