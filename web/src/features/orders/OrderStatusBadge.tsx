import { ORDER_STATUS_COLORS, ORDER_STATUS_NAMES, type OrderStatus } from '@cromia/domain/orders/order';
import {
  IconBan,
  IconCircleCheck,
  IconHandStop,
  IconProgress,
  IconReceipt,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/feedback/StatusBadge';

const TONES = { grey: 'gray', green: 'success', yellow: 'warning', orange: 'accent' } as const;

const ICONS: Record<OrderStatus, TablerIcon> = {
  I: IconProgress,
  A: IconBan,
  B: IconHandStop,
  C: IconCircleCheck,
  E: IconTruckDelivery,
  F: IconReceipt,
};

/** Status of an order, in the colour of section 4. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTexts('orders');
  return (
    <StatusBadge tone={TONES[ORDER_STATUS_COLORS[status]]} icon={ICONS[status]}>
      {t(`orders:orderStatus.${ORDER_STATUS_NAMES[status]}`)}
    </StatusBadge>
  );
}
