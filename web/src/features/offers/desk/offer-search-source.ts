import { LIMITS } from '@cromia/domain/limits';
import { IconFileText } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../../api/client';
import { createDeskSearchSource, DESK_HITS_PAGE } from '../../desk';

/** Offer requests of all customers in the search of the top bar, by number. */
export const deskOfferSearchSource = createDeskSearchSource({
  id: 'desk-offer-requests',
  group: 'shell:private.requestOffers',
  icon: IconFileText,
  action: 'backoffice.decide',
  maxLength: LIMITS.offerNumber,
  find: async (number, signal) => {
    const { content } = await unwrapResponse(
      api.GET('/api/v1/backoffice/offer-requests', {
        params: { query: { ...DESK_HITS_PAGE, number } },
        signal,
      }),
    );
    return content.map(({ id, number: offerNumber, businessName }) => ({
      id,
      label: offerNumber,
      description: businessName,
      path: `/backoffice/offer-requests/${id}`,
    }));
  },
});
