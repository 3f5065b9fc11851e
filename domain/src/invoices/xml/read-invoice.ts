import { toFieldErrors } from '../../errors.ts';
import { type InvoiceRow, invoiceRowSchema } from '../../integration/invoice-rows.ts';
import { LIMITS } from '../../limits.ts';
import { readFatturaPa } from './fattura-pa.ts';
import { resolveNamespaces } from './namespaces.ts';
import { readUblInvoice } from './ubl-invoice.ts';
import { findForbiddenCharacters, type XmlElement, type XmlError } from './xml-element.ts';
import type { XmlInvoice } from './xml-invoice.ts';

const READERS: Readonly<Record<string, (root: XmlElement) => XmlInvoice>> = {
  FatturaElettronica: readFatturaPa,
  Invoice: (root) => readUblInvoice(root, 'Invoice'),
  CreditNote: (root) => readUblInvoice(root, 'CreditNote'),
};

/** The names of the root elements that are read. */
const XML_ROOTS = Object.keys(READERS);

/**
 * Reads one FatturaPA 1.2 or one UBL 2.1 invoice or credit note (contract, section 13) from a parsed document. The rules
 * of an imported row hold; their errors name the element.
 */
export function readXmlInvoice(
  document: Readonly<Record<string, unknown>>,
): XmlInvoice | { errors: XmlError[] } {
  const names = Object.keys(document).filter((name) => !name.startsWith('?') && !name.startsWith('#'));
  const [name = ''] = names;
  const { local: root, value, errors } = resolveNamespaces(name, document[name]);
  const read = Object.hasOwn(READERS, root) ? READERS[root] : undefined;
  if (!read || names.length !== 1)
    return { errors: [{ path: root, code: 'invalidField', accepted: XML_ROOTS.join(', ') }] };
  const element: XmlElement = { path: '', value, errors };
  if (errors.length > 0) return { errors: errors.slice(0, LIMITS.reportedImportErrors) };
  const forbidden = findForbiddenCharacters(element);
  if (forbidden.length > 0) return { errors: forbidden.slice(0, LIMITS.reportedImportErrors) };
  const invoice = read(element);
  const checked = invoiceRowSchema.safeParse(invoice.fields);
  const reported = new Set(invoice.errors.map(({ path }) => path));
  const schemaErrors = checked.success ? [] : toFieldErrors(checked.error);
  const elementErrors = schemaErrors.map(({ path, code, value }): XmlError => {
    const field = keyOfRow(path);
    const element = field === undefined ? path : (invoice.elements[field] ?? path);
    return {
      path: element,
      code: code === 'missing' ? 'missing' : 'invalidField',
      ...(value === undefined ? {} : { value }),
    };
  });
  return {
    ...invoice,
    errors: [...invoice.errors, ...elementErrors.filter(({ path }) => !reported.has(path))],
  };
}

function keyOfRow(path: string): keyof InvoiceRow | undefined {
  const [name] = path.split('.');
  const fields: readonly (keyof InvoiceRow)[] = invoiceRowSchema.keyof().options;
  return fields.find((field) => field === name);
}
