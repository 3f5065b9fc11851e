import { addDays } from '../../dates.ts';
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

/**
 * The types of documents that a seller sends to a customer (FatturaPA 1.2.2, 2.1.1.1): ordinary, advance, credit and
 * debit notes, deferred invoices and those of assets. Others, such as self-billed ones, are no invoice of the customer.
 */
const TYPES: Readonly<Record<string, InvoiceType>> = {
  TD01: 'INVOICE',
  TD02: 'INVOICE',
  TD03: 'INVOICE',
  TD04: 'CREDIT_NOTE',
  TD05: 'INVOICE',
  TD06: 'INVOICE',
  TD24: 'INVOICE',
  TD25: 'INVOICE',
  TD26: 'INVOICE',
};
const VERSIONS = ['FPR12', 'FPA12'];
/** Code of VAT that the customer pays to the state instead of the seller (2.2.2.7). */
const SPLIT_PAYMENT = 'S';

function readBuyer(header: XmlElement, errors: XmlError[]): XmlBuyer {
  const data = findElement(header, 'CessionarioCommittente/DatiAnagrafici');
  const vat = findElement(data, 'IdFiscaleIVA');
  const vatNumber = toStoredVatNumber(
    readText(findElement(vat, 'IdCodice')),
    readText(findElement(vat, 'IdPaese')),
  );
  const taxCode = readText(findElement(data, 'CodiceFiscale'))?.toUpperCase();
  const path =
    vatNumber === undefined && taxCode !== undefined
      ? findElement(data, 'CodiceFiscale').path
      : findElement(vat, 'IdCodice').path;
  if (vatNumber === undefined && taxCode === undefined) errors.push({ path, code: 'missing' });
  return { path, vatNumber, taxCode };
}

/** The due day of one payment, as a date or as days after a date (2.4.2). */
function readDueDay(
  payment: XmlElement,
  issuedOn: string | undefined,
  errors: XmlError[],
): string | undefined {
  const day = readDay(findElement(payment, 'DataScadenzaPagamento'), errors, { isRequired: false });
  const days = readText(findElement(payment, 'GiorniTerminiPagamento'));
  if (day !== undefined || days === undefined || !/^\d{1,3}$/.test(days)) return day;
  const from = readDay(findElement(payment, 'DataRiferimentoTerminiPagamento'), errors, {
    isRequired: false,
  });
  const start = from ?? issuedOn;
  return start === undefined ? undefined : addDays(start, Number(days));
}

function readType(element: XmlElement, errors: XmlError[]): InvoiceType | undefined {
  const code = readText(element);
  const type = code === undefined ? undefined : TYPES[code];
  if (type === undefined) {
    const accepted = Object.keys(TYPES).join(', ');
    errors.push({
      path: element.path,
      ...(code === undefined ? { code: 'missing' } : { code: 'invalidField', value: toReportedValue(code) }),
      accepted,
    });
  }
  return type;
}

function readSummaries(body: XmlElement, errors: XmlError[]) {
  const goods = findElement(body, 'DatiBeniServizi');
  const summaries = listElements(goods, 'DatiRiepilogo');
  if (summaries.length === 0) errors.push({ path: `${goods.path}/DatiRiepilogo`, code: 'missing' });
  const amounts = summaries.map((summary) => ({
    net: readAmount(findElement(summary, 'ImponibileImporto'), errors),
    vat: readAmount(findElement(summary, 'Imposta'), errors),
    isSplit: readText(findElement(summary, 'EsigibilitaIVA')) === SPLIT_PAYMENT,
  }));
  const path = summaries[0]?.path ?? `${goods.path}/DatiRiepilogo`;
  return { amounts, netPath: `${path}/ImponibileImporto`, vatPath: `${path}/Imposta` };
}

function rejectVersion(root: XmlElement, errors: XmlError[]): void {
  const version = readAttribute(root, 'versione');
  if (version !== undefined && VERSIONS.includes(version)) return;
  errors.push({
    path: 'FatturaElettronica/@versione',
    ...(version === undefined
      ? { code: 'missing' }
      : { code: 'invalidField', value: toReportedValue(version) }),
    accepted: VERSIONS.join(', '),
  });
}

function rejectCurrency(general: XmlElement, errors: XmlError[]): void {
  const currency = findElement(general, 'Divisa');
  const code = readText(currency);
  if (code === 'EUR') return;
  errors.push({
    path: currency.path,
    ...(code === undefined ? { code: 'missing' } : { code: 'invalidField', value: toReportedValue(code) }),
    accepted: 'EUR',
  });
}

/** Reads the one invoice of a FatturaPA 1.2, to businesses (FPR12) or the administration (FPA12). */
export function readFatturaPa(root: XmlElement): XmlInvoice {
  const { errors } = root;
  rejectVersion(root, errors);
  // A file with several invoices ("lotto") is sent as one call for each.
  const body = findElement(root, 'FatturaElettronicaBody');
  const general = findElement(body, 'DatiGenerali/DatiGeneraliDocumento');
  rejectCurrency(general, errors);
  const number = findElement(general, 'Numero');
  const date = findElement(general, 'Data');
  const kind = findElement(general, 'TipoDocumento');
  const totalElement = findElement(general, 'ImportoTotaleDocumento');
  const type = readType(kind, errors);
  const issuedOn = readDay(date, errors);
  const { amounts, netPath, vatPath } = readSummaries(body, errors);
  const payments = listElements(body, 'DatiPagamento').flatMap((data) =>
    listElements(data, 'DettaglioPagamento'),
  );
  const net = sumAmounts(amounts.map((amount) => amount.net));
  const vat = sumAmounts(amounts.map((amount) => amount.vat));
  const stated = readAmount(totalElement, errors, { isRequired: false });
  const rounding = readAmount(findElement(general, 'Arrotondamento'), errors, { isRequired: false });
  const withheld = listElements(general, 'DatiRitenuta').map((held) =>
    readAmount(findElement(held, 'ImportoRitenuta'), errors, { isRequired: false }),
  );
  const paid = sumAmounts([
    ...withheld,
    ...amounts.map((amount) => (amount.isSplit ? amount.vat : undefined)),
  ]);
  const invoiceNumber = readText(number);
  if (invoiceNumber === undefined) errors.push({ path: number.path, code: 'missing' });
  const dueDays = payments.map((payment) => readDueDay(payment, issuedOn, errors));
  return {
    fields: {
      invoiceNumber: invoiceNumber ?? '',
      type,
      issuedOn,
      dueOn: chooseDueDay(dueDays, { issuedOn, isCreditNote: type === 'CREDIT_NOTE' }),
      net,
      vat,
      total: stated ?? sumAmounts([net, vat, rounding]),
      // What the customer owes to the state, not to the seller, counts as paid.
      ...(paid === undefined ? {} : { paid }),
      shipmentCodes: toCodes(
        listElements(findElement(body, 'DatiGenerali'), 'DatiDDT').map((note) =>
          findElement(note, 'NumeroDDT'),
        ),
      ),
    },
    buyer: readBuyer(findElement(root, 'FatturaElettronicaHeader'), errors),
    orderReferences: toReferences(
      listElements(findElement(body, 'DatiGenerali'), 'DatiOrdineAcquisto').map((order) =>
        findElement(order, 'IdDocumento'),
      ),
    ),
    elements: {
      invoiceNumber: number.path,
      type: kind.path,
      issuedOn: date.path,
      dueOn: `${body.path}/DatiPagamento/DettaglioPagamento/DataScadenzaPagamento`,
      net: netPath,
      vat: vatPath,
      total: stated === undefined ? netPath : totalElement.path,
      paid: stated === undefined ? netPath : totalElement.path,
    },
    errors,
  };
}
