import type { WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';
import { ActionIcon } from '@mantine/core';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { toMapUrl, toPhoneUrl } from '../../ui/contact-urls';

/** Links that call a customer, and that show its registered office on a map. */
export function ContactButtons({ customer, size }: { customer: WorkListCustomer; size: number }) {
  const { t, language } = useTexts('customers');
  const { businessName, phoneNumber, streetAddress } = customer;
  const map = toMapUrl({ ...customer, street: streetAddress }, language);
  const mapLabel = t('customers:list.mapNamed', { customer: businessName });
  return (
    <>
      {phoneNumber !== null && (
        <ActionIcon
          component="a"
          href={toPhoneUrl(phoneNumber)}
          variant="default"
          size={size}
          title={phoneNumber}
          aria-label={t('customers:list.callNamed', { customer: businessName, phone: phoneNumber })}
        >
          <IconPhone size={18} aria-hidden />
        </ActionIcon>
      )}
      {map !== null && (
        <ActionIcon
          component="a"
          href={map}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size={size}
          title={mapLabel}
          aria-label={mapLabel}
        >
          <IconMapPin size={18} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
}
