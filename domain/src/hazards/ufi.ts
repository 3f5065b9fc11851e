import { z } from 'zod';
import { toTypeErrorCode } from '../fields.ts';

/** The characters of a UFI by their value: digits and capitals without B, I, L, O and Z (ECHA, UFI developer's manual). */
const UFI_CHARACTERS = '0123456789ACDEFGHJKMNPQRSTUVWXY';
const UFI_LENGTH = 16;
const UFI_GROUPS = /^([0-9A-Z]{4})([0-9A-Z]{4})([0-9A-Z]{4})([0-9A-Z]{4})$/;

/**
 * Whether a unique formula identifier is valid: 16 characters of its alphabet, whose first is the check character. The
 * sum of the values, each times its position from 1 to 16, is a multiple of 31.
 * @param ufi with or without hyphens
 */
export function isValidUfi(ufi: string): boolean {
  const values = [...ufi.replaceAll('-', '')].map((character) => UFI_CHARACTERS.indexOf(character));
  if (values.length !== UFI_LENGTH || values.includes(-1)) return false;
  const sum = values.reduce((total, value, index) => total + value * (index + 1), 0);
  return sum % UFI_CHARACTERS.length === 0;
}

/** Writes a UFI with its check character. @param values the 15 values after the check character, each from 0 to 30 */
export function completeUfi(values: readonly number[]): string {
  const sum = values.reduce((total, value, index) => total + value * (index + 2), 0);
  const { length } = UFI_CHARACTERS;
  const characters = [(length - (sum % length)) % length, ...values].map(
    (value) => UFI_CHARACTERS[value] ?? '0',
  );
  return characters.join('').replace(UFI_GROUPS, '$1-$2-$3-$4');
}

/** A UFI, written `E600-30P1-S00Y-5079`; hyphens, blanks and lower case are tolerated. */
export function ufiField() {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .toUpperCase()
    .max(40, { error: 'invalidLenght', abort: true })
    .overwrite((text) =>
      text
        .replace(/^UFI:?\s*/, '')
        .replaceAll(/[\s-]/g, '')
        .replace(UFI_GROUPS, '$1-$2-$3-$4'),
    )
    .refine(isValidUfi, 'invalidField');
}
