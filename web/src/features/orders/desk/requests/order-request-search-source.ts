import { LIMITS } from '@cromia/domain/limits';
import { IconClipboardCheck } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../../../api/client';
import { createDeskSearchSource, DESK_HITS_PAGE } from '../../../desk';

/** Order requests of all customers in the search of the top bar, by number. */
export const deskOrderRequestSearchSource = createDeskSearchSource({
  id: 'desk-order-requests',
  group: 'shell:private.requestOrders',
  icon: IconClipboardCheck,
  action: 'backoffice.decide',
  maxLength: LIMITS.orderCode,
  find: async (orderCode, signal) => {
    const { content } = await unwrapResponse(
      api.GET('/api/v1/backoffice/order-requests', {
        params: { query: { ...DESK_HITS_PAGE, orderCode } },
        signal,
      }),
    );
    return content.map(({ id, number, customerOrderCode, businessName }) => ({
      id,
      label: `${number} · ${customerOrderCode}`,
      description: businessName,
      path: `/backoffice/order-requests/${id}`,
    }));
  },
});
