import { electronicFormatIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Section 5: two letters, two digits, then 11 to 30 letters or digits. */
const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Why an IBAN is invalid: no known country, characters, the length of its country, or its check digits. */
export type IbanFault =
  | { fault: 'country' | 'characters' | 'digits' }
  | { fault: 'length'; country: string; length: number; typed: number };

/** Finds what is wrong with a typed IBAN; null if it is valid. */
export function findIbanFault(typed: string): IbanFault | null {
  const iban = electronicFormatIBAN(typed) ?? '';
  if (FORM.test(iban) && isValidIBAN(iban)) return null;
  if (/[^\p{L}\p{N}\s.\-/]/u.test(typed) || /[^A-Z0-9]/.test(iban)) return { fault: 'characters' };
  const country = iban.slice(0, 2);
  const length = getCountrySpecifications()[country]?.chars;
  if (length === undefined || length === null) return { fault: 'country' };
  return iban.length === length
    ? { fault: 'digits' }
    : { fault: 'length', country, length, typed: iban.length };
}

/** An IBAN without blanks, in upper case, with valid check digits. */
export function ibanField() {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, 'missing')
    .max(2 * LIMITS.iban, 'invalidLenght')
    .transform((typed, context) => {
      const iban = electronicFormatIBAN(typed) ?? '';
      if (FORM.test(iban) && isValidIBAN(iban)) return iban;
      context.issues.push({
        code: 'custom',
        message: iban.length > LIMITS.iban ? 'invalidLenght' : 'invalidField',
        input: typed,
      });
      return z.NEVER;
    });
}
