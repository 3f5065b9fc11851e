import type { UpdateRequest } from '@cromia/domain/customers/update-request';
import { useMemo } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import type { DataColumn } from '../../../../ui/table/columns';
import { RowLink } from '../../../../ui/table/RowLink';
import { CustomerLink, deskLayout, Sender } from '../../../desk';
import { UpdateRequestStatusBadge } from './UpdateRequestStatusBadge';

/** Columns of lists of change requests. */
export function useUpdateRequestColumns(): DataColumn<UpdateRequest>[] {
  const { t } = useTexts('customers', 'customers-desk', 'desk');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'createdOn',
        card: 'brief',
        cardLabel: true,
        header: t('customers-desk:updates.fields.createdOn'),
        cell: ({ createdOn }) => <RowLink className={deskLayout.unbroken}>{date(createdOn)}</RowLink>,
        sortBy: ({ createdOn }) => createdOn,
      },
      {
        id: 'businessName',
        header: t('customers:list.businessName'),
        cell: (request) => <CustomerLink {...request} />,
        sortBy: ({ businessName }) => businessName,
        card: 'title',
      },
      {
        id: 'customerCode',
        card: 'brief',
        header: t('customers:list.customerCode'),
        cell: ({ customerCode }) => customerCode,
        sortBy: ({ customerCode }) => customerCode,
      },
      {
        id: 'requester',
        header: t('desk:queue.sentBy'),
        cell: ({ requester }) => <Sender username={requester} />,
      },
      {
        id: 'status',
        card: 'badge',
        header: t('customers-desk:updates.fields.status'),
        cell: ({ status }) => <UpdateRequestStatusBadge status={status} />,
        sortBy: ({ status }) => status,
      },
    ],
    [t, date],
  );
}
