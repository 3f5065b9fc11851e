import { Anchor, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useBrand } from '../../shell';

/** Why an order is blocked, and the contacts of the manufacturer. */
export function BlockedNotice({ reason }: { reason: string | null }) {
  const { t } = useTexts('orders');
  const brand = useBrand();
  return (
    <FeedbackAlert status="WarningDismissable" title={t('orders:blocked.title')}>
      {reason !== null && <Text size="sm">{reason}</Text>}
      <Text size="sm">
        {t('orders:blocked.call')}{' '}
        {brand?.phone && (
          <>
            <Anchor inherit href={`tel:${brand.phone.replaceAll(/[^\d+]/g, '')}`}>
              {brand.phone}
            </Anchor>
            {' · '}
          </>
        )}
        {brand?.email && (
          <Anchor inherit href={`mailto:${brand.email}`}>
            {brand.email}
          </Anchor>
        )}
      </Text>
    </FeedbackAlert>
  );
}
