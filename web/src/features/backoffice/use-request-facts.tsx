import { formatDate } from '@cromia/domain/dates';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { AddressLines } from '../customers';
import classes from './backoffice.module.css';
import type { StaffOrderRequest } from './order-requests-query';
import { Sender } from './Sender';

export interface RequestFact {
  label: string;
  value: ReactNode;
}

/** What an order request says beside its lines: who, when and where, and the notes that were written. */
export function useRequestFacts(request: StaffOrderRequest): { facts: RequestFact[]; notes: RequestFact[] } {
  const { t } = useTexts('backoffice', 'cart', 'orders');
  const { date } = useFormats();
  const { address } = request;
  const shipping = request.acceptMultipleShipping ? 'orders:detail.accepted' : 'orders:detail.notAccepted';
  const facts = [
    {
      label: t('cart:print.customer'),
      value: (
        <>
          <strong>{request.businessName}</strong>
          <br />
          {request.customerCode}
        </>
      ),
    },
    {
      label: t('orders:detail.address'),
      value: (
        <>
          <strong>{address.businessName ?? request.businessName}</strong> · {address.code}
          <AddressLines address={address} />
          {address.note}
        </>
      ),
    },
    { label: t('orders:columns.deliveryDateRequested'), value: formatDate(request.deliveryDateRequested) },
    { label: t('orders:detail.multipleShipping'), value: t(shipping) },
    { label: t('orders:columns.customerOrderCode'), value: request.customerOrderCode },
    { label: t('orders:columns.createdOn'), value: date(request.createdOn) },
    { label: t('backoffice:queue.sentBy'), value: <Sender username={request.username} /> },
  ];
  const notes = [
    { label: t('orders:detail.shippingNote'), text: request.shippingNote },
    { label: t('orders:detail.genericNote'), text: request.genericNote },
    { label: t('orders:detail.agentNote'), text: request.agentNote },
  ].flatMap(({ label, text }) =>
    text ? [{ label, value: <span className={classes.note}>{text}</span> }] : [],
  );
  return { facts, notes };
}
