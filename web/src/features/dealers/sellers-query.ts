import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../api/client';
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
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/public/sellers/{priv}/{professional}', { params: { path, query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
}
