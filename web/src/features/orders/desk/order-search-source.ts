import { LIMITS } from '@cromia/domain/limits';
import { IconTruckDelivery } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../../api/client';
import { createDeskSearchSource, DESK_HITS_PAGE } from '../../desk';

/** Orders of all customers in the search of the top bar, by number. */
export const deskOrderSearchSource = createDeskSearchSource({
  id: 'desk-orders',
  group: 'shell:private.orders',
  icon: IconTruckDelivery,
  action: 'backoffice.decide',
  maxLength: LIMITS.orderCode,
  find: async (orderCode, signal) => {
    const { content } = await unwrapResponse(
      api.GET('/api/v1/backoffice/orders', { params: { query: { ...DESK_HITS_PAGE, orderCode } }, signal }),
    );
    return content.map(({ id, orderCode: code, customerOrderCode, businessName }) => ({
      id,
      label: code,
      description: [businessName, customerOrderCode].filter(Boolean).join(' · '),
      path: `/backoffice/orders/${id}`,
    }));
  },
});
