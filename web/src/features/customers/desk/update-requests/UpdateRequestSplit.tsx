import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { useList } from '../../../../ui/list/use-list';
import { QueueSplit, useIsSplit } from '../../../desk';
import { UpdateRequestStatusBadge } from './UpdateRequestStatusBadge';
import { UPDATE_REQUEST_LIST } from './update-queue';
import { updateRequestsQuery } from './update-requests-queries';

/** A change request beside the queue from which it was opened. */
export function UpdateRequestSplit({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTexts('customers-desk');
  const { date } = useFormats();
  const list = useList(UPDATE_REQUEST_LIST);
  const page = useQuery({ ...updateRequestsQuery(list.query), enabled: useIsSplit() });
  return (
    <QueueSplit
      id={id}
      label={t('customers-desk:updates.title')}
      list={list}
      page={page}
      link={(request, linkProps) => (
        <Link
          {...linkProps}
          to="/backoffice/update-customer-requests/$id"
          params={{ id: request.id }}
          search={list.search}
        />
      )}
      describe={(request) => ({
        title: request.businessName,
        badge: <UpdateRequestStatusBadge status={request.status} />,
        texts: [request.customerCode, date(request.createdOn)],
      })}
    >
      {children}
    </QueueSplit>
  );
}
