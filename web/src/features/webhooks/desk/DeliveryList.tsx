import type { Delivery, Webhook } from '@cromia/domain/webhooks/webhook';
import { Anchor } from '@mantine/core';
import { IconMailFast } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import type { DataColumn } from '../../../ui/table/columns';
import { CellNote } from '../../desk';
import { DeliveryDialog } from './DeliveryDialog';
import { DeliveryStatus } from './DeliveryStatus';
import { WEBHOOK_DELIVERY_LIST } from './webhook-lists';
import { deliveriesQuery } from './webhook-queries';

/** The deliveries of a webhook; each opens with its request and response. */
export function DeliveryList({ webhook }: { webhook: Webhook }) {
  const { t } = useTexts('webhooks');
  const list = useList(WEBHOOK_DELIVERY_LIST);
  const deliveries = useQuery(deliveriesQuery(webhook.id, list.query));
  const [openedId, setOpenedId] = useState<string | null>(null);
  const columns = useColumns(setOpenedId);
  return (
    <>
      <PagedList
        list={list}
        page={deliveries}
        label={t('webhooks:deliveries.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ type }) => t(`webhooks:kinds.${type}`)}
        emptyContent={{
          icon: IconMailFast,
          none: t('webhooks:deliveries.none'),
          noMatch: t('webhooks:deliveries.noMatch'),
        }}
      />
      {openedId !== null && (
        <DeliveryDialog
          webhookId={webhook.id}
          id={openedId}
          isActive={webhook.isActive}
          onClose={() => setOpenedId(null)}
        />
      )}
    </>
  );
}

function useColumns(onOpen: (id: string) => void): DataColumn<Delivery>[] {
  const { t } = useTexts('webhooks');
  const { moment, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'type',
        header: t('webhooks:deliveries.event'),
        cell: ({ id, type }) => (
          <Anchor component="button" type="button" size="sm" onClick={() => onOpen(id)}>
            {t(`webhooks:kinds.${type}`)}
          </Anchor>
        ),
        card: 'title',
      },
      {
        id: 'createdOn',
        card: 'brief',
        cardLabel: true,
        header: t('webhooks:deliveries.createdOn'),
        cell: ({ createdOn }) => moment(createdOn),
        sortBy: ({ createdOn }) => createdOn,
        width: '180px',
      },
      {
        id: 'attempts',
        header: t('webhooks:deliveries.attempts'),
        cell: ({ attempts, nextAttemptOn }) => (
          <>
            {quantity(attempts)}
            {attempts > 0 && nextAttemptOn !== null && (
              <CellNote>
                {t('webhooks:deliveries.next')}: {moment(nextAttemptOn)}
              </CellNote>
            )}
          </>
        ),
      },
      {
        id: 'answer',
        header: t('webhooks:deliveries.answer'),
        cell: ({ answerStatus, fault }) =>
          fault === null ? (answerStatus ?? '') : t(`webhooks:deliveries.faults.${fault}`),
        width: '200px',
      },
      {
        id: 'status',
        card: 'badge',
        header: t('webhooks:deliveries.status'),
        cell: ({ status }) => <DeliveryStatus status={status} />,
        width: '180px',
      },
    ],
    [t, moment, quantity, onOpen],
  );
}
