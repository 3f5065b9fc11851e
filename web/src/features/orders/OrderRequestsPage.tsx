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
import { ListTable } from '../../ui/list/ListTable';
import { Money } from '../../ui/Money';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../customers';
import { PlaceLink } from '../shell';
import { orderRequestsQuery } from './order-requests-query';
import classes from './orders.module.css';
import { RequestFilters } from './RequestFilters';
import { RequestSheet } from './RequestSheet';
import { RequestStatus } from './RequestStatus';
import { REQUEST_LIST, type RequestSearch } from './request-list';
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
  return (
    <PageFrame title={t('orders:title')} lead={t('orders:lead')}>
      <RequestFilters search={search} onSearch={onSearch} />
      <ListTable
        list={REQUEST_LIST}
        search={search}
        onSearch={onSearch}
        page={requests}
        label={t('orders:table')}
        columns={columns}
        rowId={(request) => request.id}
        rowLabel={(request) =>
          t('orders:row', { code: request.customerOrderCode, date: date(request.createdOn) })
        }
        detail={(request) => <UnfoldedRequest scope={scope} request={request} onPrint={print} />}
        nothing={{
          icon: IconClipboardList,
          none: t('orders:empty.text'),
          action: (
            <Button component={PlaceLink} path="/products-search">
              {t('orders:empty.action')}
            </Button>
          ),
          noMatch: t('orders:filters.noMatch'),
        }}
      />
      {printed !== null && <RequestSheet request={printed} customerCode={scope.customerCode} />}
    </PageFrame>
  );
}
