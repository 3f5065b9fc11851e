import { sumRowTotals } from '../../catalogue/pricing.ts';
import { toReportedValue } from '../../lists/table.ts';
import type { InvoiceType } from '../invoice-state.ts';
import {
  findElement,
  listElements,
  readAmount,
  readAttribute,
  readText,
  type XmlElement,
  type XmlError,
} from './xml-element.ts';
import { chooseDueDay, readDay, sumAmounts, toCodes, toReferences, toStoredVatNumber } from './xml-fields.ts';
import type { XmlBuyer, XmlInvoice } from './xml-invoice.ts';

/** Types of invoices and of credit notes that a seller sends to a customer (Peppol BIS Billing 3, code lists of BT-3). */
const INVOICE_CODES = [
  '71',
  '80',
  '82',
  '84',
  '102',
  '218',
  '219',
  '326',
  '331',
  '380',
  '382',
  '383',
  '384',
  '386',
  '388',
  '393',
  '395',
  '553',
  '575',
  '623',
  '780',
  '817',
  '870',
  '875',
  '876',
  '877',
];
const CREDIT_NOTE_CODES = ['81', '83', '381', '396', '532'];

const ROOTS = {
  Invoice: {
    typeCode: 'InvoiceTypeCode',
    defaultType: 'INVOICE',
    codes: [...INVOICE_CODES, ...CREDIT_NOTE_CODES],
  },
  CreditNote: { typeCode: 'CreditNoteTypeCode', defaultType: 'CREDIT_NOTE', codes: CREDIT_NOTE_CODES },
} as const satisfies Record<string, { typeCode: string; defaultType: InvoiceType; codes: readonly string[] }>;

const CUSTOMER_CODE = /^\d{6}$/;
/** EUR by which the amount to pay may differ from the sums it is made of. */
const ROUNDING = 0.01;

function readType(root: XmlElement, rootName: keyof typeof ROOTS, errors: XmlError[]): InvoiceType {
  const { typeCode, defaultType, codes } = ROOTS[rootName];
  const element = findElement(root, typeCode);
  const code = readText(element);
  if (code === undefined) errors.push({ path: element.path, code: 'missing' });
  else if (!codes.includes(code))
    errors.push({
      path: element.path,
      code: 'invalidField',
      value: toReportedValue(code),
      accepted: codes.join(', '),
    });
  return code !== undefined && CREDIT_NOTE_CODES.includes(code) ? 'CREDIT_NOTE' : defaultType;
}

/** The buyer by our code (BT-46), its VAT number (BT-48), its registration (BT-47) or its electronic address (BT-49). */
function readBuyer(root: XmlElement, errors: XmlError[]): XmlBuyer {
  const party = findElement(root, 'AccountingCustomerParty/Party');
  const country = readText(findElement(party, 'PostalAddress/Country/IdentificationCode'));
  const codes = listElements(party, 'PartyIdentification').flatMap(
    (id) => readText(findElement(id, 'ID')) ?? [],
  );
  const vat = listElements(party, 'PartyTaxScheme')
    .map((scheme) => findElement(scheme, 'CompanyID'))
    .find((id) => readText(id) !== undefined);
  const registration = readText(findElement(party, 'PartyLegalEntity/CompanyID'));
  const endpoint = readText(findElement(party, 'EndpointID'));
  const path = vat?.path ?? `${party.path}/PartyTaxScheme/CompanyID`;
  const customerCode = codes.find((code) => CUSTOMER_CODE.test(code));
  if (customerCode === undefined && vat === undefined && registration === undefined && endpoint === undefined)
    errors.push({ path, code: 'missing' });
  return {
    path,
    customerCode,
    vatNumber: toStoredVatNumber(vat ? readText(vat) : (registration ?? endpoint), country),
    taxCode: (registration ?? endpoint)?.toUpperCase(),
  };
}

/** The VAT in the currency of the document; a second total may be in the currency of the tax authority. */
function findTaxAmount(root: XmlElement, currency: string | undefined): XmlElement {
  const amounts = listElements(root, 'TaxTotal').map((total) => findElement(total, 'TaxAmount'));
  const inCurrency = amounts.find((amount) => readAttribute(amount, 'currencyID') === currency);
  return inCurrency ?? amounts[0] ?? findElement(root, 'TaxTotal/TaxAmount');
}

function readTotals(root: XmlElement, errors: XmlError[]) {
  const currencyElement = findElement(root, 'DocumentCurrencyCode');
  const currency = readText(currencyElement);
  if (currency !== 'EUR')
    errors.push({
      path: currencyElement.path,
      ...(currency === undefined
        ? { code: 'missing' }
        : { code: 'invalidField', value: toReportedValue(currency) }),
      accepted: 'EUR',
    });
  const sums = findElement(root, 'LegalMonetaryTotal');
  const netElement = findElement(sums, 'TaxExclusiveAmount');
  const vatElement = findTaxAmount(root, currency);
  const totalElement = findElement(sums, 'TaxInclusiveAmount');
  const payableElement = findElement(sums, 'PayableAmount');
  const net = readAmount(netElement, errors);
  const vat = readAmount(vatElement, errors);
  const inclusive = readAmount(totalElement, errors);
  const rounding = readAmount(findElement(sums, 'PayableRoundingAmount'), errors, { isRequired: false });
  const prepaidElement = findElement(sums, 'PrepaidAmount');
  const prepaid = readAmount(prepaidElement, errors, { isRequired: false });
  const payable = readAmount(payableElement, errors);
  const total = inclusive === undefined ? undefined : sumAmounts([inclusive, rounding]);
  if (total !== undefined && payable !== undefined) {
    const difference = Math.abs(sumRowTotals([total, -(prepaid ?? 0), -payable]));
    if (difference > ROUNDING)
      errors.push({ path: payableElement.path, code: 'contradictory', value: String(payable) });
  }
  return {
    amounts: { net, vat, total, ...(prepaid === undefined ? {} : { paid: prepaid }) },
    elements: {
      net: netElement.path,
      vat: vatElement.path,
      total: totalElement.path,
      paid: prepaidElement.path,
    },
  };
}

/** Reads a UBL 2.1 invoice or credit note as Peppol BIS Billing 3 restricts it (EN 16931). */
export function readUblInvoice(root: XmlElement, rootName: keyof typeof ROOTS): XmlInvoice {
  const { errors } = root;
  const number = findElement(root, 'ID');
  const date = findElement(root, 'IssueDate');
  const due = findElement(root, 'DueDate');
  const type = readType(root, rootName, errors);
  const issuedOn = readDay(date, errors);
  const meansDays = listElements(root, 'PaymentMeans').map((means) =>
    readDay(findElement(means, 'PaymentDueDate'), errors, { isRequired: false }),
  );
  const dueDay = readDay(due, errors, { isRequired: false });
  const { amounts, elements } = readTotals(root, errors);
  const invoiceNumber = readText(number);
  if (invoiceNumber === undefined) errors.push({ path: number.path, code: 'missing' });
  const orders = listElements(root, 'OrderReference');
  return {
    fields: {
      invoiceNumber: invoiceNumber ?? '',
      type,
      issuedOn,
      dueOn: dueDay ?? chooseDueDay(meansDays, { issuedOn, isCreditNote: type === 'CREDIT_NOTE' }),
      ...amounts,
      shipmentCodes: toCodes(
        listElements(root, 'DespatchDocumentReference').map((reference) => findElement(reference, 'ID')),
      ),
    },
    buyer: readBuyer(root, errors),
    orderReferences: toReferences(
      orders.flatMap((order) => [findElement(order, 'SalesOrderID'), findElement(order, 'ID')]),
    ),
    elements: {
      invoiceNumber: number.path,
      type: ROOTS[rootName].typeCode,
      issuedOn: date.path,
      dueOn: due.path,
      ...elements,
    },
    errors,
  };
}
