import {
  isPartlyShipped,
  ORDER_STATUS_COLORS,
  ORDER_STATUS_NAMES,
  type Order,
  type OrderStatus,
} from '@cromia/domain/orders/order';
import { Text } from '@mantine/core';
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

/** Status of an order, in the colour of section 4, and whether a part of it has been shipped. */
export function OrderStatusBadge({ order }: { order: Pick<Order, 'status' | 'shippedWeight'> }) {
  const { status } = order;
  const { t } = useTexts('orders');
  return (
    <>
      <StatusBadge tone={TONES[ORDER_STATUS_COLORS[status]]} icon={ICONS[status]}>
        {t(`orders:orderStatus.${ORDER_STATUS_NAMES[status]}`)}
      </StatusBadge>
      {isPartlyShipped(order) && (
        <Text size="xs" c="dimmed" mt={2} component="span" display="block">
          {t('orders:partlyShipped')}
        </Text>
      )}
    </>
  );
}
