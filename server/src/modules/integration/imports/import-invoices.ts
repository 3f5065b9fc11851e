import { createHash } from 'node:crypto';
import type { RowError } from '@cromia/domain/integration/import';
import {
  findInvoiceContradictions,
  INVOICE_DEFAULTS,
  type InvoiceRow,
  REQUIRED_INVOICE_FIELDS,
} from '@cromia/domain/integration/invoice-rows';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import { addDefaults, listAbsentFields, replaceEmpty } from '@cromia/domain/integration/row-fields';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { type InvoiceXml, reportChangedInvoices } from '../../invoices/index.ts';
import { storeWithin } from '../../stored-documents/index.ts';
import type { Importer } from './importer.ts';
import {
  findCustomerIds,
  findForeignOrders,
  INVOICE_TARGET,
  listInvoiceIds,
  lockInvoices,
  NEW_INVOICE_TARGET,
  type StoredInvoice,
} from './invoice-import-queries.ts';
import { insertMissing, updateChanged } from './upsert-queries.ts';

type Rows = readonly ParsedRow<InvoiceRow>[];
type FieldErrors = Omit<RowError, 'row'>[];

interface NumberKey {
  invoiceNumber: string;
}

/** The file of an invoice in XML. */
interface XmlFile {
  content: Uint8Array;
  elements?: InvoiceXml['elements'];
  /** False for a dry run. */
  isStored: boolean;
}

async function lockByNumber(trx: Transaction, rows: Rows): Promise<Map<string, StoredInvoice>> {
  const numbers = rows.map(({ value }) => value.invoiceNumber);
  return new Map((await lockInvoices(trx, numbers)).map((invoice) => [invoice.invoiceNumber, invoice]));
}

async function readCustomerIds(trx: Transaction, rows: Rows): Promise<Map<string, string>> {
  const codes = rows.flatMap(({ value: { customerCode } }) => customerCode ?? []);
  return new Map((await findCustomerIds(trx, codes)).map(({ customerCode, id }) => [customerCode, id]));
}

/** What an invoice may not change: its customer and its type; nor its year, since numbers may start again each year. */
function findForbiddenChanges(
  { customerCode, type, issuedOn }: InvoiceRow,
  stored: StoredInvoice,
): FieldErrors {
  const paths = [
    ...(customerCode !== undefined && customerCode !== stored.customerCode ? ['customerCode'] : []),
    ...(type !== undefined && type !== stored.type ? ['type'] : []),
    ...(issuedOn !== undefined && issuedOn.slice(0, 4) !== stored.issuedOn.slice(0, 4) ? ['issuedOn'] : []),
  ];
  return paths.map((path) => ({ path, code: 'notAllowed' }));
}

function findErrors(
  row: InvoiceRow,
  stored: StoredInvoice | undefined,
  customerIds: ReadonlyMap<string, string>,
  foreignOrders: ReadonlySet<string>,
): FieldErrors {
  const { customerCode } = row;
  const missing = stored ? [] : listAbsentFields(row, REQUIRED_INVOICE_FIELDS);
  if (missing.length > 0) return missing.map((path) => ({ path, code: 'missing' }));
  const errors: FieldErrors = stored ? findForbiddenChanges(row, stored) : [];
  if (customerCode !== undefined && !customerIds.has(customerCode))
    errors.push({ path: 'customerCode', code: 'unknown', value: customerCode });
  const {
    net = 0,
    vat = 0,
    total = 0,
    paid = 0,
    issuedOn = '',
    dueOn = issuedOn,
  } = { ...stored, ...omitAbsent(row) };
  errors.push(...findInvoiceContradictions({ net, vat, total, paid: paid ?? 0, issuedOn, dueOn }));
  const owner = customerCode ?? stored?.customerCode ?? '';
  const foreign = (row.orderCodes ?? []).find((code) => foreignOrders.has(`${owner} ${code}`));
  if (foreign !== undefined) errors.push({ path: 'orderCodes', code: 'notAllowed', value: foreign });
  return errors;
}

const omitAbsent = (row: InvoiceRow): InvoiceRow => {
  const present = Object.entries(row).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(present), invoiceNumber: row.invoiceNumber };
};

/** The orders that belong to another customer than the invoice that names them, as `customerCode orderCode`. */
async function findForeign(trx: Transaction, rows: Rows, stored: ReadonlyMap<string, StoredInvoice>) {
  const named = rows.flatMap(({ value: { invoiceNumber, customerCode, orderCodes } }) => {
    const owner = customerCode ?? stored.get(invoiceNumber)?.customerCode ?? '';
    return (orderCodes ?? []).map((orderCode) => ({ customerCode: owner, orderCode }));
  });
  const foreign = await findForeignOrders(trx, named);
  return new Set(foreign.map(({ customerCode, orderCode }) => `${customerCode} ${orderCode}`));
}

/**
 * Imports invoices and credit notes (contract, section 13). Each new or changed one is an `invoice.changed` event.
 * @param xml the file, if the only row was read from it; its errors name elements
 */
export function createInvoiceImporter(
  deps: Pick<ModuleDependencies, 'config' | 'now' | 'files'>,
  xml: XmlFile | null,
): Importer<InvoiceRow> {
  const xmlSha256 = xml && createHash('sha256').update(xml.content).digest('hex');
  const elements: Readonly<Record<string, string | undefined>> = xml?.elements ?? {};
  /** Payments do not come with the XML: sent again, it leaves what was paid since. */
  const keepPayments = <Row extends object>(row: Row, isStored: boolean) =>
    xml !== null && isStored ? { ...row, paid: undefined } : row;
  return {
    tables: 'invoices',
    check: async (trx, rows) => {
      const stored = await lockByNumber(trx, rows);
      const customerIds = await readCustomerIds(trx, rows);
      const foreignOrders = await findForeign(trx, rows, stored);
      return rows.flatMap(({ row, value }) =>
        findErrors(
          keepPayments(value, stored.has(value.invoiceNumber)),
          stored.get(value.invoiceNumber),
          customerIds,
          foreignOrders,
        ).map((error) => ({ row, ...error, path: elements[error.path] ?? error.path })),
      );
    },
    write: async (trx, rows) => {
      const customerIds = await readCustomerIds(trx, rows);
      const columns = rows.map(({ value: { customerCode: _code, ...fields } }) => ({
        ...replaceEmpty(fields, INVOICE_DEFAULTS),
        ...(xmlSha256 === null ? {} : { xmlSha256 }),
      }));
      if (xml?.isStored && xmlSha256 !== null)
        await storeWithin(
          trx,
          deps.files,
          { folder: 'invoices', type: 'xml', sha256: xmlSha256 },
          xml.content,
        );
      const changed = new Map(
        (
          await updateChanged<NumberKey>(
            trx,
            INVOICE_TARGET,
            columns.map((row) => keepPayments(row, true)),
          )
        ).map((row) => [row.invoiceNumber, row.changes]),
      );
      const newColumns = rows.flatMap(({ value: { customerCode } }, index) => {
        const customerId = customerCode === undefined ? undefined : customerIds.get(customerCode);
        return customerId === undefined
          ? []
          : [addDefaults({ ...columns[index], customerId }, INVOICE_DEFAULTS)];
      });
      const inserted = await insertMissing<NumberKey>(trx, NEW_INVOICE_TARGET, newColumns);
      const created = new Set(inserted.map(({ invoiceNumber }) => invoiceNumber));
      const ids = await listInvoiceIds(trx, [...changed.keys(), ...created]);
      await reportChangedInvoices(trx, deps, ids);
      return {
        created: new Set(rows.flatMap(({ row, value }) => (created.has(value.invoiceNumber) ? [row] : []))),
        changed: new Map(
          rows.flatMap(({ row, value }) => {
            const changes = changed.get(value.invoiceNumber);
            return changes ? [[row, changes] as const] : [];
          }),
        ),
      };
    },
  };
}
