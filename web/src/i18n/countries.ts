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
export function listCountryOptions(language: UiLanguage): Option[] {
  return COUNTRIES.map((country) => ({ value: country, label: formatCountryName(country, language) })).sort(
    (first, second) => first.label.localeCompare(second.label, language),
  );
}

/** Every telephone prefix with the names of its countries, the main one first. */
export function listPrefixNames(language: UiLanguage): Map<string, string> {
  const formatNames = (prefix: string) =>
    findCountriesByPrefix(prefix).map((country) => formatCountryName(country, language));
  return new Map(PHONE_PREFIXES.map((prefix) => [prefix, formatNames(prefix).join(', ')]));
}

/**
 * The telephone prefix after a change of the country, which it follows until the user has chosen another.
 * @param previous country and prefix before the change
 */
export function updatePhonePrefix(
  country: string,
  previous: { country: string; phonePrefix: string },
): string {
  const isFollowing = previous.phonePrefix === '' || previous.phonePrefix === findPrefix(previous.country);
  return isFollowing ? (findPrefix(country) ?? previous.phonePrefix) : previous.phonePrefix;
}

function findPrefix(code: string): string | undefined {
  const country = COUNTRIES.find((candidate) => candidate === code);
  return country === undefined ? undefined : getPhonePrefix(country);
}

const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10];

/** The keyboard for a country's postal codes: numeric if they have digits only. */
export function choosePostalCodeKeyboard(country: string): 'numeric' | 'text' {
  // A country with an unknown format may use letters.
  if (country === '' || isValidPostalCode(country, 'ABCDEF')) return 'text';
  return LENGTHS.some((length) => isValidPostalCode(country, '1'.repeat(length))) ? 'numeric' : 'text';
}
