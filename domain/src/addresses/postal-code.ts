import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { patternText } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** A postal code before its country is known: letters, digits, and what stands between them. */
export function postalCodeField() {
  return patternText(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u, LIMITS.zip);
}

/** The code itself, then without what stands between its characters, then with a hyphen or a blank at each place. */
function spellingsOf(typed: string): string[] {
  const bare = typed.replaceAll(/[ -]/g, '');
  const places = Array.from({ length: Math.max(0, bare.length - 1) }, (_, place) => place + 1);
  const parted = ['-', ' '].flatMap((sign) =>
    places.map((place) => `${bare.slice(0, place)}${sign}${bare.slice(place)}`),
  );
  return [typed, bare, ...parted];
}

/**
 * A postal code in the form that its country gives it (section 5): a hyphen or blank that was left out, or set where
 * none belongs, is mended, as in `00950` for the Polish `00-950`. Of a country whose form nobody knows, or that has no
 * postal codes, any is taken as it is.
 * @param country its two letters (ISO 3166-1)
 * @returns undefined for what is no code of that country
 */
export function postalCodeOf(country: string, typed: string): string | undefined {
  const code = typed.trim();
  // No country's code is longer; what is gets its own error.
  if (!postcodeValidatorExistsForCountry(country) || code.length > LIMITS.zip) return code;
  return spellingsOf(code).find((spelling) => postcodeValidator(spelling, country));
}

/** Whether a postal code has the form that its country gives it, once `postalCodeOf` has mended it. */
export function isPostalCodeOf(country: string, typed: string): boolean {
  return postalCodeOf(country, typed) !== undefined;
}
