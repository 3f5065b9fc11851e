import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { useList } from '../../../ui/list/use-list';
import { QueueSplit, useIsSplit } from '../../desk';
import { OfferStatusBadge } from '../OfferStatusCell';
import { OFFER_QUEUE } from './offer-queue';
import { offerQueueQuery } from './offer-queue-queries';

/** An offer request beside the queue from which it was opened. */
export function OfferRequestSplit({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTexts('offers');
  const { date } = useFormats();
  const list = useList(OFFER_QUEUE);
  const page = useQuery({ ...offerQueueQuery(list.query), enabled: useIsSplit() });
  return (
    <QueueSplit
      id={id}
      label={t('offers:table')}
      list={list}
      page={page}
      link={(offer, linkProps) => (
        <Link
          {...linkProps}
          to="/backoffice/offer-requests/$id"
          params={{ id: offer.id }}
          search={list.search}
        />
      )}
      describe={(offer) => ({
        title: offer.number,
        badge: <OfferStatusBadge offer={offer} atDesk />,
        texts: [offer.businessName, date(offer.createdOn)],
      })}
    >
      {children}
    </QueueSplit>
  );
}
