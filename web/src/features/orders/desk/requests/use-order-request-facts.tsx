import { formatDate } from '@cromia/domain/dates';
import type { StaffOrderRequest } from '@cromia/domain/orders/order-request';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import type { Fact } from '../../../../ui/fact';
import { CustomerFact, Sender, toNoteFacts } from '../../../desk';
import { AddressFact } from '../AddressFact';
import { OrderLink } from '../OrderLink';

/** Facts of an order request beside its lines: people, dates, address, result, and notes. */
export function useOrderRequestFacts(request: StaffOrderRequest): { facts: Fact[]; notes: Fact[] } {
  const { t } = useTexts('cart', 'desk', 'offers', 'orders');
  const { date } = useFormats();
  const { address, status, expirationDate, orderId, orderCode, offerRequestId } = request;
  const shipping = request.acceptMultipleShipping ? 'orders:detail.accepted' : 'orders:detail.notAccepted';
  const facts = [
    { label: t('cart:print.customer'), value: <CustomerFact {...request} /> },
    {
      label: t('orders:detail.address'),
      value: <AddressFact address={address} businessName={request.businessName} />,
    },
    { label: t('orders:columns.deliveryDateRequested'), value: formatDate(request.deliveryDateRequested) },
    { label: t('orders:detail.multipleShipping'), value: t(shipping) },
    { label: t('orders:columns.requestNumber'), value: request.number },
    { label: t('orders:columns.customerOrderCode'), value: request.customerOrderCode },
    { label: t('orders:columns.createdOn'), value: date(request.createdOn) },
    {
      label: t('desk:queue.sentBy'),
      value: <Sender username={request.username} placedBy={request.placedBy} />,
    },
    ...(status === 'PENDING' && expirationDate !== null
      ? [{ label: t('orders:detail.decisionUntil'), value: formatDate(expirationDate) }]
      : []),
    ...(orderId !== null && orderCode !== null
      ? [{ label: t('orders:detail.orderCode'), value: <OrderLink id={orderId} code={orderCode} /> }]
      : []),
    ...(offerRequestId !== null
      ? [{ label: t('offers:detail.title'), value: <OfferLink id={offerRequestId} /> }]
      : []),
  ];
  const notes = toNoteFacts([
    { label: t('orders:detail.reason'), text: request.reason },
    { label: t('orders:detail.shippingNote'), text: request.shippingNote },
    { label: t('orders:detail.genericNote'), text: request.genericNote },
    { label: t('orders:detail.agentNote'), text: request.agentNote },
  ]);
  return { facts, notes };
}

function OfferLink({ id }: { id: string }) {
  const { t } = useTexts('desk');
  return (
    <Anchor
      inherit
      renderRoot={(props) => <Link {...props} to="/backoffice/offer-requests/$id" params={{ id }} />}
    >
      {t('desk:detail.offer')}
    </Anchor>
  );
}
