import { orderTotal } from '@cromia/domain/catalogue/pricing';
import { formatDate } from '@cromia/domain/dates';
import type { OrderRequestToDecide } from '@cromia/domain/orders/order-request';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { whileBusy } from '../../../ui/feedback/while-busy';

interface AcceptDialogProps {
  request: OrderRequestToDecide;
  busy: boolean;
  onClose: () => void;
  onAccept: (how: { opensNext: boolean }) => void;
}

/** Shows what an order request is and what becomes of it, before it is accepted. */
export function AcceptDialog({ request, busy, onClose, onAccept }: AcceptDialogProps) {
  const { t } = useTexts('backoffice', 'orders');
  const { money } = useFormats();
  const { customerOrderCode, businessName, deliveryDateRequested, items, overallDiscount } = request;
  const total = orderTotal(
    items.map((item) => item.rowTotal),
    overallDiscount,
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('backoffice:decision.acceptTitle')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        <Text size="sm">
          <strong>{t('backoffice:decision.before')}</strong>{' '}
          {t('backoffice:detail.title', { code: customerOrderCode })} · {t('orders:status.PENDING')}
        </Text>
        <Text size="sm">
          <strong>{t('backoffice:decision.after')}</strong>{' '}
          {t('backoffice:decision.newOrder', {
            customer: businessName,
            total: money(total),
            date: formatDate(deliveryDateRequested),
          })}
        </Text>
        <Text size="sm">{t('backoffice:orders.final')}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => onAccept({ opensNext: true })}>
            {t('backoffice:decision.acceptAndNext')}
          </Button>
          <Button {...whileBusy(busy)} onClick={() => onAccept({ opensNext: false })} data-autofocus>
            {t('backoffice:decision.accept')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
