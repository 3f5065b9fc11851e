import { isOpenOrder, type OrderToDecide } from '@cromia/domain/orders/order';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { Fact } from '../../../ui/fact';
import { CustomerFact, Sender, toNoteFacts } from '../../desk';
import { DeliveryDate } from '../DeliveryDate';
import { AddressFact } from './AddressFact';

/** Facts of an order beside its lines: people, dates, delivery, and notes. */
export function useOrderFacts(
  order: OrderToDecide,
  onChangeDate: () => void,
): { facts: Fact[]; notes: Fact[] } {
  const { t } = useTexts('cart', 'desk', 'orders', 'orders-desk');
  const { date } = useFormats();
  const { address, businessName, orderRequestId, customerOrderCode, transportReason, port, paymentTerms } =
    order;
  const multipleShippingKey = order.acceptMultipleShipping
    ? 'orders:detail.accepted'
    : 'orders:detail.notAccepted';
  const facts = [
    { label: t('cart:print.customer'), value: <CustomerFact {...order} /> },
    ...(address
      ? [
          {
            label: t('orders:detail.address'),
            value: <AddressFact address={address} businessName={businessName} />,
          },
        ]
      : []),
    {
      label: t('orders:columns.customerOrderCode'),
      value: <RequestLink id={orderRequestId} code={customerOrderCode ?? '–'} />,
    },
    { label: t('orders:columns.requestCreatedOn'), value: date(order.requestCreatedOn) },
    { label: t('desk:queue.sentBy'), value: <Sender username={order.username} placedBy={order.placedBy} /> },
    {
      label: t('orders:columns.deliveryDate'),
      value: (
        <>
          <DeliveryDate order={order} />
          {isOpenOrder(order.status) && (
            <Button size="compact-xs" variant="subtle" onClick={onChangeDate} aria-haspopup="dialog">
              {t('orders-desk:date.action')}
            </Button>
          )}
        </>
      ),
    },
    { label: t('orders:detail.multipleShipping'), value: t(multipleShippingKey) },
    ...(transportReason ? [{ label: t('orders:detail.transportReason'), value: transportReason }] : []),
    ...(port ? [{ label: t('orders:detail.port'), value: port }] : []),
    ...(paymentTerms ? [{ label: t('orders:detail.paymentTerms'), value: paymentTerms }] : []),
  ];
  const notes = toNoteFacts([
    { label: t('orders:detail.shippingNote'), text: order.shippingNote },
    { label: t('orders:detail.genericNote'), text: order.genericNote },
  ]);
  return { facts, notes };
}

/** Link to the request of an order, if there is one. */
function RequestLink({ id, code }: { id: string | null; code: string }) {
  if (id === null) return code;
  return (
    <Anchor
      inherit
      fw={550}
      renderRoot={(props) => <Link {...props} to="/backoffice/order-requests/$id" params={{ id }} />}
    >
      {code}
    </Anchor>
  );
}
