import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { SellerKinds, SellersSearch } from './sellers-search';

/** The dealers of the kinds that match the search; null disables the query. */
export function sellersQuery(kinds: SellerKinds, search: SellersSearch | null) {
  const { businessName, postalCode, city, country, brand } = search ?? {};
  const path = { priv: kinds.priv, professional: kinds.professional };
  const query = {
    ...(businessName === undefined ? {} : { businessName }),
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(city === undefined ? {} : { city }),
    ...(postalCode === undefined || country === undefined ? {} : { country }),
    ...(brand === undefined ? {} : { brand }),
  };
  const fetchSellers = async ({ signal }: { signal: AbortSignal }) => {
    const params = { path, query };
    const { data: sellers = [], response } = await api.GET('/api/v1/public/sellers/{priv}/{professional}', {
      params,
      signal,
    });
    // The server truncates long lists.
    const total = Number(response.headers.get('x-total-count') ?? sellers.length);
    return { sellers, total };
  };
  return queryOptions({
    queryKey: ['sellers', path, query],
    queryFn: search === null ? skipToken : fetchSellers,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
}
