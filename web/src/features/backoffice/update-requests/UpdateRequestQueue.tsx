import type { UpdateRequest } from '@cromia/domain/customers/update-request';
import { Anchor, Button } from '@mantine/core';
import { IconPencilCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import classes from '../backoffice.module.css';
import { Sender } from '../Sender';
import { useQueueWidth } from '../use-queue-width';
import { UpdateRequestFilters } from './UpdateRequestFilters';
import { UpdateStatus } from './UpdateStatus';
import { UPDATE_REQUESTS, type UpdateQueueSearch } from './update-queue';
import { updateRequestsQuery } from './update-requests-query';

interface UpdateRequestQueueProps {
  search: UpdateQueueSearch;
  onSearch: ChangeList<UpdateQueueSearch>;
}

/** Whose data are to change, for those who decide (contract, section 5). */
export function UpdateRequestQueue({ search, onSearch }: UpdateRequestQueueProps) {
  const { t } = useTexts('activation', 'backoffice', 'orders');
  const { asCards } = useQueueWidth();
  const columns = useColumns(search);
  const requests = useQuery(updateRequestsQuery(search));
  // On a card the way to the change is a button as wide as a finger; in the table it is the customer's name.
  const open = ({ id }: UpdateRequest) => (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/backoffice/update-customer-requests/$id" params={{ id }} search={search} />
      )}
    >
      {t('common:actions.open')}
    </Button>
  );
  return (
    <PageFrame title={t('backoffice:updates.title')} lead={t('backoffice:updates.lead')}>
      <UpdateRequestFilters search={search} onSearch={onSearch} />
      <div className={classes.queue}>
        <ListTable
          list={UPDATE_REQUESTS}
          search={search}
          onSearch={onSearch}
          page={requests}
          label={t('backoffice:updates.title')}
          count={(found) => t('common:table.results', found)}
          columns={columns}
          rowId={(request) => request.id}
          rowLabel={(request) => request.businessName}
          {...(asCards ? { actions: open } : {})}
          nothing={{
            icon: IconPencilCheck,
            none: t('backoffice:updates.empty'),
            noMatch: t('orders:filters.noMatch'),
          }}
        />
      </div>
    </PageFrame>
  );
}

function useColumns(search: UpdateQueueSearch): DataColumn<UpdateRequest>[] {
  const { t } = useTexts('backoffice', 'customers');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'createdOn',
        header: t('backoffice:updates.fields.createdOn'),
        cell: ({ createdOn }) => <span className={classes.unbroken}>{date(createdOn)}</span>,
        sortBy: ({ createdOn }) => createdOn,
      },
      {
        id: 'businessName',
        header: t('customers:list.businessName'),
        cell: ({ id, businessName }) => (
          <Anchor
            inherit
            fw={550}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/backoffice/update-customer-requests/$id"
                params={{ id }}
                search={search}
              />
            )}
          >
            {businessName}
          </Anchor>
        ),
        sortBy: ({ businessName }) => businessName,
        card: 'title',
      },
      {
        id: 'customerCode',
        header: t('customers:list.customerCode'),
        cell: ({ customerCode }) => customerCode,
        sortBy: ({ customerCode }) => customerCode,
      },
      {
        id: 'requester',
        header: t('backoffice:queue.sentBy'),
        cell: ({ requester }) => <Sender username={requester} />,
      },
      {
        id: 'status',
        header: t('backoffice:updates.fields.status'),
        cell: ({ status }) => <UpdateStatus status={status} />,
        sortBy: ({ status }) => status,
      },
    ],
    [t, date, search],
  );
}
