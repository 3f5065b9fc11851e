import { HELD_FILTER, LATE_FILTER, UNREAD_FILTER } from '@cromia/domain/orders/order-request';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ExportMenu } from '../../../ui/list/ExportMenu';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import { QueueKeys } from '../../desk';
import { OrderBulkBar } from '../../orders';
import { OFFER_QUEUE } from './offer-queue';
import {
  exportOfferQueue,
  OFFER_LIST_KEY,
  offerQueueQuery,
  printOfferQueue,
  sendOfferDecision,
} from './offer-queue-queries';
import { useOfferQueueColumns } from './use-offer-queue-columns';

/** The offer requests of all customers, for staff who price them (contract, section 5). */
export function OfferRequestQueue() {
  const { t } = useTexts('offers', 'offers-desk', 'orders', 'messages');
  const columns = useOfferQueueColumns();
  const list = useList(OFFER_QUEUE);
  const offers = useQuery(offerQueueQuery(list.query));
  const [ids, setIds] = useState<string[]>([]);
  const selected = offers.data?.content.filter(({ id }) => ids.includes(id)) ?? [];
  return (
    <PageFrame title={t('offers:title')} lead={t('offers-desk:lead')}>
      <QueueKeys>
        <PagedList
          list={list}
          page={offers}
          tools={
            <ExportMenu
              fetch={(format) => exportOfferQueue(list.query, format)}
              print={{ fetch: () => printOfferQueue(list.query, ids), selected: ids.length }}
            />
          }
          quickFilters={[
            { status: 'PENDING', label: t('offers:deskStatus.PENDING') },
            { status: LATE_FILTER, label: t('orders:statusGroup.LATE') },
            { status: HELD_FILTER, label: t('messages:filter.HELD') },
            { status: UNREAD_FILTER, label: t('messages:filter.UNREAD') },
          ]}
          label={t('offers:table')}
          count={(found) => t('offers:count', found)}
          columns={columns}
          rowId={(offer) => offer.id}
          rowLabel={(offer) => `${offer.number}, ${offer.businessName}`}
          link={({ id }, linkProps) => (
            <Link {...linkProps} to="/backoffice/offer-requests/$id" params={{ id }} search={list.search} />
          )}
          emptyContent={{
            icon: IconFileText,
            none: t('offers-desk:empty'),
            noMatch: t('offers:noMatch'),
          }}
          selection={{ ids, onChange: setIds, canSelect: ({ status }) => status === 'PENDING' }}
        />
      </QueueKeys>
      <OrderBulkBar
        selected={selected.length}
        decisions={[
          {
            event: 'reject',
            kind: 'offer-requests',
            before: t('offers:deskStatus.PENDING'),
            after: t('offers:deskStatus.REJECTED'),
            rows: selected.map((offer) => ({
              ...offer,
              code: offer.number,
              send: (reason) => sendOfferDecision(offer.id, { decision: 'REJECTED', reason }),
            })),
          },
        ]}
        lists={[OFFER_LIST_KEY]}
        onClear={() => setIds([])}
      />
    </PageFrame>
  );
}
