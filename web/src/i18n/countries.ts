import {
  COUNTRIES,
  findCountriesByPrefix,
  getPhonePrefix,
  PHONE_PREFIXES,
} from '@cromia/domain/addresses/countries';
import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { isValidPostalCode } from '@cromia/domain/addresses/postal-code';
import type { UiLanguage } from '@cromia/domain/languages';

interface Option {
  value: string;
  label: string;
}

/** Every country by its name, in the alphabetical order of the reader's language. */
export function countryOptions(language: UiLanguage): Option[] {
  return COUNTRIES.map((country) => ({ value: country, label: formatCountryName(country, language) })).sort(
    (one, other) => one.label.localeCompare(other.label, language),
  );
}

/** Every telephone prefix with the names of its countries, the main one first. */
export function listPrefixNames(language: UiLanguage): Map<string, string> {
  const names = (prefix: string) =>
    findCountriesByPrefix(prefix).map((country) => formatCountryName(country, language));
  return new Map(PHONE_PREFIXES.map((prefix) => [prefix, names(prefix).join(', ')]));
}

/**
 * The telephone prefix after a change of the country, which it follows until the user has chosen another.
 * @param before country and prefix before the change
 */
export function updatePhonePrefix(country: string, before: { country: string; phonePrefix: string }): string {
  const followed = before.phonePrefix === '' || before.phonePrefix === prefixOfCountry(before.country);
  return followed ? (prefixOfCountry(country) ?? before.phonePrefix) : before.phonePrefix;
}

function prefixOfCountry(code: string): string | undefined {
  const country = COUNTRIES.find((known) => known === code);
  return country === undefined ? undefined : getPhonePrefix(country);
}

const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10];

/** The keyboard for a country's postal codes: numeric if they have digits only. */
export function postalCodeKeyboard(country: string): 'numeric' | 'text' {
  // A country with an unknown format may use letters.
  if (country === '' || isValidPostalCode(country, 'ABCDEF')) return 'text';
  return LENGTHS.some((length) => isValidPostalCode(country, '1'.repeat(length))) ? 'numeric' : 'text';
}
