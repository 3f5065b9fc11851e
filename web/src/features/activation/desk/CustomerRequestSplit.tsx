import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { useList } from '../../../ui/list/use-list';
import { QueueSplit, useIsSplit } from '../../desk';
import { CustomerRequestStatus } from '../request/CustomerRequestStatus';
import { CUSTOMER_REQUEST_LIST } from './customer-request-list';
import { customerRequestsQuery, getCompanyName } from './customer-requests-queries';

/** A customer request beside the queue from which it was opened. */
export function CustomerRequestSplit({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTexts('activation-desk');
  const { date } = useFormats();
  const list = useList(CUSTOMER_REQUEST_LIST);
  const page = useQuery({ ...customerRequestsQuery(list.query), enabled: useIsSplit() });
  return (
    <QueueSplit
      id={id}
      label={t('activation-desk:title')}
      list={list}
      page={page}
      link={(request, linkProps) => (
        <Link
          {...linkProps}
          to="/backoffice/customer-requests/$id"
          params={{ id: request.id }}
          search={list.search}
        />
      )}
      describe={(request) => ({
        title: getCompanyName(request),
        badge: <CustomerRequestStatus status={request.status} />,
        texts: [t(`activation-desk:kinds.${request.kind}`), date(request.createdOn)],
      })}
    >
      {children}
    </QueueSplit>
  );
}
