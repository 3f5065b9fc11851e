import { LIMITS } from '@cromia/domain/limits';
import { IconBuildingFactory2 } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../api/client';
import { createDeskSearchSource, DESK_HITS_PAGE } from '../desk';

/** Search source of all customers, by code, words of the name, VAT number or place. */
export const deskCustomerSearchSource = createDeskSearchSource({
  id: 'desk-customers',
  group: 'shell:search.customers',
  icon: IconBuildingFactory2,
  action: 'backoffice.customers',
  maxLength: LIMITS.searchText,
  find: async (searchString, signal) => {
    const { content } = await unwrapResponse(
      api.GET('/api/v1/backoffice/customers', {
        params: { query: { ...DESK_HITS_PAGE, searchString } },
        signal,
      }),
    );
    return content.map(({ customerCode, businessName, city }) => ({
      id: customerCode,
      label: businessName,
      description: city === null ? customerCode : `${customerCode} · ${city}`,
      path: `/backoffice/customers/${customerCode}`,
    }));
  },
});
