import { formatDate } from '@cromia/domain/dates';
import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { Money } from '../../ui/product/Money';
import { renderCardAmount } from '../../ui/table/card-amount';
import type { DataColumn } from '../../ui/table/columns';
import { TalkMarks } from '../messages';
import { PlacedOn, RequestAgainDeadline } from '../orders';
import { OfferFirstLine } from './OfferFirstLine';
import { OfferStatusBadge, OfferStatusCell } from './OfferStatusCell';
import { useNextDate } from './use-next-date';

function SingleLine({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

/** The columns of the offer requests. */
export function useOfferColumns(): DataColumn<OfferRequest>[] {
  const { t } = useTexts('offers', 'orders');
  const { date } = useFormats();
  const getNextDate = useNextDate();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('offers:number'),
        cell: (offer) => (
          <>
            <SingleLine>{offer.number}</SingleLine>
            <OfferFirstLine offer={offer} />
          </>
        ),
        card: 'title',
        cardCell: ({ number }) => number,
      },
      {
        id: 'createdOn',
        header: t('orders:columns.createdOn'),
        cell: (offer) => (
          <PlacedOn placedBy={offer.placedBy}>
            <SingleLine>{date(offer.createdOn)}</SingleLine>
          </PlacedOn>
        ),
        sortBy: (offer) => offer.createdOn,
      },
      {
        id: 'deliveryDateRequested',
        header: t('orders:columns.deliveryDateRequested'),
        cell: (offer) => <SingleLine>{formatDate(offer.deliveryDateRequested)}</SingleLine>,
        sortBy: (offer) => offer.deliveryDateRequested,
      },
      {
        id: 'status',
        card: 'badge',
        header: t('orders:columns.status'),
        cell: (offer) => <OfferStatusCell offer={offer} />,
        cardCell: (offer) => (
          <>
            <OfferStatusBadge offer={offer} />
            <TalkMarks request={offer} />
          </>
        ),
        sortBy: (offer) => offer.status,
      },
      {
        id: 'nextDate',
        card: 'brief',
        cardLabel: (offer) => getNextDate(offer)?.label ?? null,
        header: t('orders:columns.status'),
        cell: (offer) =>
          getNextDate(offer)?.value ?? <RequestAgainDeadline expirationDate={offer.expirationDate} />,
        onlyOnCards: true,
      },
      {
        id: 'total',
        card: 'amount',
        header: t('orders:columns.total'),
        cell: ({ total }) => (total === null ? <Text c="dimmed">–</Text> : <Money amount={total} fw={600} />),
        cardCell: ({ total }) => renderCardAmount(total),
        align: 'right',
      },
    ],
    [t, date, getNextDate],
  );
}
