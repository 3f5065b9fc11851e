import { sumRowTotals } from '../../catalogue/pricing.ts';
import { vatNumberField } from '../../customers/vat-number.ts';
import { addDays } from '../../dates.ts';
import { dateField } from '../../fields.ts';
import { LIMITS } from '../../limits.ts';
import { toReportedValue } from '../../lists/table.ts';
import { readText, type XmlElement, type XmlError } from './xml-element.ts';

/** Days after its issue until which an invoice without a due day is paid (Directive 2011/7/EU, article 3). */
const STATUTORY_DAYS = 30;

/** Reads a day, and reports one that is missing, if it is required, or malformed. XML Schema allows a time zone after it. */
export function readDay(
  element: XmlElement,
  errors: XmlError[],
  { isRequired = true }: { isRequired?: boolean } = {},
): string | undefined {
  const text = readText(element);
  if (text === undefined) {
    if (isRequired) errors.push({ path: element.path, code: 'missing' });
    return undefined;
  }
  const { data } = dateField().safeParse(text.replace(/(?:Z|[+-]\d{2}:\d{2})$/, ''));
  if (data === undefined)
    errors.push({
      path: element.path,
      code: 'invalidField',
      value: toReportedValue(text),
      accepted: '2026-12-31',
    });
  return data;
}

/** The sum of amounts in EUR; undefined if none was read. */
export function sumAmounts(amounts: readonly (number | undefined)[]): number | undefined {
  const read = amounts.filter((amount) => amount !== undefined);
  return read.length === 0 ? undefined : sumRowTotals(read);
}

/** The last of the days, by which all is due; without any, the statutory one for an invoice, and its own for a credit note. */
export function chooseDueDay(
  days: readonly (string | undefined)[],
  { issuedOn, isCreditNote }: { issuedOn: string | undefined; isCreditNote: boolean },
): string | undefined {
  const last = days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  if (last !== undefined || issuedOn === undefined) return last;
  return isCreditNote ? issuedOn : addDays(issuedOn, STATUTORY_DAYS);
}

/** A VAT number in its stored form: with the prefix of its country, without separators. */
export function toStoredVatNumber(number: string | undefined, country = ''): string | undefined {
  const digits = number?.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  if (digits === undefined || digits === '') return undefined;
  const prefixed = /^[A-Z]{2}/.test(digits) ? digits : `${country.toUpperCase()}${digits}`;
  return vatNumberField().safeParse(prefixed).data ?? prefixed;
}

const CODE = /^[0-9A-Za-z/_.-]+$/;

/** The codes of shipments that can be stored; undefined without any, so that stored ones stay. */
export function toCodes(elements: readonly XmlElement[]): string[] | undefined {
  const codes = elements.flatMap((element) => readText(element) ?? []);
  const storable = codes.filter((code) => CODE.test(code) && code.length <= LIMITS.orderCode);
  return storable.length === 0 ? undefined : [...new Set(storable)].slice(0, LIMITS.invoiceReferences);
}

/** References as they are stated, each once. */
export function toReferences(elements: readonly XmlElement[]): string[] {
  return [...new Set(elements.flatMap((element) => readText(element) ?? []))].slice(
    0,
    LIMITS.invoiceReferences,
  );
}
