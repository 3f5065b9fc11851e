import { Checkbox, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { confirmedOrdersQuery } from './shipment-queue-queries';

interface OrdersTogetherProps {
  customerCode: string;
  /** The order whose dialog it is. */
  orderId: string;
  ids: string[];
  onChange: (ids: string[]) => void;
}

/** The customer's other confirmed orders, which can leave completely in the same shipment; nothing without any. */
export function OrdersTogether({ customerCode, orderId, ids, onChange }: OrdersTogetherProps) {
  const { t } = useTexts('shipments');
  const { data = [] } = useQuery(confirmedOrdersQuery(customerCode));
  const others = data.filter(({ id }) => id !== orderId);
  if (others.length === 0) return null;
  return (
    <Checkbox.Group label={t('shipments:desk.together')} value={ids} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {others.map(({ id, orderCode, customerOrderCode }) => (
          <Checkbox key={id} value={id} label={[orderCode, customerOrderCode].filter(Boolean).join(' · ')} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
