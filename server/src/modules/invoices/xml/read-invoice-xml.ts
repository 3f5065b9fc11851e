import type { RowError } from '@cromia/domain/integration/import';
import type { InvoiceRow } from '@cromia/domain/integration/invoice-rows';
import { readXmlInvoice } from '@cromia/domain/invoices/xml/read-invoice';
import type { XmlBuyer, XmlInvoice } from '@cromia/domain/invoices/xml/xml-invoice';
import type { Connection } from '../../../platform/database/connection.ts';
import { findBuyer, findOrderCodes } from './buyer-queries.ts';
import { parseXml } from './parse-xml.ts';

/** An invoice that was read from XML, as the only row of an import. */
export interface InvoiceXml {
  /** Absent if an element is wrong. */
  row: Record<string, unknown> | undefined;
  errors: RowError[];
  /** The element of each field, which errors name. */
  elements: XmlInvoice['elements'];
}

const ROW = 1;

/** An error of the buyer, if no customer or several have the stated numbers. */
function toBuyerError({ path, vatNumber, taxCode }: XmlBuyer): RowError {
  const value = vatNumber ?? taxCode;
  return { row: ROW, path, code: 'unknown', ...(value === undefined ? {} : { value: value.slice(0, 100) }) };
}

/**
 * Reads one FatturaPA or UBL invoice. The customer is found by our code, if the XML states it, then by VAT number, then
 * by tax code. Order numbers are those of the customer's orders or its own numbers; others are left out.
 * @throws Problem as `parseXml`
 */
export async function readInvoiceXml(db: Connection, content: Uint8Array): Promise<InvoiceXml> {
  const invoice = readXmlInvoice(parseXml(content));
  const errors = invoice.errors.map((error): RowError => ({ row: ROW, ...error }));
  if (!('buyer' in invoice)) return { row: undefined, errors, elements: {} };
  const { buyer, fields } = invoice;
  const elements = { ...invoice.elements, customerCode: buyer.path };
  const customer = await findBuyer(db, buyer);
  if (!customer && !errors.some(({ path }) => path === buyer.path)) errors.push(toBuyerError(buyer));
  if (!customer || errors.length > 0) return { row: undefined, errors, elements };
  const orderCodes = await findOrderCodes(db, customer.id, invoice.orderReferences);
  const row: InvoiceRow = {
    ...fields,
    customerCode: customer.customerCode,
    ...(orderCodes.length === 0 ? {} : { orderCodes }),
  };
  const stated = Object.entries(row).filter(([, value]) => value !== undefined);
  return { row: Object.fromEntries(stated), errors, elements };
}
