import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import type { UpsertTarget } from './upsert-queries.ts';

const PERCENT = 'numeric(5, 2)';

export const CUSTOMER_TARGET: UpsertTarget = {
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

/** The parts of an address that change records show. */
export interface StoredAddress {
  streetAddress1: string | null;
  zipOrPostalCode: string | null;
  city: string | null;
}

export const ADDRESS_TARGET: UpsertTarget = {
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

/** The customers that have the VAT numbers. */
export async function findVatHolders(db: Connection, vatNumbers: readonly string[]) {
  const { rows } = await sql<{ vatNumber: string; customerCode: string }>`
    SELECT c.vat_number AS "vatNumber", c.customer_code AS "customerCode"
    FROM jsonb_array_elements_text(${JSON.stringify(vatNumbers)}::jsonb) AS given (number)
    JOIN customers c ON c.vat_number = given.number`.execute(db);
  return rows;
}

/** Reads and locks customers until the transaction ends. */
export async function lockImportedCustomers(trx: Transaction, codes: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    customerCode: string;
    billingEmails: string[];
    transportDocumentEmails: string[];
    msdsEmails: string[];
    testSheetsEmails: string[];
  }>`
    SELECT id, customer_code AS "customerCode", billing_emails AS "billingEmails",
      transport_document_emails AS "transportDocumentEmails", msds_emails AS "msdsEmails",
      test_sheets_emails AS "testSheetsEmails"
    FROM customers
    WHERE customer_code IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
    ORDER BY id
    FOR NO KEY UPDATE`.execute(trx);
  return rows;
}

/** Deletes the addresses of the given customers that are not in `given`. @returns the deleted addresses */
export async function deleteOtherAddresses(trx: Transaction, given: readonly AddressKey[]) {
  if (given.length === 0) return [];
  const { rows } = await sql<AddressKey & StoredAddress>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS row ("customerId" uuid, code text))
    DELETE FROM customer_addresses kept
    WHERE kept.customer_id IN (SELECT "customerId" FROM given)
      AND (kept.customer_id, kept.code) NOT IN (SELECT "customerId", code FROM given)
    RETURNING kept.customer_id AS "customerId", kept.code, kept.street_address1 AS "streetAddress1",
      kept.zip_or_postal_code AS "zipOrPostalCode", kept.city`.execute(trx);
  return rows;
}

/** Raises the version of customers, so that pending change requests are shown as outdated. */
export async function raiseCustomerVersions(trx: Transaction, codes: readonly string[]): Promise<void> {
  await sql`
    UPDATE customers SET version = version + 1
    WHERE customer_code IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`.execute(trx);
}
