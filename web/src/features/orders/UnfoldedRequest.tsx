import type { OrderRequest } from '@cromia/domain/orders/order-request';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/ErrorState';
import { TableSkeleton } from '../../ui/Skeletons';
import type { ShopScope } from '../customers';
import { orderRequestQuery } from './order-requests-query';
import { RequestDetail } from './RequestDetail';

interface UnfoldedRequestProps {
  scope: ShopScope;
  /** As the list has it: perhaps with its first lines only. */
  request: OrderRequest;
  onPrint: (request: OrderRequest) => void;
}

/** What unfolds below a row: the request with all its lines, read when the list carries only the first ones. */
export function UnfoldedRequest({ scope, request, onPrint }: UnfoldedRequestProps) {
  const isWhole = request.items.length >= request.itemCount;
  const detail = useQuery({ ...orderRequestQuery(scope, request.id), enabled: !isWhole });
  const whole = isWhole ? request : detail.data;
  if (whole !== undefined) return <RequestDetail request={whole} onPrint={() => onPrint(whole)} />;
  if (!detail.isError) return <TableSkeleton />;
  return (
    <ErrorState error={detail.error} onRetry={() => void detail.refetch()} retrying={detail.isFetching} />
  );
}
