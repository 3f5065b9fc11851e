import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { patternTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { PHONE_PREFIXES } from './countries.ts';

/** A telephone number of any country: digits and common separators, also `(0444) 51–23–45`. */
export function phoneField() {
  return patternTextField(/^[+\d(][\d\s().\-/‐‑–]*$/, LIMITS.phone);
}

/** An existing telephone prefix, such as `+39`. */
export function phonePrefixField() {
  return patternTextField(/^\+[1-9]\d{0,3}$/, LIMITS.phonePrefix).refine(
    (prefix) => PHONE_PREFIXES.includes(prefix),
    'invalidField',
  );
}

/**
 * Converts a telephone number to international form, such as `+39 0444 512345` (section 5).
 * @param typed with or without the prefix; `00` counts as `+`
 * @param prefix of the country, such as `+39`
 * @returns undefined when the number is not valid under that prefix
 */
export function toInternationalPhone(typed: string, prefix: string): string | undefined {
  // The library throws on unknown prefixes.
  if (!PHONE_PREFIXES.includes(prefix)) return undefined;
  const callingCode = prefix.slice(1);
  const number = parsePhoneNumberFromString(typed.trim().replace(/^00/, '+'), {
    defaultCallingCode: callingCode,
    extract: false,
  });
  if (!number?.isValid() || number.countryCallingCode !== callingCode) return undefined;
  return number.formatInternational();
}

/** A stored number for display: in international form if it is valid, otherwise unchanged. */
export function formatPhone(telephone: string): string {
  const number = parsePhoneNumberFromString(telephone, { extract: false });
  return number?.isValid() ? number.formatInternational() : telephone;
}

/** Removes the prefix from a number in the form of `toInternationalPhone`. */
export function stripPhonePrefix(telephone: string, prefix: string): string {
  return telephone.startsWith(prefix) ? telephone.slice(prefix.length).trim() : telephone;
}
