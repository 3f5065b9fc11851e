import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Section 5: two letters, two digits, then 11 to 30 letters or digits. */
const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

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
