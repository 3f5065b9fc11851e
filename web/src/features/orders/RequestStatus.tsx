import type { OrderRequestStatus } from '@cromia/domain/orders/order-request';
import { IconClock } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/StatusBadge';
import type { Tone } from '../../ui/theme';

/** Section 4: under review yellow, accepted green, rejected red, expired grey. */
const TONES: Record<OrderRequestStatus, Tone> = {
  PENDING: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  EXPIRED: 'gray',
};

/** How an order request stands, in words. */
export function RequestStatus({ status }: { status: OrderRequestStatus }) {
  const { t } = useTexts('orders');
  return (
    <StatusBadge tone={TONES[status]} {...(status === 'PENDING' ? { icon: IconClock } : {})}>
      {t(`orders:status.${status}`)}
    </StatusBadge>
  );
}
