import { ORDER_REQUEST_STATUS_COLORS, type OrderRequestStatus } from '@cromia/domain/orders/order-request';
import { IconClock } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';

const TONES = { yellow: 'warning', green: 'success', red: 'danger', grey: 'gray' } as const;

/** Status of an order request, in the colour of section 4. */
export function RequestStatus({ status }: { status: OrderRequestStatus }) {
  const { t } = useTexts('orders');
  return (
    <StatusBadge
      tone={TONES[ORDER_REQUEST_STATUS_COLORS[status]]}
      {...(status === 'PENDING' ? { icon: IconClock } : {})}
    >
      {t(`orders:status.${status}`)}
    </StatusBadge>
  );
}
