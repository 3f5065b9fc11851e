import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { patternTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** A postal code of any country: letters, digits and separators. */
export function postalCodeField() {
  return patternTextField(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u, LIMITS.zip);
}

/** Spellings to try: the code as typed, without separators, and with a hyphen or blank at each position. */
function listSpellings(typed: string): string[] {
  const compact = typed.replaceAll(/[ -]/g, '');
  const positions = Array.from({ length: Math.max(0, compact.length - 1) }, (_, position) => position + 1);
  const separated = ['-', ' '].flatMap((separator) =>
    positions.map((position) => `${compact.slice(0, position)}${separator}${compact.slice(position)}`),
  );
  return [typed, compact, ...separated];
}

/**
 * Converts a postal code to its country's format (section 5): a missing or misplaced hyphen or blank is corrected, for
 * example `00950` to the Polish `00-950`, and letters become upper case. For countries without postal codes, or with an unknown format, any code is
 * accepted unchanged.
 * @param country two-letter code (ISO 3166-1)
 * @returns undefined when the code is not valid in that country
 */
export function normalisePostalCode(country: string, typed: string): string | undefined {
  const code = typed.trim();
  // No country has longer codes; the field's length check reports them.
  if (!postcodeValidatorExistsForCountry(country) || code.length > LIMITS.zip) return code;
  return listSpellings(code.toUpperCase()).find((spelling) => postcodeValidator(spelling, country));
}

/** Whether a postal code is valid in its country, after the corrections of `normalisePostalCode`. */
export function isValidPostalCode(country: string, typed: string): boolean {
  return normalisePostalCode(country, typed) !== undefined;
}
