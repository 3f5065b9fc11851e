import type { DeliveryStatus as Status } from '@cromia/domain/integration/webhook';
import { IconClock } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';

const TONES = { PENDING: 'warning', DELIVERED: 'success', FAILED: 'danger' } as const;

/** What has become of a delivery, in words and in its colour. */
export function DeliveryStatus({ status }: { status: Status }) {
  const { t } = useTexts('webhooks');
  return (
    <StatusBadge tone={TONES[status]} {...(status === 'PENDING' ? { icon: IconClock } : {})}>
      {t(`webhooks:deliveries.statuses.${status}`)}
    </StatusBadge>
  );
}
