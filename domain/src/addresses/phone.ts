import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { patternTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { PHONE_PREFIXES } from './countries.ts';

/** A telephone number of any country: digits and common separators, also `(0444) 51–23–45` and `(+39) 0444 …`. */
export function phoneField() {
  return patternTextField(/^(?:\(\s*)?[+\d(][\d\s().\-/‐‑–]*$/, LIMITS.phone);
}

/** An existing telephone prefix, such as `+39`. */
export function phonePrefixField() {
  return patternTextField(/^\+[1-9]\d{0,3}$/, LIMITS.phonePrefix).refine(
    (prefix) => PHONE_PREFIXES.includes(prefix),
    'invalidField',
  );
}

/** The number without the brackets around its prefix, as in `(+39) 0444 512345`; a leading `00` counts as `+`. */
function normalisePrefix(typed: string): string {
  return typed
    .trim()
    .replace(/^\(\s*(\+|00)([\d\s]*)\)/, '$1$2 ')
    .replace(/^00/, '+');
}

/**
 * The prefix that a typed number names itself, such as `+380` in `+380 44 123 4567`.
 * @returns undefined if it names none, or is not valid (yet)
 */
export function findTypedPrefix(typed: string): string | undefined {
  const international = normalisePrefix(typed);
  if (!international.startsWith('+')) return undefined;
  const number = parsePhoneNumberFromString(international, { extract: false });
  return number?.isValid() ? `+${number.countryCallingCode}` : undefined;
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
  const number = parsePhoneNumberFromString(normalisePrefix(typed), {
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
