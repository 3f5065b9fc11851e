import { calculateOrderTotal } from '@cromia/domain/catalogue/pricing';
import { formatDate } from '@cromia/domain/dates';
import type { OrderRequestToDecide } from '@cromia/domain/orders/order-request';
import { Text } from '@mantine/core';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { BeforeAfterComparison, DecisionDialog, type DecisionOptions, MailRecipients } from '../../../desk';
import { listDoubtfulLines } from './doubtful-lines';

interface AcceptDialogProps {
  request: OrderRequestToDecide;
  busy: boolean;
  onClose: () => void;
  onAccept: (options: DecisionOptions) => void;
}

/** Dialog that confirms the acceptance of an order request and previews the resulting order. */
export function AcceptDialog({ request, busy, onClose, onAccept }: AcceptDialogProps) {
  const { t } = useTexts('desk', 'orders', 'orders-desk');
  const { money } = useFormats();
  const { number, businessName, deliveryDateRequested, items, overallDiscount } = request;
  const total = calculateOrderTotal(
    items.map((item) => item.rowTotal),
    overallDiscount,
  );
  return (
    <DecisionDialog
      title={t('desk:decision.acceptTitle')}
      label={t('desk:decision.accept')}
      doubts={listDoubtfulLines(request)}
      busy={busy}
      onClose={onClose}
      onDecide={onAccept}
    >
      <BeforeAfterComparison
        before={`${t('desk:detail.title', { code: number })} · ${t('orders:status.PENDING')}`}
        after={t('desk:decision.newOrder', {
          customer: businessName,
          total: money(total),
          date: formatDate(deliveryDateRequested),
        })}
      />
      <MailRecipients kind="order-requests" id={request.id} />
      <Text size="sm">{t('orders-desk:final')}</Text>
    </DecisionDialog>
  );
}
