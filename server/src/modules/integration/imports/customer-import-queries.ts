import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import type { UpsertTarget } from './upsert-target.ts';

const PERCENT = 'numeric(5, 2)';

export const CUSTOMER_TARGET: UpsertTarget = {
  name: 'CUSTOMER_TARGET',
  table: 'customers',
  key: { customerCode: 'text' },
  values: {
    businessName: 'text',
    vatNumber: 'text',
    fiscalCode: 'text',
    sdiCode: 'text',
    pec: 'text',
    priceListCode: 'text',
    discountPct1: PERCENT,
    discountPct2: PERCENT,
    agentCommissionPct: PERCENT,
    unconditionalDiscountPct: PERCENT,
    paymentTerms: 'text',
    creditLimit: 'numeric(14, 2)',
    blocksOverLimit: 'boolean',
    billingEmails: 'text[]',
    transportDocumentEmails: 'text[]',
    msdsEmails: 'text[]',
    testSheetsEmails: 'text[]',
  },
};

export interface AddressKey {
  customerId: string;
  code: string;
}

/** The parts of an address that a reported change contains. */
export interface StoredAddress {
  streetAddress1: string | null;
  zipOrPostalCode: string | null;
  city: string | null;
}

export const ADDRESS_TARGET: UpsertTarget = {
  name: 'ADDRESS_TARGET',
  table: 'customer_addresses',
  key: { customerId: 'uuid', code: 'text' },
  values: {
    businessName: 'text',
    streetAddress1: 'text',
    streetAddress2: 'text',
    country: 'text',
    city: 'text',
    zipOrPostalCode: 'text',
    province: 'text',
    note: 'text',
    isDefault: 'boolean',
    isShipping: 'boolean',
  },
};

/** Finds the customers with the VAT numbers. */
export async function findVatHolders(db: Connection, vatNumbers: readonly string[]) {
  const { rows } = await sql<{ vatNumber: string; customerCode: string }>`
    SELECT c.vat_number AS "vatNumber", c.customer_code AS "customerCode"
    FROM jsonb_array_elements_text(${JSON.stringify(vatNumbers)}::jsonb) AS input (number)
    JOIN customers c ON vat_company(c.vat_number) = vat_company(input.number)`.execute(db);
  return rows;
}

/** Reads and locks customers until the transaction ends. */
export async function lockImportedCustomers(trx: Transaction, codes: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    customerCode: string;
    vatNumber: string;
  }>`
    SELECT id, customer_code AS "customerCode", vat_number AS "vatNumber"
    FROM customers
    WHERE customer_code IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
    ORDER BY id
    FOR NO KEY UPDATE`.execute(trx);
  return rows;
}

/** Finds all other addresses of the customers in `addresses`. */
export async function findOtherAddresses(trx: Transaction, addresses: readonly AddressKey[]) {
  if (addresses.length === 0) return [];
  const { rows } = await sql<AddressKey & StoredAddress>`
    WITH input AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) AS row ("customerId" uuid, code text))
    SELECT stored.customer_id AS "customerId", stored.code, stored.street_address1 AS "streetAddress1",
      stored.zip_or_postal_code AS "zipOrPostalCode", stored.city
    FROM customer_addresses stored
    WHERE stored.customer_id IN (SELECT "customerId" FROM input)
      AND (stored.customer_id, stored.code) NOT IN (SELECT "customerId", code FROM input)
    ORDER BY stored.customer_id, stored.code`.execute(trx);
  return rows;
}

/** Increments the version of customers, so that pending change requests become outdated. */
export async function incrementCustomerVersions(trx: Transaction, codes: readonly string[]): Promise<void> {
  await sql`
    UPDATE customers SET version = version + 1
    WHERE customer_code IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`.execute(trx);
}
