import type { Address, Contact } from '@cromia/domain/customers/customer';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import type { Customers } from '../../platform/database/schema.gen.ts';

const FIRST_CODE = 100_001;

/** Locks the assignment of customer codes until the transaction ends. */
export async function lockCustomerCodes(trx: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('customer codes', 0))`.execute(trx);
}

/** Finds the next free customer code: the highest plus one, or the lowest gap once the highest is 999999. */
export async function findFreeCustomerCode(db: Connection): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    SELECT lpad(coalesce(
      (SELECT greatest(max(customer_code)::integer + 1, ${FIRST_CODE}) FROM customers
       HAVING coalesce(max(customer_code), '') <> '999999'),
      (SELECT min(customer_code::integer + 1) FROM customers c
       WHERE customer_code >= ${String(FIRST_CODE)} AND customer_code < '999999'
         AND NOT EXISTS (
           SELECT FROM customers next
           WHERE next.customer_code = lpad((c.customer_code::integer + 1)::text, 6, '0')
         )),
      ${FIRST_CODE}
    )::text, 6, '0') AS code`.execute(db);
  return rows[0]?.code ?? String(FIRST_CODE);
}

/** Inserts a customer. @returns undefined if the code or the VAT number is taken */
export async function insertCustomer(
  trx: Transaction,
  customer: Insertable<Customers>,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('customers')
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertAddresses(
  trx: Transaction,
  customerId: string,
  addresses: readonly Address[],
): Promise<void> {
  await trx
    .insertInto('customerAddresses')
    .values(addresses.map((address) => ({ customerId, ...address })))
    .execute();
}

export async function insertContacts(
  trx: Transaction,
  customerId: string,
  contacts: readonly Contact[],
): Promise<void> {
  await trx
    .insertInto('customerContacts')
    .values(contacts.map((contact) => ({ customerId, ...contact })))
    .execute();
}

/** Adds a customer to portfolios; existing assignments remain. */
export async function assignManagers(
  trx: Transaction,
  customerId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .insertInto('customerManagers')
    .values(userIds.map((userId) => ({ userId, customerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
