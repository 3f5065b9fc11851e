import type { RequestedAddress } from '@cromia/domain/customers/requested-profile';
import type { CustomerRow } from '@cromia/domain/integration/customer-rows';
import type { RowError } from '@cromia/domain/integration/import';
import type { ReadRow } from '@cromia/domain/integration/read-rows';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockCustomerCodes, reportChangedCustomers } from '../../customers/service.ts';
import {
  ADDRESSES,
  type AddressKey,
  CUSTOMERS,
  deleteOtherAddresses,
  findVatHolders,
  lockImportedCustomers,
  raiseVersions,
} from './customer-import-queries.ts';
import type { Importer } from './importer.ts';
import { insertMissing, updateChanged } from './upsert-queries.ts';

type Rows = readonly ReadRow<CustomerRow>[];
interface CodeKey {
  customerCode: string;
}

/** Rows whose VAT number another customer has, here or in another row. */
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
    return isTaken || isDouble ? [{ row, path: 'vatNumber', code: 'duplicate' }] : [];
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

/** Puts all addresses of some customers in place of those that they have. @returns the customers with others now */
async function writeAddresses(trx: Transaction, addresses: readonly Addressed[]): Promise<Set<string>> {
  const gone = await deleteOtherAddresses(trx, addresses);
  const changed = await updateChanged<AddressKey>(trx, ADDRESSES, addresses);
  const made = await insertMissing<AddressKey>(trx, ADDRESSES, addresses);
  return new Set([...gone, ...changed, ...made].map(({ customerId }) => customerId));
}

/** Customers with their terms and addresses. */
export const CUSTOMER_IMPORTER: Importer<CustomerRow> = {
  tables: 'customers',
  check: async (trx, rows) => {
    // Customers made at the desk meanwhile wait.
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
    const changed = new Set((await updateChanged<CodeKey>(trx, CUSTOMERS, flat)).map(codeOf));
    const created = new Set((await insertMissing<CodeKey>(trx, CUSTOMERS, flat)).map(codeOf));
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
    await raiseVersions(trx, codesOf(others));
    await reportChangedCustomers(
      trx,
      rows.flatMap(({ value }) =>
        created.has(value.customerCode) || isChanged(value) ? (ids.get(value.customerCode) ?? []) : [],
      ),
    );
    return {
      created: new Set(rows.flatMap(({ row, value }) => (created.has(value.customerCode) ? [row] : []))),
      changed: new Set(others.map(({ row }) => row)),
    };
  },
};

const codeOf = ({ customerCode }: CodeKey) => customerCode;
