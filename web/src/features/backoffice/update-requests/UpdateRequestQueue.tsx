import type { UpdateRequest } from '@cromia/domain/customers/update-request';
import { IconPencilCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { RowLink } from '../../../ui/data-table/RowLink';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import classes from '../backoffice.module.css';
import { Sender } from '../Sender';
import { UpdateStatus } from './UpdateStatus';
import { UPDATE_REQUESTS } from './update-queue';
import { updateRequestsQuery } from './update-requests-queries';

/** Whose data are to change, for those who decide (contract, section 5). */
export function UpdateRequestQueue() {
  const { t } = useTexts('activation', 'backoffice', 'orders');
  const columns = useColumns();
  const list = useList(UPDATE_REQUESTS);
  const requests = useQuery(updateRequestsQuery(list.query));
  return (
    <PageFrame title={t('backoffice:updates.title')} lead={t('backoffice:updates.lead')}>
      <PagedList
        list={list}
        page={requests}
        quick={[{ status: 'PENDING', label: t('activation:status.PENDING') }]}
        label={t('backoffice:updates.title')}
        count={(found) => t('common:table.results', found)}
        columns={columns}
        rowId={(request) => request.id}
        rowLabel={(request) => request.businessName}
        link={({ id }, look) => (
          <Link
            {...look}
            to="/backoffice/update-customer-requests/$id"
            params={{ id }}
            search={list.search}
          />
        )}
        nothing={{
          icon: IconPencilCheck,
          none: t('backoffice:updates.empty'),
          noMatch: t('orders:filters.noMatch'),
        }}
      />
    </PageFrame>
  );
}

function useColumns(): DataColumn<UpdateRequest>[] {
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
        cell: ({ businessName }) => <RowLink>{businessName}</RowLink>,
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
    [t, date],
  );
}
