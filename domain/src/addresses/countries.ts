import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { choiceField } from '../fields.ts';

/** Countries by their two-letter code (ISO 3166-1), limited to those with a telephone prefix. */
export const COUNTRIES: readonly CountryCode[] = getCountries();
export type Country = CountryCode;

/** The telephone prefix of a country, such as `+39`. */
export function getPhonePrefix(country: Country): string {
  return `+${getCountryCallingCode(country)}`;
}

/** All distinct telephone prefixes, in numeric order. */
export const PHONE_PREFIXES: readonly string[] = [...new Set(COUNTRIES.map(getPhonePrefix))].sort(
  (a, b) => Number(a) - Number(b),
);

/** The countries that share a telephone prefix, the main one first, such as the United States for `+1`. */
export function findCountriesByPrefix(prefix: string): readonly Country[] {
  const codes: Readonly<Record<string, readonly Country[]>> = metadata.country_calling_codes;
  return codes[prefix.replace(/^\+/, '')] ?? [];
}

const country = choiceField(COUNTRIES);

/** A country by its two-letter code. */
export function countryField() {
  return country;
}
