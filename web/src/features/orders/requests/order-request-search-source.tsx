import { formatDate } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type { OrderRequest } from '@cromia/domain/orders/order-request';
import { IconClipboardCheck } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../../api/client';
import { getShopScope } from '../../acting';
import type { SearchHit, SearchSource } from '../../shell';

/** Maximum number of hits. */
const MAX_HITS = 5;
const MARK_SIZE = 22;

/**
 * The customer's order requests in the search of the top bar (Ctrl K), by part of their number or of the customer's order
 * number. Accepted requests are left out, since the search finds their orders.
 */
export const orderRequestSearchSource: SearchSource = {
  id: 'order-requests',
  group: 'shell:private.requestOrders',
  find: async (query, { signal }) => {
    const scope = getShopScope();
    if (scope === null || query.length > LIMITS.orderCode) return [];
    const { content } = await unwrapResponse(
      api.GET('/api/v1/public/{prefix}/order-requests', {
        params: {
          path: { prefix: scope.prefix },
          query: { ...scope.query, orderCode: query, size: MAX_HITS },
        },
        signal,
      }),
    );
    return content.filter(({ status }) => status !== 'ACCEPTED').map(toHit);
  },
};

function toHit({ id, number, customerOrderCode, deliveryDateRequested }: OrderRequest): SearchHit {
  return {
    id,
    label: `${number} · ${customerOrderCode}`,
    description: formatDate(deliveryDateRequested),
    mark: <IconClipboardCheck size={MARK_SIZE} stroke={1.5} aria-hidden />,
    path: `/profile-customer/request-orders?${new URLSearchParams({ orderCode: number, open: id })}`,
  };
}
