import { EVENT_TYPES } from '@cromia/domain/integration/event';
import type { Webhook } from '@cromia/domain/webhooks/webhook';
import { Button } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import type { DataColumn } from '../../../ui/table/columns';
import { RowLink } from '../../../ui/table/RowLink';
import { CellNote } from '../../desk';
import { AddWebhookDialog } from './AddWebhookDialog';
import { WebhookState } from './WebhookState';
import { WEBHOOK_LIST } from './webhook-lists';
import { webhooksQuery } from './webhook-queries';

/** Webhooks, which send events to other software (contract, section 9). */
export function WebhooksPage() {
  const { t } = useTexts('webhooks');
  const list = useList(WEBHOOK_LIST);
  const webhooks = useQuery(webhooksQuery(list.query));
  const [isAdding, setIsAdding] = useState(false);
  const columns = useColumns();
  return (
    <PageFrame
      title={t('webhooks:title')}
      lead={t('webhooks:lead')}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
          {t('webhooks:add')}
        </Button>
      }
    >
      <PagedList
        list={list}
        page={webhooks}
        label={t('webhooks:title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ url }) => url}
        link={({ id }, look) => <Link {...look} to="/backoffice/webhooks/$id" params={{ id }} />}
        emptyContent={{ icon: IconWebhook, none: t('webhooks:none'), noMatch: t('webhooks:none') }}
      />
      {isAdding && <AddWebhookDialog onClose={() => setIsAdding(false)} />}
    </PageFrame>
  );
}

function useColumns(): DataColumn<Webhook>[] {
  const { t } = useTexts('webhooks');
  const { moment, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'url',
        header: t('webhooks:url'),
        cell: ({ url, types }) => (
          <>
            <RowLink>{url}</RowLink>
            <CellNote>
              {t('webhooks:typesOf', { number: quantity(types.length), all: quantity(EVENT_TYPES.length) })}
            </CellNote>
          </>
        ),
        sortBy: ({ url }) => url,
        card: 'title',
      },
      {
        id: 'createdOn',
        card: 'brief',
        cardLabel: true,
        header: t('webhooks:createdOn'),
        cell: ({ createdOn, createdBy }) => (
          <>
            {moment(createdOn)}
            <CellNote>{createdBy}</CellNote>
          </>
        ),
        sortBy: ({ createdOn }) => createdOn,
        width: '220px',
      },
      {
        id: 'failed',
        header: t('webhooks:deliveries.failed'),
        cell: ({ failed }) => quantity(failed),
        align: 'right',
        width: '120px',
      },
      {
        id: 'state',
        card: 'badge',
        header: t('webhooks:state'),
        cell: (webhook) => <WebhookState webhook={webhook} />,
        width: '180px',
      },
    ],
    [t, moment, quantity],
  );
}
