import { formatCountryName } from '@cromia/domain/addresses/country-name';
import type { Address } from '@cromia/domain/customers/customer';
import { Text } from '@mantine/core';
import { useTexts } from '../i18n/use-texts';

type PostalAddress = Pick<
  Address,
  'streetAddress1' | 'streetAddress2' | 'zipOrPostalCode' | 'city' | 'province' | 'country'
>;

/** Street, place and country of an address, one line each; the caller shows the addressee's name above. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const { language } = useTexts();
  const { streetAddress1, streetAddress2, zipOrPostalCode, city, province, country } = address;
  const place = `${zipOrPostalCode} ${city}${province ? ` (${province})` : ''}`;
  return (
    <>
      {[streetAddress1, streetAddress2, place, formatCountryName(country, language)].map(
        (line) =>
          line && (
            <Text key={line} span size="sm" display="block">
              {line}
            </Text>
          ),
      )}
    </>
  );
}
