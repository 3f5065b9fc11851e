import { getToday } from '@cromia/domain/dates';
import { isOpenOrder, isOverdue, type Order } from '@cromia/domain/orders/order';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Anchor, Text } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { useFormats } from '../../../i18n/format';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useBrand } from '../../shell';

/** Why an order is blocked or late, the new delivery date, and the contacts of the manufacturer. */
export function OrderNotice({ order }: { order: Order }) {
  const { t } = useTexts('orders');
  const today = getToday(useContext(TimeZoneContext), new Date());
  if (order.status === 'B') {
    return (
      <NoticeWithContacts title={t('orders:blocked.title')} callText={t('orders:blocked.call')}>
        {order.blockReason !== null && (
          <Text size="sm">
            <q>{order.blockReason}</q>
          </Text>
        )}
      </NoticeWithContacts>
    );
  }
  const isLate = isOverdue(order, today);
  if (!isLate && !isPostponed(order)) return null;
  return (
    <NoticeWithContacts
      title={t(isLate ? 'orders:late.title' : 'orders:late.changedTitle')}
      callText={t('orders:late.call')}
    >
      <LateDates order={order} isLate={isLate} />
    </NoticeWithContacts>
  );
}

/** Whether staff has moved the delivery of an open order to a later day. */
function isPostponed({ status, deliveryDate, deliveryDateChange }: Order): boolean {
  const earlier = deliveryDateChange?.from ?? null;
  return isOpenOrder(status) && earlier !== null && deliveryDate !== null && earlier < deliveryDate;
}

/** The missed delivery date, the new one and the reason of the change. */
function LateDates({ order, isLate }: { order: Order; isLate: boolean }) {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  const { deliveryDate, deliveryDateChange } = order;
  const missedDate = isLate ? deliveryDate : (deliveryDateChange?.from ?? null);
  return (
    <>
      <Text size="sm">
        {t('orders:late.since', { date: date(missedDate) })}{' '}
        {isLate ? t('orders:late.noDate') : t('orders:late.newDate', { date: date(deliveryDate) })}
      </Text>
      {deliveryDateChange?.reason != null && <Text size="sm">{deliveryDateChange.reason}</Text>}
    </>
  );
}

interface NoticeWithContactsProps {
  title: string;
  /** Precedes the contacts. */
  callText: string;
  children: ReactNode;
}

function NoticeWithContacts({ title, callText, children }: NoticeWithContactsProps) {
  const brand = useBrand();
  return (
    <FeedbackAlert status="WarningDismissable" title={title}>
      {children}
      <Text size="sm">
        {callText}{' '}
        {brand?.phone && (
          <>
            <Anchor inherit href={`tel:${brand.phone.replaceAll(/[^\d+]/g, '')}`}>
              {brand.phone}
            </Anchor>
            {' · '}
          </>
        )}
        {brand?.email && (
          <Anchor inherit href={`mailto:${brand.email}`}>
            {formatEmail(brand.email)}
          </Anchor>
        )}
      </Text>
    </FeedbackAlert>
  );
}
