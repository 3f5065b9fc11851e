import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { SellerKinds, SellersSearch } from './sellers-search';

/** The dealers that serve somebody, narrowed as the address says. */
export function sellersQuery(kinds: SellerKinds, { businessName, postalCode }: SellersSearch) {
  const path = {
    priv: kinds.priv ? ('true' as const) : ('false' as const),
    professional: kinds.professional ? ('true' as const) : ('false' as const),
  };
  const query = {
    ...(businessName === undefined ? {} : { businessName }),
    ...(postalCode === undefined ? {} : { postalCode }),
  };
  return queryOptions({
    queryKey: ['sellers', path, query],
    queryFn: async ({ signal }) => {
      const params = { path, query };
      const { data: sellers = [], response } = await api.GET('/api/v1/public/sellers/{priv}/{professional}', {
        params,
        signal,
      });
      // Of very many only the first are answered.
      const total = Number(response.headers.get('x-total-count') ?? sellers.length);
      return { sellers, total };
    },
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
}
