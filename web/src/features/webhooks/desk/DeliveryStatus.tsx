import type { DeliveryStatus as Status } from '@cromia/domain/webhooks/webhook';
import { IconClock } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';

const TONES = { PENDING: 'warning', DELIVERED: 'success', FAILED: 'danger' } as const;

/** Status of a delivery, as a coloured badge. */
export function DeliveryStatus({ status }: { status: Status }) {
  const { t } = useTexts('webhooks');
  return (
    <StatusBadge tone={TONES[status]} {...(status === 'PENDING' ? { icon: IconClock } : {})}>
      {t(`webhooks:deliveries.statuses.${status}`)}
    </StatusBadge>
  );
}
