import {
  mayPutBackRequest,
  mayWithdrawOrderRequest,
  type OrderRequest,
} from '@cromia/domain/orders/order-request';
import { Button } from '@mantine/core';
import { IconClipboardList, IconRefresh, IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useIsAllowed } from '../../../api/use-is-allowed';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ExportMenu } from '../../../ui/list/ExportMenu';
import { PagedList } from '../../../ui/list/PagedList';
import { RowButton } from '../../../ui/list/RowButton';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import type { ShopScope } from '../../acting';
import { NavItemLink } from '../../shell';
import { RedoFeedback } from '../again/RedoFeedback';
import { RequestAgainFeedback } from '../again/RequestAgainFeedback';
import type { RedoResult } from '../again/redo-result';
import { useRedoOrder } from '../again/use-redo-order';
import { ExpandedRow } from '../detail/ExpandedRow';
import { usePlacedByFilter } from '../use-placed-by';
import { WithdrawRequest } from '../withdrawal/WithdrawRequest';
import {
  exportOrderRequests,
  fetchOrderRequestPdf,
  orderRequestDetailQuery,
  orderRequestsQuery,
  printOrderRequests,
  useRequestOrderAgain,
} from './order-requests-queries';
import { RequestDetail } from './RequestDetail';
import { RequestSheet } from './RequestSheet';
import { ACTING_ORDER_REQUEST_LIST, ORDER_REQUEST_LIST } from './request-list';
import { useOrderRequestColumns } from './use-order-request-columns';

interface OrderRequestsPageProps {
  scope: ShopScope;
  /** Starts an order with the lines of a failed request that are still available. */
  onRedo: (redo: RedoResult) => void;
}

/** The order requests of a customer: filters in the URL, expandable rows, pages (section 2). */
export function OrderRequestsPage({ scope, onRedo }: OrderRequestsPageProps) {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  const columns = useOrderRequestColumns();
  const canOrder = useIsAllowed('order-requests.create');
  const list = usePlacedByFilter(
    useList(scope.query.customerCode === undefined ? ORDER_REQUEST_LIST : ACTING_ORDER_REQUEST_LIST),
  );
  const requests = useQuery(orderRequestsQuery(scope, list.query));
  const requestAgain = useRequestOrderAgain(scope);
  const redo = useRedoOrder(scope, orderRequestDetailQuery, onRedo);
  const putBack = (id: string) => {
    const request = requests.data?.content.find((candidate) => candidate.id === id);
    requestAgain.reset();
    if (request) redo.mutate(request);
  };
  const formatRowLabel = ({ number, customerOrderCode, createdOn }: OrderRequest) =>
    t('orders:row', { code: `${number} · ${customerOrderCode}`, date: date(createdOn) });
  return (
    <PageFrame title={t('orders:title')} lead={t('orders:lead')}>
      <RedoFeedback redo={redo} />
      <RequestAgainFeedback requestAgain={requestAgain} onPutBack={putBack} />
      <PagedList
        list={list}
        page={requests}
        tools={
          <ExportMenu
            fetch={(format) => exportOrderRequests(scope, list.query, format)}
            print={{ fetch: () => printOrderRequests(scope, list.query) }}
          />
        }
        label={t('orders:table')}
        count={(found) => t('orders:count', found)}
        columns={columns}
        rowId={(request) => request.id}
        rowLabel={formatRowLabel}
        actions={(request) =>
          canOrder &&
          (mayWithdrawOrderRequest(request.status) ? (
            <WithdrawRequest
              scope={scope}
              kind="order-requests"
              request={request}
              hasOfferPrices={request.offerRequestId !== null}
              rowName={formatRowLabel(request)}
            />
          ) : request.canRequestAgain ? (
            <RowButton
              icon={IconRefresh}
              rowName={formatRowLabel(request)}
              loading={requestAgain.isPending && requestAgain.variables === request.id}
              onClick={() => requestAgain.mutate(request.id)}
            >
              {t('orders:again.action')}
            </RowButton>
          ) : (
            mayPutBackRequest(request.status) && (
              <RowButton
                icon={IconRepeat}
                rowName={formatRowLabel(request)}
                loading={redo.isPending && redo.variables.id === request.id}
                onClick={() => redo.mutate(request)}
              >
                {t('orders:redo.action')}
              </RowButton>
            )
          ))
        }
        detail={(request) => (
          <ExpandedRow listed={request} detail={orderRequestDetailQuery(scope, request.id)}>
            {(fullRequest) => (
              <RequestDetail
                scope={scope}
                request={fullRequest}
                sheet={<RequestSheet request={fullRequest} customer={scope} />}
                onPdf={() => fetchOrderRequestPdf(scope, fullRequest.id)}
              />
            )}
          </ExpandedRow>
        )}
        emptyContent={{
          icon: IconClipboardList,
          none: t('orders:empty.text'),
          action: (
            <Button component={NavItemLink} path="/products-search">
              {t('orders:empty.action')}
            </Button>
          ),
          noMatch: t('orders:filters.noMatch'),
        }}
      />
    </PageFrame>
  );
}
