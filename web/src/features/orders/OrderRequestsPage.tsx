import { formatDate } from '@cromia/domain/dates';
import { type OrderRequest, showsTotal } from '@cromia/domain/orders/order-request';
import { Button } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/DataTable';
import { rememberPageSize } from '../../ui/data-table/page-size';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Money } from '../../ui/Money';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../customers';
import { PlaceLink } from '../shell';
import { orderRequestsQuery } from './order-requests-query';
import classes from './orders.module.css';
import { RequestFilters } from './RequestFilters';
import { RequestSheet } from './RequestSheet';
import { RequestStatus } from './RequestStatus';
import {
  filtersOf,
  isFiltered,
  ORDER_REQUESTS_LIST,
  type RequestSearch,
  sizeText,
  sortOf,
  sortText,
} from './request-search';
import { UnfoldedRequest } from './UnfoldedRequest';

function useRequestColumns(): DataColumn<OrderRequest>[] {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'createdOn',
        header: t('orders:columns.createdOn'),
        cell: (request) => <span className={classes.single}>{date(request.createdOn)}</span>,
        sortBy: (request) => request.createdOn,
        card: 'title',
      },
      {
        id: 'customerOrderCode',
        header: t('orders:columns.customerOrderCode'),
        cell: (request) => <span className={classes.single}>{request.customerOrderCode}</span>,
        sortBy: (request) => request.customerOrderCode,
      },
      {
        id: 'deliveryDateRequested',
        header: t('orders:columns.deliveryDateRequested'),
        cell: (request) => (
          <span className={classes.single}>{formatDate(request.deliveryDateRequested)}</span>
        ),
        sortBy: (request) => request.deliveryDateRequested,
      },
      {
        id: 'status',
        header: t('orders:columns.status'),
        cell: (request) => <RequestStatus status={request.status} />,
        sortBy: (request) => request.status,
      },
      {
        id: 'total',
        header: t('orders:columns.total'),
        cell: (request) =>
          showsTotal(request.status) && request.total !== null ? (
            <Money amount={request.total} fw={600} />
          ) : (
            '–'
          ),
        align: 'right',
      },
    ],
    [t, date],
  );
}

interface OrderRequestsPageProps {
  scope: ShopScope;
  search: RequestSearch;
  onSearch: (search: RequestSearch) => void;
}

/** The order requests of a customer: filters in the address, lines that unfold, pages (section 2). */
export function OrderRequestsPage({ scope, search, onSearch }: OrderRequestsPageProps) {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  const columns = useRequestColumns();
  const requests = useQuery(orderRequestsQuery(scope, search));
  const [printed, setPrinted] = useState<OrderRequest | null>(null);
  const print = (request: OrderRequest) => {
    // The sheet must be in the document before the printer asks for it.
    flushSync(() => setPrinted(request));
    window.print();
    setPrinted(null);
  };
  const resize = (size: number) => {
    rememberPageSize(ORDER_REQUESTS_LIST, size);
    onSearch({ ...search, size: sizeText(size), page: undefined });
  };
  const data = requests.data;
  const filters = filtersOf(search);
  return (
    <PageFrame title={t('orders:title')} lead={t('orders:lead')}>
      <RequestFilters
        filters={filters}
        onFilter={(next) => onSearch({ ...search, ...next, page: undefined })}
      />
      <div className={classes.list}>
        {requests.isError && data === undefined ? (
          <ErrorState
            error={requests.error}
            onRetry={() => void requests.refetch()}
            retrying={requests.isFetching}
          />
        ) : (
          <DataTable
            label={t('orders:table')}
            columns={columns}
            rows={data?.content}
            rowId={(request) => request.id}
            rowLabel={(request) =>
              t('orders:row', { code: request.customerOrderCode, date: date(request.createdOn) })
            }
            sort={sortOf(search)}
            onSort={(sort) => onSearch({ ...search, sort: sortText(sort), page: undefined })}
            detail={(request) => <UnfoldedRequest scope={scope} request={request} onPrint={print} />}
            empty={
              <NoRequests filtered={isFiltered(filters)} onClear={() => onSearch({ sort: search.sort })} />
            }
            {...(data === undefined
              ? {}
              : {
                  pager: {
                    page: data.number,
                    size: data.size,
                    totalElements: data.totalElements,
                    totalPages: data.totalPages,
                    onPage: (page: number) => onSearch({ ...search, page: page + 1 }),
                    onSize: resize,
                  },
                })}
          />
        )}
      </div>
      {printed !== null && <RequestSheet request={printed} customerCode={scope.customerCode} />}
    </PageFrame>
  );
}

function NoRequests({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTexts('orders');
  if (filtered) {
    return (
      <EmptyState
        icon={IconClipboardList}
        action={
          <Button variant="default" onClick={onClear}>
            {t('common:table.clearFilters')}
          </Button>
        }
      >
        {t('orders:filters.noMatch')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconClipboardList}
      action={
        <Button component={PlaceLink} path="/products-search">
          {t('orders:empty.action')}
        </Button>
      }
    >
      {t('orders:empty.text')}
    </EmptyState>
  );
}
