import type { RequestedAddress } from '@cromia/domain/customers/requested-profile';
import type { CustomerRow } from '@cromia/domain/integration/customer-rows';
import { type FieldChange, MAX_REPORTED_CLASHES, type RowError } from '@cromia/domain/integration/import';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import type { Transaction } from '../../../platform/database/connection.ts';
import { lockCustomerCodes, reportChangedCustomers } from '../../customers/index.ts';
import {
  ADDRESS_TARGET,
  type AddressKey,
  CUSTOMER_TARGET,
  deleteOtherAddresses,
  findVatHolders,
  lockImportedCustomers,
  raiseCustomerVersions,
  type StoredAddress,
} from './customer-import-queries.ts';
import type { Importer } from './importer.ts';
import { insertMissing, updateChanged } from './upsert-queries.ts';

type Rows = readonly ParsedRow<CustomerRow>[];
interface CodeKey {
  customerCode: string;
}

/** Errors of rows whose VAT number belongs to another customer or occurs in another row. */
async function takenVatNumbers(trx: Transaction, rows: Rows): Promise<RowError[]> {
  const holders = await findVatHolders(
    trx,
    rows.map(({ value }) => value.vatNumber),
  );
  const holderOf = new Map(holders.map(({ vatNumber, customerCode }) => [vatNumber, customerCode]));
  const byVat = Map.groupBy(rows, ({ value }) => value.vatNumber);
  return rows.flatMap(({ row, value: { vatNumber, customerCode } }): RowError[] => {
    const holder = holderOf.get(vatNumber);
    const isTaken = holder !== undefined && holder !== customerCode;
    const isDouble = (byVat.get(vatNumber)?.length ?? 0) > 1;
    if (!isTaken && !isDouble) return [];
    const others = (byVat.get(vatNumber) ?? []).flatMap((each) => (each.row === row ? [] : [each.row]));
    return [
      {
        row,
        path: 'vatNumber',
        code: 'duplicate',
        ...(isDouble ? { rows: others.slice(0, MAX_REPORTED_CLASHES) } : {}),
        ...(isTaken ? { customerCode: holder } : {}),
      },
    ];
  });
}

async function withoutAddresses(trx: Transaction, rows: Rows): Promise<RowError[]> {
  const known = new Set(
    (await lockImportedCustomers(trx, codesOf(rows))).map(({ customerCode }) => customerCode),
  );
  return rows.flatMap(({ row, value }): RowError[] =>
    value.addresses || known.has(value.customerCode) ? [] : [{ row, path: 'addresses', code: 'missing' }],
  );
}

const codesOf = (rows: Rows) => rows.map(({ value }) => value.customerCode);

type Addressed = RequestedAddress & { customerId: string };

const addressText = ({ streetAddress1, zipOrPostalCode, city }: StoredAddress) =>
  [streetAddress1, zipOrPostalCode, city].filter(Boolean).join(', ');

/**
 * Replaces all addresses of customers.
 * @returns the changes by customer id
 */
async function writeAddresses(
  trx: Transaction,
  addresses: readonly Addressed[],
): Promise<Map<string, FieldChange[]>> {
  const gone = await deleteOtherAddresses(trx, addresses);
  const changed = await updateChanged<AddressKey>(trx, ADDRESS_TARGET, addresses);
  const made = await insertMissing<AddressKey>(trx, ADDRESS_TARGET, addresses);
  const given = new Map(addresses.map((address) => [`${address.customerId} ${address.code}`, address]));
  const changes = [
    ...gone.map((address) => ({
      customerId: address.customerId,
      change: { field: address.code, was: addressText(address), is: null, corrected: false },
    })),
    ...changed.flatMap(({ customerId, code, changes }) =>
      changes.map((change) => ({ customerId, change: { ...change, field: `${code} ${change.field}` } })),
    ),
    ...made.flatMap(({ customerId, code }) => {
      const address = given.get(`${customerId} ${code}`);
      return address
        ? [{ customerId, change: { field: code, was: null, is: addressText(address), corrected: false } }]
        : [];
    }),
  ];
  return new Map(
    [...Map.groupBy(changes, ({ customerId }) => customerId)].map(([id, of]) => [
      id,
      of.map(({ change }) => change),
    ]),
  );
}

/** Imports customers with their terms and addresses. */
export const CUSTOMER_IMPORTER: Importer<CustomerRow> = {
  tables: 'customers',
  check: async (trx, rows) => {
    // Blocks concurrent creation of customers by staff.
    await lockCustomerCodes(trx);
    return [...(await takenVatNumbers(trx, rows)), ...(await withoutAddresses(trx, rows))];
  },
  write: async (trx, rows) => {
    const kept = new Map(
      (await lockImportedCustomers(trx, codesOf(rows))).map((one) => [one.customerCode, one]),
    );
    const flat = rows.map(({ value: { addresses: _addresses, ...said } }) => {
      const was = kept.get(said.customerCode);
      return {
        ...said,
        billingEmails: said.billingEmails ?? was?.billingEmails ?? [],
        transportDocumentEmails: said.transportDocumentEmails ?? was?.transportDocumentEmails ?? [],
        msdsEmails: said.msdsEmails ?? was?.msdsEmails ?? [],
        testSheetsEmails: said.testSheetsEmails ?? was?.testSheetsEmails ?? [],
      };
    });
    const changed = new Map(
      (await updateChanged<CodeKey>(trx, CUSTOMER_TARGET, flat)).map((row) => [
        row.customerCode,
        row.changes,
      ]),
    );
    const created = new Set((await insertMissing<CodeKey>(trx, CUSTOMER_TARGET, flat)).map(codeOf));
    const ids = new Map(
      (await lockImportedCustomers(trx, codesOf(rows))).map((one) => [one.customerCode, one.id]),
    );
    const moved = await writeAddresses(
      trx,
      rows.flatMap(({ value: { customerCode, addresses = [] } }) => {
        const customerId = ids.get(customerCode);
        return customerId === undefined ? [] : addresses.map((address) => ({ customerId, ...address }));
      }),
    );
    const isChanged = ({ customerCode }: CodeKey) =>
      !created.has(customerCode) && (changed.has(customerCode) || moved.has(ids.get(customerCode) ?? ''));
    const others = rows.filter(({ value }) => isChanged(value));
    await raiseCustomerVersions(trx, codesOf(others));
    await reportChangedCustomers(
      trx,
      rows.flatMap(({ value }) =>
        created.has(value.customerCode) || isChanged(value) ? (ids.get(value.customerCode) ?? []) : [],
      ),
    );
    return {
      created: new Set(rows.flatMap(({ row, value }) => (created.has(value.customerCode) ? [row] : []))),
      changed: new Map(
        others.map(({ row, value: { customerCode } }) => [
          row,
          [...(changed.get(customerCode) ?? []), ...(moved.get(ids.get(customerCode) ?? '') ?? [])],
        ]),
      ),
    };
  },
};

const codeOf = ({ customerCode }: CodeKey) => customerCode;
