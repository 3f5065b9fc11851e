import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import type { ShopScope } from '../../acting';

/** The steps of an order or of an order request. */
export function timelineQuery(
  { prefix, customerCode, query }: ShopScope,
  kind: 'orders' | 'order-requests',
  id: string,
) {
  return queryOptions({
    queryKey: [kind, 'timeline', prefix, customerCode, id],
    queryFn: ({ signal }) => {
      const options = { params: { path: { prefix, id }, query }, signal };
      return unwrapResponse(
        kind === 'orders'
          ? api.GET('/api/v1/public/{prefix}/orders/{id}/timeline', options)
          : api.GET('/api/v1/public/{prefix}/order-requests/{id}/timeline', options),
      );
    },
    // Staff may have processed the order meanwhile.
    refetchOnWindowFocus: true,
  });
}
