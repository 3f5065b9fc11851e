import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { patternText } from './fields.ts';
import { LIMITS } from './limits.ts';

/** A postal code before its country is known: letters, digits, and what stands between them. */
export function postalCodeField() {
  return patternText(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u, LIMITS.zip);
}

/**
 * Whether a postal code has the form that its country gives it (section 5). Of a country whose form nobody knows, or
 * that has no postal codes, any is taken.
 * @param country its two letters (ISO 3166-1)
 */
export function isPostalCodeOf(country: string, postalCode: string): boolean {
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(postalCode.trim(), country);
}
