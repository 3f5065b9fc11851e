import { isItalianVat, toCompanyVatNumber } from '@cromia/domain/customers/vat-number';
import {
  CUSTOMER_DEFAULTS,
  type CustomerRow,
  REQUIRED_CUSTOMER_FIELDS,
} from '@cromia/domain/integration/customer-rows';
import { type FieldChange, MAX_REPORTED_CLASHES, type RowError } from '@cromia/domain/integration/import';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import { addDefaults, listAbsentFields, replaceEmpty } from '@cromia/domain/integration/row-fields';
import type { Transaction } from '../../../platform/database/connection.ts';
import { lockCustomerCodes, reportChangedCustomers } from '../../customers/index.ts';
import {
  ADDRESS_TARGET,
  type AddressKey,
  CUSTOMER_TARGET,
  findOtherAddresses,
  findVatHolders,
  incrementCustomerVersions,
  lockImportedCustomers,
  type StoredAddress,
} from './customer-import-queries.ts';
import type { Importer } from './importer.ts';
import type { WriteOrigin } from './journal.ts';
import { deleteRows, insertMissing, updateChanged } from './upsert-queries.ts';

type Rows = readonly ParsedRow<CustomerRow>[];
interface CodeKey {
  customerCode: string;
}

/** Finds the rows whose VAT number belongs to another customer or occurs in another row. */
async function findTakenVatNumbers(trx: Transaction, rows: Rows): Promise<RowError[]> {
  const named = rows.flatMap(({ row, value: { vatNumber, customerCode } }) =>
    vatNumber === undefined ? [] : [{ row, vatNumber, customerCode }],
  );
  const holders = await findVatHolders(
    trx,
    named.map(({ vatNumber }) => vatNumber),
  );
  const codeByVatNumber = new Map(
    holders.map(({ vatNumber, customerCode }) => [toCompanyVatNumber(vatNumber), customerCode]),
  );
  const rowsByVatNumber = Map.groupBy(named, ({ vatNumber }) => toCompanyVatNumber(vatNumber));
  return named.flatMap(({ row, vatNumber, customerCode }): RowError[] => {
    const company = toCompanyVatNumber(vatNumber);
    const holder = codeByVatNumber.get(company);
    const isTaken = holder !== undefined && holder !== customerCode;
    const isDuplicate = (rowsByVatNumber.get(company)?.length ?? 0) > 1;
    if (!isTaken && !isDuplicate) return [];
    const otherRows = (rowsByVatNumber.get(company) ?? []).flatMap((other) =>
      other.row === row ? [] : [other.row],
    );
    return [
      {
        row,
        path: 'vatNumber',
        code: 'duplicate',
        ...(isDuplicate ? { rows: otherRows.slice(0, MAX_REPORTED_CLASHES) } : {}),
        ...(isTaken ? { customerCode: holder } : {}),
      },
    ];
  });
}

/** Finds the rows of new customers that lack a required field. */
async function findIncompleteCustomers(trx: Transaction, rows: Rows): Promise<RowError[]> {
  const existingCodes = new Set(
    (await lockImportedCustomers(trx, listCodes(rows))).map(({ customerCode }) => customerCode),
  );
  return rows.flatMap(({ row, value }): RowError[] =>
    existingCodes.has(value.customerCode)
      ? []
      : listAbsentFields(value, REQUIRED_CUSTOMER_FIELDS).map((path) => ({ row, path, code: 'missing' })),
  );
}

/** Only Italian companies store an SDI code and a PEC. Values that a row does not name stay. */
function removeForeignFields({ sdiCode, pec }: CustomerRow, vatNumber: string): Partial<CustomerRow> {
  if (isItalianVat(vatNumber)) return {};
  return { ...(sdiCode ? { sdiCode: null } : {}), ...(pec ? { pec: null } : {}) };
}

const listCodes = (rows: Rows) => rows.map(({ value }) => value.customerCode);

type CustomerAddress = NonNullable<CustomerRow['addresses']>[number] & { customerId: string };

const formatAddress = ({ streetAddress1, zipOrPostalCode, city }: StoredAddress) =>
  [streetAddress1, zipOrPostalCode, city].filter(Boolean).join(', ');

/**
 * Replaces all addresses of customers.
 * @returns the changes by customer id
 */
async function writeAddresses(
  trx: Transaction,
  addresses: readonly CustomerAddress[],
  origin: WriteOrigin,
): Promise<Map<string, FieldChange[]>> {
  const otherAddresses = await findOtherAddresses(trx, addresses);
  await deleteRows<AddressKey>(trx, ADDRESS_TARGET, otherAddresses, origin);
  const changed = await updateChanged<AddressKey>(trx, ADDRESS_TARGET, addresses, origin);
  const newAddresses = addresses.map((address) => addDefaults(address, { isDefault: false }));
  const inserted = await insertMissing<AddressKey>(trx, ADDRESS_TARGET, newAddresses, origin);
  const addressByKey = new Map(
    addresses.map((address) => [`${address.customerId} ${address.code}`, address]),
  );
  const changes = [
    ...otherAddresses.map((address) => ({
      customerId: address.customerId,
      change: { field: address.code, was: formatAddress(address), is: null, corrected: false },
    })),
    ...changed.flatMap(({ customerId, code, changes }) =>
      changes.map((change) => ({ customerId, change: { ...change, field: `${code} ${change.field}` } })),
    ),
    ...inserted.flatMap(({ customerId, code }) => {
      const address = addressByKey.get(`${customerId} ${code}`);
      return address
        ? [{ customerId, change: { field: code, was: null, is: formatAddress(address), corrected: false } }]
        : [];
    }),
  ];
  return new Map(
    [...Map.groupBy(changes, ({ customerId }) => customerId)].map(([id, changesOfCustomer]) => [
      id,
      changesOfCustomer.map(({ change }) => change),
    ]),
  );
}

/** Imports customers with their terms and addresses. */
export const CUSTOMER_IMPORTER: Importer<CustomerRow> = {
  tables: 'customers',
  check: async (trx, rows) => {
    // Blocks concurrent creation of customers by staff.
    await lockCustomerCodes(trx);
    return [...(await findTakenVatNumbers(trx, rows)), ...(await findIncompleteCustomers(trx, rows))];
  },
  write: async (trx, rows, origin) => {
    const storedCustomers = new Map(
      (await lockImportedCustomers(trx, listCodes(rows))).map((customer) => [
        customer.customerCode,
        customer,
      ]),
    );
    const customers = rows.map(({ value: { addresses: _addresses, ...fields } }) => {
      const vatNumber = fields.vatNumber ?? storedCustomers.get(fields.customerCode)?.vatNumber ?? '';
      return { ...replaceEmpty(fields, CUSTOMER_DEFAULTS), ...removeForeignFields(fields, vatNumber) };
    });
    const newCustomers = customers.map((customer) => addDefaults(customer, CUSTOMER_DEFAULTS));
    const changed = new Map(
      (await updateChanged<CodeKey>(trx, CUSTOMER_TARGET, customers, origin)).map((row) => [
        row.customerCode,
        row.changes,
      ]),
    );
    const created = new Set(
      (await insertMissing<CodeKey>(trx, CUSTOMER_TARGET, newCustomers, origin)).map(getCode),
    );
    const ids = new Map(
      (await lockImportedCustomers(trx, listCodes(rows))).map((customer) => [
        customer.customerCode,
        customer.id,
      ]),
    );
    const addressChanges = await writeAddresses(
      trx,
      rows.flatMap(({ value: { customerCode, addresses = [] } }) => {
        const customerId = ids.get(customerCode);
        return customerId === undefined ? [] : addresses.map((address) => ({ customerId, ...address }));
      }),
      origin,
    );
    const isChanged = ({ customerCode }: CodeKey) =>
      !created.has(customerCode) &&
      (changed.has(customerCode) || addressChanges.has(ids.get(customerCode) ?? ''));
    const changedRows = rows.filter(({ value }) => isChanged(value));
    await incrementCustomerVersions(trx, listCodes(changedRows));
    await reportChangedCustomers(
      trx,
      rows.flatMap(({ value }) =>
        created.has(value.customerCode) || isChanged(value) ? (ids.get(value.customerCode) ?? []) : [],
      ),
    );
    return {
      created: new Set(rows.flatMap(({ row, value }) => (created.has(value.customerCode) ? [row] : []))),
      changed: new Map(
        changedRows.map(({ row, value: { customerCode } }) => [
          row,
          [...(changed.get(customerCode) ?? []), ...(addressChanges.get(ids.get(customerCode) ?? '') ?? [])],
        ]),
      ),
    };
  },
};

const getCode = ({ customerCode }: CodeKey) => customerCode;
