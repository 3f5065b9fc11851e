import { formatCountryName } from '@cromia/domain/addresses/country-name';
import type { UiLanguage } from '@cromia/domain/languages';

/** The address of a telephone link. */
export function toPhoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

interface PostalAddress {
  street: string | null;
  zipOrPostalCode: string | null;
  city: string | null;
  province: string | null;
  country: string | null;
}

/** The address of a map that shows a place; it opens the map app of a phone. Null without a city. */
export function toMapUrl(address: PostalAddress, language: UiLanguage): string | null {
  const { street, zipOrPostalCode, city, province, country } = address;
  if (city === null) return null;
  const town = [zipOrPostalCode, city, province && `(${province})`].filter(Boolean).join(' ');
  const place = [street, town, country && formatCountryName(country, language)].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}

/** A city with its province, such as `Treviso (TV)`. */
export function formatCity({ city, province }: Pick<PostalAddress, 'city' | 'province'>): string {
  if (city === null) return '–';
  return province === null || province === '' ? city : `${city} (${province})`;
}
