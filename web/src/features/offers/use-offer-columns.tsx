import { formatDate } from '@cromia/domain/dates';
import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { Money } from '../../ui/product/Money';
import type { DataColumn } from '../../ui/table/columns';
import { PlacedOn } from '../orders';
import { OfferFirstLine } from './OfferFirstLine';
import { OfferStatusCell } from './OfferStatusCell';

function SingleLine({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

/** The columns of the offer requests. */
export function useOfferColumns(): DataColumn<OfferRequest>[] {
  const { t } = useTexts('offers', 'orders');
  const { date } = useFormats();
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
      },
      {
        id: 'createdOn',
        card: 'brief',
        cardLabel: true,
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
        sortBy: (offer) => offer.status,
      },
      {
        id: 'total',
        card: 'amount',
        header: t('orders:columns.total'),
        cell: ({ total }) =>
          total === null ? (
            <Text c="dimmed" visibleFrom="sm">
              –
            </Text>
          ) : (
            <Money amount={total} fw={600} />
          ),
        align: 'right',
      },
    ],
    [t, date],
  );
}
