import { checkVAT, countries } from 'jsvat';
import { COUNTRIES, type Country } from '../addresses/countries.ts';
import { upperPatternTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Prefixes of VAT numbers that differ from the country code. */
const OTHER_PREFIXES: Readonly<Record<string, Country>> = { EL: 'GR', XI: 'GB' };

/**
 * The country of a VAT number, by its prefix; the business address has the same country (section 5).
 * @returns undefined for an unknown prefix
 */
export function findVatCountry(vatNumber: string): Country | undefined {
  const prefix = vatNumber.trim().slice(0, 2).toUpperCase();
  return OTHER_PREFIXES[prefix] ?? COUNTRIES.find((country) => country === prefix);
}

/** Whether a VAT number has the prefix IT, for which forms show the fields of Italian companies (section 2). */
export function isItalianVat(vatNumber: string): boolean {
  return findVatCountry(vatNumber) === 'IT';
}

/**
 * The number that identifies a VAT number's company: a British company has the same number with the prefix GB and, for
 * trade of Northern Ireland with the EU, XI. The SQL function `vat_company` does the same.
 */
export function toCompanyVatNumber(vatNumber: string): string {
  return vatNumber.replace(/^XI/, 'GB');
}

/** Whether a VAT number is valid: its format, and its check digit where the country's algorithm is known. */
export function isVatNumber(vatNumber: string): boolean {
  const country = findVatCountry(vatNumber);
  if (country === undefined) return false;
  const rules = countries.find(({ codes }) => codes.includes(country));
  // XI numbers follow the British rules.
  const normalised = toCompanyVatNumber(toCanonicalForm(vatNumber));
  return rules === undefined || checkVAT(normalised, [rules]).isValid;
}

/**
 * The canonical form for storage and comparison. Greek numbers get the EU prefix EL instead of GR; Swiss and Norwegian
 * numbers lose their suffix.
 */
function toCanonicalForm(vatNumber: string): string {
  return vatNumber
    .replace(/^GR/, 'EL')
    .replace(/^(CHE\d{9})(?:MWST|TVA|IVA)$/, '$1')
    .replace(/^(NO\d{9})MVA$/, '$1');
}

/**
 * A VAT number with its country prefix: 5 to 18 upper-case letters or digits (section 5), converted to the canonical
 * form.
 */
export function vatNumberField() {
  return upperPatternTextField(/^[A-Z0-9]+$/, LIMITS.vatNumberMax)
    .min(LIMITS.vatNumberMin, 'invalidField')
    .refine(isVatNumber, 'invalidField')
    .transform(toCanonicalForm);
}
