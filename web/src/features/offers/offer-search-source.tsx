import { formatDate } from '@cromia/domain/dates';
import { IconFileText } from '@tabler/icons-react';
import { api, unwrapAnswer } from '../../api/client';
import { getShopScope } from '../customers';
import type { SearchSource } from '../shell';

/** Maximum number of offer requests shown. */
const MOST = 5;
const MARK_SIZE = 22;

/** Offer requests in the search of the top bar (Ctrl K), by part of their number, for customers and their managers. */
export const offerSearchSource: SearchSource = {
  id: 'offers',
  group: 'shell:private.requestOffers',
  find: async (query, { signal }) => {
    const scope = getShopScope();
    if (scope === null) return [];
    const { prefix, query: customer } = scope;
    const { content } = await unwrapAnswer(
      api.GET('/api/v1/public/{prefix}/offer-requests', {
        params: { path: { prefix }, query: { ...customer, number: query, size: MOST } },
        signal,
      }),
    );
    return content.map(({ id, number, deliveryDateRequested }) => ({
      id,
      label: number,
      description: formatDate(deliveryDateRequested),
      mark: <IconFileText size={MARK_SIZE} stroke={1.5} aria-hidden />,
      path: `/profile-customer/request-offers?${new URLSearchParams({ number, open: id })}`,
    }));
  },
};
