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
 * Countries whose postal codes are usually written with a separator that their format leaves optional, and its position,
 * counted from the end if negative.
 */
const USUAL_SEPARATORS: Readonly<Record<string, { separator: ' ' | '-'; position: number }>> = {
  ...Object.fromEntries(
    ['GB', 'GG', 'IM', 'JE'].map((country) => [country, { separator: ' ', position: -3 }] as const),
  ),
  ...Object.fromEntries(
    ['CA', 'CZ', 'GR', 'IE', 'MT', 'SE', 'SK'].map(
      (country) => [country, { separator: ' ', position: 3 }] as const,
    ),
  ),
  BM: { separator: ' ', position: -2 },
  BR: { separator: '-', position: 5 },
  NL: { separator: ' ', position: 4 },
};

/** Writes a valid postal code with its country's usual separator, such as `SW1A 1AA` for `SW1A1AA`. */
function toUsualForm(country: string, code: string): string {
  const usual = USUAL_SEPARATORS[country];
  if (usual === undefined) return code;
  const compact = code.replaceAll(/[ -]/g, '');
  const separated = `${compact.slice(0, usual.position)}${usual.separator}${compact.slice(usual.position)}`;
  return postcodeValidator(separated, country) ? separated : code;
}

/**
 * Converts a postal code to its country's format (section 5): a missing or misplaced hyphen or blank is corrected, for
 * example `00950` to the Polish `00-950` and `sw1a1aa` to the British `SW1A 1AA`, and letters become upper case. For
 * countries without postal codes, or with an unknown format, any code is accepted unchanged.
 * @param country two-letter code (ISO 3166-1)
 * @returns undefined when the code is not valid in that country
 */
export function normalisePostalCode(country: string, typed: string): string | undefined {
  const code = typed.trim();
  // No country has longer codes; the field's length check reports them.
  if (!postcodeValidatorExistsForCountry(country) || code.length > LIMITS.zip) return code;
  const valid = listSpellings(code.toUpperCase()).find((spelling) => postcodeValidator(spelling, country));
  return valid === undefined ? undefined : toUsualForm(country, valid);
}

/** Whether a postal code is valid in its country, after the corrections of `normalisePostalCode`. */
export function isValidPostalCode(country: string, typed: string): boolean {
  return normalisePostalCode(country, typed) !== undefined;
}
