import { isAllowed } from '@cromia/domain/accounts/access';
import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { formatDate } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type { Order } from '@cromia/domain/orders/order';
import { IconTruckDelivery } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../api/client';
import { getCurrentUser } from '../../api/session';
import { getShopScope, type ShopScope } from '../acting';
import type { SearchHit, SearchSource } from '../shell';

/** Maximum number of hits. */
const MAX_HITS = 5;
const MARK_SIZE = 22;

/** Orders in the search of the top bar (Ctrl K), by part of their code or of the customer's order number. */
export const orderSearchSource: SearchSource = {
  id: 'orders',
  group: 'shell:private.orders',
  find: async (query, { signal }) => {
    if (query.length > LIMITS.orderCode) return [];
    const scope = getShopScope();
    return scope === null ? findPortfolioOrders(query, signal) : findOwnOrders(scope, query, signal);
  },
};

async function findOwnOrders({ prefix, query: customer }: ShopScope, orderCode: string, signal: AbortSignal) {
  const { content } = await unwrapResponse(
    api.GET('/api/v1/public/{prefix}/orders', {
      params: { path: { prefix }, query: { ...customer, orderCode, size: MAX_HITS } },
      signal,
    }),
  );
  return content.map((order) => toHit(order, '/profile-customer/orders'));
}

/** Finds the orders of all customers of the portfolio, for a manager who has chosen no customer. */
async function findPortfolioOrders(orderCode: string, signal: AbortSignal) {
  const user = getCurrentUser();
  if (user === null || !isAllowed(user, 'orders.portfolio')) return [];
  const { content } = await unwrapResponse(
    api.GET('/api/v1/public/{prefix}/portfolio/orders', {
      params: { path: { prefix: toRolePrefix(user.role) }, query: { orderCode, size: MAX_HITS } },
      signal,
    }),
  );
  return content.map((order) => toHit(order, '/profile-agent/orders', order.businessName));
}

function toHit(order: Order, list: string, businessName?: string): SearchHit {
  const { id, orderCode, customerOrderCode, deliveryDate } = order;
  return {
    id,
    label: orderCode,
    description: [businessName, customerOrderCode, deliveryDate && formatDate(deliveryDate)]
      .filter(Boolean)
      .join(' · '),
    mark: <IconTruckDelivery size={MARK_SIZE} stroke={1.5} aria-hidden />,
    path: `${list}?${new URLSearchParams({ orderCode, open: id })}`,
  };
}
