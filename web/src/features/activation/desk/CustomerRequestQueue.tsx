import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import type { DataColumn } from '../../../ui/table/columns';
import { RowLink } from '../../../ui/table/RowLink';
import { stackColumns } from '../../../ui/table/stack-columns';
import { useIsCompactTable } from '../../../ui/table/use-is-compact-table';
import { CustomerLink, deskLayout, QueueKeys, Sender } from '../../desk';
import { CustomerRequestStatus } from '../request/CustomerRequestStatus';
import { CUSTOMER_REQUEST_LIST } from './customer-request-list';
import {
  customerRequestsQuery,
  getCompanyName,
  type QueuedCustomerRequest,
} from './customer-requests-queries';

/** The requests to become a customer, for the staff who decide on them (contract, section 5). */
export function CustomerRequestQueue() {
  const { t } = useTexts('activation', 'activation-desk', 'desk', 'orders');
  const columns = useColumns();
  const list = useList(CUSTOMER_REQUEST_LIST);
  const requests = useQuery(customerRequestsQuery(list.query));
  return (
    <PageFrame title={t('activation-desk:title')} lead={t('activation-desk:lead')}>
      <QueueKeys>
        <PagedList
          list={list}
          page={requests}
          quickFilters={[{ status: 'PENDING', label: t('activation:status.PENDING') }]}
          label={t('activation-desk:title')}
          count={(found) => t('common:table.results', found)}
          columns={columns}
          rowId={(request) => request.id}
          rowLabel={(request) => getCompanyName(request)}
          link={({ id }, linkProps) => (
            <Link
              {...linkProps}
              to="/backoffice/customer-requests/$id"
              params={{ id }}
              search={list.search}
            />
          )}
          emptyContent={{
            icon: IconUserPlus,
            none: t('activation-desk:empty'),
            noMatch: t('orders:filters.noMatch'),
          }}
        />
      </QueueKeys>
    </PageFrame>
  );
}

type ColumnName = 'createdOn' | 'businessName' | 'vatNumber' | 'kind' | 'requester' | 'status';

function useColumns(): DataColumn<QueuedCustomerRequest>[] {
  const columns = useAllColumns();
  const isCompact = useIsCompactTable();
  return useMemo(() => {
    const { createdOn, businessName, vatNumber, kind, requester, status } = columns;
    return isCompact
      ? [createdOn, stackColumns(businessName, kind), vatNumber, requester, status]
      : [createdOn, businessName, vatNumber, kind, requester, status];
  }, [columns, isCompact]);
}

function useAllColumns(): Record<ColumnName, DataColumn<QueuedCustomerRequest>> {
  const { t } = useTexts('activation', 'activation-desk', 'desk');
  const { date } = useFormats();
  return useMemo(
    () => ({
      createdOn: {
        id: 'createdOn',
        card: 'brief',
        cardLabel: true,
        header: t('activation-desk:fields.createdOn'),
        cell: (request) => <span className={deskLayout.unbroken}>{date(request.createdOn)}</span>,
        sortBy: (request) => request.createdOn,
      },
      businessName: {
        id: 'businessName',
        header: t('activation-desk:fields.businessName'),
        cell: (request) => <RowLink>{getCompanyName(request)}</RowLink>,
        sortBy: getCompanyName,
        card: 'title',
      },
      vatNumber: {
        id: 'vatNumber',
        header: t('activation-desk:fields.vatNumber'),
        cell: ({ vatNumber, customerCode }) =>
          vatNumber ??
          (customerCode ? (
            <CustomerLink
              businessName={`${t('activation:fields.customerCode')} ${customerCode}`}
              customerCode={customerCode}
            />
          ) : (
            '–'
          )),
        sortBy: (request) => request.vatNumber,
      },
      kind: {
        id: 'kind',
        card: 'brief',
        header: t('activation-desk:fields.kind'),
        cell: (request) => t(`activation-desk:kinds.${request.kind}`),
        sortBy: (request) => request.kind,
      },
      requester: {
        id: 'requester',
        header: t('desk:queue.sentBy'),
        cell: (request) => <Sender username={request.requester} />,
      },
      status: {
        id: 'status',
        card: 'badge',
        header: t('activation-desk:fields.status'),
        cell: (request) => <CustomerRequestStatus status={request.status} />,
        sortBy: (request) => request.status,
      },
    }),
    [t, date],
  );
}
