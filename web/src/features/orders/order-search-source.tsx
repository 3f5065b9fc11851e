import { formatDate } from '@cromia/domain/dates';
import { IconTruckDelivery } from '@tabler/icons-react';
import { api, unwrapAnswer } from '../../api/client';
import { getShopScope } from '../customers';
import type { SearchSource } from '../shell';

/** Maximum number of orders shown. */
const MOST = 5;
const MARK_SIZE = 22;

/** Orders in the search of the top bar (Ctrl K), by part of their code, for customers and their managers. */
export const orderSearchSource: SearchSource = {
  id: 'orders',
  group: 'shell:private.orders',
  find: async (query, { signal }) => {
    const scope = getShopScope();
    if (scope === null) return [];
    const { prefix, query: customer } = scope;
    const { content } = await unwrapAnswer(
      api.GET('/api/v1/public/{prefix}/orders', {
        params: { path: { prefix }, query: { ...customer, orderCode: query, size: MOST } },
        signal,
      }),
    );
    return content.map(({ id, orderCode, customerOrderCode, deliveryDate }) => ({
      id,
      label: orderCode,
      description: [customerOrderCode, deliveryDate && formatDate(deliveryDate)].filter(Boolean).join(' · '),
      mark: <IconTruckDelivery size={MARK_SIZE} stroke={1.5} aria-hidden />,
      path: `/profile-customer/orders?${new URLSearchParams({ orderCode, open: id })}`,
    }));
  },
};
