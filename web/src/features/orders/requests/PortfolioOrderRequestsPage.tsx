import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { StaffOrderRequest } from '@cromia/domain/orders/order-request';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ExportMenu } from '../../../ui/list/ExportMenu';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import type { DataColumn } from '../../../ui/table/columns';
import { stackColumns } from '../../../ui/table/stack-columns';
import { useIsCompactTable } from '../../../ui/table/use-is-compact-table';
import { toManagedScope } from '../../acting';
import { useHasNoCustomers, useManagedCustomerColumn } from '../../customers';
import { CustomerServiceLink } from '../../shell';
import { ExpandedRow } from '../detail/ExpandedRow';
import {
  exportPortfolioOrderRequests,
  fetchOrderRequestPdf,
  orderRequestDetailQuery,
  portfolioOrderRequestsQuery,
  printPortfolioOrderRequests,
} from './order-requests-queries';
import { RequestDetail } from './RequestDetail';
import { RequestSheet } from './RequestSheet';
import { PORTFOLIO_ORDER_REQUEST_LIST } from './request-list';
import { useOrderRequestColumns } from './use-order-request-columns';

/** The request of a row in the list of its customer. */
const REQUEST_LINK = {
  path: '/profile-customer/request-orders',
  toSearch: ({ id, customerOrderCode }: StaffOrderRequest) => ({ orderCode: customerOrderCode, open: id }),
} as const;

/** The order requests of all customers of an agent or commercial user. */
export function PortfolioOrderRequestsPage({ prefix }: { prefix: RolePrefix }) {
  const { t } = useTexts('customers', 'orders');
  const { date } = useFormats();
  const list = useList(PORTFOLIO_ORDER_REQUEST_LIST);
  const requests = useQuery(portfolioOrderRequestsQuery(prefix, list.query));
  const hasNoCustomers = useHasNoCustomers(prefix, requests.data?.totalElements === 0);
  return (
    <PageFrame title={t('shell:private.portfolioRequests')} lead={t('customers:portfolio.requestsLead')}>
      <PagedList
        list={list}
        page={requests}
        tools={
          <ExportMenu
            fetch={(format) => exportPortfolioOrderRequests(prefix, list.query, format)}
            print={{ fetch: () => printPortfolioOrderRequests(prefix, list.query) }}
          />
        }
        label={t('shell:private.portfolioRequests')}
        count={(found) => t('orders:count', found)}
        columns={useColumns()}
        rowId={(request) => request.id}
        rowLabel={({ customerOrderCode, createdOn }) =>
          t('orders:row', { code: customerOrderCode, date: date(createdOn) })
        }
        detail={(request) => {
          const scope = toManagedScope(prefix, request);
          return (
            <ExpandedRow listed={request} detail={orderRequestDetailQuery(scope, request.id)}>
              {(fullRequest) => (
                <RequestDetail
                  scope={scope}
                  request={fullRequest}
                  sheet={<RequestSheet request={fullRequest} customer={request} />}
                  onPdf={() => fetchOrderRequestPdf(scope, fullRequest.id)}
                />
              )}
            </ExpandedRow>
          );
        }}
        emptyContent={{
          icon: IconClipboardCheck,
          none: t(hasNoCustomers ? 'customers:list.none' : 'customers:portfolio.noRequests'),
          action: hasNoCustomers && <CustomerServiceLink />,
          noMatch: t('orders:filters.noMatch'),
        }}
      />
    </PageFrame>
  );
}

function useColumns(): DataColumn<StaffOrderRequest>[] {
  const requestColumns = useOrderRequestColumns();
  const customer = useManagedCustomerColumn(REQUEST_LINK);
  const isCompact = useIsCompactTable();
  return useMemo(() => {
    const [number, createdOn, ...otherColumns] = requestColumns;
    if (number === undefined || createdOn === undefined) return requestColumns;
    return isCompact
      ? [stackColumns<StaffOrderRequest>(createdOn, number), customer, ...otherColumns]
      : [number, customer, createdOn, ...otherColumns];
  }, [requestColumns, customer, isCompact]);
}
