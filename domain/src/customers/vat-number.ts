import { checkVAT, countries } from 'jsvat';
import { COUNTRIES, type Country } from '../addresses/countries.ts';
import { upperPatternText } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Prefixes of VAT numbers that are not the country's own letters. */
const OTHER_PREFIXES: Readonly<Record<string, Country>> = { EL: 'GR', XI: 'GB' };

/**
 * The country of a VAT number by its prefix: the one of the business address (section 5).
 * @returns undefined while the prefix is none
 */
export function vatCountry(vatNumber: string): Country | undefined {
  const prefix = vatNumber.trim().slice(0, 2).toUpperCase();
  return OTHER_PREFIXES[prefix] ?? COUNTRIES.find((country) => country === prefix);
}

/** Section 2: the data that only Italian companies have are asked for by the prefix IT. */
export function isItalianVat(vatNumber: string): boolean {
  return vatCountry(vatNumber) === 'IT';
}

/** Whether the digits of a VAT number can be right: form and check digit where the country's are known. */
export function isVatNumber(vatNumber: string): boolean {
  const country = vatCountry(vatNumber);
  if (country === undefined) return false;
  const rules = countries.find(({ codes }) => codes.includes(country));
  // Northern Ireland's numbers are British ones under a prefix that only trade with the Union uses.
  const stated = canonical(vatNumber).replace(/^XI/, 'GB');
  return rules === undefined || checkVAT(stated, [rules]).isValid;
}

/**
 * The one way to write a VAT number that is stored and compared: a Greek one with the prefix that the Union gives it,
 * whichever of its two was typed, and a Swiss or Norwegian one without the words that may end it.
 */
function canonical(vatNumber: string): string {
  return vatNumber
    .replace(/^GR/, 'EL')
    .replace(/^(CHE\d{9})(?:MWST|TVA|IVA)$/, '$1')
    .replace(/^(NO\d{9})MVA$/, '$1');
}

/** A VAT number with its country prefix: 5 to 18 upper case letters or digits (section 5), in its canonical form. */
export function vatNumberField() {
  return upperPatternText(/^[A-Z0-9]+$/, LIMITS.vatNumberMax)
    .min(LIMITS.vatNumberMin, 'invalidField')
    .refine(isVatNumber, 'invalidField')
    .transform(canonical);
}
