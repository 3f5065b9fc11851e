import type { SdsDelivery } from '@cromia/domain/sds/sending';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/StatusBadge';

const TONES = { PENDING: 'gray', SENT: 'success', FAILED: 'danger' } as const;

/** Where a delivery stands, and by which way; of a failed one why, in the words of the mail server. */
export function DeliveryStatus({ delivery }: { delivery: SdsDelivery }) {
  const { t } = useTexts('sds');
  const { moment } = useFormats();
  const { status, channel, sentOn, error } = delivery;
  const way = [t(`sds:channels.${channel}`), ...(sentOn === null ? [] : [moment(sentOn)])].join(' · ');
  const more = status === 'FAILED' ? (error ?? way) : way;
  return (
    <>
      <StatusBadge tone={TONES[status]}>{t(`sds:deliveryStatus.${status}`)}</StatusBadge>
      <Text size="xs" c="dimmed" maw={240}>
        {more}
      </Text>
    </>
  );
}
