import { formatPhone } from '@cromia/domain/addresses/phone';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Anchor } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { toMapUrl, toPhoneUrl } from '../../../ui/contact-urls';
import classes from './styles.module.css';

/** The e-mail address and telephone of a contact, as links. */
export function ContactLinks({
  email,
  phoneNumber,
}: {
  email: string | null | undefined;
  phoneNumber: string | null | undefined;
}) {
  return (
    <>
      {email && (
        <div>
          <Anchor inherit className={classes.contactLink} href={`mailto:${email}`}>
            {formatEmail(email)}
          </Anchor>
        </div>
      )}
      {phoneNumber && (
        <div>
          <Anchor inherit className={classes.contactLink} href={toPhoneUrl(phoneNumber)}>
            {formatPhone(phoneNumber)}
          </Anchor>
        </div>
      )}
    </>
  );
}

interface DisplayedAddress {
  streetAddress1?: string | null | undefined;
  zipOrPostalCode?: string | null | undefined;
  city?: string | null | undefined;
  province?: string | null | undefined;
  country?: string | null | undefined;
}

/** A link to a map that shows an address; nothing without a city. */
export function MapLink({ address }: { address: DisplayedAddress }) {
  const { t, language } = useTexts('activation');
  const { streetAddress1: street = null, zipOrPostalCode = null, city = null, province = null } = address;
  const { country = null } = address;
  const url = toMapUrl({ street, zipOrPostalCode, city: city || null, province, country }, language);
  if (url === null) return null;
  return (
    <div>
      <Anchor inherit className={classes.contactLink} href={url} target="_blank" rel="noreferrer">
        {t('activation:recap.map')}
      </Anchor>
    </div>
  );
}
